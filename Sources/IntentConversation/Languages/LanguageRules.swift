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
    /// To the question before, to the sentence that it began with.
    case back, startOver
    /// None of what was offered; no answer at all.
    case neither, dontKnow
  }

  /// A unit of time.
  enum TimeUnit: Double, Sendable {
    case second = 1
    case minute = 60
    case hour = 3_600
    case day = 86_400
    case week = 604_800
  }

  /// A part of a time of day.
  enum DayPart: Sendable {
    case morning, afternoon
    /// A time of its own.
    case hour(Int)
  }

  /// A day, seen from today.
  enum Day: Sendable {
    /// So many days on.
    case offset(Int)
    /// A day of the week, 1 for Sunday.
    case weekday(Int)
  }

  /// A way to or from a place.
  enum Movement: Sendable {
    case arrive, leave
  }

  /// The language's code, `en`.
  let code: String
  /// What the assistant is called with, `hey siri`.
  let calls: PhraseTable<Bool>
  /// What a correction begins with, `no`, `I mean`.
  let corrections: PhraseTable<Bool>
  /// The words between values of a list, `and`.
  let conjunctions: [String]
  /// What stands before a name and is no part of it, `the`, `my`.
  let articles: PhraseTable<Bool>
  /// What is attached behind a name, `에게`, `に`.
  let particles: [String]
  /// 0 to 19, and what else is said in one word.
  let units: PhraseTable<Int>
  /// 20, 30, …
  let tens: PhraseTable<Int>
  /// 100, 1,000.
  let multipliers: PhraseTable<Int>
  /// What stands between tens and units, `and`, `y`, `et`.
  let joiners: PhraseTable<Bool>
  /// `first`, `the second`; -1 for the last.
  let ordinals: PhraseTable<Int>
  let timeUnits: PhraseTable<TimeUnit>
  /// What a time begins with, `at`.
  let timeMarks: PhraseTable<Bool>
  /// What stands behind the hour, `o'clock`, `heures`, `時`.
  let hourMarks: PhraseTable<Bool>
  /// What stands behind the minutes, `分`.
  let minuteMarks: PhraseTable<Bool>
  /// Half past, behind the hour.
  let halves: PhraseTable<Bool>
  /// What makes a time one of the morning or of the afternoon, or is a time of its own.
  let dayParts: PhraseTable<DayPart>
  let days: PhraseTable<Day>
  /// What a time from now begins with, `in`; where it stands behind, as `後`, it is among these too.
  let fromNow: PhraseTable<Bool>
  /// The currencies by what they are called.
  let currencies: PhraseTable<String>
  /// The units of measures, by their symbols.
  let measures: PhraseTable<String>
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
    let code = language.split { $0 == "-" || $0 == "_" }.first.map { $0.lowercased() } ?? "en"
    return all.first { $0.code == code } ?? english
  }

  /// Every language with rules.
  static let all: [LanguageRules] = [english, spanish, french, polish, japanese, korean]

  /// What the assistant says, each `%@` standing for an argument.
  func phrase(_ phrase: AssistantPhrase, _ arguments: String...) -> String {
    var parts = dialogue.words(phrase).split(
      separator: "%@", omittingEmptySubsequences: false)[...]
    var text = String(parts.popFirst() ?? "")
    for (index, part) in parts.enumerated() {
      text += (arguments.indices.contains(index) ? arguments[index] : "") + part
    }
    return text
  }
}

/// The rules of a language, shared by all that read it.
final class SharedRules: Sendable {
  let rules: LanguageRules
  let spoken: SpokenForms

  init(_ language: String) {
    rules = LanguageRules.rules(for: language)
    spoken = SpokenForms.forms(for: language)
  }
}
