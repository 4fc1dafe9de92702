/// `Name+Intents.swift`: the intents, what the definition says of them, and the catalog.
struct IntentsFile: TemplateModel {
  /// None in a piece that does not begin the file.
  var header: FileHeader?
  var intents: [IntentModel]
  /// What the definition adds to the system's intents.
  var additions: [AdditionModel]
  var catalog: CatalogModel?

  func value(named name: String) -> TemplateValue? {
    switch name {
    case "header": header.map { .model($0) }
    case "intents": .models(intents)
    case "additions": .models(additions)
    case "catalog": catalog.map { .model($0) }
    default: nil
    }
  }
}

/// An intent's type.
struct IntentModel: TemplateModel {
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

  func value(named name: String) -> TemplateValue? {
    switch name {
    case "name": .text(self.name)
    case "documentation": .text(documentation)
    case "type": .text(type)
    case "conformance": .text(conformance)
    case "properties": .models(properties)
    case "hasProperties": .flag(!properties.isEmpty)
    case "description": .text(description)
    default: nil
    }
  }
}

/// A stored property of a generated type, and the argument that sets it.
struct PropertyModel: TemplateModel {
  var documentation: String
  /// The name, in backticks where it is a keyword.
  var name: String
  /// The type, without the question mark.
  var type: String
  /// What stands behind the argument: a comma, or nothing behind the last.
  var separator: String

  func value(named name: String) -> TemplateValue? {
    switch name {
    case "documentation": .text(documentation)
    case "name": .text(self.name)
    case "type": .text(type)
    case "separator": .text(separator)
    default: nil
    }
  }
}

/// What a definition adds to one of the system's intents.
struct AdditionModel: TemplateModel {
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

  func value(named name: String) -> TemplateValue? {
    switch name {
    case "name": .text(self.name)
    case "type": .text(type)
    case "member": .text(member)
    case "definition": .text(definition)
    case "description": .text(description)
    default: nil
    }
  }
}

/// The catalog of a definition.
struct CatalogModel: TemplateModel {
  /// The name of the static member, `messages`.
  var member: String
  /// The name of the definition, for a comment.
  var definition: String
  /// The expression of the catalog.
  var value: String

  func value(named name: String) -> TemplateValue? {
    switch name {
    case "member": .text(member)
    case "definition": .text(definition)
    case "value": .text(value)
    default: nil
    }
  }
}
