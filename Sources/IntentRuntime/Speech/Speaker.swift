public import Foundation

/// Puts texts and values into words of one language.
public struct Speaker: Sendable {
  /// The language, as a session gives it: `de`, `pt-BR`.
  public let language: String
  private let tables: [LocalizationTable]
  private var locale: Locale { Locale(identifier: language) }

  /// A speaker of a language with the texts of some catalogs.
  public init(language: String, catalogs: [IntentCatalog]) {
    self.language = language
    let wanted = Self.fallbacks(of: language)
    tables = wanted.flatMap { wanted in
      catalogs.flatMap(\.localizations).filter { $0.language.lowercased() == wanted }
    }
  }

  /// A text in the language: the exact one, else the language without its region, else the
  /// development language.
  public func text(_ text: LocalizedText, count: Int? = nil) -> String {
    guard let id = text.id else { return text.text }
    for table in tables {
      if let found = table.text(id: id, count: count), !found.isEmpty { return found }
    }
    return text.text
  }

  /// A text with its `${name}` and `${name.property}` filled in; a name without a value is left out.
  public func fill(_ text: String, with value: (_ name: String, _ property: String?) -> String?)
    -> String
  {
    var filled = ""
    var rest = Substring(text)
    while let open = rest.range(of: "${"), let close = rest[open.upperBound...].firstIndex(of: "}")
    {
      filled += rest[..<open.lowerBound]
      let names = rest[open.upperBound..<close].split(separator: ".", maxSplits: 1)
      filled +=
        value(names.first.map(String.init) ?? "", names.dropFirst().first.map(String.init)) ?? ""
      rest = rest[rest.index(after: close)...]
    }
    return filled + rest
  }

  /// Values as a list, `a, b, and c`.
  public func list(_ values: [String]) -> String {
    values.formatted(.list(type: .and).locale(locale))
  }

  /// A value as people read it in the language.
  public func text<Value>(for value: Value) -> String {
    switch value {
    case let value as String: value
    case let value as any IntentEnumeration: text(value.caseText)
    case let value as any IntentObjectValue: value.displayString
    case let value as Person: value.displayName
    case let value as SpeakableString: value.spokenPhrase
    case let value as Placemark: value.name ?? value.locality ?? ""
    case let value as Bool: String(value)
    case let value as Int: value.formatted(.number.locale(locale))
    case let value as Double: value.formatted(.number.locale(locale))
    case let value as CurrencyAmount:
      value.amount.formatted(.currency(code: value.currencyCode).locale(locale))
    case let value as Date: date(value)
    case let value as DateComponents: value.date(in: .gregorian).map(date) ?? ""
    case let value as DateComponentsRange: value.startDateComponents.map(text(for:)) ?? ""
    case let value as IntentFile: value.filename
    case let value as PaymentMethod: value.name ?? value.identificationHint ?? ""
    case let value as URL: value.absoluteString
    case let value as any SpokenMeasurement: value.spoken(in: locale)
    default: displayText(of: value)
    }
  }

  private func date(_ date: Date) -> String {
    date.formatted(Date.FormatStyle(date: .abbreviated, time: .shortened, locale: locale))
  }

  /// The text of a value of a type that only its definition knows: the property that names it.
  private func displayText<Value>(of value: Value) -> String {
    guard let value = value as? any Encodable,
      case .object(let object)? = try? JSONValue(encoding: value)
    else { return "" }
    for name in ["displayName", "title", "name", "nickname", "text", "value"] {
      switch object[name] {
      case .string(let text)?: return text
      case .object(let inner)?:
        if case .string(let text)? = inner["spokenPhrase"] { return text }
      default: continue
      }
    }
    return ""
  }

  /// The languages to look in, most exact first: `zh-hant-tw`, `zh-hant`, `zh`.
  private static func fallbacks(of language: String) -> [String] {
    var parts = language.lowercased().split { $0 == "-" || $0 == "_" }
    var languages: [String] = []
    while !parts.isEmpty {
      languages.append(parts.joined(separator: "-"))
      parts.removeLast()
    }
    return languages
  }
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

extension DateComponents {
  /// The date that the components stand for in a calendar, where they stand for one.
  fileprivate func date(in identifier: Calendar.Identifier) -> Date? {
    var calendar = self.calendar ?? Calendar(identifier: identifier)
    if let timeZone { calendar.timeZone = timeZone }
    return calendar.date(from: self)
  }
}
