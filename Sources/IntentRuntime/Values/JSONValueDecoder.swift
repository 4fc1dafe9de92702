import Foundation

/// Reads types from a value as it is, without writing JSON in between.
///
/// What it takes for what is as in `JSONDecoder`, with dates in ISO 8601.
struct JSONValueDecoder: Decoder {
  let value: JSONValue
  /// Whether dates are numbers, as in what stores keep.
  var isKept = false
  var codingPath: [any CodingKey] = []
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .object(let properties) = value else { throw mismatch([String: JSONValue].self) }
    return KeyedDecodingContainer(
      KeyedValues<Key>(properties: properties, isKept: isKept, codingPath: codingPath))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .array(let elements) = value else { throw mismatch([JSONValue].self) }
    return UnkeyedValues(elements: elements, isKept: isKept, codingPath: codingPath)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

  fileprivate func mismatch(_ type: any Any.Type) -> DecodingError {
    let description = "Expected to decode \(type) but found \(value.kind) instead."
    let context = DecodingError.Context(codingPath: codingPath, debugDescription: description)
    if value.isNull { return .valueNotFound(type, context) }
    return .typeMismatch(type, context)
  }

  private func corrupted(_ description: String) -> DecodingError {
    .dataCorrupted(.init(codingPath: codingPath, debugDescription: description))
  }
}

extension JSONValueDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool { value.isNull }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if let plain = try plain(type) { return plain }
    if let special = try special(type) { return special }
    return try Value(from: self)
  }

  /// What JSON has a form of its own for; none for other types.
  private func plain<Value>(_ type: Value.Type) throws -> Value? {
    if type == String.self {
      guard case .string(let text) = value else { throw mismatch(type) }
      return text as? Value
    }
    if type == Bool.self {
      guard case .boolean(let boolean) = value else { throw mismatch(type) }
      return boolean as? Value
    }
    if type == Double.self { return try floating() as Double as? Value }
    if type == Float.self { return try floating() as Float as? Value }
    if type == [String: JSONValue].self, case .object(let properties) = value {
      return properties as? Value
    }
    if let type = type as? any FixedWidthInteger.Type { return try integer(type) as? Value }
    return nil
  }

  private func floating<Number: BinaryFloatingPoint>() throws -> Number {
    let number: Number
    switch value {
    case .integer(let integer): number = Number(integer)
    case .number(let double): number = Number(double)
    default: throw mismatch(Number.self)
    }
    guard number.isFinite else { throw corrupted("the number does not fit in \(Number.self)") }
    return number
  }

  private func integer<Number: FixedWidthInteger>(_ type: Number.Type) throws -> Number {
    let exact: Number?
    switch value {
    case .integer(let integer): exact = Number(exactly: integer)
    case .number(let double): exact = Number(exactly: double)
    default: throw mismatch(type)
    }
    guard let exact else { throw corrupted("the number does not fit in \(type)") }
    return exact
  }

  /// What JSON writes otherwise than the type would itself; none for other types.
  private func special<Value>(_ type: Value.Type) throws -> Value? {
    if type == Date.self {
      if isKept { return Date(timeIntervalSinceReferenceDate: try floating()) as? Value }
      let text = try decode(String.self)
      guard let date = Date(written: text) else {
        throw corrupted("'\(text)' is no date such as 2026-01-31T08:00:00Z")
      }
      return date as? Value
    }
    if type == DateComponents.self { return try dateComponents() as? Value }
    if type == Data.self {
      guard let data = Data(base64Encoded: try decode(String.self)) else {
        throw corrupted("the string is no Base64")
      }
      return data as? Value
    }
    if type == URL.self {
      guard let url = URL(string: try decode(String.self)) else {
        throw corrupted("the string is no URL")
      }
      return url as? Value
    }
    if type == Decimal.self {
      guard let decimal = Decimal(written: value) else { throw mismatch(type) }
      return decimal as? Value
    }
    if type == Locale.self { return try knownLocale() as? Value }
    if let type = type as? any WrittenMeasurement.Type {
      return try type.read(from: self) as? Value
    }
    return nil
  }

  /// The parts of a day or time: of a text those that exist. By themselves they may be what a handler has calculated, such as a 32nd,
  /// and are taken as they are; none of them is said as another one.
  private func dateComponents() throws -> DateComponents {
    guard case .string(let text) = value else { return try DateComponents(from: self) }
    guard let components = DateComponents(written: text) else {
      throw corrupted(
        "'\(text)' is no day or time such as 2026-01-31, 08:30 or 2026-01-31T08:30")
    }
    return components
  }

  /// The locale of a calendar, by the one bound for all codes of languages from outside.
  private func knownLocale() throws -> Locale {
    let key = ValueKey(stringValue: "identifier")
    let identifier = try container(keyedBy: ValueKey.self).decode(String.self, forKey: key)
    return identifier.isEmpty ? Locale(identifier: "") : LanguageTag.locale(of: identifier)
  }
}

