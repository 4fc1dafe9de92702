import ArgumentParser
import IntentDefinition

/// `intentgen add property`.
struct AddProperty: MemberAddition {
  static let owners: [DefinitionPlace.Kind] = [.type, .intent]

  static let configuration = CommandConfiguration(
    commandName: "property",
    abstract: "Adds a property to an object type, or to the response of an intent.",
    discussion: """
      In 'Soup price' it is of the type 'Soup', in 'OrderSoup waitTime' of the response of the intent \
      'OrderSoup', as in 'OrderSoup response waitTime'. Where a name has two meanings, say which: 'type \
      Soup price'.
      """)

  @OptionGroup var member: MemberOptions

  @OptionGroup var property: ParameterOptions

  func run() throws {
    let new = property.parameter(named: member.name)
    try member.add("property", to: Self.owners, toResponse: true, text: "--display-name") {
      editor, place throws(DefinitionEditError) in
      if place.kind == .type {
        try editor.addProperty(new, toType: place.name)
      } else {
        try editor.addProperty(new, toResponseOf: place.name)
      }
    }
  }
}
