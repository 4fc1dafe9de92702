public import IntentRuntime

/// An app that the assistant can talk to: its names, its handlers and its words.
public struct ConversationApp: Sendable {
  /// The name, `MonkeyChat`.
  public var name: String
  /// Other names, as the manifest has them.
  public var alternativeNames: [String]
  /// What carries its intents out.
  public var engine: SessionEngine {
    // Other handlers may understand other sentences.
    didSet { compiled = CompiledRecognizers() }
  }
  /// Its vocabularies, besides those of its definitions.
  public var vocabularies: [AppVocabulary]
  /// The user's words, which may change at any time.
  public var userVocabulary: UserVocabulary?
  /// What understands sentences besides the templates; none for the templates alone.
  public var otherRecognizer: OtherRecognizer?
  /// What its sentences were compiled to: shared by all conversations with the app.
  private(set) var compiled = CompiledRecognizers()

  /// An app to talk to.
  ///
  /// - Parameters:
  ///   - name: What people call it; sentences may name it.
  ///   - vocabularies: The sentences and words of the app, one for each language.
  public init(
    _ name: String,
    alternativeNames: [String] = [],
    engine: SessionEngine,
    vocabularies: [AppVocabulary] = [],
    userVocabulary: UserVocabulary? = nil
  ) {
    self.name = name
    self.alternativeNames = alternativeNames
    self.engine = engine
    self.vocabularies = vocabularies
    self.userVocabulary = userVocabulary
  }

  /// An app whose handlers a provider has.
  public init(
    _ name: String,
    alternativeNames: [String] = [],
    provider: HandlerProvider,
    vocabularies: [AppVocabulary] = [],
    userVocabulary: UserVocabulary? = nil
  ) {
    self.init(
      name, alternativeNames: alternativeNames, engine: SessionEngine(provider: provider),
      vocabularies: vocabularies, userVocabulary: userVocabulary)
  }

  /// What people may say to it, in a language.
  public func examples(for language: String) -> [String] {
    let all = [vocabularies] + engine.provider.catalogs.map(\.vocabularies)
    let handled = Set(handledIntents)
    return all.compactMap { $0.vocabulary(for: language) }.flatMap { vocabulary in
      vocabulary.phrases.filter { phrases in
        handled.contains {
          phrases.intent == "IN\($0)Intent" || phrases.intent.hasSuffix("\($0)Intent")
        }
      }
      .flatMap(\.examples)
    }
  }

  /// The names of the intents that somebody handles.
  var handledIntents: [String] {
    let unhandled = Set(engine.provider.unhandledIntents)
    return engine.provider.allIntents.map { $0.intentDescriptor.name }
      .filter { !unhandled.contains($0) }
  }
}
