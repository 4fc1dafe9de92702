import ArgumentParser
import IntentDefinition

/// `intentgen add parameter`.
struct AddParameter: MemberAddition {
  static let owners: [DefinitionPlace.Kind] = [.intent]

  static let configuration = CommandConfiguration(
    commandName: "parameter", abstract: "Adds a parameter to an intent: 'OrderSoup quantity'.")

  @OptionGroup var member: MemberOptions

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
    if prompt?.isEmpty == true {
      throw ValidationError("--prompt has no text; leave it out, or say what is asked for.")
    }
  }

  func run() throws {
    var added = parameter.parameter(named: member.name)
    // What the app does not resolve is never asked for.
    (added.supportsResolution, added.offersOptions) = (resolve || prompt != nil, offersOptions)
    (added.supportsSearch, added.prompt) = (search, prompt)
    let new = added
    try member.add("parameter", to: Self.owners, text: "--prompt") {
      editor, place throws(DefinitionEditError) in
      try editor.add(new, toIntent: place.name)
    }
  }
}
