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
      It begins with what is named: intents (--intent), of which the first has the parameters \
      (--parameter quantity:Integer) and enumerations the cases (--enum Size:small,large); or the \
      intents of one of the system's domains (--domain), to be titled and phrased. Where nothing is \
      named, it has one intent of the definition's name, with a text as its parameter. A type in \
      square brackets means several values, as in --parameter 'guests:[Person]'.
      """
  )

  @Argument(help: "The definition's name, which is also that of its first intent.")
  var name: String

  @Option(
    help: "Begin with the intents of this domain of the system.",
    completion: .list(SystemNames.domains.sorted()))
  var domain: String?

  @Option(help: "Begin with an intent of this name. Repeat it for several.")
  var intent: [String] = []

  @Option(
    help: ArgumentHelp(
      "Give the first intent a parameter; a text if no type is given, 'guests:[Person]' for several values. Repeat it for several.",
      valueName: "name:type"))
  var parameter: [String] = []

  @Option(
    name: .customLong("enum"),
    help: ArgumentHelp("Begin with an enumeration. Repeat it for several.", valueName: "name:cases")
  )
  var enumeration: [String] = []

  @Flag(help: "The assistant asks the user before an intent is handled.")
  var confirm = false

  @Flag(help: "Begin with nothing.")
  var empty = false

  @Option(
    name: .shortAndLong, help: "The folder to write to; it is made if need be.",
    completion: .directory)
  var output = "."

  func validate() throws {
    let named = intent + parameter + enumeration
    if [empty, domain != nil, !named.isEmpty].count(where: { $0 }) > 1 {
      throw ValidationError(
        "Use --domain, --empty, or what to begin with by its name: one of them.")
    }
    if confirm && (empty || domain != nil) {
      throw ValidationError("--confirm is about intents of your own.")
    }
    if name.isEmpty || name.hasPrefix(".") {
      throw ValidationError("Give the definition a name that begins with a letter.")
    }
    for words in parameter + enumeration where !words.contains(":") {
      guard let mark = words.firstIndex(of: "=") else { continue }
      let meant = words.replacingCharacters(in: mark...mark, with: ":")
      throw ValidationError("What '\(words)' is stands behind a colon: '\(meant)'.")
    }
    for words in parameter + enumeration {
      let names = words.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "," }
      if names.contains(where: \.isEmpty) {
        throw ValidationError(
          "'\(words)' lacks a name: 'name:type' and 'name:case,case' have no spaces, or stand in quotes."
        )
      }
    }
    try refuseLists()
    if output.isEmpty { throw ValidationError(OutputOptions.missingFolder) }
    if name.contains("/") { throw ValidationError("Name the folder with --output.") }
  }

  /// One option names one thing: what is parted by commas is several.
  private func refuseLists() throws {
    for (option, names) in [("--intent", intent), ("--parameter", parameter)] {
      guard let list = names.first(where: { $0.contains(",") }) else { continue }
      let each = list.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      throw ValidationError(
        "Repeat '\(option)' for several: "
          + each.map { "\(option) \(ShellWord.quoted($0))" }.joined(separator: " "))
    }
  }

  func run() throws {
    let base = name.hasSuffix(".intentdefinition") ? name : "\(name).intentdefinition"
    let file = (output as NSString).appendingPathComponent(base)
    let (text, notes) = try Report.usable(
      text(of: (base as NSString).deletingPathExtension, for: file))
    _ = try Output.write([OutputFile(file, text, expected: nil)])
    for note in notes { Terminal.print("note: \(note)") }
    Terminal.print("created \(file); add to it with 'intentgen add', or in Xcode's editor")
  }

  /// The definition, and what its names become in Swift.
  private func text(of name: String, for file: String) -> Checked<(String, notes: [String])> {
    func refused(_ rule: Rule, _ message: String) -> Checked<(String, notes: [String])> {
      Checked(nil, [Diagnostic(.error, rule, message, at: SourceLocation(file: file))])
    }
    guard !FileManager.default.fileExists(atPath: file) else {
      return refused(.invalidEdit, "the file is there already; 'intentgen add' adds to it")
    }
    let editor: DefinitionEditor
    do {
      editor = try ImportedTypes(of: file).filling(
        DefinitionEditor(using: SystemRandomNumberGenerator())
      ) { editor throws(DefinitionEditError) in try fill(&editor, name) }
    } catch {
      return refused(.invalidEdit, "\(error)")
    }
    if let text = editor.root.unwritableText {
      return refused(.invalidEdit, "'\(text)' has a character that XML does not have; leave it out")
    }
    let bytes = PropertyListWriter().write(editor.root)
    // There is no such file yet, that one could look into.
    let context = editor.imports.isEmpty ? [] : TargetNames(of: file).others
    let checked = DefinitionLoader().check(file, bytes: bytes, context: context)
    let found = (checked + clashes(of: file, bytes)).map { $0.withoutPlaces(in: file) }
    return Checked(
      found.hasErrors ? nil : (String(decoding: bytes, as: UTF8.self), editor.notes), found)
  }

  /// Names that another definition of the target has already, and how that is added to instead.
  private func clashes(of file: String, _ bytes: [UInt8]) -> [Diagnostic] {
    TargetNames(of: file).clashes([file: bytes]).map { clash in
      var clash = clash
      for other in Set(clash.notes.compactMap(\.location?.file)).sorted() {
        let path = ShellWord.quoted(other.withoutPresentFolder)
        clash.notes.append(.init("'intentgen add intent \(path) NAME' adds to that one instead"))
      }
      return clash
    }
  }

  private func fill(_ editor: inout DefinitionEditor, _ name: String) throws(DefinitionEditError) {
    if let domain { return try editor.add(domain: domain) }
    if empty { return }
    for words in enumeration {
      let (name, cases) = Self.parts(words)
      try editor.addEnumeration(name, cases: cases.split(separator: ",").map(String.init))
    }
    let isNamed = !(intent + parameter + enumeration).isEmpty
    for name in intent.isEmpty ? [name] : intent {
      var new = NewIntent(name)
      new.isConfirmationRequired = confirm
      try editor.add(new)
    }
    for words in isNamed ? parameter : ["text"] {
      let (parameterName, type) = Self.parts(words)
      var new = NewParameter(parameterName, type: type.isEmpty ? "String" : type)
      new.supportsResolution = true
      new.prompt = "Which \(SwiftIdentifier.words(parameterName).lowercased())?"
      do throws(DefinitionEditError) {
        try editor.add(new, toIntent: intent.first ?? name)
      } catch {
        guard case .unknownValueType(let type, let known) = error else { throw error }
        throw .undeclaredType(type, known: known)
      }
    }
  }

  /// What stands before and behind a colon.
  private static func parts(_ words: String) -> (name: String, rest: String) {
    let parts = words.split(separator: ":", maxSplits: 1).map(String.init)
    return (parts.first ?? "", parts.count > 1 ? parts[1] : "")
  }
}

extension Diagnostic {
  /// The same without lines of a file.
  fileprivate func withoutPlaces(in file: String) -> Diagnostic {
    func place(_ location: SourceLocation) -> SourceLocation {
      location.file == file ? SourceLocation(file: file) : location
    }
    var diagnostic = self
    diagnostic.location = place(location)
    diagnostic.notes = notes.map { Note($0.message, at: $0.location.map(place)) }
    return diagnostic
  }
}
