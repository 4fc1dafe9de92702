import ArgumentParser
import IntentDefinition

/// `intentgen add code`.
struct AddCode: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "code", abstract: "Adds a response code to an intent: 'OrderSoup closed'.")

  @OptionGroup var member: MemberOptions

  @Option(help: "What the assistant says; '${name}' stands for a property of the response.")
  var format: String?

  @Flag(help: "It stands for success.")
  var success = false

  func run() throws {
    var code = NewResponseCode(member.name)
    (code.format, code.isSuccess) = (format, success)
    let added = code
    try member.add("response code", to: .intent) { editor, place throws(DefinitionEditError) in
      try editor.add(added, toIntent: place.name)
    }
  }
}
