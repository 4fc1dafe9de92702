import IntentRuntime
import UtteranceTemplates

/// Gathers the templates of an app in one language, and compiles them.
struct RecognizerCompiler {
  private(set) var intents: [RecognizedIntent] = []
  private(set) var problems: [Recognizer.Problem] = []
  private(set) var templates: [TemplateSource] = []

  /// A vocabulary with its shared phrases read: each has its own, whatever others call theirs.
  private struct Source {
    let vocabulary: AppVocabulary
    let phrases: SharedPhrases
  }

  /// What is enough to name one value of an intent.
  private struct Fragment: Hashable {
    let intent: Int32
    let node: UtteranceTemplate.Node
  }

  private var fragments: Set<Fragment> = []
  private let vocabularies: [AppVocabulary]
  private var sources: [Source] = []
  private let speaker: Speaker
  private let spoken: SpokenForms
  private var sentences = AutomatonBuilder()
  private var corrections = AutomatonBuilder()
  private let app: (sentences: Int32, corrections: Int32)

  init(
    catalogs: [IntentCatalog],
    vocabularies: [AppVocabulary],
    appNames: [String],
    language: String
  ) {
    let all = [vocabularies] + catalogs.map(\.vocabularies)
    self.vocabularies = all.compactMap { $0.vocabulary(for: language) }
    speaker = Speaker(language: language, catalogs: catalogs)
    spoken = LanguageRules.rules(for: language).spoken
    app = (
      sentences.add(Slot(appNames: appNames)), corrections.add(Slot(appNames: appNames))
    )
    for vocabulary in self.vocabularies {
      var phrases = SharedPhrases()
      for phrase in vocabulary.sharedPhrases where phrases[phrase.name] == nil {
        do {
          phrases[phrase.name] = try TemplateParser.parse(phrase.template).root
        } catch {
          problems.append(.init(template: phrase.template, reason: "\(error)"))
        }
      }
      sources.append(Source(vocabulary: vocabulary, phrases: phrases))
    }
  }

  /// Adds the templates of an intent, and the phrases of its parameter combinations.
  mutating func add<Root: Intent>(_ type: Root.Type) {
    let intent = RecognizedIntent(type, speaker: speaker)
    let place = Int32(truncatingIfNeeded: intents.count)
    intents.append(intent)
    let names = ["\(type)", "IN\(intent.description.name)Intent"]
    var slots = SlotPlaces(intent: intent, vocabularies: vocabularies, names: names)
    intents[Int(place)].vocabularyNames = slots.vocabularyNames()
    for source in sources {
      for utterances in source.vocabulary.utterances where names.contains(utterances.intent) {
        for text in utterances.templates { add(text, source.phrases, intent: place, &slots) }
      }
    }
    for title in intent.description.combinations.compactMap(\.title) {
      add(speaker.text(title), SharedPhrases(), intent: place, &slots)
    }
  }

  /// The automaton of all sentences, and that of corrections.
  mutating func build() -> (UtteranceAutomaton, UtteranceAutomaton) {
    let automata = (sentences.build(), corrections.build())
    if !sentences.isComplete || !corrections.isComplete {
      problems.append(.init(template: "", reason: "\(TemplateMistake.tooMany)"))
    }
    return automata
  }

  private mutating func add(
    _ text: String,
    _ phrases: SharedPhrases,
    intent: Int32,
    _ slots: inout SlotPlaces
  ) {
    guard !text.isEmpty else { return }
    do {
      let root = try TemplateParser.parse(text).root
      try check(root, phrases, slots.intent)
      try add(root, phrases, intent: intent, &slots)
      templates.append(TemplateSource(text: text, phrases: phrases, intent: intent))
    } catch {
      problems.append(.init(template: text, reason: "\(error)"))
    }
  }

  private mutating func add(
    _ root: UtteranceTemplate.Node,
    _ phrases: SharedPhrases,
    intent: Int32,
    _ slots: inout SlotPlaces
  ) throws {
    let places = phrases.slots(of: root).reduce(into: [String: Int32]()) { places, slot in
      places[slot.key] = slots.place(of: slot, in: &sentences, isCorrection: false)
    }
    let material = TemplateMaterial(
      phrases: phrases, spoken: spoken, app: app.sentences, slots: places)
    guard sentences.add(root, intent: intent, material) else { throw TemplateMistake.uncompilable }
    for fragment in root.fragments + phrases.nodes(namedBy: root).flatMap(\.fragments)
    where fragments.insert(Fragment(intent: intent, node: fragment.unplaced)).inserted {
      let places = fragment.slots.reduce(into: [String: Int32]()) { places, slot in
        places[slot.key] = slots.place(of: slot, in: &corrections, isCorrection: true)
      }
      _ = corrections.add(
        fragment, intent: intent,
        TemplateMaterial(phrases: phrases, spoken: spoken, app: app.corrections, slots: places))
    }
  }

  private func check(
    _ root: UtteranceTemplate.Node,
    _ phrases: SharedPhrases,
    _ intent: RecognizedIntent
  ) throws {
    if let missing = phrases.missing(from: root).first {
      throw TemplateMistake.unknownPhrase(missing)
    }
    for slot in phrases.slots(of: root) {
      guard let parameter = intent.description.parameter(named: slot.name) else {
        throw TemplateMistake.unknownSlot(slot.name)
      }
      if case .constant(let value) = slot.kind {
        guard intent.constant(value, of: parameter, property: slot.property) != nil else {
          throw TemplateMistake.noSuchValue(slot.name, value)
        }
      } else if intent.type(of: parameter, property: slot.property) == .unspeakable {
        throw TemplateMistake.unspeakable(slot.name, parameter.typeName)
      }
    }
  }
}

/// What templates are compiled with.
struct TemplateMaterial {
  /// The phrases that templates share.
  let phrases: SharedPhrases
  /// What the language contracts.
  let spoken: SpokenForms
  /// The slot of the app's name.
  let app: Int32
  /// The places of the slots, by their keys.
  let slots: [String: Int32]
}
