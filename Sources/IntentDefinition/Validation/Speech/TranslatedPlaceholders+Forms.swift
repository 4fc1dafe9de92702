import Diagnostics

extension TranslatedPlaceholders {
  /// Each plural form says the values that the text says, and no other in their place. What is said for one number alone
  /// need not say that.
  ///
  /// - Parameter source: What a catalog has for the text in the language that it is translated from.
  func checkValuesOfForms(
    _ value: LocalizedValue, _ text: SpokenText, _ source: LocalizedValue?,
    _ localization: Localization, _ id: String, _ findings: inout Findings
  ) {
    guard case .plural(let forms) = value else { return }
    // Of a source that says something else than the definition another rule tells.
    guard !localization.isSource || forms["other"] == text.text.nonempty else { return }
    let (language, location) = (localization.language, localization.location(of: id))
    for (form, words) in forms.sorted(by: { $0.key < $1.key })
    where Self.isSaid(form, in: language) {
      let names = PhraseTemplate(words).names
      let wanted = text.values(ofForm: form, of: localization, source)
      let missing = wanted.filter { !names.contains($0) }
      let other = names.first { !wanted.contains($0) && !text.values.contains($0) }
      let isForOneNumber = PluralRules.isForOneNumber(form, of: language)
      let lost = missing.filter { !isForOneNumber || $0 != text.counted }
      if let other, let expected = missing.first, !localization.isSource {
        findings.add(
          .otherNumber(
            other, insteadOf: expected, form: form, language: language, place: text.place),
          at: location)
      } else if !lost.isEmpty {
        findings.add(
          .placeholdersLostInForm(lost, form: form, language: language, place: text.place),
          at: location)
      }
    }
    let numbers = text.values.filter(text.numbers.contains).filter { name in
      name == text.counted
        || !text.numbersSomething(by: name) && value.wordings.contains { $0.hasWord(behind: name) }
    }
    if let first = numbers.first, numbers.count > 1, forms.count > 1 {
      findings.add(
        .unvariedNumbers(
          Array(numbers.dropFirst()), first: first, language: language, place: text.place),
        at: location)
    }
  }

  /// Texts with a number in one form for all numbers, in a language that has several, where another language has forms of
  /// it.
  func checkUnvaried(
    _ linked: LinkedDefinition, _ texts: [String: SpokenText], _ findings: inout Findings
  ) {
    let varied = linked.localizations.flatMap { localization in
      localization.texts.filter { $0.value.isVaried }.map { (id: $0.key, localization.language) }
    }
    let languages = Dictionary(grouping: varied, by: \.id).mapValues { $0.map(\.1).sorted() }
    for localization in linked.localizations {
      let language = localization.language
      guard let categories = PluralRules.categories(of: language), categories.count > 1 else {
        continue
      }
      for (id, others) in languages.sorted(by: { $0.key < $1.key }) where !others.contains(language)
      {
        guard let text = texts[id], !localization.pending.contains(id),
          case .text(let words)? = localization.texts[id], let other = others.first,
          text.isCounted(in: words)
        else { continue }
        findings.add(
          .unvariedText(
            words, language: language, other: other, place: text.place,
            command: localization.file.hasSuffix(".xcstrings")
              ? nil : ["strings", linked.definition.file, "--language", language]),
          at: localization.location(of: id))
      }
    }
    checkOwnUnvaried(linked, texts, languages, &findings)
  }

  /// The definition's own texts, as what its language says where a catalogue has forms of other languages alone.
  ///
  /// - Parameter languages: The languages that have forms of each text.
  private func checkOwnUnvaried(
    _ linked: LinkedDefinition, _ texts: [String: SpokenText], _ languages: [String: [String]],
    _ findings: inout Findings
  ) {
    for (id, others) in languages.sorted(by: { $0.key < $1.key }) {
      guard let other = others.first, let text = texts[id], let words = text.text.nonempty,
        let catalog = linked.localizations.first(where: { $0.language == other }),
        let source = catalog.sourceLanguage,
        let categories = PluralRules.categories(of: source), categories.count > 1,
        !linked.localizations.contains(where: { $0.language == source && $0.has(id) }),
        text.isCounted(in: words)
      else { continue }
      findings.add(
        .unvariedText(words, language: source, other: other, place: text.place, command: nil),
        at: catalog.location(of: id))
    }
  }

  /// Whether a language has a form; of one whose rule is not known, nobody can tell.
  private static func isSaid(_ form: String, in language: String) -> Bool {
    guard let categories = PluralRules.categories(of: language) else { return true }
    return form == "zero" || categories.contains(form)
  }
}

