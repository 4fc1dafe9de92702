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
  /// What was compiled, the oldest first.
  private var order: [Source] = []

  /// The most recognisers that are kept: codes of languages come from outside.
  private static let maximumCount = 16

  /// How many recognisers are kept.
  var count: Int { known.count }

  /// The recogniser of an app for a language.
  func recognizer(of app: ConversationApp, language: String) -> Recognizer {
    let source = Source(
      names: [app.name] + app.alternativeNames, vocabularies: app.vocabularies, language: language)
    if let recognizer = known[source] { return recognizer }
    let handled = Set(app.handledIntents)
    let recognizer = Recognizer(
      catalogs: app.engine.provider.catalogs,
      vocabularies: app.vocabularies,
      appNames: source.names,
      language: language,
      isIncluded: handled.contains
    )
    known[source] = recognizer
    order.append(source)
    if order.count > Self.maximumCount { known[order.removeFirst()] = nil }
    return recognizer
  }
}
