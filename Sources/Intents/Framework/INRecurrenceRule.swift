public import Foundation

/// How something is repeated.
open class INRecurrenceRule: NSObject, @unchecked Sendable {
  /// Every how many times.
  public let interval: Int
  /// Every what.
  public let frequency: INRecurrenceFrequency
  /// On which days of the week.
  public let weeklyRecurrenceDays: INDayOfWeekOptions

  /// A rule for days of the week.
  public init(
    interval: Int,
    frequency: INRecurrenceFrequency,
    weeklyRecurrenceDays: INDayOfWeekOptions = []
  ) {
    self.interval = interval
    self.frequency = frequency
    self.weeklyRecurrenceDays = weeklyRecurrenceDays
  }

  /// A rule.
  public convenience init(interval: Int, frequency: INRecurrenceFrequency) {
    self.init(interval: interval, frequency: frequency, weeklyRecurrenceDays: [])
  }

  /// Whether another one has the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INRecurrenceRule, type(of: self) == type(of: other) else {
      return false
    }
    return interval == other.interval
      && frequency == other.frequency
      && weeklyRecurrenceDays == other.weeklyRecurrenceDays
  }

  /// The same for all that have the same values.
  open override var hash: Int { interval }
}
