import IntentRuntime

/// What the assistant knows of a language: how people agree and cancel, count, and tell the time.
///
/// Everything is a list of phrases; how they go together is the same for all languages, and is in
/// ``ValueReader`` and ``AnswerReader``.
struct LanguageRules: Sendable {
  /// What the user says to the assistant rather than to the app.
  enum Command: Sendable {
    case yes, no, cancel, again, help
    /// The user wants no more of it; where nothing is going on, they take their leave.
    case bye
    /// Nothing more is to come, which ends what was asked for, and neither agrees to anything nor refuses it.
    case enough
    /// The same as ``bye`` in words that are as well something to say to somebody: `ciao`.
    case greeting
    /// To the question before, to the sentence that it began with.
    case back, startOver
    /// None of what was offered; no answer at all.
    case neither, dontKnow
    /// Whichever of what was offered; what there is to choose among.
    case indifferent, listing
  }

  /// A way to or from a place.
  enum Movement: Sendable {
    case arrive, leave
  }

  /// What the assistant is called with, `hey siri`.
  let calls: PhraseTable<Bool>
  /// What a correction begins with, and whether nothing but a correction does: `I mean`, not `sorry`.
  let corrections: PhraseTable<Bool>
  /// The words between values of a list, `and`.
  let conjunctions: [String]
  /// What stands before a name and is no part of it, `the`, `my`.
  let articles: PhraseTable<Bool>
  /// What is attached behind a name, `에게`, `に`.
  let particles: [String]
  /// What a word that names a value may end in, in place of an ending that it has: `große` for `groß`, `pequeña`
  /// for `pequeño`.
  let endings: [(old: String, new: String)]
  /// What a word that names a thing ends in where there are several of it, or where it is denied, in place of an ending
  /// that it has: `eggs`, `bez chleba`.
  let nounEndings: [(old: String, new: String)]
  /// `first`, `the second`; -1 for the last, -2 for the one before it.
  let ordinals: PhraseTable<Int>
  /// How numbers are said.
  let numbers: NumberWords
  /// How days and times are said.
  let times: TimeWords
  /// How currencies and units are called.
  let amounts: AmountWords
  /// What may be left out, and what is contracted.
  let spoken: SpokenForms
  /// Places that everybody has, with their names.
  let places: PhraseTable<String>
  /// What stands before a place to say that one comes or goes.
  let movements: PhraseTable<Movement>
  /// What stands behind a place to say so.
  let movementsBehind: PhraseTable<Movement>
  /// What the user and the assistant say to each other about the dialogue itself.
  let dialogue: DialogueWords
  /// What the user says to the assistant rather than to the app.
  var commands: PhraseTable<Command> { dialogue.commands }

  /// The rules of a language: those of the language itself, whatever its region, else English.
  static func rules(for language: String) -> LanguageRules {
    known(language)?.rules() ?? english
  }

  /// The code of the language whose rules one has: see ``rules(for:)``.
  static func code(for language: String) -> String { known(language)?.code ?? "en" }

  private static func known(_ language: String) -> Known? {
    let code = language.split { $0 == "-" || $0 == "_" }.first.map { $0.lowercased() } ?? "en"
    return all.first { $0.code == code }
  }

  /// A language by its code. Its rules are made once somebody speaks it: those of all take a megabyte.
  typealias Known = (code: String, rules: @Sendable () -> LanguageRules)

  /// Every language with rules.
  static let all: [Known] = [
    ("en", { english }), ("es", { spanish }), ("fr", { french }), ("pl", { polish }),
    ("ja", { japanese }), ("ko", { korean }), ("de", { german }),
  ]

  /// The other forms of a word that names a value; none of several words, and none that is an article.
  func forms(of text: String) -> [String] {
    guard text.count > 2, text.allSatisfy(\.isLetter) else { return [] }
    return endings.filter { text.hasSuffix($0.old) && !text.hasSuffix($0.new) }
      .map { text.dropLast($0.old.count) + $0.new }
      .filter { articles.meaning(of: Sentence($0)) == nil }
  }

  /// Whether one word names the same thing as another, which stands for several of it, or is denied: `egg` and `eggs`.
  func nameSame(_ word: String, _ other: String) -> Bool {
    let (word, other) = (word.lowercased(), other.lowercased())
    guard min(word.count, other.count) > 2 else { return false }
    return nounEndings.contains { old, new in
      [(word, other), (other, word)].contains { one, form in
        one.hasSuffix(old) && one.dropLast(old.count) + new == form
      }
    }
  }

  /// What the assistant says, each `%@` standing for an argument.
  func phrase(_ phrase: AssistantPhrase, _ arguments: String...) -> String {
    var parts = dialogue.words(phrase).split(
      separator: "%@", omittingEmptySubsequences: false)[...]
    var text = String(parts.popFirst() ?? "")
    for (index, part) in parts.enumerated() {
      if arguments.indices.contains(index) { text += arguments[index] }
      text += part.withoutStop(behind: text)
    }
    return text
  }
}
