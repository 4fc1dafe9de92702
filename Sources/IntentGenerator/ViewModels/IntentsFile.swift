import Mustache

/// `Name+Intents.swift`: the intents, what the definition says of them, and the catalog.
struct IntentsFile: MustacheParent, Sendable {
  /// None in a piece that does not begin the file.
  var header: FileHeader?
  var intents: [IntentModel]
  /// What the definition adds to the system's intents.
  var additions: [AdditionModel]
  var catalog: CatalogModel?

  func child(named name: String) -> Any? {
    switch name {
    case "header": header.map { TemplateObject($0) }
    case "intents": templateObjects(intents)
    case "additions": templateObjects(additions)
    case "catalog": catalog.map { TemplateObject($0) }
    default: nil
    }
  }
}

/// An intent's type.
struct IntentModel: MustacheParent, Sendable {
  /// The name in the definition.
  var name: String
  var documentation: String
  /// `OrderSoupIntent`.
  var type: String
  /// What the type conforms to, and the opening brace, on as many lines as they need.
  var conformance: String
  var properties: [PropertyModel]
  /// The expression of the static description.
  var description: String

  func child(named name: String) -> Any? {
    switch name {
    case "name": TemplateText(self.name)
    case "documentation": TemplateText(documentation)
    case "type": TemplateText(type)
    case "conformance": TemplateText(conformance)
    case "properties": templateObjects(properties)
    case "hasProperties": !properties.isEmpty
    case "description": TemplateText(description)
    default: nil
    }
  }
}

/// A stored property of a generated type, and the argument that sets it.
struct PropertyModel: MustacheParent, Sendable {
  var documentation: String
  /// The name, in backticks where it is a keyword.
  var name: String
  /// The type, without the question mark.
  var type: String
  /// What stands behind the argument: a comma, or nothing behind the last.
  var separator: String

  func child(named name: String) -> Any? {
    switch name {
    case "documentation": TemplateText(documentation)
    case "name": TemplateText(self.name)
    case "type": TemplateText(type)
    case "separator": TemplateText(separator)
    default: nil
    }
  }
}

/// What a definition adds to one of the system's intents.
struct AdditionModel: MustacheParent, Sendable {
  /// The name in the definition.
  var name: String
  /// The system's type, `PlayMediaIntent`.
  var type: String
  /// The name of the static member, `intentsDescription`.
  var member: String
  /// The name of the definition's file, for a comment.
  var definition: String
  /// The expression of the description.
  var description: String

  func child(named name: String) -> Any? {
    switch name {
    case "name": TemplateText(self.name)
    case "type": TemplateText(type)
    case "member": TemplateText(member)
    case "definition": TemplateText(definition)
    case "description": TemplateText(description)
    default: nil
    }
  }
}

/// The catalog of a definition.
struct CatalogModel: MustacheParent, Sendable {
  /// The name of the static member, `messages`.
  var member: String
  /// The name of the definition, for a comment.
  var definition: String
  /// The expression of the catalog.
  var value: String

  func child(named name: String) -> Any? {
    switch name {
    case "member": TemplateText(member)
    case "definition": TemplateText(definition)
    case "value": TemplateText(value)
    default: nil
    }
  }
}
