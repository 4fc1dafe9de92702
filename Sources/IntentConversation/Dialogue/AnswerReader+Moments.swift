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
  func tellingPartOfDay(_ reading: Reading, of text: String, at turn: SessionTurn) -> Reading {
    guard case .answer(let answer, let ignored, let cost) = reading,
      let (name, value) = answer.valueSaid(at: turn),
      let slot = slot(name), slot.type.isDay(value), let part = partOfDay(in: Sentence(text)),
      !ignored.contains(part.text)
    else { return reading }
    return .answer(answer, ignored: ignored + [part.text], cost: cost)
  }

  /// The part of a day that stands behind the first day of a sentence.
  private func partOfDay(in sentence: Sentence) -> (text: String, part: TimeWords.DayPart)? {
    sentence.words.indices.lazy.compactMap { partOfDay(in: sentence, at: $0) }.first
  }

  /// The words of a part of a day that stand behind the day which begins at a word; none of `tonight`, which is both.
  private func partOfDay(in sentence: Sentence, at start: Int)
    -> (text: String, part: TimeWords.DayPart)?
  {
    let moments = recognizer.reader.moments(sentence, start)
    guard let whole = moments.first, let part = whole.part, whole.components.hour == nil else {
      return nil
    }
    // 'Freitagabend' is one word.
    if case .weekdayPart? = recognizer.rules.times.days.match(sentence.words, at: start)?.meaning {
      return (sentence.text(start..<whole.end), part)
    }
    let place = (start..<whole.end).dropFirst().first { index in
      recognizer.reader.dayPart(sentence, index)?.end == whole.end
    }
    return place.map { (sentence.text($0..<whole.end), part) }
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
    if case .dateRange? = slot(parameter)?.type {
      return given[parameter].flatMap { completedRange(value, of: text, from: $0) } ?? value
    }
    guard case .dateComponents(let mode)? = slot(parameter)?.type, mode != .date,
      case .object(let said) = value, case .object(let before)? = given[parameter]
    else { return value }
    let (saysDay, saysTime) = (
      said.keys.contains(where: Self.days.contains), said.keys.contains(where: Self.times.contains)
    )
    let sentence = Sentence(text)
    var whole = said
    if saysDay != saysTime {
      var kept = before.filter { (saysTime ? Self.days : Self.times).contains($0.key) }
      // On Friday morning nothing is at six in the evening.
      if case .integer(let hour)? = kept["hour"], let part = partOfDay(in: sentence)?.part,
        !part.hours.contains(hour)
      {
        kept = [:]
      }
      whole.merge(kept) { said, _ in said }
    }
    if saysTime, let hour = later(hour: whole, of: sentence, than: before) {
      whole["hour"] = .integer(hour)
    }
    return .object(whole)
  }

  /// A range of another day at the same times, of other times on the same day, or with one end of it said otherwise,
  /// `until 11`; none of which nobody knows which end it is.
  private func completedRange(_ said: JSONValue, of text: String, from before: JSONValue)
    -> JSONValue?
  {
    guard case .object(let said) = said, case .object(let before) = before else { return nil }
    let ends = ["startDateComponents", "endDateComponents"]
    let (sentence, times) = (Sentence(text), recognizer.rules.times)
    let isBegun = sentence.words.indices.contains {
      times.rangeBegins.match(sentence.words, at: $0) != nil
    }
    for end in ends where said.count == 1 && (end == ends[1] || isBegun) {
      guard case .object(let moment)? = said[end],
        case .object(let known)? = before[end] ?? before[ends[0]]
      else { continue }
      return .object(before.merging([end: .object(known.merging(moment) { $1 })]) { $1 })
    }
    func has(_ components: Set<String>, _ end: String) -> Bool {
      guard case .object(let moment)? = said[end] else { return false }
      return moment.keys.contains(where: components.contains)
    }
    let (saysDay, saysTime) = (
      ends.contains { has(Self.days, $0) }, ends.contains { has(Self.times, $0) }
    )
    guard saysDay != saysTime else { return nil }
    var whole: [String: JSONValue] = [:]
    for end in ends {
      // Of a day alone both ends are on it, and of a time alone nobody knows which of them it is.
      let one = saysDay ? said[end] ?? said[ends[0]] : said[end]
      guard case .object(let moment)? = one, case .object(let known)? = before[end] else {
        return nil
      }
      whole[end] = .object(
        moment.merging(known.filter { (saysTime ? Self.days : Self.times).contains($0.key) }) {
          said, _ in said
        })
    }
    return .object(whole)
  }

  /// The hour of a time in the afternoon, which alone may be in the morning as well, where the one before it was in the
  /// afternoon, or where it is over in the morning: `at 5` in place of today at 3 pm.
  private func later(
    hour moment: [String: JSONValue], of sentence: Sentence, than before: [String: JSONValue]
  ) -> Int? {
    guard case .integer(let hour)? = moment["hour"], (1..<12).contains(hour) else { return nil }
    let reader = recognizer.reader
    let isEitherHalf = sentence.words.indices.contains { index in
      let moments = reader.moments(sentence, index)
      return moments.contains { $0.isEitherHalf && $0.components.hour == hour }
        // A number alone is an hour as well, `no, 9`.
        || recognizer.rules.times.hasTwelveHours && moments.isEmpty
          && reader.number(sentence, index)?.value == hour
    }
    guard isEitherHalf else { return nil }
    if case .integer(let earlier)? = before["hour"], ValueReader.isAfternoon(hour, after: earlier) {
      return hour + 12
    }
    let said = ValueReader.Moment(end: 0, components: CivilTime(moment), isEitherHalf: true)
    return reader.coming(said).components.hour
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

extension SessionAnswer {
  /// The parameter that it has a value for, and that value.
  fileprivate func valueSaid(at turn: SessionTurn) -> (parameter: String, value: JSONValue)? {
    switch self {
    case .value(let value): turn.question.map { ($0.parameter, value) }
    case .change(let parameter, let value): (parameter, value)
    default: nil
    }
  }
}

extension SlotType {
  /// Whether a value of it is a day without a time.
  fileprivate func isDay(_ value: JSONValue) -> Bool {
    switch (self, value) {
    case (.date(.date?), _): true
    case (.dateComponents, .object(let said)): said["day"] != nil && said["hour"] == nil
    case (.dateRange, .object(let said)):
      said.values.allSatisfy { if case .object(let end) = $0 { end["hour"] == nil } else { true } }
    default: false
    }
  }
}
