import ArgumentParser
import IntentDefinition

/// `intentgen add case`.
struct AddCase: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "case", abstract: "Adds a case to an enumeration.")

  @OptionGroup var options: AddOptions

  @Argument(help: "The enumeration to add it to.")
  var enumeration: String

  @Argument(help: "The name, in lower camel case.")
  var name: String

  @Option(help: "What people call it; made of the name if not given.")
  var displayName: String?

  func run() throws {
    try options.change("case '\(name)' to '\(enumeration)'") {
      editor throws(DefinitionEditError) in
      try editor.addCase(name, displayName: displayName, toEnumeration: enumeration)
    }
  }
}
