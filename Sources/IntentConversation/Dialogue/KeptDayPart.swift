package import IntentRuntime

/// A part of a day that was said with the day and no time, as it is kept with a session: whoever says `tomorrow evening`, is
/// asked when, and says `at 8`, means eight in the evening, which the value of the day does not tell.
package struct KeptDayPart: Codable, Hashable, Sendable {
  /// The parameter that has the day.
  let parameter: String
  /// The words of the part; none of `tonight`, which is the day as well.
  let text: String?
  let part: TimeWords.DayPart

  /// - Returns: None where no part of a day is said, or a time is.
  init?(_ text: String, of parameter: String, with value: JSONValue, in language: String) {
    guard case .object(let moment) = value,
      moment.isDayAlone
        || moment.moment(.start)?.isDayAlone == true && moment.moment(.end)?.isDayAlone != false,
      let found = LanguageRules.rules(for: language).times.part(in: Sentence(text))
    else { return nil }
    (self.parameter, self.text, part) = (parameter, found.text, found.part)
  }

  /// The day of a request.
  init?(in recognition: Recognition, language: String) {
    let days = recognition.uses.lazy.compactMap { use -> KeptDayPart? in
      guard let name = use.parameter, let value = recognition.request.parameters[name] else {
        return nil
      }
      return KeptDayPart(use.text, of: name, with: value, in: language)
    }
    guard let day = days.first else { return nil }
    self = day
  }
}

extension IntentSession {
  /// The part of a day that was said last, where no time of it was.
  package var dayPartSaid: KeptDayPart? {
    get { kept("day") }
    set { keep(newValue, as: "day") }
  }

  /// Keeps what an answer in words leaves for the steps behind it: the part of a day that it says, and none of one before it.
  /// Whoever was understood in part confirms the intent before anything is done.
  package mutating func note(
    _ text: String,
    as answers: [SessionAnswer],
    ignoring ignored: [String],
    to turn: SessionTurn,
    language: String
  ) {
    for answer in answers { noteDayPart(in: text, of: answer, to: turn, language: language) }
    guard !ignored.isEmpty else { return }
    let isKept = ignored.allSatisfy { $0 == dayPartSaid?.text }
    requireConfirmation(unlessAskedFor: isKept ? dayPartSaid?.parameter : nil)
  }

  private mutating func noteDayPart(
    in text: String, of answer: SessionAnswer, to turn: SessionTurn, language: String
  ) {
    guard let (parameter, value) = answer.valueSaid(at: turn) else { return }
    if let day = KeptDayPart(text, of: parameter, with: value, in: language) {
      dayPartSaid = day
    } else if dayPartSaid?.parameter == parameter {
      dayPartSaid = nil
    }
  }

  /// Words that were not taken, without those of a part of a day which the next answer is read with.
  package func withoutKept(_ ignored: [String], at turn: SessionTurn) -> [String] {
    guard let dayPartSaid, case .ask(let asked) = turn, asked.parameter == dayPartSaid.parameter
    else { return ignored }
    return ignored.filter { $0 != dayPartSaid.text }
  }
}
