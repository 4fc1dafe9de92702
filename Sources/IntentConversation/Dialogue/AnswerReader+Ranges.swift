import IntentRuntime

/// What is said of a stretch of time that was said before: `until 11`, `on Saturday`, `from 9 to 12`.
extension AnswerReader {
  /// A stretch of time with what nobody said again of the one in whose place it is; none where nobody knows which end of
  /// that is meant, or where it would end before it begins.
  ///
  /// - Parameter isOfEnd: Whether one moment alone takes the place of the end.
  func range(
    _ said: [String: JSONValue], of sentence: Sentence, inPlaceOf before: [String: JSONValue],
    isOfEnd: Bool
  ) -> JSONValue? {
    let reader = recognizer.reader
    let (start, end) = (said.moment("startDateComponents"), said.moment("endDateComponents"))
    let (first, last) = (before.moment("startDateComponents"), before.moment("endDateComponents"))
    func range(_ start: [String: JSONValue]?, _ end: [String: JSONValue]?) -> JSONValue? {
      var end = end
      if let start, let day = end, reader.isBefore(CivilTime(day), CivilTime(start)) {
        // Behind a Monday that is to come, 'until Saturday' is the one of that week.
        let later = reader.moved(CivilTime(day), byDays: 7)
        guard saysWeekday(sentence), !reader.isBefore(later, CivilTime(start)) else { return nil }
        end = day.merging(later.values) { $1 }
      }
      var range = before.merging(said) { $1 }
      range["startDateComponents"] = start.map(JSONValue.object)
      range["endDateComponents"] = end.map(JSONValue.object)
      return .object(range)
    }
    func completed(_ moment: [String: JSONValue], by known: [String: JSONValue]) -> [String:
      JSONValue]
    {
      var whole = known.merging(moment) { $1 }
      if let hour = later(hour: moment, of: sentence, than: known) {
        whole["hour"] = .integer(hour)
      }
      return whole
    }
    let moments = [start, end].compactMap(\.self)
    let saysTime = moments.contains { $0.keys.contains(where: Self.times.contains) }
    let saysDay = moments.contains { $0.keys.contains(where: Self.days.contains) }
    switch (start, end, first, last) {
    case (let start?, let end?, let first?, let last?) where saysTime != saysDay:
      let kept = saysTime ? Self.days : Self.times
      return range(
        start.merging(first.filter { kept.contains($0.key) }) { said, _ in said },
        end.merging(last.filter { kept.contains($0.key) }) { said, _ in said })
    case (let start?, nil, let first?, _) where isBegun(sentence):
      return range(completed(start, by: first), last)
    case (nil, let end?, _, let known?), (nil, let end?, let known?, nil):
      return range(first, completed(end, by: known))
    case (let start?, nil, let first?, nil):
      return range(completed(start, by: first), nil)
    case (let end?, nil, nil, let last?):
      return range(nil, completed(end, by: last))
    case (let day?, nil, let first?, let last?) where !saysTime && first.isOfOneDay(with: last):
      return range(first.merging(day) { $1 }, last.merging(day) { $1 })
    case (let end?, nil, _?, let last?) where isOfEnd:
      return range(first, completed(end, by: last))
    case (_?, nil, _?, _?) where saysTime != saysDay:
      return nil
    default: return .object(said)
    }
  }

  private func saysWeekday(_ sentence: Sentence) -> Bool {
    sentence.words.indices.contains { index in
      guard let day = recognizer.rules.times.days.match(sentence.words, at: index) else {
        return false
      }
      guard case .weekday = day.meaning else { return false }
      return true
    }
  }

  /// Whether a sentence says when something begins: `from 7`.
  private func isBegun(_ sentence: Sentence) -> Bool {
    sentence.words.indices.contains {
      recognizer.rules.times.rangeBegins.match(sentence.words, at: $0) != nil
    }
  }
}

extension [String: JSONValue] {
  /// One end of a stretch of time.
  fileprivate func moment(_ end: String) -> [String: JSONValue]? {
    if case .object(let moment)? = self[end] { moment } else { nil }
  }

  /// Whether it and another moment are times of the same day.
  fileprivate func isOfOneDay(with other: [String: JSONValue]) -> Bool {
    self["hour"] != nil && other["hour"] != nil
      && ["year", "month", "day"].allSatisfy { self[$0] == other[$0] }
  }
}
