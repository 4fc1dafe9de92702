import Foundation
import Measures

extension ParameterDescriptor {
  /// Whether the definition has anything against any value.
  var hasLimits: Bool {
    !fixedSizes.isEmpty || limits.minimum != nil || limits.maximum != nil
      || limits.supportsNegativeNumbers == false || !limits.contentTypes.isEmpty
      || limits.dateMode != nil
  }

  /// What the definition's limits say against a value, or against each of several: all that is left to ask,
  /// so that answers to a long list are seen to lead somewhere.
  func violations(of value: JSONValue) -> [ParameterOutcome.OpenValue] {
    guard value != .null else { return [] }
    guard isArray, case .array(let values) = value else {
      return violatedLimit(of: value).map { [refusal($0, element: nil)] } ?? []
    }
    let refusals = values.enumerated().compactMap { index, value in
      violatedLimit(of: value).map { refusal($0, element: index) }
    }
    guard refusals.isEmpty, !fixedSizes.isEmpty, !fixedSizes.values.contains(values.count) else {
      return refusals
    }
    // Too few values are completed; too many cannot be chosen among here.
    let least = fixedSizes.values.min() ?? 0
    guard values.count < least else {
      return [ParameterOutcome.OpenValue(element: nil, resolution: .unsupported(reason: nil))]
    }
    return (values.count..<least).map {
      ParameterOutcome.OpenValue(element: $0, resolution: .needsValue)
    }
  }

  private func refusal(_ code: String, element: Int?) -> ParameterOutcome.OpenValue {
    let reason = unsupportedReasons.first { $0.code == code }
    return ParameterOutcome.OpenValue(
      element: element,
      resolution: .unsupported(reason: reason?.value)
    )
  }

  /// The code of the reason for which one value is refused.
  package func violatedLimit(of value: JSONValue) -> String? {
    if let number = value.number {
      if limits.supportsNegativeNumbers == false, number < 0 {
        return "negativeNumbersNotSupported"
      }
      guard let (measured, slack) = inUnitOfLimits(number, of: value) else { return "unknownUnit" }
      if let minimum = limits.minimum, measured < minimum - slack { return "lessThanMinimumValue" }
      if let maximum = limits.maximum, measured > maximum + slack {
        return "greaterThanMaximumValue"
      }
    }
    if case .object(let object) = value, case .string(let type)? = object["typeIdentifier"],
      !ContentType.isAccepted(type, by: limits.contentTypes)
    {
      return "unsupportedFileType"
    }
    return exceedsDateMode(value) ? "unsupportedDate" : nil
  }

  /// Whether a value has a time where a day alone is asked for, or a day where a time alone is. A `Date` is one instant and
  /// has both.
  private func exceedsDateMode(_ value: JSONValue) -> Bool {
    guard let mode = limits.dateMode, typeName == "DateComponents",
      let components = try? value.decoded(as: DateComponents.self)
    else { return false }
    let times: Set<Calendar.Component> = [.hour, .minute, .second, .nanosecond]
    let days: Set<Calendar.Component> = [
      .year, .month, .day, .weekday, .weekdayOrdinal, .weekOfMonth, .weekOfYear,
    ]
    return (mode == .date ? times : days).contains { components.value(for: $0) != nil }
  }

  /// The number of a value in the unit of the limits, and how far that may be off; none where the
  /// value's unit is not known.
  private func inUnitOfLimits(
    _ number: Double,
    of value: JSONValue
  ) -> (number: Double, slack: Double)? {
    guard limits.minimum != nil || limits.maximum != nil else { return (number, 0) }
    if let seconds = secondsInUnit {
      let converted = number / seconds
      return (converted, seconds == 1 ? 0 : 1e-9 * max(1, converted.magnitude))
    }
    guard case .object(let object) = value, object["value"] != nil,
      let unit = limits.unit.flatMap({ MeasureUnits.unit(named: $0) })
    else { return (number, 0) }
    guard let symbol = object["unit"]?.unitSymbol,
      let converted = MeasureUnits.converted(number, from: symbol, to: unit)
    else { return nil }
    // Converters are rounded: 77 °F come to a little more than 25 °C.
    return (converted, symbol == unit.symbol ? 0 : 1e-9 * max(1, converted.magnitude))
  }
}

extension JSONValue {
  /// The symbol of a unit, which Foundation writes with how to convert it.
  fileprivate var unitSymbol: String? {
    switch self {
    case .string(let symbol): symbol
    case .object(let unit):
      if case .string(let symbol)? = unit["symbol"] { symbol } else { nil }
    default: nil
    }
  }

  /// The number that the value is, or that it measures.
  package var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    case .object(let object):
      switch object["value"] ?? object["amount"] {
      case .integer(let value)?: Double(value)
      case .number(let value)?: value
      // Digits that a number would round.
      case .string(let digits)? where object["amount"] != nil: Double(digits)
      default: nil
      }
    default: nil
    }
  }
}

/// Which uniform type identifiers are kinds of which.
enum ContentType {
  /// Whether a file's type is one of some types, or a kind of one; no types accept any.
  static func isAccepted(_ type: String, by accepted: [String]) -> Bool {
    guard !accepted.isEmpty else { return true }
    var open = [type]
    while let next = open.popLast() {
      if accepted.contains(next) || next == "public.item" && accepted.contains("public.data") {
        return true
      }
      open += parents[next] ?? []
    }
    return accepted.contains("public.item") || accepted.contains("public.data")
  }

  private static let parents: [String: [String]] = [
    "public.jpeg": ["public.image"], "public.png": ["public.image"],
    "public.heic": ["public.image"],
    "public.tiff": ["public.image"], "com.compuserve.gif": ["public.image"],
    "public.svg-image": ["public.image"], "public.mp3": ["public.audio"],
    "public.mpeg-4-audio": ["public.audio"], "com.microsoft.waveform-audio": ["public.audio"],
    "public.audio": ["public.audiovisual-content"], "public.movie": ["public.audiovisual-content"],
    "public.mpeg-4": ["public.movie"], "com.apple.quicktime-movie": ["public.movie"],
    "public.plain-text": ["public.text"], "public.json": ["public.text"],
    "public.xml": ["public.text"], "public.html": ["public.text"],
    "public.comma-separated-values-text": ["public.text"], "public.swift-source": ["public.text"],
    "public.text": ["public.content"], "com.adobe.pdf": ["public.content"],
    "public.image": ["public.content"], "public.audiovisual-content": ["public.content"],
  ]
}
