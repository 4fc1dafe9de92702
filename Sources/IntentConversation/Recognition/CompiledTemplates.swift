import IntentRuntime

/// What the templates of an app are compiled to in one language.
///
/// Whoever compiles the same again is given what was compiled before: an app may be made anew for every user, or every test.
final class CompiledTemplates: Sendable {
  let intents: [RecognizedIntent]
  let templates: [TemplateSource]
  let sentences: UtteranceAutomaton
  let corrections: UtteranceAutomaton
  /// The corrections that have all words of their template on a side of the slot.
  let wholeCorrections: Set<Int>
  let problems: [Recognizer.Problem]

  private init(_ key: Key) {
    var compiler = RecognizerCompiler(
      vocabularies: key.vocabularies, speaker: key.speaker, appNames: key.appNames)
    for intent in key.intents { compiler.add(intent) }
    (sentences, corrections) = compiler.build()
    wholeCorrections = compiler.wholeFragments
    intents = compiler.intents
    templates = compiler.templates
    problems = compiler.problems
  }

  /// The templates of some intents, compiled where nobody did that lately.
  ///
  /// - Parameters:
  ///   - intents: The intents; what is there several times counts once.
  ///   - vocabularies: Vocabularies in several languages, the first before the others.
  static func compiled(
    intents: [any Intent.Type], vocabularies: [[AppVocabulary]], speaker: Speaker,
    appNames: [String]
  ) -> CompiledTemplates {
    var seen: Set<ObjectIdentifier> = []
    let key = Key(
      intents: intents.filter { seen.insert(ObjectIdentifier($0)).inserted },
      vocabularies: vocabularies.compactMap { $0.vocabulary(for: speaker.language) },
      speaker: speaker, appNames: appNames)
    if let known = lately.withLock({ $0.use(key) }) { return known }
    // Others need not wait meanwhile.
    let compiled = CompiledTemplates(key)
    return lately.withLock { $0.use(key) ?? $0.keep(compiled, key) }
  }

  private static let lately = Locked(Lately())

  /// What was compiled, who was asked for last at the end.
  private struct Lately: Sendable {
    private var known: [(key: Key, compiled: CompiledTemplates)] = []

    mutating func use(_ key: Key) -> CompiledTemplates? {
      guard let place = known.firstIndex(where: { $0.key == key }) else { return nil }
      known.append(known.remove(at: place))
      return known.last?.compiled
    }

    mutating func keep(_ compiled: CompiledTemplates, _ key: Key) -> CompiledTemplates {
      known.append((key, compiled))
      if known.count > CompiledTemplates.maximumCount { known.removeFirst() }
      return compiled
    }
  }

  /// As many as there are of some apps in all languages; whatever an app uses it keeps itself.
  private static let maximumCount = 64

  /// All that it depends on what is compiled.
  private struct Key: Equatable, Sendable {
    let intents: [any Intent.Type]
    let vocabularies: [AppVocabulary]
    let speaker: Speaker
    let appNames: [String]

    /// Whether they are compiled alike. Texts are compared where all else is equal, and are mostly the same ones in memory.
    static func == (one: Key, other: Key) -> Bool {
      one.appNames == other.appNames && one.speaker.language == other.speaker.language
        && one.intents.elementsEqual(other.intents, by: ==)
        && one.vocabularies == other.vocabularies && one.speaker == other.speaker
    }
  }
}
