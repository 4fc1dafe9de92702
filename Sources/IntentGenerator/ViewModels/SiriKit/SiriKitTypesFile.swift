import Mustache

/// `Name+Types.swift` in the style of Apple's framework: enumerations and classes of objects.
struct SiriKitTypesFile: MustacheParent, Sendable {
  var header: SiriKitHeader
  var enumerations: [SiriKitEnumerationModel]
  var types: [SiriKitObjectModel]

  func child(named name: String) -> Any? {
    switch name {
    case "header": TemplateObject(header)
    case "enumerations": templateObjects(enumerations)
    case "types": templateObjects(types)
    case "hasContent": !enumerations.isEmpty || !types.isEmpty
    default: nil
    }
  }
}

/// An enumeration.
struct SiriKitEnumerationModel: MustacheParent, Sendable {
  /// The name in the definition.
  var name: String
  var documentation: String
  /// The name, in backticks where it is a keyword.
  var type: String
  /// The name as the beginning of others.
  var stem: String
  var cases: [SiriKitCaseModel]
  /// What it is elsewhere.
  var ours: EnumerationModel
  /// What its result elsewhere inherits, and the opening brace, on as many lines as they need.
  var resultConformance: String

  func child(named name: String) -> Any? {
    switch name {
    case "name": TemplateText(self.name)
    case "documentation": TemplateText(documentation)
    case "type": TemplateText(type)
    case "stem": TemplateText(stem)
    case "cases": templateObjects(cases)
    case "ours": TemplateObject(ours)
    case "resultConformance": TemplateText(resultConformance)
    default: nil
    }
  }
}

/// The class of an object type.
struct SiriKitObjectModel: MustacheParent, Sendable {
  /// The name in the definition.
  var name: String
  var documentation: String
  /// The name, in backticks where it is a keyword.
  var type: String
  /// The name as the beginning of others.
  var stem: String
  var properties: [SiriKitPropertyModel]
  /// What the class elsewhere inherits, and the opening brace, on as many lines as they need.
  var conformance: String
  /// What its result elsewhere inherits, and the opening brace, on as many lines as they need.
  var resultConformance: String
  /// What the runtime is told of the type, an expression.
  var descriptor: String
  /// What the runtime is told of the properties, an expression.
  var objectProperties: String

  func child(named name: String) -> Any? {
    switch name {
    case "name": TemplateText(self.name)
    case "documentation": TemplateText(documentation)
    case "type": TemplateText(type)
    case "stem": TemplateText(stem)
    case "properties": templateObjects(properties)
    case "conformance": TemplateText(conformance)
    case "resultConformance": TemplateText(resultConformance)
    case "descriptor": TemplateText(descriptor)
    case "objectProperties": TemplateText(objectProperties)
    default: nil
    }
  }
}
