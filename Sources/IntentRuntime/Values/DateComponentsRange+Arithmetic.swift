public import Foundation

extension DateComponentsRange {
  /// The stretch of time that the range stands for, without its recurrence.
  ///
  /// A range without an end is as long as its start is exact: a day, an hour, a minute.
  ///
  /// - Parameter calendar: What the components count in, where they do not say.
  /// - Returns: None where the range has no beginning, ends before it begins, or stands for no date.
  public func dateInterval(in calendar: Calendar) -> DateInterval? {
    guard let start = startDateComponents, let begin = start.date(in: calendar) else { return nil }
    if let endDateComponents {
      guard let end = endDateComponents.date(in: calendar), end >= begin else { return nil }
      return DateInterval(start: begin, end: end)
    }
    let unit: Calendar.Component =
      start.minute != nil ? .minute : start.hour != nil ? .hour : start.day != nil ? .day : .month
    return calendar.dateInterval(of: unit, for: begin).map {
      DateInterval(start: begin, end: $0.end)
    }
  }

  /// How long it lasts, in seconds; none where ``dateInterval(in:)`` gives none.
  public func duration(in calendar: Calendar) -> TimeInterval? {
    dateInterval(in: calendar)?.duration
  }

  /// Whether a moment lies in it, in any of its occurrences. The end does not belong to it.
  ///
  /// It takes as long however many occurrences there were before.
  public func contains(_ date: Date, in calendar: Calendar) -> Bool {
    guard let first = dateInterval(in: calendar),
      let start = lastStart(until: date, after: first.start, in: calendar)
    else { return false }
    // All are as long as the first, so that whatever goes on began with the last, or goes on there too.
    return date.timeIntervalSince(start) < first.duration
  }

  /// When the last occurrence begins that begins up to a moment; none where that is before the first.
  private func lastStart(until limit: Date, after first: Date, in calendar: Calendar) -> Date? {
    guard first <= limit else { return nil }
    guard let recurrenceRule, let unit = recurrenceRule.frequency.unit,
      let passed = calendar.dateComponents([unit], from: first, to: limit).value(for: unit)
    else { return first }
    let interval = max(recurrenceRule.interval, 1)
    let step = passed / interval
    // A day that a month does not have, and the days of a week, may lie in a step before or behind.
    return (max(0, step - 1)...(step + 1)).lazy.flatMap { step -> [Date] in
      let (value, isOver) = step.multipliedReportingOverflow(by: interval)
      guard !isOver, let start = calendar.date(byAdding: unit, value: value, to: first) else {
        return []
      }
      return recurrenceRule.starts(near: start, from: first, in: calendar)
    }.filter { $0 <= limit }.max()
  }

  /// Whether it has a moment in common with another, without their recurrences.
  public func overlaps(_ other: DateComponentsRange, in calendar: Calendar) -> Bool {
    guard let own = dateInterval(in: calendar), let other = other.dateInterval(in: calendar) else {
      return false
    }
    return own.start < other.end && other.start < own.end
  }

  /// What it has in common with another, without their recurrences; none where that is nothing.
  public func intersection(_ other: DateComponentsRange, in calendar: Calendar) -> DateInterval? {
    guard overlaps(other, in: calendar), let own = dateInterval(in: calendar),
      let other = other.dateInterval(in: calendar)
    else { return nil }
    return own.intersection(with: other)
  }

  /// The same stretch of time, later or, with a negative value, earlier.
  ///
  /// - Returns: None where ``dateInterval(in:)`` gives none.
  public func shifted(
    by value: Int,
    _ unit: Calendar.Component,
    in calendar: Calendar
  ) -> DateComponentsRange? {
    guard let interval = dateInterval(in: calendar),
      let start = calendar.date(byAdding: unit, value: value, to: interval.start),
      let end = calendar.date(byAdding: unit, value: value, to: interval.end)
    else { return nil }
    let units: Set<Calendar.Component> = [.year, .month, .day, .hour, .minute, .second]
    return DateComponentsRange(
      start: calendar.dateComponents(units, from: start),
      end: calendar.dateComponents(units, from: end),
      recurrenceRule: recurrenceRule
    )
  }

  /// Its occurrences that begin up to a moment, the first one first; a rule for every minute has ten
  /// thousand in a week.
  ///
  /// - Parameters:
  ///   - limit: The last moment at which one may begin.
  ///   - calendar: What the components and the recurrence count in.
  ///   - count: The most occurrences to give; none for less than 1.
  public func occurrences(
    until limit: Date,
    in calendar: Calendar,
    count: Int = 10_000
  ) -> [DateInterval] {
    guard count > 0, let first = dateInterval(in: calendar), first.start <= limit else { return [] }
    guard let recurrenceRule, let unit = recurrenceRule.frequency.unit else { return [first] }
    var occurrences: [DateInterval] = []
    var step = 0
    while occurrences.count < count {
      let (value, isOver) = step.multipliedReportingOverflow(by: max(recurrenceRule.interval, 1))
      guard !isOver, let start = calendar.date(byAdding: unit, value: value, to: first.start),
        let week = calendar.dateInterval(of: .weekOfYear, for: start), week.start <= limit,
        start <= limit || recurrenceRule.frequency == .weekly
      else { break }
      let starts = recurrenceRule.starts(near: start, from: first.start, in: calendar)
      occurrences += starts.filter { $0 <= limit }
        .map { DateInterval(start: $0, duration: first.duration) }
      step += 1
    }
    return Array(occurrences.prefix(count))
  }
}

extension RecurrenceRule {
  /// The occurrences that one step of the rule gives: the days of a week, or the moment alone.
  fileprivate func starts(near date: Date, from first: Date, in calendar: Calendar) -> [Date] {
    guard frequency == .weekly, !weeklyRecurrenceDays.isEmpty else { return [date] }
    guard let week = calendar.dateInterval(of: .weekOfYear, for: date) else { return [date] }
    let time = calendar.dateComponents([.hour, .minute, .second], from: date)
    return (0..<7).compactMap { calendar.date(byAdding: .day, value: $0, to: week.start) }
      .filter { weeklyRecurrenceDays.contains(weekday: calendar.component(.weekday, from: $0)) }
      .compactMap {
        calendar.date(
          bySettingHour: time.hour ?? 0,
          minute: time.minute ?? 0,
          second: time.second ?? 0,
          of: $0
        )
      }
      .filter { $0 >= first }
  }
}

extension RecurrenceFrequency {
  fileprivate var unit: Calendar.Component? {
    switch self {
    case .unknown: nil
    case .minute: .minute
    case .hourly: .hour
    case .daily: .day
    case .weekly: .weekOfYear
    case .monthly: .month
    case .yearly: .year
    }
  }
}

extension DayOfWeekOptions {
  /// - Parameter weekday: The day as calendars count, Sunday being 1.
  fileprivate func contains(weekday: Int) -> Bool {
    let days: [DayOfWeekOptions] = [
      .sunday, .monday, .tuesday, .wednesday, .thursday, .friday, .saturday,
    ]
    return days.indices.contains(weekday - 1) && contains(days[weekday - 1])
  }
}

extension DateComponents {
  fileprivate func date(in calendar: Calendar) -> Date? {
    var calendar = self.calendar ?? calendar
    if let timeZone { calendar.timeZone = timeZone }
    return calendar.date(from: self)
  }
}
