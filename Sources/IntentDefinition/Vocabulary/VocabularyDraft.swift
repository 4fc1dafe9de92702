package import PropertyList

/// The beginning of a vocabulary: sentences made from the phrases of a definition's intents, and words
/// for the cases of its enumerations.
package struct VocabularyDraft: Sendable {
  /// What is added for an intent.
  fileprivate struct Entry {
    let name: String
    /// The intent, as the definition names it.
    let intent: String
    let templates: [String]
    var examples: [String]
    /// A phrase that there is not in the vocabulary's language yet.
    let untranslated: String?
  }

  /// A vocabulary with what was added to it.
  package struct Addition {
    /// The vocabulary.
    package var root: PropertyListNode
    /// The intents that were added.
    package var intents: [String] = []
    /// Those among them of which no example is known, for their values are the app's own, as the definition names them.
    package var withoutExample: [String] = []
    /// Those that lack a phrase in the vocabulary's language, with that phrase.
    package var untranslated: [(intent: String, phrase: String)] = []
  }

  fileprivate var entries: [Entry]

  /// - Parameters:
  ///   - definition: The definition, linked.
  ///   - set: What it is linked with.
  ///   - language: The vocabulary's language.
  ///   - translations: Its translations into the vocabulary's language.
  ///   - isOwn: Whether that language is the definition's own.
  package init(
    of definition: Definition, with set: DefinitionSet, in language: String,
    translations: [Localization], isOwn: Bool
  ) {
    let words = PhraseWords(language: language, translations: translations, isOwn: isOwn)
    entries = definition.intents.filter(definition.generates).map { intent in
      Entry(intent, in: definition, with: set, words)
    }
  }

  /// The same without some examples.
  package func without(_ examples: Set<ExamplePhrase>) -> VocabularyDraft {
    var draft = self
    draft.entries = entries.map { entry in
      var entry = entry
      let others = examples.filter { $0.intent == entry.name }.map(\.text)
      entry.examples.removeAll { others.contains($0) }
      return entry
    }
    return draft
  }

  /// A vocabulary with what it lacks: sentences for the intents of which it knows nothing.
  ///
  /// - Parameter root: The vocabulary; none for a new one.
  package func added(to root: PropertyListNode?) -> Addition {
    let before = root ?? PropertyListNode(.dictionary([]))
    var root = before
    let known = Set(
      ["IntentPhrases", "IGIntentUtterances"].flatMap { root[$0]?.elements ?? [] }
        .compactMap { $0["IntentName"]?.text })
    let missing = entries.filter { !known.contains($0.name) }
    let untranslated = missing.compactMap { entry in
      entry.untranslated.map { (intent: entry.name, phrase: $0) }
    }
    let new = missing.filter { $0.untranslated == nil && !$0.templates.isEmpty }
    guard !new.isEmpty else { return Addition(root: before, untranslated: untranslated) }
    Self.append(
      new.map { $0.node("IGUtterances", $0.templates) }, to: "IGIntentUtterances", of: &root)
    let exemplified = new.filter { !$0.examples.isEmpty }
    if !exemplified.isEmpty {
      Self.append(
        exemplified.map { $0.node("IntentExamples", $0.examples) }, to: "IntentPhrases", of: &root)
    }
    return Addition(
      root: root, intents: new.map(\.name),
      withoutExample: new.filter(\.examples.isEmpty).map(\.intent), untranslated: untranslated)
  }

  private static func append(
    _ nodes: [PropertyListNode], to key: String, of root: inout PropertyListNode
  ) {
    root.insert(.array((root[key]?.elements ?? []) + nodes), forKey: key)
  }
}

