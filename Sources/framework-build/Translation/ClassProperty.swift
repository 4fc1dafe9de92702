import Mustache

/// A property of a class, with the ways between it and the runtime's.
struct ClassProperty: MustacheParent {
  /// What it holds, a phrase.
  var documentation: String
  /// The name, as it is written in Swift.
  var name: String
  /// The type: an array where it holds several values, optional where there may be none.
  var type: String
  /// What one of its values is.
  var element: ClassValue
  var isArray: Bool
  var isOptional: Bool
  /// Whether whoever has an object can set it.
  var isMutable: Bool

  /// The whole declaration.
  var declaration: String {
    let access = isMutable ? "public" : "public internal(set)"
    let start = isOptional ? nil : initialValue
    return "\(access) var \(name): \(type)" + (start.map { " = \($0)" } ?? "")
  }

  /// Whether it counts for the hash, which stays while an object is in a set: what may be changed does not.
  private var isHashed: Bool { !isMutable && !type.contains("INFile") }

  /// The expression that is hashed for it: options are no more than their bits.
  var hashed: String { "self.\(name)" + (element.absence == .empty ? ".rawValue" : "") }

  func child(named name: String) -> Any? {
    switch name {
    case "documentation": documentation
    case "name": self.name
    case "declaration": declaration
    case "hashed": hashed
    case "isHashed": isHashed
    default: nil
    }
  }

  /// What the runtime has for it, an expression.
  ///
  /// - Parameter owner: What stands before the name: `object.`, or nothing.
  func value(of owner: String) -> String {
    let place = owner + name
    let made = element.value.replacing("$0", with: place)
    if isArray {
      if element.isSame { return place }
      let function = element.isFallible ? "compactMap" : "map"
      return "\(place)\(isOptional ? "?" : "").\(function) { \(element.value) }"
    }
    if isOptional {
      if element.isSame { return place }
      return "\(place).\(element.isFallible ? "flatMap" : "map") { \(element.value) }"
    }
    return switch element.absence {
    case .none, .never: made
    case .zero: "\(place).rawValue == 0 ? nil : \(made)"
    case .empty: "\(place).isEmpty ? nil : \(made)"
    }
  }

  /// A statement that takes it from what the runtime has.
  ///
  /// - Parameter owner: The variable whose property it is.
  func assignment(to owner: String) -> String {
    let place = "value.\(name)"
    var given = place
    if !element.isSame {
      let function =
        isArray
        ? (element.isFallible ? "?.compactMap" : "?.map")
        : (element.isFallible ? ".flatMap" : ".map")
      given = "\(place)\(function) { \(element.object) }"
    }
    return isOptional
      ? "\(owner).\(name) = \(given)"
      : "if let given = (\(given)) { \(owner).\(name) = given }"
  }

  /// What a property has that is never without a value, before it is given one.
  private var initialValue: String {
    if isArray { return "[]" }
    return switch element.absence {
    case .empty: "[]"
    case .zero, .never: element.first ?? "\(type)()"
    case .none: Self.initialValues[type] ?? "\(type)()"
    }
  }

  private static let initialValues = [
    "String": "\"\"", "Int": "0", "Double": "0", "Bool": "false",
    "Date": "Date(timeIntervalSinceReferenceDate: 0)",
    "INSpeakableString": "INSpeakableString(spokenPhrase: \"\")",
    "INDateComponentsRange": "INDateComponentsRange(start: nil, end: nil)",
    "CLLocation": "CLLocation(latitude: 0, longitude: 0)",
    "NSUserActivity": "NSUserActivity(activityType: \"\")",
    "NSRange": "NSRange(location: 0, length: 0)", "INImage": "INImage(named: \"\")",
    "NSDecimalNumber": "NSDecimalNumber.zero",
  ]
}
