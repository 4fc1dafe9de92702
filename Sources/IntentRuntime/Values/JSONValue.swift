/// Any value that JSON can hold.
public enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// What the value is, as people say it.
  public var kind: String {
    switch self {
    case .null: "nothing"
    case .boolean: "a Boolean"
    case .integer: "an integer"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension JSONValue: Codable {
  /// Reads one from a decoder.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .boolean(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
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

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral,
  ExpressibleByNilLiteral
{
  /// A literal of the value.
  public init(stringLiteral value: String) { self = .string(value) }
  /// A literal of the value.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// A literal of the value.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// A literal of the value.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
  /// A literal of the value.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// A literal of the value.
  public init(nilLiteral: ()) { self = .null }

  /// A literal of the value.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    // A literal that has a key twice means its last value.
    self = .object(Dictionary(elements, uniquingKeysWith: { $1 }))
  }
}