extension VocabularyDraft.Entry {
  fileprivate init(
    _ intent: Intent, in definition: Definition, with set: DefinitionSet, _ language: PhraseWords
  ) {
    name = intent.typeName
    self.intent = intent.name.value
    let unsaid = Set(
      intent.parameters.filter { !$0.type.value.canBeSaid(in: set) }.map(\.name.value))
    // A phrase without a word of its own would be anything that anybody says, and nobody says one with a file.
    let titles = intent.combinations.filter { combination in
      combination.title.hasWords
        && unsaid.isDisjoint(with: PhraseTemplate(combination.title.nonempty ?? "").names)
    }
    var templates: [String] = []
    var examples: [String] = []
    for combination in titles {
      let wordings = language.wordings(of: combination.title)
      for words in wordings {
        let template = Self.template(words, of: intent)
        let named = Set(PhraseTemplate(words).names)
        let others = intent.parametersInDisplayOrder.filter {
          $0.isSayable(in: definition) && !named.union(unsaid).contains($0.name.value)
        }
        // What a phrase does not name may still be said, in any order.
        let rest = others.flatMap { $0.alternatives(in: language) }.joined(separator: "|")
        let isWhole = combination.parameters.value.isEmpty && titles.count == 1 && !rest.isEmpty
        templates.append(isWhole ? "\(template) (\(rest))*" : template)
      }
      examples += language.spoken(combination.title).compactMap { words, number in
        Self.example(words, intent, in: definition, language, number)
      }
    }
    if titles.isEmpty {
      let wordings = language.wordings(of: intent.title).map { Self.template($0, of: intent) }
      templates += wordings
      examples += wordings.prefix(1)
    }
    let texts = titles.isEmpty ? [intent.title] : titles.map(\.title)
    untranslated =
      texts.first { $0.nonempty != nil && language.wordings(of: $0).isEmpty }?.nonempty
    self.templates = Self.distinct(templates)
    self.examples = Self.distinct(examples)
  }

  fileprivate func node(_ key: String, _ texts: [String]) -> PropertyListNode {
    PropertyListNode([
      "IntentName": .string(name), key: .array(texts.map { PropertyListNode(.string($0)) }),
    ])
  }

  private static func distinct(_ texts: [String]) -> [String] {
    texts.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// A phrase as people say it: `Order ${soup}` becomes `order {soup}`.
  private static func template(_ phrase: String, of intent: Intent) -> String {
    let text = PhraseTemplate(phrase).parts.map { part in
      switch part {
      case .text(let text): text.escapedForTemplate
      case .placeholder(let name, let property?): "{\(name).\(property)}"
      case .placeholder(let name, nil): intent.parameter(named: name)?.slot ?? "{\(name)}"
      }
    }.joined()
    return lowered(text)
  }

  /// A phrase with words in the place of values; none where no words are known for one.
  ///
  /// - Parameter number: The number for which the phrase has its form; none where it has the same for all.
  private static func example(
    _ phrase: String, _ intent: Intent, in definition: Definition, _ language: PhraseWords,
    _ number: Int?
  ) -> String? {
    var words: [String] = []
    for part in PhraseTemplate(phrase).parts {
      switch part {
      case .text(let text): words.append(text)
      case .placeholder(let name, nil):
        let parameter = intent.parameter(named: name)
        guard let value = parameter?.sample(in: definition, language, number) else { return nil }
        words.append(value)
      case .placeholder: return nil
      }
    }
    return language.capitalizesNouns ? words.joined() : lowered(words.joined())
  }

  private static func lowered(_ text: String) -> String {
    text.prefix(1).lowercased() + text.dropFirst()
  }
}

/// The texts of a definition in the language of a vocabulary.
private struct PhraseWords {
  /// The language.
  let language: String
  /// The translations into the language.
  let translations: [Localization]
  /// Whether it is the definition's own, of which a catalogue may have plural forms.
  let isOwn: Bool

  /// Whether the language writes nouns in upper case, so that a word says by it what it is.
  var capitalizesNouns: Bool { ["de", "lb"].contains(Localization.base(of: language)) }

