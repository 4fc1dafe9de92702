/// What other programs are told of a parameter, or of a property of a response.
package struct ParameterOutline: Hashable, Sendable {
  /// What its values are.
  package enum Kind: Hashable, Sendable {
    /// A type that every definition knows.
    case basic
    /// One of some cases.
    case enumeration([CaseOutline])
    /// A thing of a type that a definition declares, and the property that people name it by.
    case object(spokenProperty: String?)
  }

  /// A case of an enumeration.
  package struct CaseOutline: Hashable, Sendable {
    /// The name in the definition, which is its value in JSON.
    package var name: String
    /// What people call it.
    package var title: String

    package init(_ name: String, title: String) {
      self.name = name
      self.title = title
    }
  }

  /// The name in the definition, `quantity`.
  package var name: String
  /// What people call it.
  package var title: String
  /// The type in the definition, `Integer`.
  package var typeName: String
  /// What its values are.
  package var kind: Kind
  /// Whether it holds several values.
  package var isArray: Bool
  /// The least and the greatest number, inclusive.
  package var minimum: Double?
  package var maximum: Double?
  /// The unit of numbers.
  package var unit: String?
  /// The value that it has when none is given.
  package var defaultValue: SchemaValue?
  /// What the assistant asks for it.
  package var prompt: String?

  package init(
    _ name: String,
    title: String,
    typeName: String,
    kind: Kind = .basic,
    isArray: Bool = false,
    minimum: Double? = nil,
    maximum: Double? = nil,
    unit: String? = nil,
    defaultValue: SchemaValue? = nil,
    prompt: String? = nil
  ) {
    self.name = name
    self.title = title
    self.typeName = typeName
    self.kind = kind
    self.isArray = isArray
    self.minimum = minimum
    self.maximum = maximum
    self.unit = unit
    self.defaultValue = defaultValue
    self.prompt = prompt
  }
}
