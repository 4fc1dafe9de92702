/// Recurrence frequency.
public enum INRecurrenceFrequency: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Minute.
  case minute = 1
  /// Hourly.
  case hourly = 2
  /// Daily.
  case daily = 3
  /// Weekly.
  case weekly = 4
  /// Monthly.
  case monthly = 5
  /// Yearly.
  case yearly = 6
}
