/// The types whose values are followed through code, and what their properties hold.
///
/// A type stands here under its name in Swift; `[Soup]` is an array of them.
struct KnownTypes: Sendable {
  /// The types of properties, by the type that has them. A type without properties is known as well.
  private(set) var properties: [String: [String: String]] = [:]
  /// The types whose static members are values of the type: responses and enumerations.
  private(set) var makesItself: Set<String> = []

  /// Adds a type.
  mutating func add(_ type: String, properties: [String: String] = [:], makesItself: Bool = false) {
    self.properties[type, default: [:]].merge(properties) { first, _ in first }
    if makesItself { self.makesItself.insert(type) }
  }

  /// Whether values of a type are followed.
  func contains(_ type: String) -> Bool { properties[type] != nil }

  /// The type of a property; none where it is not followed.
  func property(_ name: String, of type: String) -> String? { properties[type]?[name] }
}

extension String {
  /// The type of an array's elements; none for any other type.
  var elementType: String? {
    hasPrefix("[") && hasSuffix("]") && !contains(":") ? String(dropFirst().dropLast()) : nil
  }

  /// The types of a dictionary's keys and values; none for any other type.
  var dictionaryTypes: (key: String, value: String)? {
    guard hasPrefix("["), hasSuffix("]"), let colon = firstRange(of: ": ") else { return nil }
    return (
      String(self[index(after: startIndex)..<colon.lowerBound]),
      String(self[colon.upperBound...].dropLast())
    )
  }

  /// The type without the question marks behind it.
  var withoutOptional: String {
    var text = self[...]
    while text.hasSuffix("?") { text = text.dropLast() }
    return String(text)
  }
}