/// The elements of an array.
private struct UnkeyedValues: UnkeyedDecodingContainer {
  let elements: [JSONValue]
  let isKept: Bool
  let codingPath: [any CodingKey]
  var currentIndex = 0

  init(elements: [JSONValue], isKept: Bool, codingPath: [any CodingKey]) {
    self.elements = elements
    self.isKept = isKept
    self.codingPath = codingPath
  }

  var count: Int? { elements.count }
  var isAtEnd: Bool { currentIndex >= elements.count }

  private func current() throws -> JSONValueDecoder {
    guard currentIndex < elements.count else {
      throw DecodingError.valueNotFound(
        JSONValue.self,
        .init(codingPath: codingPath, debugDescription: "The array has no more elements."))
    }
    let path = codingPath + [ValueKey(intValue: currentIndex)]
    return JSONValueDecoder(value: elements[currentIndex], isKept: isKept, codingPath: path)
  }

  mutating func decodeNil() throws -> Bool {
    guard try current().decodeNil() else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let value = try current().decode(type)
    currentIndex += 1
    return value
  }

  mutating func nestedContainer<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    let container = try current().container(keyedBy: type)
    currentIndex += 1
    return container
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let container = try current().unkeyedContainer()
    currentIndex += 1
    return container
  }

  mutating func superDecoder() throws -> any Decoder {
    let decoder = try current()
    currentIndex += 1
    return decoder
  }
}

/// The properties of an object.
private struct KeyedValues<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let properties: [String: JSONValue]
  let isKept: Bool
  let codingPath: [any CodingKey]

  var allKeys: [Key] { properties.keys.sorted().compactMap { Key(stringValue: $0) } }

  func contains(_ key: Key) -> Bool { properties[key.stringValue] != nil }

  private func decoder(at key: some CodingKey) throws -> JSONValueDecoder {
    guard let value = properties[key.stringValue] else {
      throw DecodingError.keyNotFound(
        key,
        .init(
          codingPath: codingPath,
          debugDescription: "The object has no property '\(key.stringValue)'."))
    }
    return JSONValueDecoder(value: value, isKept: isKept, codingPath: codingPath + [key])
  }

  func decodeNil(forKey key: Key) throws -> Bool {
    try properties[key.stringValue]?.isNull ?? decoder(at: key).decodeNil()
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try decoder(at: key).decode(type)
  }

  // What most objects are made of takes no decoder of its own.

  func decode(_ type: String.Type, forKey key: Key) throws -> String {
    if case .string(let text)? = properties[key.stringValue] { return text }
    return try decoder(at: key).decode(type)
  }

  func decode(_ type: Int.Type, forKey key: Key) throws -> Int {
    if case .integer(let integer)? = properties[key.stringValue] { return integer }
    return try decoder(at: key).decode(type)
  }

  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
    if case .boolean(let boolean)? = properties[key.stringValue] { return boolean }
    return try decoder(at: key).decode(type)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type,
    forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try decoder(at: key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try decoder(at: key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder {
    try decoder(at: ValueKey(stringValue: "super"))
  }

  func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(at: key) }
}
