import Diagnostics
import UtteranceTemplates

/// The app's own examples are understood as what they stand for: a template of their intent fits them.
package struct ExamplePhrases: ValidationRule {
  /// An example that is not understood as its intent.
  private struct Failure {
    let vocabulary: Vocabulary
    let phrases: IntentPhrases
    let example: Located<String>
    let intent: Intent
    /// The intent that it would be understood as, if any.
    let other: String?
    /// The limits that a value in it does not keep, where a template fits it but for that.
    let excess: ExamplePhrase.Excess?
    /// The template of another intent by which it is understood, though one of its own fits it as well.
    let taking: ExamplePhrase.Taking?
  }

  package init() {}

  /// The examples of each vocabulary, by its file, that are not understood as what they stand for.
  package func misunderstood(in set: DefinitionSet) -> [String: Set<ExamplePhrase>] {
    failures(in: set).reduce(into: [:]) { found, failure in
      found[failure.vocabulary.file, default: []].insert(
        ExamplePhrase(
          intent: failure.phrases.intent.value, text: failure.example.value,
          beyond: failure.excess, taken: failure.taking))
    }
  }

  /// The first place for a value in an example, which stands where a value should: `{size}` or `${size}`.
  package static func slot(in example: String) -> String? {
    example.firstMatch(of: /\$?\{[^{}]*\}/).map { String($0.output) }
  }

  func check(_ set: DefinitionSet, _ findings: inout Findings) {
    for failure in failures(in: set) {
      let (example, intent) = (failure.example, failure.intent.name.value)
      let problem: SpeechProblem =
        if let slot = Self.slot(in: example.value) {
          .exampleWithSlot(example.value, slot: slot, intent: intent)
        } else if let excess = failure.excess {
          .exampleBeyondLimits(
            example.value, parameter: excess.parameter, limits: excess.limits, intent: intent)
        } else if let taking = failure.taking {
          .takenExample(
            example.value, intent: intent, other: taking.intent, template: taking.template)
        } else if let other = failure.other {
          .misunderstoodExample(example.value, intent: intent, other: other)
        } else {
          .unmatchedExample(example.value, intent: intent)
        }
      findings.add(
        problem,
        at: SourceLocation(file: failure.vocabulary.file, position: example.position))
    }
  }

  private func failures(in set: DefinitionSet) -> [Failure] {
    var failures: [Failure] = []
    let named = set.intentsByType
    for vocabulary in set.vocabularies where !vocabulary.phrases.isEmpty {
      let templates = TemplatesByWord(templates(of: vocabulary, named, in: set))
      for phrases in vocabulary.phrases {
        guard let intent = named[phrases.intent.value], templates.intents.contains(intent.typeName)
        else { continue }
        failures += phrases.examples.compactMap { example in
          failure(of: example, intent, templates).map { found in
            Failure(
              vocabulary: vocabulary, phrases: phrases, example: example, intent: intent,
              other: found.other, excess: found.excess, taking: found.taking)
          }
        }
      }
    }
    return failures
  }

  /// Why an example is not understood as its intent, as far as that is known; none where it is understood so.
  private func failure(of example: Located<String>, _ intent: Intent, _ all: TemplatesByWord)
    -> (other: String?, excess: ExamplePhrase.Excess?, taking: ExamplePhrase.Taking?)?
  {
    let tokens = TemplateMatcher.tokens(example.value)
    let templates = all.candidates(for: tokens)
    let fitting = templates.filter { $0.leastCost(of: tokens, bound: .none) != nil }
    let isUnderstood = fitting.contains { $0.intent == intent.typeName }
    guard isUnderstood, Self.slot(in: example.value) == nil else {
      let other = fitting.first { $0.intent != intent.typeName }?.intent
      return (other, excess(of: tokens, for: intent, templates), nil)
    }
    return taking(tokens, from: intent, fitting).map { (nil, nil, $0) }
  }

  /// The template of another intent that is a cheaper reading of an example than all of its own, whatever the values
  /// mean: it names more of its words.
  private func taking(_ tokens: [String], from intent: Intent, _ templates: [Template])
    -> ExamplePhrase.Taking?
  {
    func cost(_ template: Template, _ bound: CostBound) -> Int {
      template.leastCost(of: tokens, bound: bound) ?? .max
    }
    let own = templates.filter { $0.intent == intent.typeName }.map { cost($0, .least) }.min()
    let other = templates.filter { $0.intent != intent.typeName }
      .first { cost($0, .most) < own ?? 0 }
    return other.map { .init(intent: $0.intent, template: $0.text) }
  }

  /// The limits of a parameter for which alone no template of an intent fits an example; those of the first, where it
  /// takes those of several.
  private func excess(
    of tokens: [String], for intent: Intent, _ templates: [Template]
  ) -> ExamplePhrase.Excess? {
    let limited = intent.parameters.filter { tokens.contains(where: $0.refuses) }
    let own = templates.filter { $0.intent == intent.typeName }
    func fits(without parameters: [Parameter]) -> Bool {
      let names = Set(parameters.map(\.name.value))
      return own.contains { $0.leastCost(of: tokens, without: names, bound: .none) != nil }
    }
    let parameter =
      limited.first { fits(without: [$0]) } ?? (fits(without: limited) ? limited.first : nil)
    return parameter.map {
      ExamplePhrase.Excess(parameter: $0.name.value, limits: $0.numberLimits.words)
    }
  }

  /// A template with what it takes to match it.
  private struct Template {
    let intent: String
    let text: String
    let root: UtteranceTemplate.Node
    /// Words without which no sentence fits it.
    let required: Set<String>
    /// What it takes where some parameters have no limits.
    let matcher: (_ unlimited: Set<String>, _ bound: CostBound) -> TemplateMatcher

    /// What it costs to take a sentence for it; none where it does not fit.
    func leastCost(
      of tokens: [String], without unlimited: Set<String> = [], bound: CostBound
    ) -> Int? {
      matcher(unlimited, bound).leastCost(of: tokens, root)
    }
  }

  /// Templates by words that they need, so that a sentence is held against few of them.
  private struct TemplatesByWord {
    /// The types of the intents that they are of.
    let intents: Set<String>
    private let all: [Template]
    /// The places of those that need a word, each by the rarest of its words.
    private var places: [String: [Int]] = [:]
    /// The places of those that need none.
    private var others: [Int] = []

    init(_ templates: [Template]) {
      all = templates
      intents = Set(templates.map(\.intent))
      var counts: [String: Int] = [:]
      for word in templates.flatMap(\.required) { counts[word, default: 0] += 1 }
      for (place, template) in templates.enumerated() {
        if let rarest = template.required.min(by: { (counts[$0] ?? 0, $0) < (counts[$1] ?? 0, $1) })
        {
          places[rarest, default: []].append(place)
        } else {
          others.append(place)
        }
      }
    }

    /// Those that a sentence may fit, in their order.
    func candidates(for tokens: [String]) -> [Template] {
      (others + Set(tokens).flatMap { places[$0] ?? [] }).sorted().map { all[$0] }
    }
  }

  /// What words cost that are taken for a value, of which it depends on the app and its user what they mean.
  private enum CostBound {
    /// Nothing.
    case none
    /// As much as where they are understood.
    case least
    /// As much as where nobody knows them, and they may as well be something else.
    case most

    /// - Parameter slot: The slot; none for the app's name.
    func cost(of slot: UtteranceTemplate.Slot?, hasKnownWords: Bool) -> TemplateMatcher.SlotCost {
      switch self {
      case .none: .none
      case .least: slot == nil ? .none : .understood
      case .most: hasKnownWords ? .understood : .init(value: 32, word: 22)
      }
    }
  }

  /// The templates of a language: those of its vocabularies, and the phrases of combinations.
  private func templates(
    of vocabulary: Vocabulary, _ named: [String: Intent], in set: DefinitionSet
  ) -> [Template] {
    let vocabularies = set.vocabularies.filter { $0.language == vocabulary.language }
    let own = vocabularies.flatMap { source in
      let phrases = SharedPhrases(source.sharedPhrases)
      return source.utterances.flatMap { utterances -> [Template] in
        guard let intent = named[utterances.intent.value] else { return [] }
        return self.templates(
          utterances.templates.map(\.value), of: intent, phrases, vocabularies, in: set)
      }
    }
    return own
      + Set(named.values.map(\.typeName)).sorted().flatMap { name -> [Template] in
        guard let intent = named[name] else { return [] }
        return self.templates(
          titles(of: intent, vocabulary.language, in: set), of: intent, SharedPhrases(),
          vocabularies, in: set)
      }
  }

  private func templates(
    _ texts: [String], of intent: Intent, _ phrases: SharedPhrases, _ vocabularies: [Vocabulary],
    in set: DefinitionSet
  ) -> [Template] {
    let matcher = matcher(for: intent, phrases, vocabularies, in: set)
    return texts.compactMap { text in
      (try? TemplateParser.parse(text)).map {
        Template(
          intent: intent.typeName, text: text, root: $0.root,
          required: $0.root.requiredWords(with: phrases), matcher: matcher)
      }
    }
  }

  private func titles(of intent: Intent, _ language: String?, in set: DefinitionSet) -> [String] {
    let localizations = set.definitions.flatMap(\.localizations).filter { $0.language == language }
    return (intent.combinations + intent.managedCombinations).flatMap { combination in
      [combination.title.nonempty].compactMap(\.self)
        + localizations.flatMap { localization in
          combination.title.id.flatMap { localization.texts[$0]?.wordings } ?? []
        }
    }
  }

  private func matcher(
    for intent: Intent, _ phrases: SharedPhrases, _ vocabularies: [Vocabulary],
    in set: DefinitionSet
  ) -> (_ unlimited: Set<String>, _ bound: CostBound) -> TemplateMatcher {
    let names = [intent.typeName, "IN\(intent.name.value)Intent"]
    let words = Dictionary(
      intent.parameters.compactMap { parameter -> (String, TemplateMatcher.Words)? in
        guard let enumeration = parameter.enumeration(in: set) else { return nil }
        let said =
          enumeration.words(in: set)
          + vocabularies.words(for: names.map { "\($0).\(parameter.name.value)" })
        let values = said.map(TemplateMatcher.tokens)
        return (
          parameter.name.value, parameter.supportsMultipleValues ? .several(values) : .one(values)
        )
      }, uniquingKeysWith: { first, _ in first })
    return { unlimited, bound in
      TemplateMatcher(
        phrases: phrases,
        cost: { slot in
          let isValue = slot?.property == nil && slot?.kind != .text
          let isKnown = isValue && slot.flatMap { words[$0.name] } != nil
          return bound.cost(of: slot, hasKnownWords: isKnown)
        }
      ) { slot in
        guard slot.property == nil, slot.kind != .text else { return .anything }
        if let words = words[slot.name] { return words }
        guard !unlimited.contains(slot.name), let parameter = intent.parameter(named: slot.name)
        else { return .anything }
        return .anythingWithout(parameter.refuses)
      }
    }
  }
}

