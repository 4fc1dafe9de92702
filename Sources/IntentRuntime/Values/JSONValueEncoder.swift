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

  static func value<Value: Encodable>(
    of value: Value,
    at path: [any CodingKey],
    _ meter: SharedMeter
  ) throws -> JSONValue {
    if let plain = try plain(value, at: path) {
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
    at path: [any CodingKey]
  ) throws -> JSONValue? {
    switch value {
    case let value as String: return .string(value)
    case let value as Bool: return .boolean(value)
    case let value as Int: return .integer(value)
    case let value as Double: return .number(try finite(value, at: path))
    case let value as Float: return .number(try finite(Double(value), at: path))
    case let value as JSONValue: return value
    case let value as any FixedWidthInteger: return try integer(value, at: path)
    case let value as Date:
      guard let text = value.written else {
        // Foundation traps where somebody prints a date that is no time.
        throw unwritable(
          value.timeIntervalSinceReferenceDate, at: path, "a date outside of the years 1 to 9999")
      }
      return .string(text)
    case let value as Data: return .string(value.base64EncodedString())
    case let value as URL: return .string(value.absoluteString)
    case let value as Decimal:
      guard !value.isNaN else { throw unwritable(value, at: path, "NaN is no number in JSON") }
      return value.written
    case let value as any WrittenMeasurement:
      guard value.hasKnownUnit else {
        throw unwritable(value, at: path, "a unit that only its writer knows how to convert")
      }
      return nil
    default: return nil
    }
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
