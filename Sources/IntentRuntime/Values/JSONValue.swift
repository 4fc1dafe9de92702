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
