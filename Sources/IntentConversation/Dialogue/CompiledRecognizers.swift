import IntentRuntime

/// The recognisers of an app, each compiled once, however many conversations use it.
actor CompiledRecognizers {
  /// What a recogniser is made of, apart from the intents, which an app keeps.
  private struct Source: Hashable {
    var names: [String]
    var vocabularies: [AppVocabulary]
    var language: String
  }

  private var known: [Source: Recognizer] = [:]
  /// What was compiled, who was asked for last at the end.
  private var order: [Source] = []

  /// The most recognisers that are kept: codes of languages come from outside.
  private static let maximumCount = 16

  /// The languages whose recognisers are kept, who was asked for last at the end.
  var languages: [String] { order.map(\.language) }

  /// The recogniser of an app for a language.
  func recognizer(of app: ConversationApp, language: String) -> Recognizer {
    let language = Self.known(language, to: app)
    let source = Source(
      names: [app.name] + app.alternativeNames, vocabularies: app.vocabularies, language: language)
    if let recognizer = known[source] {
      if order.last != source, let place = order.firstIndex(of: source) {
        order.append(order.remove(at: place))
      }
      return recognizer
    }
    let handled = Set(app.handledIntents)
    let recognizer = Recognizer(
      catalogs: app.engine.provider.catalogs,
      vocabularies: app.vocabularies,
      appNames: source.names,
      language: language,
      isIncluded: handled.contains,
      calendar: app.calendar,
      now: app.now
    )
    known[source] = recognizer
    order.append(source)
    if order.count > Self.maximumCount { known[order.removeFirst()] = nil }
    return recognizer
  }

  /// The most exact form of a language that anything depends on, in lower case: whatever else a code has
  /// makes no other recogniser.
  private static func known(_ language: String, to app: ConversationApp) -> String {
    let catalogs = app.engine.provider.catalogs
    let vocabularies = app.vocabularies + catalogs.flatMap(\.vocabularies)
    let tags = Set(
      (vocabularies.compactMap(\.language) + catalogs.flatMap(\.localizations).map(\.language))
        .compactMap { LanguageTag.fallbacks(of: $0).first })
    let fallbacks = LanguageTag.fallbacks(of: language)
    return fallbacks.first { tags.contains($0) || LanguageTag.isKnown($0) } ?? ""
  }
}
