import IntentRuntime

/// What is said of a stretch of time that was said before: `until 11`, `on Saturday`, `from 9 to 12`.
extension AnswerReader {
  private typealias Components = [String: JSONValue]

  /// A stretch of time with what nobody said again of the one in whose place it is; none where nobody knows which end of
  /// that is meant, or where it would end before it begins.
  ///
  /// - Parameter isOfEnd: Whether one moment alone takes the place of the end.
  func range(
    _ said: [String: JSONValue], of sentence: Sentence, inPlaceOf before: [String: JSONValue],
    isOfEnd: Bool
  ) -> JSONValue? {
    let (start, end) = (said.moment(.start), said.moment(.end))
    let (first, last) = (before.moment(.start), before.moment(.end))
    let moments = [start, end].compactMap(\.self)
    let saysTime = moments.contains { $0.keys.contains(where: Self.times.contains) }
    let saysDay = moments.contains { $0.keys.contains(where: Self.days.contains) }
    let part = saysTime ? nil : partOfDay(in: sentence)?.part
    func completed(_ moment: Components, by known: Components) -> Components {
      var whole = known.merging(moment) { $1 }
      if let hour = later(hour: moment, of: sentence, than: known) {
        whole["hour"] = .integer(hour)
      }
      return part.map { timed(whole, in: $0) } ?? whole
    }
    func range(_ start: Components?, _ end: Components?) -> JSONValue? {
      self.range(
        from: start, to: end, in: before.merging(said) { $1 },
        movesEnd: said.moment(.end) != nil && saysWeekday(sentence),
        isOvernight: said.moment(.end) != nil && !saysDay)
    }
    switch (start, end, first, last) {
    case (let start?, let end?, let first?, _) where saysTime != saysDay:
      return range(completed(start, by: first), completed(end, by: last ?? first.day))
    case (let start?, nil, let first?, let last?) where isBegun(sentence):
      // The end is on the day of the beginning still.
      let isMoved = saysDay && first.isOfOneDay(with: last)
      let moved = completed(start, by: first)
      return range(moved, isMoved ? last.merging(moved.day) { $1 } : last)
    case (let start?, nil, nil, let last?) where isBegun(sentence):
      return range(last.day.merging(start) { $1 }, last)
    case (nil, let end?, _, let known?), (nil, let end?, let known?, nil):
      let whole = known.merging(end) { $1 }
      // Behind eight in the evening, 'until one' is no one in the afternoon.
      return range(first, completed(end, by: known)) ?? range(first, whole)
    case (let end?, nil, let first?, _) where isEnded(sentence):
      return range(first, completed(end, by: last ?? first))
    case (let start?, nil, let first?, nil):
      return range(completed(start, by: first), nil)
    case (let end?, nil, nil, let last?):
      return range(nil, completed(end, by: last))
    case (let day?, nil, let first?, let last?) where !saysTime && first.isOfOneDay(with: last):
      return range(completed(day, by: first), completed(day, by: last))
    case (let end?, nil, _?, let last?) where isOfEnd:
      return range(first, completed(end, by: last))
    case (_?, nil, _?, _?) where saysTime != saysDay:
      return nil
    default: return .object(said)
    }
  }

  /// A stretch of time; none where it would end before it begins, or as it does.
  ///
  /// - Parameters:
  ///   - movesEnd: Whether its end is the first such day of the week behind its beginning: behind a Monday that is to come,
  ///     `until Saturday`.
  ///   - isOvernight: Whether an hour of the next day may be meant: behind an evening, `until one`.
  private func range(
    from start: Components?, to end: Components?, in range: [String: JSONValue], movesEnd: Bool,
    isOvernight: Bool
  ) -> JSONValue? {
    let reader = recognizer.reader
    var end = end
    func isInOrder(_ end: Components) -> Bool {
      guard let start else { return true }
      let (first, last) = (CivilTime(start), CivilTime(end))
      return first.hour == nil || last.hour == nil
        ? !reader.isBefore(last, first) : reader.isBefore(first, last)
    }
    if let last = end, !isInOrder(last) {
      let (from, to) = (start.flatMap { CivilTime($0).hour } ?? 0, CivilTime(last).hour ?? 24)
      let days = movesEnd ? 7 : isOvernight && (from > 12 && to < 12 || to == 0) ? 1 : 0
      let later = last.merging(reader.moved(CivilTime(last), byDays: days).values) { $1 }
      guard last["day"] != nil, isInOrder(later) else { return nil }
      end = later
    }
    var range = range
    range[RangeEnd.start.rawValue] = start.map(JSONValue.object)
    range[RangeEnd.end.rawValue] = end.map(JSONValue.object)
    return .object(range)
  }

  /// A moment with its hour in a part of its day.
  private func timed(_ moment: Components, in part: TimeWords.DayPart) -> Components {
    moment.merging(recognizer.reader.timed(CivilTime(moment), in: part).values) { $1 }
  }

  private func saysWeekday(_ sentence: Sentence) -> Bool {
    sentence.words.indices.contains { index in
      switch recognizer.rules.times.days.match(sentence.words, at: index)?.meaning {
      case .weekday?, .weekdayPart?: true
      default: false
      }
    }
  }

  /// Whether a sentence says when something begins: `from 7`.
  private func isBegun(_ sentence: Sentence) -> Bool {
    sentence.words.indices.contains {
      recognizer.rules.times.rangeBegins.match(sentence.words, at: $0) != nil
    }
  }

  /// Whether a sentence begins with what stands before the end of a stretch of time: `to 10`.
  private func isEnded(_ sentence: Sentence) -> Bool {
    ([sentence] + corrected(sentence).map(\.sentence)).contains {
      recognizer.rules.times.rangeMiddles.match($0.words, at: 0) != nil
    }
  }
}

/// The ends of a stretch of time, as its value has them.
private enum RangeEnd: String {
  case start = "startDateComponents"
  case end = "endDateComponents"
}

extension [String: JSONValue] {
  /// One end of a stretch of time.
  fileprivate func moment(_ end: RangeEnd) -> [String: JSONValue]? {
    if case .object(let moment)? = self[end.rawValue] { moment } else { nil }
  }

  /// The day of a moment.
  fileprivate var day: [String: JSONValue] { filter { ["year", "month", "day"].contains($0.key) } }

  /// Whether it and another moment are times of the same day.
  fileprivate func isOfOneDay(with other: [String: JSONValue]) -> Bool {
    self["hour"] != nil && other["hour"] != nil && day == other.day
  }
}
