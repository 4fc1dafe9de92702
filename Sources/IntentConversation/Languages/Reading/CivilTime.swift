import Foundation

/// A day, a time of day, or both, as far as they were said.
///
/// Foundation's components have three times as many fields, of which none but these is ever said: they are made only
/// where a calendar is asked.
struct CivilTime {
  var year: Int?
  var month: Int?
  var day: Int?
  var hour: Int?
  var minute: Int?
  /// Whether the month is one that some calendars put in between.
  fileprivate var isLeapMonth: Bool?

  init(
    year: Int? = nil, month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil
  ) {
    (self.year, self.month, self.day) = (year, month, day)
    (self.hour, self.minute) = (hour, minute)
  }

  /// What a calendar says of a moment.
  init(_ components: DateComponents) {
    self.init(
      year: components.year, month: components.month, day: components.day, hour: components.hour,
      minute: components.minute)
    isLeapMonth = components.isLeapMonth
  }

  /// A day without a time.
  init(_ day: CivilDay) {
    self.init(year: day.year, month: day.month, day: day.day)
  }

  /// How many minutes of the day are over then; none without a time.
  var minutes: Int? { hour.map { $0 * 60 + (minute ?? 0) } }

  /// The same for a calendar.
  var components: DateComponents {
    var components = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
    components.isLeapMonth = isLeapMonth
    return components
  }
}

extension Calendar {
  /// The moment that was said.
  func date(from time: CivilTime) -> Date? { date(from: time.components) }
}
