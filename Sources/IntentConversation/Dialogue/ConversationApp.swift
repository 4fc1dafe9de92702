public import Foundation
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
  /// What `tomorrow` counts from; the present moment, unless a test says otherwise.
  public var now: @Sendable () -> Date = { Date() } {
    didSet { compiled = CompiledRecognizers() }
  }
  /// What days and times that are said are counted in; the machine's own, unless said otherwise.
  public var calendar: Calendar = .current {
    didSet { compiled = CompiledRecognizers() }
  }
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
  ///
  /// Where several vocabularies have examples of an intent, those of the app itself are given, else those
  /// of the last catalog: the system's come first.
  public func examples(for language: String) -> [String] {
    let handled = Set(handledIntents)
    let all = ([vocabularies] + engine.provider.catalogs.map(\.vocabularies))
      .map { $0.vocabulary(for: language)?.phrases ?? [] }
    var source: [String: Int] = [:]
    for (place, phrases) in all.enumerated() {
      for intent in phrases.map(\.intent) where source[intent] != 0 { source[intent] = place }
    }
    return all.enumerated().flatMap { place, phrases in
      phrases.filter { phrase in
        source[phrase.intent] == place
          && handled.contains {
            phrase.intent == "IN\($0)Intent" || phrase.intent.hasSuffix("\($0)Intent")
          }
      }
      .flatMap(\.examples)
    }
  }

  /// The names of the intents that somebody handles.
  var handledIntents: [String] {
    engine.provider.handledTypes.map { $0.intentDescriptor.name }
  }
}
