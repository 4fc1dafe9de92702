import IntentRuntime
import UtteranceTemplates

/// Gathers the templates of an app in one language, and compiles them.
struct RecognizerCompiler {
  private(set) var intents: [RecognizedIntent] = []
  private(set) var problems: [Recognizer.Problem] = []

  private let vocabularies: [AppVocabulary]
  private let speaker: Speaker
  private let phrases: AutomatonBuilder.SharedPhrases
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
    var phrases: AutomatonBuilder.SharedPhrases = [:]
    for phrase in self.vocabularies.flatMap(\.sharedPhrases) where phrases[phrase.name] == nil {
      do {
        phrases[phrase.name] = try TemplateParser.parse(phrase.template).root
      } catch {
        problems.append(.init(template: phrase.template, reason: "\(error)"))
      }
    }
    self.phrases = phrases
    app = (
      sentences.add(Slot(appNames: appNames)), corrections.add(Slot(appNames: appNames))
    )
  }

  /// Adds the templates of an intent, and the phrases of its parameter combinations.
  mutating func add<Root: Intent>(_ type: Root.Type) {
    let intent = RecognizedIntent(type, speaker: speaker)
    let place = Int32(truncatingIfNeeded: intents.count)
    intents.append(intent)
    let names = ["\(type)", "IN\(intent.description.name)Intent"]
    let templates =
      vocabularies.flatMap(\.utterances).filter { names.contains($0.intent) }
      .flatMap(\.templates)
      + intent.description.combinations.compactMap { $0.title.map { speaker.text($0) } }
    var slots = SlotPlaces(intent: intent, vocabularies: vocabularies, names: names)
    for text in templates where !text.isEmpty {
      do {
        let template = try TemplateParser.parse(text)
        try check(template, slots)
        try add(template.root, intent: place, &slots)
      } catch {
        problems.append(.init(template: text, reason: "\(error)"))
      }
    }
  }

  /// The automaton of all sentences, and that of corrections.
  mutating func build() -> (UtteranceAutomaton, UtteranceAutomaton) {
    (sentences.build(), corrections.build())
  }

  private mutating func add(
    _ root: UtteranceTemplate.Node,
    intent: Int32,
    _ slots: inout SlotPlaces
  ) throws {
    let used = root.slots + root.phrases.compactMap { phrases[$0.name] }.flatMap(\.slots)
    let places = used.reduce(into: [String: Int32]()) { places, slot in
      places[slot.key] = slots.place(of: slot, in: &sentences, isCorrection: false)
    }
    let isCompiled = sentences.add(
      root, intent: intent, phrases: phrases, app: app.sentences, slot: { places[$0.key] })
    if !isCompiled { throw TemplateMistake.uncompilable }
    for fragment in root.fragments {
      let places = fragment.slots.reduce(into: [String: Int32]()) { places, slot in
        places[slot.key] = slots.place(of: slot, in: &corrections, isCorrection: true)
      }
      _ = corrections.add(
        fragment, intent: intent, phrases: phrases, app: app.corrections,
        slot: { places[$0.key] })
    }
  }

  private func check(_ template: UtteranceTemplate, _ slots: SlotPlaces) throws {
    for slot in template.slots {
      guard let parameter = slots.intent.description.parameter(named: slot.name) else {
        throw TemplateMistake.unknownSlot(slot.name)
      }
      guard slots.intent.type(of: parameter) != .unspeakable else {
        throw TemplateMistake.unspeakable(slot.name, parameter.typeName)
      }
    }
    for phrase in template.phrases where phrases[phrase.name] == nil {
      throw TemplateMistake.unknownPhrase(phrase.name)
    }
  }
}

/// What is wrong with a template in its intent.
private enum TemplateMistake: Error, CustomStringConvertible {
  case unknownSlot(String)
  case unknownPhrase(String)
  case unspeakable(String, String)
  case uncompilable

  var description: String {
    switch self {
    case .unknownSlot(let name): "the intent has no parameter '\(name)'"
    case .unknownPhrase(let name): "there is no shared phrase '\(name)'"
    case .unspeakable(let name, let type): "'\(name)' is a '\(type)', which nobody can say"
    case .uncompilable: "its shared phrases have other slots, name each other, or are too many"
    }
  }
}

/// The slots of an intent, each compiled once.
private struct SlotPlaces {
  let intent: RecognizedIntent
  let vocabularies: [AppVocabulary]
  let names: [String]
  private var known: [String: Int32] = [:]

  init(intent: RecognizedIntent, vocabularies: [AppVocabulary], names: [String]) {
    (self.intent, self.vocabularies, self.names) = (intent, vocabularies, names)
  }

  mutating func place(
    of slot: UtteranceTemplate.Slot,
    in builder: inout AutomatonBuilder,
    isCorrection: Bool
  ) -> Int32? {
    let key = "\(isCorrection) \(slot.key)"
    if let place = known[key] { return place }
    guard let parameter = intent.description.parameter(named: slot.name) else { return nil }
    let place = builder.add(
      Slot(parameter, type: intent.type(of: parameter), kind: slot.kind, names: table(parameter)))
    known[key] = place
    return place
  }

  /// The names that the app gives a parameter's values.
  private func table(_ parameter: ParameterDescriptor) -> NameTable {
    var table = intent.cases[parameter.name] ?? NameTable()
    for name in names {
      for item in vocabularies.flatMap({ $0.items(for: "\(name).\(parameter.name)") }) {
        let display = item.synonyms.first?.phrase ?? item.identifier
        for synonym in item.synonyms {
          for phrase in [synonym.phrase, synonym.pronunciation].compactMap(\.self) {
            table.add(phrase, identifier: item.identifier, display: display)
          }
        }
      }
    }
    return table
  }
}

extension UtteranceTemplate.Node {
  /// What is enough to name one value: the slot with the word before it, or behind it.
  fileprivate var fragments: [UtteranceTemplate.Node] {
    switch self {
    case .sequence(let nodes):
      var fragments = nodes.flatMap(\.fragments)
      for (index, node) in nodes.enumerated() {
        guard case .slot = node else { continue }
        if index > 0, let before = nodes[index - 1].lastWord {
          fragments.append(.sequence([before, node]))
        }
        if index + 1 < nodes.count, let behind = nodes[index + 1].firstWord {
          fragments.append(.sequence([node, behind]))
        }
      }
      return fragments
    case .alternatives(let nodes): return nodes.flatMap(\.fragments)
    case .words, .slot, .app, .phrase: return []
    }
  }

  private var lastWord: UtteranceTemplate.Node? { word { $0.last } }
  private var firstWord: UtteranceTemplate.Node? { word { $0.first } }

  private func word(_ pick: ([String]) -> String?) -> UtteranceTemplate.Node? {
    switch self {
    case .words(let text):
      // In scripts without spaces a word is a character; what stands together belongs together.
      let words = text.split { $0.isWhitespace || $0.isPunctuation }.map(String.init)
      return pick(words).map { .words($0) }
    case .alternatives(let nodes):
      let words = nodes.compactMap { $0.word(pick) }
      return words.isEmpty ? nil : .alternatives(words)
    default: return nil
    }
  }
}

extension UtteranceTemplate.Slot {
  /// What tells it from others of its intent.
  fileprivate var key: String { "\(name):\(kind.rawValue)" }
}
