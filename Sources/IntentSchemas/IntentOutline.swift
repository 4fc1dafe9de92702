/// What other programs are told of an intent, whoever knows it: a definition or a running server.
package struct IntentOutline: Hashable, Sendable {
  /// The name in the definition, `OrderSoup`.
  package var name: String
  /// The domain that it belongs to.
  package var domain: String?
  /// What people call it.
  package var title: String
  /// What it is for.
  package var summary: String?
  /// The category and the verb of the definition, `order` and `Order`.
  package var category: String?
  package var verb: String?
  /// Whether the user is asked before it is carried out.
  package var isConfirmed: Bool
  /// Whether it may be carried out twice.
  package var isIdempotent: Bool
  /// The parameters, in the order in which they are asked for.
  package var parameters: [ParameterOutline]
  /// The names of the response codes; empty where they are not known.
  package var codes: [String]
  /// The properties of the response.
  package var properties: [ParameterOutline]

  package init(
    name: String,
    domain: String? = nil,
    title: String,
    summary: String? = nil,
    category: String? = nil,
    verb: String? = nil,
    isConfirmed: Bool = false,
    isIdempotent: Bool = false,
    parameters: [ParameterOutline] = [],
    codes: [String] = [],
    properties: [ParameterOutline] = []
  ) {
    self.name = name
    self.domain = domain
    self.title = title
    self.summary = summary
    self.category = category
    self.verb = verb
    self.isConfirmed = isConfirmed
    self.isIdempotent = isIdempotent
    self.parameters = parameters
    self.codes = codes
    self.properties = properties
  }

  /// The name of the tool that it is: `Messages_SendMessage`.
  package var toolName: String {
    let name = domain.map { "\($0)_\(self.name)" } ?? name
    // What a tool may be called: 1 to 128 of these.
    let allowed = name.unicodeScalars.map { scalar -> Character in
      let isPlain =
        scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
      return isPlain || "_-.".unicodeScalars.contains(scalar) ? Character(scalar) : "_"
    }
    return String(allowed.prefix(128))
  }
}

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
