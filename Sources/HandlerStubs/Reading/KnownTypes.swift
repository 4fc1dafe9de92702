/// The types whose values are followed through code, and what their properties hold.
///
/// A type stands here under its name in Swift; `[Soup]` is an array of them.
struct KnownTypes: Sendable {
  /// The types of properties, by the type that has them. A type without properties is known as well.
  private(set) var properties: [String: [String: String]] = [:]
  /// The types whose static members are values of the type: responses and enumerations.
  private(set) var makesItself: Set<String> = []
  /// The functions that make responses, by the type.
  private var functions: [String: Set<String>] = [:]
  /// What the user's own code adds to types.
  private let ownMembers: [String: OwnMembers]

  /// - Parameter ownMembers: What the user's own code adds to types.
  init(ownMembers: [String: OwnMembers] = [:]) {
    self.ownMembers = ownMembers
  }

  /// Adds a type.
  ///
  /// - Parameter functions: The names of those that make a response of the type.
  mutating func add(
    _ type: String, properties: [String: String] = [:], makesItself: Bool = false,
    functions: Set<String> = []
  ) {
    self.properties[type, default: [:]].merge(properties) { first, _ in first }
    if makesItself { self.makesItself.insert(type) }
    self.functions[type, default: []].formUnion(functions)
  }

  /// The same with types of which nothing but the type of a value is of interest.
  func adding(_ types: some Sequence<String>) -> KnownTypes {
    var known = self
    for type in types { known.add(type) }
    return known
  }

  /// Whether values of a type are followed.
  func contains(_ type: String) -> Bool { properties[type] != nil }

  /// Whether a static member of a type is one of its values, or a function that makes one: what the user's own code adds
  /// may be anything.
  func makesItself(_ type: String, by member: String) -> Bool {
    makesItself.contains(type) && ownMembers[type]?.statics.contains(member) != true
  }

  /// Whether a name is that of a function that makes a response.
  func hasFunction(_ name: String) -> Bool { functions.values.contains { $0.contains(name) } }

  /// The same of one type.
  func hasFunction(_ name: String, of type: String) -> Bool {
    functions[type]?.contains(name) ?? false
  }

  /// Whether an initialiser with some labels is the user's own.
  func hasOwnInitializer(_ labels: [String], of type: String) -> Bool {
    ownMembers[type]?.initializers.contains(labels) ?? false
  }

  /// Whether a type is made of one whose values are followed, as `Binding<Soup>` is.
  func mentions(_ type: String) -> Bool {
    type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { contains(String($0)) }
  }

  /// What stands for any type that is not followed, so that nobody takes its values for those of one that is.
  static let other = "_"

  /// The type of a property; none where it is not followed.
  func property(_ name: String, of type: String) -> String? { properties[type]?[name] }
}

extension String {
  /// The type of an array's elements; none for any other type.
  var elementType: String? {
    hasPrefix("[") && hasSuffix("]") && !contains(":") ? String(dropFirst().dropLast()) : nil
  }

  /// The types of a pair's parts, of which one may be unknown; none for any other type.
  var pairTypes: (first: String?, second: String?)? {
    guard hasPrefix("("), hasSuffix(")"), let comma = firstRange(of: ", ") else { return nil }
    func part(_ text: Substring) -> String? { text.isEmpty ? nil : String(text) }
    return (part(dropFirst()[..<comma.lowerBound]), part(self[comma.upperBound...].dropLast()))
  }

  /// The type of a pair.
  static func pair(_ first: String?, _ second: String?) -> String {
    "(\(first ?? ""), \(second ?? ""))"
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
