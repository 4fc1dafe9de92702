import Foundation

extension Speaker {
  /// A moment, `Nov 21, 2026 at 9:15 AM`.
  func date(_ date: Date) -> String {
    // Foundation traps at a date that is no time.
    guard date.timeIntervalSinceReferenceDate.isFinite else { return "" }
    return date.formatted(Date.FormatStyle(date: .abbreviated, time: .shortened, locale: locale))
  }

  /// A date in components: what of a day, a weekday and a time there is, and nothing else. What dates
  /// are not written with is named behind it, `minute 30`. What does not exist is no other date, and has no words.
  func date(_ components: DateComponents) -> String {
    guard components.isPossible else { return "" }
    return [written(components), named(components.unwrittenParts)].filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  private func named(_ parts: [(name: String, value: Int)]) -> String {
    parts.map { "\($0.name) \($0.value)" }.joined(separator: ", ")
  }

  /// What of a date is written as dates are.
  private func written(_ components: DateComponents) -> String {
    var calendar = components.calendar ?? Calendar(identifier: .gregorian)
    if let timeZone = components.timeZone { calendar.timeZone = timeZone }
    var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    let plain = style
    var date = calendar.date(
      from: components.isTimeAlone ? today(at: components, in: calendar) : components.inLeapYear)
    if components.day != nil, components.month != nil {
      style = style.month(.abbreviated).day()
    } else if components.month != nil {
      style = style.month(.wide)
      if let day = date, isDay(day, of: components, in: calendar) {
        style = style.weekday(.wide).day()
      } else {
        date = calendar.date(from: withoutWeekday(components))
      }
    } else if components.year == nil, let weekday = components.weekday {
      // Of any week.
      date = calendar.nextDate(
        after: Date(timeIntervalSinceReferenceDate: 0),
        matching: DateComponents(
          hour: components.hour, minute: components.minute, weekday: weekday),
        matchingPolicy: .nextTime)
      style = style.weekday(.wide)
    }
    if components.year != nil { style = style.year() }
    if components.isOfAnotherEra { style = style.era() }
    if components.hour != nil { style = style.hour().minute() }
    if components.hour != nil, components.second ?? 0 != 0 { style = style.second() }
    guard style != plain, let date else { return "" }
    if components.hour != nil, components.isElsewhere(at: date) {
      style = style.timeZone(.specificName(.short))
    }
    return date.formatted(style)
  }

  /// Whether a date is the day that a weekday of a month is, `the second Friday of March 2026`; a month has no fifth of
  /// most, and without a year nobody knows which day it is.
  private func isDay(_ date: Date, of components: DateComponents, in calendar: Calendar) -> Bool {
    guard components.year != nil, components.weekday != nil, components.weekdayOrdinal != nil else {
      return false
    }
    return calendar.component(.month, from: date) == components.month
  }

  /// A time of today: zones had other hours in the first year.
  private func today(at time: DateComponents, in calendar: Calendar) -> DateComponents {
    var today = calendar.dateComponents([.era, .year, .month, .day], from: Date())
    (today.hour, today.minute, today.second) = (time.hour, time.minute, time.second)
    return today
  }

  private func withoutWeekday(_ components: DateComponents) -> DateComponents {
    var components = components
    (components.weekday, components.weekdayOrdinal) = (nil, nil)
    return components
  }
}

extension DateComponents {
  /// The same in a year that has every day, where they are a day of no year.
  fileprivate var inLeapYear: DateComponents {
    guard year == nil, era == nil, month != nil, day != nil,
      [.gregorian, .iso8601].contains(calendar?.identifier ?? .gregorian)
    else { return self }
    var components = self
    components.year = 2000
    return components
  }

  /// All parts with their names.
  fileprivate var allParts: [(name: String, value: Int)] {
    let parts = [
      ("era", era), ("year", year), ("quarter", quarter), ("month", month), ("day", day),
      ("hour", hour), ("minute", minute), ("second", second), ("nanosecond", nanosecond),
      ("weekday", weekday), ("weekday ordinal", weekdayOrdinal), ("week of month", weekOfMonth),
      ("week of year", weekOfYear), ("year for week of year", yearForWeekOfYear),
    ]
    return parts.compactMap { name, value in value.map { (name, $0) } }
  }

  /// The parts that no date is written with, as far as the others do not say them.
  fileprivate var unwrittenParts: [(name: String, value: Int)] {
    var unwritten: Set = ["quarter", "week of month", "week of year", "year for week of year"]
    // A whole day has one week and quarter, which whoever takes it from a calendar may get with it.
    if month != nil, day != nil { unwritten = [] }
    if month == nil, day != nil { unwritten.insert("day") }
    if month == nil, year != nil { unwritten.formUnion(["weekday", "weekday ordinal"]) }
    if month == nil, weekday != nil || year == nil { unwritten.insert("weekday ordinal") }
    if hour == nil { unwritten.formUnion(["minute", "second"]) }
    if year == nil { unwritten.insert("era") }
    return allParts.filter { unwritten.contains($0.name) }
  }

  /// Whether years are of an era that is not the one that people leave out.
  fileprivate var isOfAnotherEra: Bool {
    guard let era, year != nil else { return false }
    let isUsual = [.gregorian, .iso8601].contains(calendar?.identifier ?? .gregorian) && era == 1
    return !isUsual
  }

  /// Whether they are a time of no day.
  fileprivate var isTimeAlone: Bool {
    hour != nil && [era, year, month, day, weekday].allSatisfy { $0 == nil }
  }

  /// Whether the time is another one than here.
  fileprivate func isElsewhere(at date: Date) -> Bool {
    guard let timeZone else { return false }
    return timeZone.secondsFromGMT(for: date) != TimeZone.current.secondsFromGMT(for: date)
  }
}
