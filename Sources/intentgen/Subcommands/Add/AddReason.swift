import ArgumentParser
import IntentDefinition

/// `intentgen add reason`.
struct AddReason: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reason", abstract: "Adds a reason why a value of a parameter is refused.")

  @OptionGroup var options: AddOptions

  @Argument(help: "The intent that has the parameter.")
  var intent: String

  @Argument(help: "The parameter.")
  var parameter: String

  @Argument(help: "The name of the reason, in lower camel case.")
  var name: String

  @Option(help: "What the assistant says.")
  var format: String?

  func run() throws {
    let reason = NewUnsupportedReason(name, format: format)
    try options.change("reason '\(name)' to '\(parameter)' of '\(intent)'") {
      editor throws(DefinitionEditError) in
      try editor.add(reason, toParameter: parameter, ofIntent: intent)
    }
  }
}
