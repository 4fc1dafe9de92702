public import Foundation

/// How something is repeated.
public class INRecurrenceRule: NSObject, @unchecked Sendable {
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
}
