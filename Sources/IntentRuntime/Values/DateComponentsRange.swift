public import Foundation

/// A stretch of time between two dates, which may recur.
///
/// Apple's counterpart is `INDateComponentsRange`.
public struct DateComponentsRange: Codable, Hashable, Sendable {
  /// Where it begins; none for no beginning.
  public var startDateComponents: DateComponents?
  /// Where it ends; none for no end.
  public var endDateComponents: DateComponents?
  /// When it comes again.
  public var recurrenceRule: RecurrenceRule?

  /// A range of dates, open where an end is missing.
  public init(
    start: DateComponents?,
    end: DateComponents?,
    recurrenceRule: RecurrenceRule? = nil
  ) {
    self.startDateComponents = start
    self.endDateComponents = end
    self.recurrenceRule = recurrenceRule
  }
}

/// How often something comes again.
///
/// Apple's counterpart is `INRecurrenceRule`.
public struct RecurrenceRule: Codable, Hashable, Sendable {
  /// Every how many units of the frequency, from 1.
  public var interval: Int
  /// The unit.
  public var frequency: RecurrenceFrequency
  /// The days of the week on which it comes, for a weekly rule.
  public var weeklyRecurrenceDays: DayOfWeekOptions

  /// A rule that repeats every `interval` units of its frequency.
  ///
  /// - Parameter interval: From 1.
  public init(
    interval: Int,
    frequency: RecurrenceFrequency,
    weeklyRecurrenceDays: DayOfWeekOptions = []
  ) {
    self.interval = interval
    self.frequency = frequency
    self.weeklyRecurrenceDays = weeklyRecurrenceDays
  }
}

/// The unit of a recurrence.
public enum RecurrenceFrequency: Int, IntentEnumeration {
  case unknown = 0
  case minute = 1
  case hourly = 2
  case daily = 3
  case weekly = 4
  case monthly = 5
  case yearly = 6

  /// The name of each case, as the definition has it.
  public static var intentCaseNames: [String] {
    ["unknown", "minute", "hourly", "daily", "weekly", "monthly", "yearly"]
  }
}

/// Days of the week.
public struct DayOfWeekOptions: IntentOptionSet {
  /// The bit pattern.
  public var rawValue: Int

  /// The options of a bit pattern.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The bit pattern.
  public static let monday = Self(rawValue: 1)
  /// The bit pattern.
  public static let tuesday = Self(rawValue: 2)
  /// The bit pattern.
  public static let wednesday = Self(rawValue: 4)
  /// The bit pattern.
  public static let thursday = Self(rawValue: 8)
  /// The bit pattern.
  public static let friday = Self(rawValue: 16)
  /// The bit pattern.
  public static let saturday = Self(rawValue: 32)
  /// The bit pattern.
  public static let sunday = Self(rawValue: 64)

  /// Each option with its name, as the definition has it.
  public static var intentOptionNames: [(option: Self, name: String)] {
    [
      (.monday, "monday"), (.tuesday, "tuesday"), (.wednesday, "wednesday"),
      (.thursday, "thursday"),
      (.friday, "friday"), (.saturday, "saturday"), (.sunday, "sunday"),
    ]
  }
}
