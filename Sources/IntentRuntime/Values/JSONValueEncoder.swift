import Foundation

/// Makes a value of any type, without writing JSON in between.
///
/// What becomes what is as in `JSONEncoder`, with dates in ISO 8601. It stops at the limits, also
/// where a value has itself in it.
final class JSONValueEncoder: Encoder {
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }
  private let meter: SharedMeter
  private(set) var part = ValuePart.value(.object([:]))

  init(_ codingPath: [any CodingKey], _ meter: SharedMeter) {
    self.codingPath = codingPath
    self.meter = meter
  }

  /// The value of something.
  ///
  /// - Throws: ``IntentError/valueOverLimit(_:)``, and what the type throws.
  static func value<Value: Encodable>(of value: Value, limits: ValueLimits) throws -> JSONValue {
    try self.value(of: value, at: [], SharedMeter(limits))
  }

  /// The value of something as stores keep it, with dates as numbers; without limits.
  static func kept<Value: Encodable>(_ value: Value) throws -> JSONValue {
    try self.value(of: value, at: [], SharedMeter(.unlimited, isKept: true))
  }

  static func value<Value: Encodable>(
    of value: Value,
    at path: [any CodingKey],
    _ meter: SharedMeter
  ) throws -> JSONValue {
    if let plain = try plain(value, at: path, meter) {
      try meter.add(plain, depth: path.count)
      return plain
    }
    try meter.check()
    let encoder = JSONValueEncoder(path, meter)
    try value.encode(to: encoder)
    try meter.check()
    return encoder.part.value
  }

  /// What JSON has a form of its own for; none for other types.
  private static func plain<Value: Encodable>(
    _ value: Value,
    at path: [any CodingKey],
    _ meter: SharedMeter
  ) throws -> JSONValue? {
    if let plain = JSONValue(plain: value) { return plain }
    // Types are compared before protocols are asked for, which takes longer.
    if let value = exactly(value, JSONValue.self) { return value }
    if let value = exactly(value, [String: JSONValue].self) { return .object(value) }
    if let value = exactly(value, [JSONValue].self) { return .array(value) }
    if let value = exactly(value, [String: String].self) {
      return .object(value.mapValues { .string($0) })
    }
    if let value = exactly(value, Double.self) { return .number(try finite(value, at: path)) }
    if let value = exactly(value, Float.self) {
      return .number(try finite(Double(value), at: path))
    }
    if let value = exactly(value, Data.self) { return .string(value.base64EncodedString()) }
    if let value = exactly(value, URL.self) { return .string(value.absoluteString) }
    if let value = exactly(value, Date.self) {
      return meter.isKept
        ? .number(try finite(value.timeIntervalSinceReferenceDate, at: path))
        : .string(try written(value, at: path))
    }
    if let value = exactly(value, Decimal.self) {
      guard !value.isNaN else { throw unwritable(value, at: path, "NaN is no number in JSON") }
      return value.written
    }
    if let value = value as? any FixedWidthInteger { return try integer(value, at: path) }
    if let value = value as? any WrittenMeasurement, !value.hasKnownUnit {
      throw unwritable(value, at: path, "a unit that only its writer knows how to convert")
    }
    return nil
  }

  /// The value, where it is of exactly a type.
  private static func exactly<Value, Known>(_ value: Value, _ type: Known.Type) -> Known? {
    Value.self == Known.self ? value as? Known : nil
  }

  private static func written(_ date: Date, at path: [any CodingKey]) throws -> String {
    guard let text = date.written else {
      // Foundation traps where somebody prints a date that is no time.
      throw unwritable(
        date.timeIntervalSinceReferenceDate, at: path, "a date outside of the years 1 to 9999")
    }
    return text
  }

  private static func finite(_ number: Double, at path: [any CodingKey]) throws -> Double {
    guard number.isFinite else {
      throw unwritable(number, at: path, "\(number) is no number in JSON")
    }
    return number
  }

  private static func integer(
    _ value: some FixedWidthInteger,
    at path: [any CodingKey]
  ) throws -> JSONValue {
    if let integer = Int(exactly: value) { return .integer(integer) }
    guard let number = Double(exactly: value) else {
      throw unwritable(value, at: path, "an integer that a number of JSON cannot hold exactly")
    }
    return .number(number)
  }

  private static func unwritable(
    _ value: Any,
    at path: [any CodingKey],
    _ reason: String
  ) -> EncodingError {
    .invalidValue(value, .init(codingPath: path, debugDescription: reason))
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    let object = object()
    return KeyedEncodingContainer(
      KeyedParts<Key>(object: object, codingPath: codingPath, meter: meter))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    UnkeyedParts(array: array(), codingPath: codingPath, meter: meter)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    SinglePart(encoder: self, codingPath: codingPath)
  }

  /// The object that is being written: a superclass writes into its subclass's.
  private func object() -> ObjectPart {
    if case .object(let object) = part { return object }
    let object = ObjectPart()
    part = .object(object)
    meter.note(depth: codingPath.count)
    return object
  }

  private func array() -> ArrayPart {
    if case .array(let array) = part { return array }
    let array = ArrayPart()
    part = .array(array)
    meter.note(depth: codingPath.count)
    return array
  }

  /// The one value that something writes itself as.
  private struct SinglePart: SingleValueEncodingContainer {
    let encoder: JSONValueEncoder
    let codingPath: [any CodingKey]

    func encodeNil() { encoder.part = .value(.null) }

    func encode<Value: Encodable>(_ value: Value) throws {
      encoder.part = .value(
        try JSONValueEncoder.value(of: value, at: codingPath, encoder.meter))
    }
  }
}
