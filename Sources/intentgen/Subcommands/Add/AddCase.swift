import ArgumentParser
import IntentDefinition

/// `intentgen add case`.
struct AddCase: MemberAddition {
  static let owners: [DefinitionPlace.Kind] = [.enumeration]

  static let configuration = CommandConfiguration(
    commandName: "case", abstract: "Adds a case to an enumeration: 'Size medium'.")

  @OptionGroup var member: MemberOptions

  @Option(help: "What people call it; made of the name if not given.")
  var displayName: String?

  func run() throws {
    try member.add("case", to: Self.owners, text: "--display-name") {
      editor, place throws(DefinitionEditError) in
      try editor.addCase(member.name, displayName: displayName, toEnumeration: place.name)
    }
  }
}
