import Diagnostics

/// What can be wrong with what people hear, and with what they may say.
enum SpeechProblem: Hashable {
  case unknownTexts([String], definition: String)
  case untranslatedTexts([String], count: Int, of: Int, language: String)
  case emptyTranslation(String, form: String?, language: String, place: String)
  case doubleTranslations([String], language: String, other: String)
  case repeatedTranslation(String)
  case doubleVocabulary(String, language: String, other: String)
  case unknownLanguage(String, meant: String?, isFolder: Bool)
  case otherLanguageTag(String, spelling: String, isFolder: Bool)
  case differentSourceText(String, language: String, place: String, text: String)
  case otherSourceLanguage(language: String, count: Int, of: Int)
  case outdatedTranslations([String], language: String)
  case missingTexts(language: String, definition: String)
  case missingSentences([String], language: String, definition: String)
  case unknownPlaceholder(String, language: String, place: String, known: [String])
  case unfilledPlaceholder(
    PhraseTemplate.Slip, language: String, place: String, known: [String])
  case lostPlaceholders([String], others: [String], language: String, place: String)
  case otherNumber(String, insteadOf: String, form: String, language: String, place: String)
  case placeholdersLostInForm([String], form: String, language: String, place: String)
  case unvariedNumbers([String], first: String, language: String, place: String)
  case unvariedText(
    String, language: String, other: String, place: String, command: [String]?)
  case enumerationProperty(String, of: String, language: String, place: String)
  case unusedPluralCategories([String], language: String, categories: [String])
  case missingPluralCategories([String], language: String, text: String)
  case unmatchedExample(String, intent: String)
  case misunderstoodExample(String, intent: String, other: String)
  case takenExample(String, intent: String, other: String, template: String)
  case exampleWithSlot(String, slot: String, intent: String)
  case exampleBeyondLimits(String, parameter: String, limits: String, intent: String)
  case unknownItem(String, parameter: String, known: [String])
  case unnamedItem(parameter: String, known: [String])
  case repeatedSlot(String, template: String)
  case wordlessTemplate(String, isEmpty: Bool)
  case ambiguousWord(String, values: [String], owner: String, language: String?)
  case lostConstant(String, constants: String, earlier: String)
  case emptyAlternative(String)
  case misspeltKey(String, nearest: String, owner: String)
  case misspeltWord(String, noun: String, nearest: String, owner: String)
  case caseNone(enumeration: String)
}

extension SpeechProblem {
  /// The rule that this breaks.
  var rule: Rule {
    switch self {
    case .unknownTexts: .unknownTranslation
    case .untranslatedTexts, .emptyTranslation, .missingTexts: .untranslatedText
    case .doubleTranslations, .repeatedTranslation, .doubleVocabulary: .doubleTranslation
    case .unknownLanguage, .otherLanguageTag: .invalidLocalization
    case .differentSourceText, .otherSourceLanguage: .differentSourceText
    case .outdatedTranslations: .outdatedTranslation
    case .missingSentences: .missingSentences
    case .unknownPlaceholder, .unfilledPlaceholder, .enumerationProperty: .unknownPlaceholder
    case .lostPlaceholders, .otherNumber, .placeholdersLostInForm: .lostPlaceholder
    case .unusedPluralCategories, .missingPluralCategories, .unvariedNumbers, .unvariedText:
      .wrongPluralCategory
    case .unmatchedExample, .misunderstoodExample, .takenExample, .exampleWithSlot,
      .exampleBeyondLimits:
      .misunderstoodExample
    case .unknownItem, .unnamedItem: .unknownVocabularyItem
    case .repeatedSlot: .unfillableSlot
    case .wordlessTemplate: .wordlessTemplate
    case .ambiguousWord: .ambiguousWord
    case .lostConstant: .lostConstant
    case .emptyAlternative: .emptyAlternative
    case .misspeltKey, .misspeltWord: .misspelling
    case .caseNone: .caseNone
    }
  }

  /// How much it matters.
  fileprivate var severity: Diagnostic.Severity {
    switch self {
    case .unvariedNumbers, .otherLanguageTag: .note
    default: .warning
    }
  }

