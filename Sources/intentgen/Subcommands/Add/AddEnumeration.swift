import ArgumentParser
import IntentDefinition

/// `intentgen add enum`.
struct AddEnumeration: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "enum", abstract: "Adds an enumeration.", aliases: ["enumeration"])

  @OptionGroup var options: EditOptions

  @Argument(help: "The name, in upper camel case.")
  var name: String

  @Argument(help: "The cases, in lower camel case; 'unknown' comes before them.")
  var cases: [String] = []

  @Option(help: "What people call it; made of the name if not given.")
  var displayName: String?

  func run() throws {
    // As 'intentgen init' has it: 'Size:small,large'.
    let parts = name.split(separator: ":", maxSplits: 1).map(String.init)
    let cases = (parts.dropFirst().first?.split(separator: ",").map(String.init) ?? []) + cases
    let name = parts.first ?? name
    try options.change("enumeration '\(name)'") { editor throws(DefinitionEditError) in
      try editor.addEnumeration(name, displayName: displayName, cases: cases)
    }
  }
}
