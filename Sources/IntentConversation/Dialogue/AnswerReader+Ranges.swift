import IntentRuntime

/// What is said of a stretch of time that was said before: `until 11`, `on Saturday`, `from 9 to 12`.
extension AnswerReader {
  typealias Components = [String: JSONValue]

  /// A stretch of time with what nobody said again of the one in whose place it is; none where nobody knows which end of
  /// that is meant, or where it would end before it begins.
  ///
  /// - Parameter isOfEnd: Whether one moment alone takes the place of the end.
  func range(
    _ said: [String: JSONValue], of sentence: Sentence, inPlaceOf before: [String: JSONValue],
    _ parameter: String, isOfEnd: Bool
  ) -> JSONValue? {
    let (first, last) = (before.moment(.start), before.moment(.end))
    // Times are in the part of the day that was said before them.
    func timed(_ end: RangeEnd, on day: Components?) -> Components? {
      self.timed(said[end.rawValue], of: sentence, parameter, on: day.map(JSONValue.object))
        ?? said.moment(end)
    }
    let start = timed(.start, on: first)
    let end = timed(.end, on: last ?? first)
    let moments = [said.moment(.start), said.moment(.end)].compactMap(\.self)
    let saysTime = moments.contains { $0.keys.contains(where: Self.times.contains) }
    let saysDay = moments.contains { $0.keys.contains(where: Self.days.contains) }
    let saysEnd = said.moment(.end) != nil || isEnded(sentence)
    let part = saysTime ? nil : recognizer.rules.times.part(in: sentence)?.part
    func completed(_ moment: Components, by known: Components) -> Components {
      // The hour of one end is none of the other, nor one of another part of a day.
      var known = known
      // 'Tomorrow morning' in place of nine, which is in the evening today.
      if let part, known["day"] == nil, let hour = CivilTime(known).hour, hour > 12,
        !part.mayHave(hour), part.isSaid(ofHour: hour - 12)
      {
        known["hour"] = .integer(hour - 12)
      }
      let hour = CivilTime(known).hour
      let isKept = part == nil || hour.map { $0 < 12 || part?.mayHave($0) == true } != false
      var whole = (isKept ? known : known.day).merging(moment) { $1 }
      let isAsSaid = moment["day"] != nil && recognizer.rules.times.countsBothWays
      if let hour = later(hour: whole, of: sentence, than: isAsSaid ? [:] : known) {
        whole["hour"] = .integer(hour)
      }
      return part.map { self.timed(whole, in: $0) } ?? whole
    }
    func range(_ start: Components?, _ end: Components?) -> JSONValue? {
      self.range(
        from: start, to: end, in: before.merging(said) { $1 },
        movesEnd: saysEnd && saysWeekday(sentence), isOvernight: saysEnd && !saysDay)
    }
    switch (start, end, first, last) {
    case (let start?, let end?, let first?, _) where saysTime != saysDay:
      // An end in the night behind the day is on the day itself again, where other hours are said.
      let isNight = saysTime && (last?.isNightBehind(first, recognizer.reader) ?? true)
      let known = isNight ? first.day : last ?? first.day
      // Hours as they are said may be in order where the other half of the day is not.
      let (from, to) = inOneHalf(
        completed(start, by: first), completed(end, by: known), of: start, end,
        inPlaceOf: last)
      return range(from, to)
        ?? range(first.day.merging(start) { $1 }, known.merging(end) { $1 })
    case (let start?, nil, let first?, let last?) where isBegun(sentence):
      // The end is on the day of the beginning still, unless that is moved before it: `from Thursday`.
      let isEarlier =
        isBeginAlone(sentence)
        && recognizer.reader.isBefore(CivilTime(start.day), CivilTime(last.day))
      let isMoved = saysDay && first.isOfOneDay(with: last) && !isEarlier
      let moved = completed(start, by: first)
      return range(moved, isMoved ? last.merging(moved.day) { $1 } : last)
    case (let start?, nil, nil, let last?) where isBegun(sentence):
      return range(last.day.merging(start) { $1 }, last)
    case (nil, let end?, _, _) where first != nil || last != nil:
      // The hour of the beginning is none of the end.
      let known = last ?? first?.day ?? [:]
      let whole = known.merging(end) { $1 }
      // Behind eight in the evening, 'until one' is no one in the afternoon.
      return range(first, completed(end, by: known)) ?? range(first, whole)
    case (let end?, nil, let first?, _) where isEnded(sentence):
      let known = last ?? first.day
      return range(first, completed(end, by: known)) ?? range(first, known.merging(end) { $1 })
    case (_?, _?, nil, _?) where saysTime != saysDay:
      return nil
    case (let start?, nil, let first?, nil):
      let whole = completed(start, by: first)
      return range(saysDay ? whole : behindMidnight(whole, of: sentence, inPlaceOf: first), nil)
    case (let end?, nil, nil, let last?):
      return range(nil, completed(end, by: last))
    case (let day?, nil, let first?, let last?) where !saysTime && first.isOfOneDay(with: last):
      return range(completed(day, by: first), completed(day, by: last))
    case (let end?, nil, _?, let last?) where isOfEnd:
      return range(first, completed(end, by: last))
    case (_?, nil, _?, _?):
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
    // The midnight of a day with which something ends is the one behind it.
    if let start, start.day == end?.day, start["hour"] == nil, end?["hour"] == 0, let last = end {
      end = last.merging(reader.moved(CivilTime(last), byDays: 1).values) { $1 }
    }
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
  func timed(_ moment: Components, in part: TimeWords.DayPart) -> Components {
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
    sentence.words.indices.contains { begins(sentence, at: $0) }
  }

  /// Whether a sentence begins with what stands before the end of a stretch of time: `to 10`.
  private func isEnded(_ sentence: Sentence) -> Bool {
    let times = recognizer.rules.times
    return ([sentence] + corrected(sentence).map(\.sentence)).contains {
      // 'À 19h' is at seven as well.
      times.rangeMiddles.match($0.words, at: 0) != nil
        && times.timeMarks.match($0.words, at: 0) == nil
    }
  }

  /// Whether a sentence begins with what stands before the beginning of a stretch of time: `from Thursday`.
  private func isBeginAlone(_ sentence: Sentence) -> Bool {
    ([sentence] + corrected(sentence).map(\.sentence)).contains { begins($0, at: 0) }
  }

  /// Whether what stands before the beginning of a stretch of time is at a word.
  private func begins(_ sentence: Sentence, at index: Int) -> Bool {
    let times = recognizer.rules.times
    return times.rangeBegins.match(sentence.words, at: index) != nil
      || times.beginMarks.match(sentence.words, at: index) != nil
  }

  /// The ends of a stretch of time, both in the afternoon where one of them is by what was there before: `2 to 4` in place of
  /// eight to ten in the morning, `3 to 5` in place of nine to eleven. Both are in the morning where the end alone would
  /// have followed the one before it: `8 to 11` in place of nine to five.
  private func inOneHalf(
    _ from: Components, _ to: Components, of start: Components, _ end: Components,
    inPlaceOf lastBefore: Components?
  ) -> (from: Components, to: Components) {
    guard let first = CivilTime(start).hour, let last = CivilTime(end).hour, first < last,
      last < 12, let begin = CivilTime(from).hour, let close = CivilTime(to).hour,
      (begin == first) != (close == last)
    else { return (from, to) }
    let closedBehindNoon = lastBefore.flatMap { CivilTime($0).hour }.map { $0 >= 12 } ?? false
    let later = begin == first && closedBehindNoon ? 0 : 12
    return (
      from.merging(["hour": .integer(first + later)]) { $1 },
      to.merging(["hour": .integer(last + later)]) { $1 }
    )
  }
}

extension [String: JSONValue] {
  /// The day of a moment.
  fileprivate var day: [String: JSONValue] { filter { ["year", "month", "day"].contains($0.key) } }

  /// Whether it is in the night behind the day of another moment.
  fileprivate func isNightBehind(_ first: [String: JSONValue], _ reader: ValueReader) -> Bool {
    guard let start = CivilTime(first).hour, let end = CivilTime(self).hour, end <= start else {
      return false
    }
    let next = reader.moved(CivilTime(first), byDays: 1).values
    return ["year", "month", "day"].allSatisfy { self[$0] == next[$0] }
  }

  /// Whether it and another moment are times of the same day.
  fileprivate func isOfOneDay(with other: [String: JSONValue]) -> Bool {
    self["hour"] != nil && other["hour"] != nil && day == other.day
  }
}
