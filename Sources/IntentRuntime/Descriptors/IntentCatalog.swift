/// What a definition file declares: its intents and domains.
///
/// The generator makes one for each definition, as a static member named after the file:
///
/// ```swift
/// var provider = HandlerProvider(.messages)
/// try provider.register(MessageHandler())
/// ```
public struct IntentCatalog: Sendable {
  /// The definition's name.
  public var name: String
  /// The domains, in the order of the definition.
  public var domains: [Domain]
  /// The types of the intents, in the order of the definition.
  public var intents: [any Intent.Type]

  /// The translations.
  public var localizations: [LocalizationTable]
  /// The app's vocabulary, a language each.
  public var vocabularies: [AppVocabulary]

  /// A catalog of one definition.
  ///
  /// - Parameter localizations: The definition's texts in other languages, found by their IDs.
  public init(
    name: String,
    domains: [Domain] = [],
    intents: [any Intent.Type],
    localizations: [LocalizationTable] = [],
    vocabularies: [AppVocabulary] = []
  ) {
    self.name = name
    self.domains = domains
    self.intents = intents
    self.localizations = localizations
    self.vocabularies = vocabularies
  }
}

/// A group of intents that an app can serve as a whole.
public struct Domain: Sendable {
  /// The name, `Messages`.
  public var name: String
  /// What people call it.
  public var title: String?
  /// What it is for.
  public var summary: String?
  /// The system version that brought it.
  public var introduced: String?
  /// The names of the intents that the domain's handling protocol composes.
  public var handlingIntents: [String]
  /// The names of all intents of the domain.
  public var intents: [String]

  /// A domain of the intents with these names.
  ///
  /// - Parameter introduced: Where Apple's counterpart came first, `iOS 10.0`.
  public init(
    name: String,
    title: String? = nil,
    summary: String? = nil,
    introduced: String? = nil,
    handlingIntents: [String],
    intents: [String]
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.introduced = introduced
    self.handlingIntents = handlingIntents
    self.intents = intents
  }
}