  /// Whether the language makes a plural with an `s` that is added, so that `weeks` are said as `week[s]`.
  var addsLetterInPlural: Bool {
    ["en", "es", "fr", "pt"].contains(Localization.base(of: language))
  }

  /// What a text is in the language, its form for most numbers first; nothing where it is empty, or waits to be
  /// translated.
  func wordings(of text: LocalizedText) -> [String] { value(of: text)?.wordings ?? [] }

  /// What a text is as people say it of two things and of one, with the number; of any where most numbers have the form, or
  /// the text has none.
  func spoken(_ text: LocalizedText) -> [(words: String, number: Int?)] {
    guard case .plural(let forms)? = value(of: text) else {
      return wordings(of: text).prefix(1).map { ($0, nil) }
    }
    return PluralRules.spokenForms(of: language).compactMap { form, number in
      let words = forms[form] ?? (number == 1 ? nil : forms["other"])
      return words.map { ($0, form == "other" ? nil : number) }
    }
  }

  private func value(of text: LocalizedText) -> LocalizedValue? {
    let own = text.nonempty.map(LocalizedValue.text)
    guard text.needsTranslation, let id = text.id else { return own }
    let known = translations.filter { !$0.pending.contains(id) }.compactMap { $0.texts[id] }.first
    return known ?? (isOwn ? own : nil)
  }
}

extension String {
  /// The text as a template says it.
  fileprivate var escapedForTemplate: String {
    var result = ""
    for character in self {
      if "[](){}<>|\\*+".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }
}

extension Parameter {
  /// Where its value is said, or several are.
  fileprivate var slot: String {
    supportsMultipleValues ? "{\(name.value):list}" : "{\(name.value)}"
  }

  /// How its value is said in a part of a sentence of its own: a number with what people call it, for `one` alone may
  /// mean anything; nothing where no word for it is known.
  fileprivate func alternatives(in language: PhraseWords) -> [String] {
    guard [.basic(.integer), .basic(.decimal)].contains(type.value) else { return [slot] }
    let own = language.isOwn ? SwiftIdentifier.words(name.value) : nil
    guard let word = (language.wordings(of: displayName).first ?? own)?.lowercased() else {
      return []
    }
    let words = word.escapedForTemplate
    if word.contains(" ") { return ["\(words) \(slot)"] }
    if language.addsLetterInPlural, word.count > 2, word.hasSuffix("s"), !word.hasSuffix("ss") {
      return ["\(slot) \(words.dropLast())[s]"]
    }
    return ["\(words) \(slot)", "\(slot) \(words)"]
  }

  /// Whether a value can be told from the words around it: of free text anything would be a part.
  fileprivate func isSayable(in definition: Definition) -> Bool {
    switch type.value {
    case .basic(.boolean): metadata.namesBothValues
    case .basic(.string): supportsDynamicEnumeration
    case .basic(let type): ![.file, .image, .paymentMethod, .url].contains(type)
    case .enumeration: true
    case .object, .objectType: supportsDynamicEnumeration
    }
  }

  /// What somebody might say for a value.
  fileprivate func sample(in definition: Definition, _ language: PhraseWords, _ number: Int?)
    -> String?
  {
    switch type.value {
    case .basic(.integer), .basic(.decimal):
      let value = number.map(Double.init) ?? numberLimits.nearest(to: 2)
      // A sign, or a power of ten, nobody says.
      guard numberLimits.contain(value), (0...1e15).contains(value) else { return nil }
      let written = Int(exactly: value).map { "\($0)" } ?? "\(value)"
      return written.contains("e") ? nil : written
    case .basic(.person): return "Bobo"
    case .enumeration(let reference):
      let enumeration = definition.enumerations.first { $0.name.value == reference.name }
      let value = enumeration?.values.first { $0.name.value != "unknown" }
      let words = value.flatMap { language.wordings(of: $0.displayName).first }
      return language.capitalizesNouns ? words : words?.lowercased()
    default: return nil
    }
  }
}
