import Foundation

extension Speaker {
  /// A value as people read it in the language.
  ///
  /// - Parameter typeName: The type in the definition, where Swift's own does not say enough: a
  ///   `TimeInterval` is a `Double`.
  public func text(for value: any Encodable, typeName: String? = nil) -> String {
    switch value {
    case let value as String: value
    case let value as Bool: phrase(value ? .yes : .no)
    case let value as Double where typeName == "TimeInterval": duration(value)
    case let value as Int: value.formatted(.number.locale(locale))
    case let value as Double: value.formatted(.number.locale(locale))
    case let value as Decimal: value.formatted(.number.locale(locale))
    case let value as Date: date(value)
    case let value as DateComponents: date(value)
    case let value as URL: value.absoluteString
    case let value as any SpokenMeasurement: value.spoken(in: locale)
    case let value as DayOfWeekOptions: list(weekdays(value))
    case let value as any IntentEnumeration: text(value.caseText)
    case let value as any IntentOptionSet: list(value.optionTexts.map { text($0) })
    case let value as any IntentObjectValue: value.displayString
    case let value as any SpokenValue: value.spoken(by: self)
    case let values as [any Encodable]: list(values.map { text(for: $0, typeName: typeName) })
    default: displayText(of: value)
    }
  }

  /// A moment, `Nov 21, 2026 at 9:15 AM`.
  func date(_ date: Date) -> String {
    // Foundation traps at a date that is no time.
    guard date.timeIntervalSinceReferenceDate.isFinite else { return "" }
    return date.formatted(Date.FormatStyle(date: .abbreviated, time: .shortened, locale: locale))
  }

  /// A date in components: what of a day, a weekday and a time there is, and nothing else.
  func date(_ components: DateComponents) -> String {
    var calendar = components.calendar ?? Calendar(identifier: .gregorian)
    if let timeZone = components.timeZone { calendar.timeZone = timeZone }
    var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    let plain = style
    var date = calendar.date(from: components)
    if components.day != nil {
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
    if components.hour != nil { style = style.hour().minute() }
    guard style != plain else { return "" }
    return date?.formatted(style) ?? ""
  }

  /// Whether a date is the day that a weekday of a month is, `the second Friday of March 2026`; a month has no fifth of
  /// most, and without a year nobody knows which day it is.
  private func isDay(_ date: Date, of components: DateComponents, in calendar: Calendar) -> Bool {
    guard components.year != nil, components.weekday != nil, components.weekdayOrdinal != nil else {
      return false
    }
    return calendar.component(.month, from: date) == components.month
  }

  private func withoutWeekday(_ components: DateComponents) -> DateComponents {
    var components = components
    (components.weekday, components.weekdayOrdinal) = (nil, nil)
    return components
  }

  /// The names of days of the week, from Monday on.
  func weekdays(_ days: DayOfWeekOptions) -> [String] {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    // Calendars begin with Sunday, the options with Monday.
    let names = calendar.standaloneWeekdaySymbols
    return (names.dropFirst() + names.prefix(1)).enumerated()
      .filter { days.contains(DayOfWeekOptions(rawValue: 1 << $0.offset)) }.map(\.element)
  }

  /// A duration in seconds, `1 hour, 30 minutes`.
  private func duration(_ seconds: TimeInterval) -> String {
    guard seconds.isFinite, seconds.magnitude < 1e15 else { return "" }
    return Duration.seconds(seconds).formatted(
      .units(allowed: [.days, .hours, .minutes, .seconds], width: .wide).locale(locale)
    )
  }

  /// The text of a value of a type that only its definition knows: the property that names it.
  private func displayText(of value: some Encodable) -> String {
    let properties = PropertyReader.properties(of: value)
    let names = [
      "displayName", "displayString", "title", "name", "nickname", "text", "value",
      "amount", "dateComponentsRange", "placemark",
    ]
    for name in names {
      if let property = properties[name] { return text(for: property) }
    }
    return ""
  }
}

/// A value of the runtime's own that can be put into words.
protocol SpokenValue {
  func spoken(by speaker: Speaker) -> String
}

/// A measurement of any unit.
private protocol SpokenMeasurement {
  func spoken(in locale: Locale) -> String
}

extension Measurement: SpokenMeasurement {
  fileprivate func spoken(in locale: Locale) -> String {
    "\(value.formatted(.number.locale(locale))) \(unit.symbol)"
  }
}
