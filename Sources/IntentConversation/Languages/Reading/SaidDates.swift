import Foundation
import IntentRuntime

/// A day, a time, or a stretch of time, as it was said for a value.
///
/// The value itself is made where it is asked for: of most that a sentence may be read as nothing comes.
struct SaidDates {
  /// The word behind the last one.
  let end: Int
  /// Whether a number alone is its time.
  var isGuess = false
  /// When it is, or begins.
  var start: CivilTime?
  /// When it ends.
  var last: CivilTime?
  /// How it comes again.
  var rule: RecurrenceRule?
  /// Whether it comes again in a part of the day, `every morning`.
  var isInPart = false
}

extension ValueReader {
  /// The value of a type.
  func value(of dates: SaidDates, as type: SlotType) -> JSONValue {
    switch type {
    case .dateComponents: (dates.start ?? dates.last).map { .object($0.values) } ?? .null
    case .dateRange: range(of: dates)
    case .temporalTrigger: .object(["dateComponentsRange": range(of: dates)])
    default:
      (dates.start ?? dates.last).flatMap(date(of:)).map { .string($0.formatted(.iso8601)) }
        ?? .null
    }
  }

  private func range(of dates: SaidDates) -> JSONValue {
    var range: [String: JSONValue] = [:]
    range[RangeEnd.start.rawValue] = dates.start.map { .object($0.values) }
    range[RangeEnd.end.rawValue] = dates.last.map { .object($0.values) }
    range["recurrenceRule"] = dates.rule.map(json)
    return .object(range)
  }

  private func json(_ rule: RecurrenceRule) -> JSONValue {
    [
      "interval": .integer(rule.interval), "frequency": .string(rule.frequency.caseName),
      "weeklyRecurrenceDays": .integer(rule.weeklyRecurrenceDays.rawValue),
    ]
  }
}
