/// A definition as those see it who write handlers.
package struct HandlerDefinition: Hashable, Sendable {
  /// The name, `Soup` of `Soup.intentdefinition`.
  package var name: String
  /// The file, as the user named it or as it was found in the folder that the user named.
  package var file: String
  /// The handling protocols, in the order of the intents.
  package var protocols: [HandlerProtocol]
  /// The types that the definition declares, in its order.
  package var types: [HandlerType]

  package init(
    name: String,
    file: String,
    protocols: [HandlerProtocol],
    types: [HandlerType] = []
  ) {
    self.name = name
    self.file = file
    self.protocols = protocols
    self.types = types
  }
}

/// A type that a definition declares, and that code of handlers names.
package struct HandlerType: Hashable, Codable, Sendable {
  /// What is declared.
  package enum Kind: String, Hashable, Codable, Sendable {
    case object, enumeration
  }

  /// What is declared.
  package var kind: Kind
  /// The name in Swift.
  package var name: String
  /// What stays with the type when its name changes: the localisation ID of its title.
  package var identity: String?
  /// Its own properties, or its cases.
  package var members: [HandlerMember]
}

/// A property of a value, a case of an enumeration, a code of a response, or a reason for which values are
/// refused.
package struct HandlerMember: Hashable, Codable, Sendable {
  /// What stays with it when its name changes: a property's tag, a case's or reason's number or ID, else
  /// the name.
  package var key: String
  /// The name, as it is written behind a dot.
  package var name: String
  /// The type of a property's value, `[Soup]` for several; none for what has no value, and in a record of before
  /// types were kept.
  package var type: String?
}

/// A function that makes a response of a code whose text names properties: `closed(opening:)`.
package struct ResponseFactory: Hashable, Sendable {
  /// The name, `closed`.
  package var name: String
  /// The labels of its arguments, in their order.
  package var labels: [String]

  package init(_ name: String, labels: [String]) {
    (self.name, self.labels) = (name, labels)
  }

  /// `closed(opening:)`.
  package var signature: String { "\(name)(\(labels.map { "\($0):" }.joined()))" }
}
