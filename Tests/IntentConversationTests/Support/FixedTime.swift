import Foundation

/// The time that it is for a test, whenever and wherever it runs.
enum FixedTime {
  /// Ten in the morning of Wednesday, October 15, 2025.
  static let now = Date(timeIntervalSince1970: 1_760_522_400)

  /// The Gregorian calendar in UTC.
  static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()
}
