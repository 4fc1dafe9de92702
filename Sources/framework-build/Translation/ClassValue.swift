import IntentDefinition

/// What a class has for one value of a parameter, and the ways between that and the runtime's value.
struct ClassValue {
  /// What stands for no value of the class.
  enum Absence {
    /// `nil`.
    case none
    /// The case whose number is 0.
    case zero
    /// The empty set.
    case empty
    /// Nothing: each case is a value.
    case never
  }

  /// The type in the class, `INPerson`.
  var type: String
  /// The runtime's value of `$0`.
  var value = "$0"
  /// The class's value of `$0`.
  var object = "$0"
  /// Whether the ways may lead nowhere.
  var isFallible = false
  /// What stands for no value.
  var absence = Absence.none
  /// The case that a property begins with.
  var first: String?

  /// Whether both sides have the same.
  var isSame: Bool { value == "$0" }

  /// One that `Bridging` converts.
  static func bridged(_ type: String, by conversion: String) -> ClassValue {
    ClassValue(
      type: type, value: "Bridging.\(conversion).value(of: $0)",
      object: "Bridging.\(conversion).property(of: $0)")
  }

  /// One of a basic type.
  init(_ basic: BasicType) {
    switch basic {
    case .string: self.init(type: "String")
    case .integer: self.init(type: "Int")
    case .decimal, .timeInterval: self.init(type: "Double")
    case .boolean: self.init(type: "Bool")
    case .date, .dateComponents, .url: self.init(type: basic.rawValue)
    case .length, .mass, .temperature, .volume, .speed, .energy:
      self.init(type: "Measurement<Unit\(basic.rawValue)>")
    case .placemark: self = .bridged("CLPlacemark", by: "Placemark")
    case .dateComponentsRange, .person, .speakableString, .currencyAmount, .paymentMethod, .file,
      .image:
      self = .bridged("IN\(basic.rawValue)", by: basic.rawValue)
    }
  }

  init(
    type: String, value: String = "$0", object: String = "$0", isFallible: Bool = false,
    absence: Absence = .none, first: String? = nil
  ) {
    self.type = type
    self.value = value
    self.object = object
    self.isFallible = isFallible
    self.absence = absence
    self.first = first
  }

  /// The same value under another type, where Apple has that; none where there is no way to it.
  func written(as type: String) -> ClassValue? {
    switch (type, self.type) {
    case (self.type, _): self
    case ("NSNumber", "Int"): .bridged(type, by: "Integer")
    case ("NSNumber", "Double"): .bridged(type, by: "Decimal")
    case ("NSNumber", "Bool"): .bridged(type, by: "Boolean")
    case ("NSDecimalNumber", "Double"):
      ClassValue(type: type, value: "$0.doubleValue", object: "NSDecimalNumber(value: $0)")
    case ("Float", "Double"): ClassValue(type: type, value: "Double($0)", object: "Float($0)")
    case ("Double", "Int"): ClassValue(type: type, value: "Int($0)", object: "Double($0)")
    case ("NSRange", "INPartySizeRange"):
      ClassValue(type: type, value: "SystemIntents.PartySizeRange($0)", object: "NSRange($0)")
    case (_, "String"):
      ClassValue(type: type, value: "$0.rawValue", object: "\(type)(rawValue: $0)")
    default: nil
    }
  }
}
