import ArgumentParser
import IntentDefinition

/// `intentgen add reason`.
struct AddReason: ParsableCommand {
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
    try member.add("reason", to: .parameter, text: "--format") {
      editor, place throws(DefinitionEditError) in
      try editor.add(reason, toParameter: place.name, ofIntent: place.owner)
    }
  }
}
