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

  /// Whether a moment is a day without a time.
  var isDayAlone: Bool { self["day"] != nil && self["hour"] == nil }
}
