/// Any value that JSON can hold.
///
/// JSON knows one kind of number: `5` is written for `5.0` too, and read as an integer. So the two are
/// equal here.
public enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// Whether it is `null`.
  var isNull: Bool { if case .null = self { true } else { false } }

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

extension JSONValue {
  /// Whether two values are the same in JSON.
  public static func == (left: JSONValue, right: JSONValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.boolean(let left), .boolean(let right)): left == right
    case (.integer(let left), .integer(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.integer(let integer), .number(let number)), (.number(let number), .integer(let integer)):
      Int(exactly: number) == integer
    case (.string(let left), .string(let right)): left == right
    case (.array(let left), .array(let right)): left == right
    case (.object(let left), .object(let right)): left == right
    case (.null, _), (.boolean, _), (.integer, _), (.number, _), (.string, _), (.array, _),
      (.object, _):
      false
    }
  }

  /// Hashes what the value is in JSON.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .null: hasher.combine(0)
    case .boolean(let value): hasher.combine(value)
    case .integer(let value): hasher.combine(value)
    case .number(let value):
      if let integer = Int(exactly: value) {
        hasher.combine(integer)
      } else {
        hasher.combine(value)
      }
    case .string(let value): hasher.combine(value)
    case .array(let values): hasher.combine(values)
    case .object(let properties): hasher.combine(properties)
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
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
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    // A literal that has a key twice means its last value.
    self = .object(Dictionary(elements, uniquingKeysWith: { $1 }))
  }
}
