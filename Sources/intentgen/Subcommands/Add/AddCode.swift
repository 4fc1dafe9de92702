import ArgumentParser
import IntentDefinition

/// `intentgen add code`.
struct AddCode: MemberAddition {
  static let owners: [DefinitionPlace.Kind] = [.intent]

  static let configuration = CommandConfiguration(
    commandName: "code", abstract: "Adds a response code to an intent: 'OrderSoup closed'.",
    discussion: """
      '${waitTime}' in its text is a parameter of the intent, or a property of its response, which has to be there \
      first: 'intentgen add property Soup.intentdefinition OrderSoup waitTime --type Integer'. '1 bowl' and '2 bowls' take plural forms in a catalogue: \
      'intentgen strings Soup.intentdefinition --language en --format xcstrings'.
      """)

  @OptionGroup var member: MemberOptions

  @Option(
    help: "What the assistant says; '${name}' stands for a parameter or a property of the response."
  )
  var format: String?

  @Flag(help: "It stands for success.")
  var success = false

  func run() throws {
    var code = NewResponseCode(member.name)
    (code.format, code.isSuccess) = (format, success)
    let added = code
    try member.add("response code", to: Self.owners, toResponse: true, text: "--format") {
      editor, place throws(DefinitionEditError) in
      try editor.add(added, toIntent: place.name)
    }
  }
}
