/// Definitions that belong together, with every reference resolved and every default filled in.
package struct DefinitionSet: Equatable, Sendable, Encodable {
  /// The definitions that are asked for, in the order in which they were given.
  package var definitions: [LinkedDefinition]
  /// The definitions that are only there to be referred to.
  package var context: [Definition]
  /// The vocabularies, in the order in which they were given.
  package var vocabularies: [Vocabulary]

  /// The types of intents that definitions beside these declare: vocabularies may speak of them too.
  package var intentsElsewhere: Set<String> = []

  /// The module that the Swift of each definition is of, by its file; those without one are of the same.
  package var modules: [String: String] = [:]

  /// The definitions, by file, of which a file of translations could not be read: what these have is not known.
  package var unreadTranslations: Set<String> = []

  /// Whether a vocabulary could not be read, so that there may be sentences that are not known.
  package var lacksVocabulary = false

  private enum CodingKeys: CodingKey {
    case definitions, context, vocabularies
  }

  package init(
    definitions: [LinkedDefinition], context: [Definition], vocabularies: [Vocabulary]
  ) {
    self.definitions = definitions
    self.context = context
    self.vocabularies = vocabularies
  }

  /// Every definition, the context included.
  package var all: [Definition] { definitions.map(\.definition) + context }
}

/// A definition and its translations.
package struct LinkedDefinition: Equatable, Sendable, Encodable {
  /// The definition, with every reference resolved.
  package var definition: Definition
  /// Its translations, in the order of the languages' names.
  package var localizations: [Localization]
}
