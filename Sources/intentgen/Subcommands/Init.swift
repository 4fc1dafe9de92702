import ArgumentParser
import Diagnostics
import Foundation
import IntentDefinition
import IntentGenerator
import PropertyList

/// `intentgen init`.
struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes a new definition.",
    discussion: """
      It has one intent of the definition's name, with a text as its parameter, to begin with; or, \
      with --domain, the intents of one of the system's domains, to be titled and phrased.
      """
  )

  @Argument(help: "The definition's name, which is also that of its first intent.")
  var name: String

  @Option(
    help: "Begin with the intents of this domain of the system.",
    completion: .list(SystemNames.domains.sorted()))
  var domain: String?

  @Flag(help: "Begin with nothing.")
  var empty = false

  @Option(
    name: .shortAndLong, help: "The folder to write to; it is made if need be.",
    completion: .directory)
  var output = "."

  func validate() throws {
    if empty && domain != nil { throw ValidationError("Use --domain or --empty, not both.") }
    if name.isEmpty || name.hasPrefix(".") {
      throw ValidationError("Give the definition a name that begins with a letter.")
    }
    if output.isEmpty { throw ValidationError(OutputOptions.missingFolder) }
    if name.contains("/") { throw ValidationError("Name the folder with --output.") }
  }

  func run() throws {
    let base = name.hasSuffix(".intentdefinition") ? name : "\(name).intentdefinition"
    let file = (output as NSString).appendingPathComponent(base)
    let text = try Report.usable(text(of: (base as NSString).deletingPathExtension, for: file))
    _ = try Output.write([OutputFile(file, text)])
    Terminal.print("created \(file); add to it with 'intentgen add', or in Xcode's editor")
  }

  private func text(of name: String, for file: String) -> Checked<String> {
    func refused(_ rule: Rule, _ message: String) -> Checked<String> {
      Checked(nil, [Diagnostic(.error, rule, message, at: SourceLocation(file: file))])
    }
    guard !FileManager.default.fileExists(atPath: file) else {
      return refused(.invalidEdit, "the file is there already; 'intentgen add' adds to it")
    }
    var editor = DefinitionEditor(using: SystemRandomNumberGenerator())
    do {
      if let domain {
        try editor.add(domain: domain)
      } else if !empty {
        try editor.add(NewIntent(name))
        var parameter = NewParameter("text", type: "String")
        (parameter.supportsResolution, parameter.prompt) = (true, "Which text?")
        try editor.add(parameter, toIntent: name)
      }
    } catch {
      return refused(.invalidEdit, "\(error)")
    }
    if let text = editor.root.unwritableText {
      return refused(.invalidEdit, "'\(text)' has a character that XML does not have; leave it out")
    }
    let bytes = PropertyListWriter().write(editor.root)
    let found = DefinitionLoader().check(file, bytes: bytes)
    return Checked(found.hasErrors ? nil : String(decoding: bytes, as: UTF8.self), found)
  }
}
