import ArgumentParser
import IntentDefinition

/// `intentgen add property`.
struct AddProperty: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "property",
    abstract: "Adds a property to an object type, or to the response of an intent.")

  /// What has the property.
  enum Owner: String, CaseIterable, ExpressibleByArgument {
    case type, response
  }

  @OptionGroup var options: AddOptions

  @Argument(help: "Whether an object type has it, or the response of an intent.")
  var owner: Owner

  @Argument(help: "The name of the object type, or of the intent.")
  var ownerName: String

  @OptionGroup var property: ParameterOptions

  func run() throws {
    let new = property.parameter
    try options.change("property '\(new.name)' to '\(ownerName)'") {
      editor throws(DefinitionEditError) in
      switch owner {
      case .type: try editor.addProperty(new, toType: ownerName)
      case .response: try editor.addProperty(new, toResponseOf: ownerName)
      }
    }
  }
}
