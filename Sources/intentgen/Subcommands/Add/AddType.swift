import ArgumentParser
import IntentDefinition

/// `intentgen add type`.
struct AddType: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "type", abstract: "Adds an object type.")

  @OptionGroup var options: EditOptions

  @Argument(help: "The name, in upper camel case.")
  var name: String

  @Option(help: "What people call it; made of the name if not given.")
  var displayName: String?

  func run() throws {
    try options.change("type '\(name)'") { editor throws(DefinitionEditError) in
      try editor.addType(name, displayName: displayName)
    }
  }
}
