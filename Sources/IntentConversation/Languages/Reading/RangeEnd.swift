import IntentRuntime

/// The ends of a stretch of time, as its value has them.
enum RangeEnd: String, CaseIterable {
  case start = "startDateComponents"
  case end = "endDateComponents"
}

extension [String: JSONValue] {
  /// One end of a stretch of time.
  func moment(_ end: RangeEnd) -> [String: JSONValue]? {
    if case .object(let moment)? = self[end.rawValue] { moment } else { nil }
  }

  /// The ends that a stretch of time has; of a moment none.
  private var ends: [RangeEnd] { RangeEnd.allCases.filter { moment($0) != nil } }

  /// The ends of a stretch of time, or the moment that it is itself.
  var moments: [CivilTime] {
    ends.isEmpty ? [CivilTime(self)] : ends.compactMap { moment($0).map(CivilTime.init) }
  }

  /// The same with other hours than those of its moments.
  func withHours(_ hours: [Int]) -> [String: JSONValue] {
    guard !ends.isEmpty else { return merging(["hour": .integer(hours.first ?? 0)]) { $1 } }
    return zip(ends, hours).reduce(into: self) { value, other in
      let moment = value.moment(other.0)?.merging(["hour": .integer(other.1)]) { $1 }
      value[other.0.rawValue] = moment.map(JSONValue.object)
    }
  }

  /// Whether a moment is a day without a time.
  var isDayAlone: Bool { self["day"] != nil && self["hour"] == nil }
}