extension SpokenText {
  /// The names of the values that it says, in its order.
  var values: [String] {
    guard let names, let words = text.nonempty else { return [] }
    return PhraseTemplate(words).names
      .filter { names.contains($0) || Placeholders.wellKnown.contains($0) }
  }

  /// The names of the values that a plural form is to say: those of the same form in the language that it is translated
  /// from, where that has forms.
  fileprivate func values(
    ofForm form: String, of localization: Localization, _ source: LocalizedValue?
  ) -> [String] {
    var wanted = values
    if !localization.isSource, case .plural(let forms)? = source {
      let isForOneNumber = PluralRules.isForOneNumber(form, of: localization.language)
      let words = forms[form].map { PhraseTemplate($0).names }
      if let words, isForOneNumber || !words.allSatisfy(values.contains) {
        // What the form of the source has lost, that of the translation need not lose.
        wanted = words + values.filter { !words.contains($0) && $0 != counted }
      } else if let usual = forms["other"] {
        wanted = PhraseTemplate(usual).names
      }
    }
    return wanted.filter { $0 != "displayName" }
  }

  /// The name of the number by which a plural form is taken.
  fileprivate var counted: String? { values.first { numbers.contains($0) || $0 == "count" } }

  /// Whether words say a number with a word behind it, as they would another way for another number.
  fileprivate func isCounted(in words: String) -> Bool {
    PhraseTemplate(words).names.contains { name in
      (numbers.contains(name) || name == "count") && words.hasWord(behind: name)
    }
  }

  /// Whether a value is no amount, but what something is called by: `seat ${seat}`, `table ${tableNumber}`, `table
  /// ${number}`.
  fileprivate func numbersSomething(by name: String) -> Bool {
    let parts = PhraseTemplate(text.nonempty ?? "").parts
    let named = SwiftIdentifier.words(name).lowercased().split(separator: " ")
    return zip(parts, parts.dropFirst()).contains { part, next in
      guard case .text(let words) = part, case .placeholder(name, _) = next,
        let word = words.split(whereSeparator: { !$0.isLetter }).last?.lowercased(),
        words.last?.isWhitespace == true, word.count > 2, !Self.isNoName(word)
      else { return false }
      return named.contains { $0 == word } || Self.numbering.isSuperset(of: named)
    }
  }

  /// Whether things are not called by a word.
  private static func isNoName(_ word: String) -> Bool {
    SmallWords.unvarying.contains(word) || smallWords.contains(word)
  }

  /// Words that things are not called by, though they may be others for another number.
  private static let smallWords: Set = ["are", "was", "were", "los", "las", "les", "des"]
  /// Names of what something is called by, whatever it is.
  private static let numbering: Set<Substring> = ["number", "no", "nr", "id", "code", "index"]
}

extension String {
  /// Whether a word stands right behind a value, be it in quotes or brackets, which may have another form for another
  /// number: there is none in `Weeks: ${weeks}.`, and `and` in `${weeks} and more` has no other.
  fileprivate func hasWord(behind name: String) -> Bool {
    let parts = PhraseTemplate(self).parts
    return zip(parts, parts.dropFirst()).contains { part, next in
      guard case .placeholder(name, _) = part, case .text(let words) = next,
        // French has spaces here at which no line ends.
        words.first?.isWhitespace == true
      else { return false }
      let word = words.drop { $0.isWhitespace || SmallWords.openingMarks.contains($0) }
        .prefix(while: \.isLetter)
      return !word.isEmpty && !SmallWords.unvarying.contains(word.lowercased())
    }
  }
}

/// What stands around the words that say what is counted.
private enum SmallWords {
  /// Words that are the same for any number.
  static let unvarying: Set = [
    "about", "and", "at", "but", "by", "for", "from", "in", "into", "of", "on", "only", "or", "the",
    "to", "until", "with",
    "am", "für", "im", "mit", "oder", "um", "und", "von", "zu",
    "con", "de", "en", "o", "para", "por", "y",
    "à", "avec", "et", "ou", "pour",
    "a", "di", "e", "per",
    "com", "em",
  ]
  /// What may stand before the first letter of a word.
  static let openingMarks: Set<Character> = [
    "(", "[", "{", "\"", "'", "‘", "’", "‚", "“", "”", "„", "«", "»", "‹", "›", "¿", "¡",
  ]
}

extension Localization {
  /// Whether its file has a text, be it one that is left out here.
  fileprivate func has(_ id: String) -> Bool { texts[id] != nil || leftOut.contains(id) }
}

extension LocalizedValue {
  /// Whether it has forms for several numbers.
  fileprivate var isVaried: Bool {
    if case .plural(let forms) = self { forms.count > 1 } else { false }
  }
}