  /// What is wrong and what to do.
  var message: String {
    switch self {
    case .unknownTexts(let ids, let definition):
      let nouns = ids.count == 1 ? "no text" : "none of \(ids.count) texts"
      return "'\(definition)' has \(nouns) with the ID \(Self.list(ids)); remove what is left over"
    case .untranslatedTexts(let texts, let count, let total, let language):
      return
        "\(count) of \(total) texts have no translation into '\(language)': \(Self.list(texts)); "
        + "'intentgen strings' writes what is missing, and where one is translated, take ', \(TranslationSheet.mark)' out of its comment, or set its state"
    case .emptyTranslation(let text, let form, let language, let place):
      return
        (form.map { "the form '\($0)' of " } ?? "")
        + "the translation of '\(text)', \(place), into '\(language)' has no words, and counts as untranslated; "
        + "write them"
    case .doubleTranslations(let ids, let language, let other):
      return
        "\(Self.list(ids)) \(ids.count == 1 ? "is" : "are") translated into '\(language)' here and in \(other), and only one of "
        + "the two is said; take it out \(other.hasSuffix(".strings") ? "there" : "here"): a table has no plural forms"
    case .repeatedTranslation(let id):
      return "the ID '\(id)' is here twice, and only the last text is said; remove the other"
    case .doubleVocabulary(let intent, let language, let other):
      return
        "what people say in '\(language)' for '\(intent)' is here and in \(other), which is in the same language, so "
        + "that a change of one leaves the other as it was; put all into one of them, and remove the other"
    case .unknownLanguage(let language, let meant, let isFolder):
      let remedy =
        (meant ?? "its tag, such as es or pt-BR") + (isFolder && meant != nil ? ".lproj" : "")
      return
        "'\(language)' is not the tag of a language; "
        + (isFolder ? "rename the folder to \(remedy)" : "write \(remedy)")
    case .otherLanguageTag(let tag, let spelling, let isFolder):
      return
        "'\(tag)' is a tag that systems may not look for; "
        + (isFolder ? "rename the folder to \(spelling).lproj" : "write \(spelling)")
    case .differentSourceText(let words, let language, let place, let text):
      return
        "in '\(language)' \(place) is '\(words)' here, which people hear, and '\(text)' in the "
        + "definition; make them the same, with 'intentgen set', or translate the other texts too where the definition "
        + "is in another language"
    case .otherSourceLanguage(let language, let count, let total):
      return
        "'sourceLanguage' says that the definition is in '\(language)', in which \(count) of \(total) texts here are other "
        + "than the definition's; write there the language of the definition, or make the texts the same, with "
        + "'intentgen set'"
    case .outdatedTranslations(let texts, let language):
      let isOne = texts.count == 1
      return
        "\(isOne ? "the translation" : "\(texts.count) translations") into '\(language)' may be of what the "
        + "definition said before it said \(Self.list(texts)); read \(isOne ? "it" : "them"), and set the state "
        + "to 'translated' where \(isOne ? "it is" : "they are") right"
    case .missingTexts(let language, let definition):
      return
        "'\(language)' has sentences here and no texts, so that whoever asks in it is answered in another "
        + "language; this writes what is to be translated: "
        + ShellWord.line(["strings", definition, "--language", language])
    case .missingSentences(let intents, let language, let definition):
      return
        "nobody can ask for \(Self.list(intents)) in '\(language)', which has texts and no sentences, as other "
        + "languages have; this makes some of the texts: "
        + ShellWord.line(["add", "vocabulary", definition, "--language", language])
    case .unknownPlaceholder(let name, let language, let place, let known):
      let names = known.map { "'${\($0)}'" }
      return
        "'${\(name)}' in the translation of \(place) into '\(language)' names nothing, so that "
        + "people hear a gap; " + (names.isEmpty ? "leave it out" : "there are \(Self.list(names))")
    case .unfilledPlaceholder(let slip, let language, let place, let known):
      return
        "'\(slip.written)' in the translation of \(place) into '\(language)' is said as it is written; "
        + slip.remedy(known)
    case .lostPlaceholders(let names, let others, let language, let place):
      let values = Self.list(names.map { "'${\($0)}'" })
      return
        "the translation of \(place) into '\(language)' does not say \(values), as the text does"
        + (others.isEmpty ? "" : ", but " + Self.list(others.map { "'${\($0)}'" })) + "; put "
        + "\(names.count == 1 ? "it" : "them") in"
    case .otherNumber(let name, let expected, let form, let language, let place):
      return
        "the form '\(form)' of \(place) in '\(language)' says '${\(name)}' where the text says "
        + "'${\(expected)}'; write '${\(expected)}'"
    case .placeholdersLostInForm(let names, let form, let language, let place):
      return
        "the form '\(form)' of \(place) in '\(language)' does not say \(Self.list(names.map { "'${\($0)}'" })), "
        + "as the text does; put \(names.count == 1 ? "it" : "them") in"
    case .unvariedNumbers(let names, let first, let language, let place):
      return
        "the plural forms of \(place) in '\(language)' go by '${\(first)}' alone; let the words beside "
        + "\(Self.list(names.map { "'${\($0)}'" })) fit every number, or say it in a text of its own"
    case .unvariedText(let words, let language, let other, let place, let command):
      return
        "'\(words)', \(place), is said for every number in '\(language)', and has plural forms in '\(other)'; "
        + (command.map {
          "a '.strings' file has none, but a catalogue, which this begins: "
            + ShellWord.line($0 + ["--format", "xcstrings"])
        } ?? "give it a variation by plural here, too")
    case .enumerationProperty(let property, let name, let language, let place):
      return
        "'${\(name).\(property)}' in the translation of \(place) into '\(language)' is said as '${\(name)}', for a "
        + "case of an enumeration has no properties; write '${\(name)}'"
    case .unusedPluralCategories(let names, let language, let categories):
      return
        "'\(language)' has no plural category \(Self.list(names)), so that the text is never said; "
        + "it has \(Self.list(categories))"
    case .missingPluralCategories(let names, let language, let text):
      return "'\(text)' has no form for the plural category \(Self.list(names)) of '\(language)'; "
        + "add it"
    case .unmatchedExample(let example, let intent):
      return "no template of '\(intent)' fits its own example '\(example)', so that it is not "
        + "understood; add one, or correct the example"
    case .misunderstoodExample(let example, let intent, let other):
      return
        "'\(example)' is an example of '\(intent)', but only templates of '\(other)' fit it; add a "
        + "template, or move the example"
    case .takenExample(let example, let intent, let other, let template):
      return
        "'\(example)' is an example of '\(intent)', but the template '\(template)' of '\(other)' names more of its words, so "
        + "that it is understood as that; change one of the two"
    case .exampleWithSlot(let example, let slot, let intent):
      return
        "the example '\(example)' of '\(intent)' is shown to people as it stands, and nobody says '\(slot)'; write a value "
        + "in its place, as one would say it"
    case .exampleBeyondLimits(let example, let parameter, let limits, let intent):
      return
        "the example '\(example)' of '\(intent)' is refused, for the parameter '\(parameter)' takes "
        + "\(limits); correct the example, or the limit"
    case .unnamedItem(let parameter, let known):
      return
        "'unknown' of the parameter '\(parameter)' stands for no value, and nobody asks for it; take one of "
        + Self.list(known)
    case .repeatedSlot(let slot, let template):
      return
        "the slot '\(slot)' of '\(template)' stands only where its parameter has a value already, and a sentence gives "
        + "each parameter one; remove it"
    case .wordlessTemplate(let template, let isEmpty):
      return
        isEmpty
        ? "everything in '\(template)' may be left out, so that nothing is left by which people ask for the intent; "
          + "keep one word outside of '[…]'"
        : "'\(template)' can be said without a word of its own, so that whatever is said for the value asks for the "
          + "intent, also where something else is meant; add a word that has to be said"
    case .unknownItem(let name, let parameter, let known):
      return "'\(name)' is no value of the parameter '\(parameter)', which has \(Self.list(known))"
    case .ambiguousWord(let word, let values, let owner, let language):
      let place = language.map { "in '\($0)' " } ?? ""
      return
        "\(place)'\(word)' is a word for \(Self.list(values)) of \(owner), so that nobody can tell which is "
        + "meant; give one of them another word"
    case .lostConstant(let sentence, let constants, let earlier):
      return
        "'\(sentence)' fits '\(earlier)' as well, which comes first, so that nobody who says it gets "
        + "'\(constants)'; put this template before that one"
    case .emptyAlternative(let template):
      return "an alternative in '\(template)' is empty; write '[…]' around what may be left out"
    case .misspeltKey(let key, let nearest, let owner):
      return "the key '\(key)' of \(owner) is not known and changes nothing; write '\(nearest)'"
    case .misspeltWord(let word, let noun, let nearest, let owner):
      return "'\(word)' of \(owner) is no \(noun) that anybody knows; write '\(nearest)'"
    case .caseNone(let enumeration):
      return
        "'none' of the enumeration '\(enumeration)' means no value at all in Swift wherever the "
        + "value is optional, as in '== .none'; give it another name, such as 'nothing'"
    }
  }

  /// A few words of a list, and how many more there are.
  private static func list(_ words: [String]) -> String {
    let shown = words.prefix(8).map { $0.hasPrefix("'") ? $0 : "'\($0)'" }
    let rest = words.count - shown.count
    guard rest == 0 else { return shown.joined(separator: ", ") + " and \(rest) more" }
    guard let last = shown.last, shown.count > 1 else { return shown.first ?? "nothing" }
    return shown.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension Findings {
  mutating func add(
    _ problem: SpeechProblem, at location: SourceLocation, notes: [Diagnostic.Note] = [],
    fix: Fix? = nil
  ) {
    add(
      Diagnostic(
        problem.severity, problem.rule, problem.message, at: location, notes: notes, fix: fix))
  }
}
