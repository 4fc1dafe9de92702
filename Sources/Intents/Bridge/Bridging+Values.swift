public import Foundation
import IntentRuntime

extension Bridging {
  /// A text.
  public enum String: ValueConversion {
    /// The same.
    public static func value(of property: Swift.String) -> Swift.String { property }
    /// The same.
    public static func property(of value: Swift.String) -> Swift.String { value }
    /// The text of a text, or of an object that stands for one.
    public static func value(given: Any) -> Swift.String? {
      (given as? NSString).map { "\($0)" } ?? given as? Swift.String
    }
  }

  /// A whole number.
  public enum Integer: ValueConversion {
    /// The number, whole.
    public static func value(of property: NSNumber) -> Int { property.intValue }
    /// The number as an object.
    public static func property(of value: Int) -> NSNumber { NSNumber(value: value) }
    /// The number, whole.
    public static func value(given: Any) -> Int? {
      given as? Int ?? (given as? NSNumber)?.intValue
    }
  }

  /// A number.
  public enum Decimal: ValueConversion {
    /// The number.
    public static func value(of property: NSNumber) -> Double { property.doubleValue }
    /// The number as an object.
    public static func property(of value: Double) -> NSNumber { NSNumber(value: value) }
    /// The number.
    public static func value(given: Any) -> Double? {
      given as? Double ?? (given as? NSNumber)?.doubleValue
    }
  }

  /// A duration in seconds.
  public typealias TimeInterval = Decimal

  /// A yes or a no.
  public enum Boolean: ValueConversion {
    /// The truth of the number.
    public static func value(of property: NSNumber) -> Bool { property.boolValue }
    /// The truth as an object.
    public static func property(of value: Bool) -> NSNumber { NSNumber(value: value) }
    /// The truth.
    public static func value(given: Any) -> Bool? {
      given as? Bool ?? (given as? NSNumber)?.boolValue
    }
  }

  /// A value that both sides have alike.
  public enum Same<Value: Codable & Hashable & Sendable>: ValueConversion {
    /// The same.
    public static func value(of property: Value) -> Value { property }
    /// The same.
    public static func property(of value: Value) -> Value { value }
  }

  /// A date in components.
  public typealias DateComponents = Same<Foundation.DateComponents>
  /// A moment.
  public enum Date: ValueConversion {
    /// The same.
    public static func value(of property: Foundation.Date) -> Foundation.Date { property }
    /// The same.
    public static func property(of value: Foundation.Date) -> Foundation.Date { value }
    /// The moment, which handlers resolve to components of a date.
    public static func value(given: Any) -> Foundation.Date? {
      given as? Foundation.Date
        ?? (given as? Foundation.DateComponents).flatMap { Calendar.current.date(from: $0) }
    }
  }
  /// A web address.
  public typealias URL = Same<Foundation.URL>
  /// A measurement.
  public typealias Measure<Unit: Dimension> = Same<Measurement<Unit>>

  /// The case of an enumeration that a handler gave: itself, or its number, as arrays and options have it.
  static func enumerationCase<Value: IntentEnumeration>(given: Any) -> Value? {
    given as? Value
      ?? (given as? NSNumber).flatMap { Value(rawValue: $0.intValue) }
      ?? (given as? Int).flatMap { Value(rawValue: $0) }
  }
}
