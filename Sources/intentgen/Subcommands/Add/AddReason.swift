import ArgumentParser
import IntentDefinition

/// `intentgen add reason`.
struct AddReason: MemberAddition {
  static let owners: [DefinitionPlace.Kind] = [.parameter]

  static let configuration = CommandConfiguration(
    commandName: "reason",
    abstract: """
      Adds a reason why a value of a parameter is refused: 'OrderSoup.quantity notEnough'.
      """)

  @OptionGroup var member: MemberOptions

  @Option(help: "What the assistant says.")
  var format: String?

  func run() throws {
    let reason = NewUnsupportedReason(member.name, format: format)
    try member.add("reason", to: Self.owners, text: "--format") {
      editor, place throws(DefinitionEditError) in
      try editor.add(reason, toParameter: place.name, ofIntent: place.owner)
    }
  }
}
