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
    case let value as Double: ExactNumbers(locale: locale).text(value)
    case let value as Decimal: ExactNumbers(locale: locale).text(value)
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

  /// The names of days of the week, from Monday on.
  func weekdays(_ days: DayOfWeekOptions) -> [String] {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    // Calendars begin with Sunday, the options with Monday.
    let names = calendar.standaloneWeekdaySymbols
    return (names.dropFirst() + names.prefix(1)).enumerated()
      .filter { days.contains(DayOfWeekOptions(rawValue: 1 << $0.offset)) }.map(\.element)
  }

  /// A duration in seconds, `1 hour, 30 minutes`; seconds alone where it is too long, or too short, to be
  /// told in parts.
  private func duration(_ seconds: TimeInterval) -> String {
    guard seconds.isFinite else { return "" }
    let digits = seconds.fractionDigits
    guard seconds.magnitude < 1e15, digits <= 9 else {
      return "\(ExactNumbers(locale: locale).text(seconds)) \(UnitDuration.seconds.symbol)"
    }
    return Duration.seconds(seconds).formatted(
      .units(
        allowed: [.days, .hours, .minutes, .seconds], width: .wide,
        fractionalPart: digits == 0 ? .hide : .show(length: digits)
      ).locale(locale)
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
    "\(ExactNumbers(locale: locale).text(value)) \(unit.symbol)"
  }
}