extension TemplateMatcher.SlotCost {
  /// What the conversation takes for a value that it understands.
  fileprivate static let understood = TemplateMatcher.SlotCost(value: 1, word: 4)
}

extension SharedPhrases {
  fileprivate init(_ phrases: [SharedPhrase]) {
    self.init()
    for phrase in phrases {
      self[phrase.name.value] = try? TemplateParser.parse(phrase.template.value).root
    }
  }
}

extension [Vocabulary] {
  /// The words that vocabularies have for the values of a parameter.
  fileprivate func words(for parameters: [String]) -> [String] {
    flatMap(\.parameters).filter { !Set($0.parameters.map(\.value)).isDisjoint(with: parameters) }
      .flatMap(\.items).flatMap { [$0.identifier.value] + $0.synonyms.map(\.phrase) }
  }
}

extension Parameter {
  /// Whether a word is a number that the parameter does not take.
  fileprivate func refuses(_ word: String) -> Bool {
    switch type.value {
    case .basic(.integer), .basic(.decimal):
      // A sign is no part of a word, so that what may be less than nothing cannot be judged.
      guard let number = Double(word), number.isFinite else { return false }
      let limits = numberLimits
      let mayBeSigned = limits.minimum ?? 0 < 0 || limits.maximum ?? 0 < 0
      return !mayBeSigned && !limits.contain(number)
    default: return false
    }
  }

  /// The enumeration of its values, where a definition declares it.
  func enumeration(in set: DefinitionSet) -> Enumeration? {
    guard case .enumeration(let reference) = type.value,
      case .declared(let typeName) = reference.target
    else { return nil }
    return set.all.flatMap(\.enumerations).first { $0.typeName == typeName }
  }
}

extension Enumeration {
  /// All that people may say for a value, in whatever language.
  fileprivate func words(in set: DefinitionSet) -> [String] {
    let localizations = set.definitions.flatMap(\.localizations)
    return values.flatMap { value in
      let texts = [value.displayName] + value.synonyms.map(\.text)
      let ids = texts.compactMap(\.id)
      let translated = localizations.flatMap { localization in
        ids.flatMap { localization.texts[$0]?.wordings ?? [] }
      }
      return [SwiftIdentifier.words(value.name.value)] + texts.compactMap(\.nonempty) + translated
    }
  }
}
