import ArgumentParser
import IntentDefinition

/// `intentgen add parameter`.
struct AddParameter: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "parameter", abstract: "Adds a parameter to an intent.")

  @OptionGroup var options: AddOptions

  @Argument(help: "The intent to add it to.")
  var intent: String

  @OptionGroup var parameter: ParameterOptions

  @Flag(help: "The app resolves it.")
  var resolve = false

  @Flag(name: .customLong("options"), help: "The app offers values for it.")
  var offersOptions = false

  @Flag(help: "The values that the app offers can be searched.")
  var search = false

  @Option(help: "What the assistant asks for it; the app resolves it then.")
  var prompt: String?

  func validate() throws {
    if search && !offersOptions { throw ValidationError("--search needs --options.") }
  }

  func run() throws {
    var added = parameter.parameter
    // What the app does not resolve is never asked for.
    (added.supportsResolution, added.offersOptions) = (resolve || prompt != nil, offersOptions)
    (added.supportsSearch, added.prompt) = (search, prompt)
    let new = added
    try options.change("parameter '\(new.name)' to '\(intent)'") {
      editor throws(DefinitionEditError) in
      try editor.add(new, toIntent: intent)
    }
  }
}
