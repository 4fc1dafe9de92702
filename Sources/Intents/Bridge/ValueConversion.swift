/// The way between what a class has for a value, and what the runtime has.
public protocol ValueConversion: Sendable {
  /// What a property of the class holds.
  associatedtype Property
  /// What the runtime has.
  associatedtype Value: Codable & Hashable & Sendable

  /// The runtime's value.
  static func value(of property: Property) -> Value

  /// The class's value.
  static func property(of value: Value) -> Property

  /// The runtime's value of what a handler gave; none where it is of another type.
  static func value(given: Any) -> Value?

  /// The class's value for somebody who may change what it has inside.
  static func copy(of property: Property) -> Property
}

extension ValueConversion {
  /// The runtime's value of what a handler gave, where that is what the class has.
  public static func value(given: Any) -> Value? {
    (given as? Property).map(value(of:))
  }

  /// The same, which nobody can change.
  public static func copy(of property: Property) -> Property { property }
}
