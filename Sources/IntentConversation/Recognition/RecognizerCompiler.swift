import IntentRuntime
import UtteranceTemplates

/// Gathers the templates of an app in one language, and compiles them.
struct RecognizerCompiler {
  private(set) var intents: [RecognizedIntent] = []
  private(set) var problems: [Recognizer.Problem] = []
  /// The templates of all sentences, by their places.
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

  /// A shared phrase, as an intent has it.
  private struct Phrase: Hashable {
    let intent: Int32
    let source: Int
    let name: String
  }

  /// The places of fragments among the templates of corrections.
  private var fragments: [Fragment: Int] = [:]
  /// Those of the fragments that have all words of their template on a side of the slot.
  private(set) var wholeFragments: Set<Int> = []
  /// The phrases whose fragments an intent has.
  private var seenPhrases: Set<Phrase> = []
  private let vocabularies: [AppVocabulary]
  private var sources: [Source] = []
  private let speaker: Speaker
  /// Whether a word is an article.
  private let isArticle: (String) -> Bool
  private var sentences: AutomatonBuilder
  private var corrections: AutomatonBuilder
  private let app: (sentences: Int32, corrections: Int32)

  /// - Parameter vocabularies: Those of the language, of the app before those of its definitions.
  init(vocabularies: [AppVocabulary], speaker: Speaker, appNames: [String]) {
    self.vocabularies = vocabularies
    self.speaker = speaker
    let rules = LanguageRules.rules(for: speaker.language)
    let spoken = rules.spoken
    let articles = rules.articles
    isArticle = { articles.meaning(of: Sentence($0)) != nil }
    sentences = AutomatonBuilder(spoken: spoken, appNames: appNames)
    corrections = AutomatonBuilder(spoken: spoken, appNames: appNames)
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
    let names = [type.intentTypeName, "IN\(intent.description.name)Intent"]
    var slots = SlotPlaces(intent: intent, vocabularies: vocabularies, names: names)
    intents[Int(place)].vocabularyNames = slots.vocabularyNames()
    for source in sources.indices {
      for utterances in sources[source].vocabulary.utterances
      where names.contains(utterances.intent) {
        for text in utterances.templates { add(text, from: source, intent: place, &slots) }
      }
    }
    for title in intent.description.combinations.compactMap(\.title) {
      add(speaker.text(title), from: nil, intent: place, &slots)
    }
  }

  /// Adds the sentences that stand for none of the intents.
  private mutating func addUnrelated() {
    let slots = [UtteranceTemplate.Slot.anyWords.key: sentences.add(Slot())]
    // The catalogs of one module have them all alike.
    var seen: Set<String> = []
    for (place, source) in sources.enumerated() {
      let material = TemplateMaterial(
        source: place, phrases: source.phrases, app: app.sentences, slots: slots)
      for utterances in source.vocabulary.utterances
      where utterances.intent == AppVocabulary.Utterances.noIntent {
        for text in utterances.templates where seen.insert(text).inserted {
          do {
            let root = try TemplateParser.parse(text).root
            if let slot = source.phrases.slots(of: root).first(where: { slots[$0.key] == nil }) {
              throw TemplateMistake.slotOfNoIntent(slot.name)
            }
            guard sentences.add(root, intent: -1, material) != nil else {
              throw TemplateMistake.uncompilable
            }
            templates.append(TemplateSource(text: text, phrases: source.phrases, intent: -1))
          } catch {
            problems.append(.init(template: text, reason: "\(error)"))
          }
        }
      }
    }
  }

  /// The automaton of all sentences, and that of corrections.
  mutating func build() -> (UtteranceAutomaton, UtteranceAutomaton) {
    addUnrelated()
    let (sentences, refused) = sentences.build(isFiltered: true)
    for template in refused {
      problems.append(
        .init(
          template: templates.indices.contains(template) ? templates[template].text : "",
          reason: "\(template < 0 ? TemplateMistake.tooMany : .uncompilable)"))
    }
    return (sentences, corrections.build(isFiltered: false).0)
  }

  /// Adds a template.
  ///
  /// - Parameter source: The place of the vocabulary whose phrases it shares; none where it shares none.
  private mutating func add(
    _ text: String,
    from source: Int?,
    intent: Int32,
    _ slots: inout SlotPlaces
  ) {
    guard !text.isEmpty else { return }
    let phrases = source.map { sources[$0].phrases } ?? SharedPhrases()
    do {
      let root = try TemplateParser.parse(text).root
      let names = phrases.reached(from: root)
      let all = root.slots + names.flatMap(phrases.ownSlots)
      if let missing = names.first(where: { phrases[$0] == nil }) {
        throw TemplateMistake.unknownPhrase(missing)
      }
      try check(all, slots.intent)
      let material = TemplateMaterial(
        source: source ?? -1, phrases: phrases, app: app.sentences,
        slots: slots.places(of: all, in: &sentences, isCorrection: false))
      guard sentences.add(root, intent: intent, material) != nil else {
        throw TemplateMistake.uncompilable
      }
      templates.append(TemplateSource(text: text, phrases: phrases, intent: intent))
      addFragments(
        root.fragments(
          closed: slots.closed, named: slots.named, phrases, isArticle: isArticle), material,
        intent: intent, &slots)
      for name in names
      where seenPhrases.insert(.init(intent: intent, source: material.source, name: name)).inserted
      {
        addFragments(
          phrases[name]?.fragments(
            closed: slots.closed, named: slots.named, phrases, isArticle: isArticle) ?? [],
          material,
          intent: intent, &slots)
      }
    } catch {
      problems.append(.init(template: text, reason: "\(error)"))
    }
  }

  private mutating func addFragments(
    _ all: [TemplateFragment],
    _ material: TemplateMaterial,
    intent: Int32,
    _ slots: inout SlotPlaces
  ) {
    for fragment in all {
      let key = Fragment(intent: intent, node: fragment.node.unplaced)
      if fragments[key] == nil {
        fragments[key] = corrections.add(
          fragment.node, intent: intent,
          TemplateMaterial(
            source: material.source, phrases: material.phrases, app: app.corrections,
            slots: slots.places(of: fragment.node.slots, in: &corrections, isCorrection: true)))
      }
      if fragment.isWhole, let place = fragments[key] { wholeFragments.insert(place) }
    }
  }

  private func check(_ slots: [UtteranceTemplate.Slot], _ intent: RecognizedIntent) throws {
    for slot in slots {
      guard let parameter = intent.description.parameter(named: slot.name) else {
        throw TemplateMistake.unknownSlot(slot.name)
      }
      if let factor = slot.factor {
        switch intent.type(of: parameter, property: slot.property) {
        case .decimal: break
        case .integer where factor == factor.rounded(): break
        default: throw TemplateMistake.notMultiplied(slot.name)
        }
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
  /// The place of the vocabulary that the phrases are of; -1 where there are none.
  let source: Int
  /// The phrases that templates share.
  let phrases: SharedPhrases
  /// The slot of the app's name.
  let app: Int32
  /// The places of the slots, by their keys.
  let slots: [SlotPlaces.Key: Int32]
}
