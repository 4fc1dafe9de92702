package import IntentRuntime

/// A part of a day that was said with the day and no time, as it is kept with a session: whoever says `tomorrow evening`, is
/// asked when, and says `at 8`, means eight in the evening, which the value of the day does not tell.
package struct KeptDay: Codable, Hashable, Sendable {
  /// The parameter that has the day.
  let parameter: String
  /// The words of the part; none of `tonight`, which is the day as well.
  let text: String?
  let part: TimeWords.DayPart

  /// - Returns: None where no part of a day is said, or a time is.
  init?(_ text: String, of parameter: String, with value: JSONValue, in language: String) {
    guard case .object(let moment) = value,
      moment.isDayAlone
        || moment["startDateComponents"]?.isDayAlone == true
          && moment["endDateComponents"]?.isDayAlone != false,
      let found = LanguageRules.rules(for: language).times.part(in: Sentence(text))
    else { return nil }
    (self.parameter, self.text, part) = (parameter, found.text, found.part)
  }

  /// The day of a request.
  init?(in recognition: Recognition, language: String) {
    let days = recognition.uses.lazy.compactMap { use -> KeptDay? in
      guard let name = use.parameter, let value = recognition.request.parameters[name] else {
        return nil
      }
      return KeptDay(use.text, of: name, with: value, in: language)
    }
    guard let day = days.first else { return nil }
    self = day
  }
}

extension IntentSession {
  /// The part of a day that was said last, where no time of it was.
  package var daySaid: KeptDay? {
    get { kept("day") }
    set { keep(newValue, as: "day") }
  }

  /// Keeps the part of a day that an answer says, and none of one before it.
  package mutating func noteDay(
    in text: String, of answer: SessionAnswer, to turn: SessionTurn, language: String
  ) {
    guard let (parameter, value) = answer.valueSaid(at: turn) else { return }
    if let day = KeptDay(text, of: parameter, with: value, in: language) {
      daySaid = day
    } else if daySaid?.parameter == parameter {
      daySaid = nil
    }
  }

  /// Words that were not taken, without those of a part of a day which the next answer is read with.
  package func withoutKept(_ ignored: [String], at turn: SessionTurn) -> [String] {
    guard let daySaid, turn.question?.parameter == daySaid.parameter else { return ignored }
    return ignored.filter { $0 != daySaid.text }
  }
}

extension TimeWords {
  /// The part of a day that a text says, wherever it stands: `tomorrow evening, I think`, `evening tomorrow`.
  fileprivate func part(in sentence: Sentence) -> (text: String?, part: DayPart)? {
    let words = sentence.words
    for index in words.indices {
      switch days.match(words, at: index) {
      case (let end, .part(let part, _))?:
        let start = (index..<end).dropFirst().first { dayPartBehind(words, $0)?.end == end }
        return (start.map { sentence.text($0..<end) }, part)
      case (let end, .weekdayPart(_, let part))?: return (sentence.text(index..<end), part)
      case _?: continue
      case nil: break
      }
      if let part = dayPartBehind(words, index) {
        return (sentence.text(index..<part.end), part.meaning)
      }
    }
    return nil
  }

  private func dayPartBehind(_ words: [Sentence.Word], _ index: Int) -> (
    end: Int, meaning: DayPart
  )? {
    dayPartsBehind.match(words, at: index) ?? dayParts.match(words, at: index)
  }
}

extension JSONValue {
  fileprivate var isDayAlone: Bool {
    if case .object(let moment) = self { moment.isDayAlone } else { false }
  }
}

extension [String: JSONValue] {
  /// Whether a moment is a day without a time.
  fileprivate var isDayAlone: Bool { self["day"] != nil && self["hour"] == nil }
}
