extension JSONValue: Codable {
  /// Reads one from a decoder, within the limits of its `userInfo`, else ``ValueLimits/current``.
  ///
  /// - Throws: ``IntentError/valueOverLimit(_:)``, and what the decoder throws.
  public init(from decoder: any Decoder) throws {
    if let decoder = decoder as? JSONValueDecoder {
      self = decoder.value
      return
    }
    let limits = CodingUserInfoKey.valueLimits.flatMap { decoder.userInfo[$0] as? ValueLimits }
    var reader = JSONValueReader(meter: ValueMeter(limits: limits ?? .current))
    self = try reader.value(from: decoder)
  }

  /// Writes it to an encoder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .boolean(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}

/// Reads a value from any decoder.
///
/// A decoder says what it has by what it refuses. Each attempt costs as much as the value is deep, so
/// that reading is linear where depth is bounded; what is likely is tried first.
private struct JSONValueReader {
  var meter: ValueMeter

  mutating func value(from decoder: any Decoder) throws -> JSONValue {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      try meter.addValue(depth: 0)
      return .null
    }
    if let object = try? decoder.container(keyedBy: ValueKey.self) {
      return try self.object(object, depth: 0)
    }
    if let array = try? decoder.unkeyedContainer() { return try self.array(array, depth: 0) }
    try meter.addValue(depth: 0)
    if let text = try? container.decode(String.self) { return try string(text) }
    if let value = try? container.decode(Bool.self) { return .boolean(value) }
    if let value = try? container.decode(Int.self) { return .integer(value) }
    return .number(try container.decode(Double.self))
  }

  private mutating func string(_ text: String) throws -> JSONValue {
    try meter.addText(text)
    return .string(text)
  }

  private mutating func array(
    _ container: any UnkeyedDecodingContainer,
    depth: Int
  ) throws -> JSONValue {
    try meter.addValue(depth: depth)
    var container = container
    var elements: [JSONValue] = []
    while !container.isAtEnd {
      if let text = try? container.decode(String.self) {
        try meter.addValue(depth: depth + 1)
        elements.append(try string(text))
      } else if let object = try? container.nestedContainer(keyedBy: ValueKey.self) {
        elements.append(try self.object(object, depth: depth + 1))
      } else if let array = try? container.nestedUnkeyedContainer() {
        elements.append(try self.array(array, depth: depth + 1))
      } else {
        try meter.addValue(depth: depth + 1)
        elements.append(try Self.plain(&container))
      }
    }
    return .array(elements)
  }

  private static func plain(_ container: inout any UnkeyedDecodingContainer) throws -> JSONValue {
    if try container.decodeNil() { return .null }
    if let value = try? container.decode(Bool.self) { return .boolean(value) }
    if let value = try? container.decode(Int.self) { return .integer(value) }
    return .number(try container.decode(Double.self))
  }

  private mutating func object(
    _ container: KeyedDecodingContainer<ValueKey>,
    depth: Int
  ) throws -> JSONValue {
    try meter.addValue(depth: depth)
    var properties: [String: JSONValue] = [:]
    for key in container.allKeys {
      try meter.addText(key.stringValue)
      properties[key.stringValue] = try property(key, of: container, depth: depth + 1)
    }
    return .object(properties)
  }

  private mutating func property(
    _ key: ValueKey,
    of container: KeyedDecodingContainer<ValueKey>,
    depth: Int
  ) throws -> JSONValue {
    if let text = try? container.decode(String.self, forKey: key) {
      try meter.addValue(depth: depth)
      return try string(text)
    }
    if let object = try? container.nestedContainer(keyedBy: ValueKey.self, forKey: key) {
      return try self.object(object, depth: depth)
    }
    if let array = try? container.nestedUnkeyedContainer(forKey: key) {
      return try self.array(array, depth: depth)
    }
    try meter.addValue(depth: depth)
    if try container.decodeNil(forKey: key) { return .null }
    if let value = try? container.decode(Bool.self, forKey: key) { return .boolean(value) }
    if let value = try? container.decode(Int.self, forKey: key) { return .integer(value) }
    return .number(try container.decode(Double.self, forKey: key))
  }
}

/// The key of a property, or the place of an element.
struct ValueKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }

  init(intValue: Int) {
    stringValue = "Index \(intValue)"
    self.intValue = intValue
  }
}
