import IntentRuntime

extension AnswerReader {
  /// A reading with what was said of the same moment before: whoever says Friday, is asked when, and says
  /// `at ten`, means Friday at ten.
  func completed(_ reading: Reading, of text: String, to turn: SessionTurn) -> Reading {
    switch reading {
    case .answer(let answer, let ignored, let cost):
      .answer(completed(answer, of: text, to: turn), ignored: ignored, cost: cost)
    case .ambiguous(let answer, let other):
      .ambiguous(
        completed(answer, of: text, to: turn), orElse: completed(other, of: text, to: turn))
    case .oneOf(let changes):
      .oneOf(
        changes.map {
          Change(
            parameter: $0.parameter, value: completed($0.value, of: text, for: $0.parameter))
        })
    case .command, .tooMany, .notMeant, .unclear, .tooLong: reading
    }
  }

  /// A reading that tells which part of a day was said and goes into no value: of `tomorrow afternoon` the day alone is
  /// taken, and whoever is asked for the time as well hears why.
  func tellingPartOfDay(_ reading: Reading, _ sentence: Sentence, of question: ParameterQuestion)
    -> Reading
  {
    guard case .answer(.value(let value), let ignored, let cost) = reading,
      let slot = slot(question.parameter), slot.type.isDay(value),
      let part = sentence.words.indices.lazy.compactMap({ partOfDay(in: sentence, at: $0) }).first
    else { return reading }
    return .answer(.value(value), ignored: ignored + [part], cost: cost)
  }

  /// The words of a part of a day that stand behind the day which begins at a word; none of `tonight`, which is both.
  private func partOfDay(in sentence: Sentence, at start: Int) -> String? {
    let moments = recognizer.reader.moments(sentence, start)
    guard let whole = moments.first, whole.part != nil, whole.components.hour == nil else {
      return nil
    }
    let place = (start..<whole.end).dropFirst().first { index in
      recognizer.reader.dayPart(sentence, index)?.end == whole.end
    }
    return place.map { sentence.text($0..<whole.end) }
  }

  private func completed(_ answer: SessionAnswer, of text: String, to turn: SessionTurn)
    -> SessionAnswer
  {
    switch answer {
    case .value(let value):
      turn.question.map { .value(completed(value, of: text, for: $0.parameter)) } ?? answer
    case .change(let parameter, let value):
      .change(parameter: parameter, value: completed(value, of: text, for: parameter))
    default: answer
    }
  }

  /// A day with the time that was there, or a time with the day.
  private func completed(_ value: JSONValue, of text: String, for parameter: String) -> JSONValue {
    guard case .dateComponents(nil)? = slot(parameter)?.type, case .object(let said) = value,
      case .object(let before)? = given[parameter]
    else { return value }
    let saysTime = said.keys.contains(where: Self.times.contains)
    guard said.keys.contains(where: Self.days.contains) != saysTime else { return value }
    let kept = before.filter { (saysTime ? Self.days : Self.times).contains($0.key) }
    var whole = said.merging(kept) { said, _ in said }
    if let hour = later(hour: whole, of: text, than: before) { whole["hour"] = .integer(hour) }
    return .object(whole)
  }

  /// The hour of a time in the afternoon, which alone may be in the morning as well, where the one before it was in the
  /// afternoon, or where it is over in the morning: `at 5` in place of today at 3 pm.
  private func later(
    hour moment: [String: JSONValue], of text: String, than before: [String: JSONValue]
  ) -> Int? {
    guard case .integer(let hour)? = moment["hour"], (1..<12).contains(hour) else { return nil }
    let reader = recognizer.reader
    let sentence = Sentence(text)
    let isEitherHalf = sentence.words.indices.contains { index in
      reader.moments(sentence, index).contains { $0.isEitherHalf && $0.components.hour == hour }
        // A number alone is an hour as well, `no, 9`.
        || recognizer.rules.times.hasTwelveHours && reader.moments(sentence, index).isEmpty
          && reader.number(sentence, index)?.value == hour
    }
    guard isEitherHalf else { return nil }
    if case .integer(12...)? = before["hour"] { return hour + 12 }
    func number(_ component: String) -> Int? {
      if case .integer(let number)? = moment[component] { number } else { nil }
    }
    let said = CivilTime(
      year: number("year"), month: number("month"), day: number("day"), hour: hour,
      minute: number("minute"))
    return reader.coming(ValueReader.Moment(end: 0, components: said, isEitherHalf: true))
      .components.hour
  }

  /// The components that say when in a day something is.
  private static let times: Set<String> = ["hour", "minute", "second", "nanosecond"]
  /// Those that say which day.
  private static let days: Set<String> = [
    "era", "year", "month", "day", "weekday", "weekdayOrdinal", "quarter", "weekOfMonth",
    "weekOfYear",
    "yearForWeekOfYear", "dayOfYear",
  ]
}

extension SlotType {
  /// Whether a value of it is a day without a time.
  fileprivate func isDay(_ value: JSONValue) -> Bool {
    switch (self, value) {
    case (.date(.date?), _): true
    case (.dateComponents, .object(let said)): said["day"] != nil && said["hour"] == nil
    default: false
    }
  }
}
