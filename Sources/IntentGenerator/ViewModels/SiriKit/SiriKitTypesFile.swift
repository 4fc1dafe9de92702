/// `Name+Types.swift` in the style of Apple's framework: enumerations and classes of objects.
struct SiriKitTypesFile: TemplateModel {
  var header: SiriKitHeader
  /// The types of whose name there is a property in the class of an object.
  var hiddenTypes: [SiriKitHiddenTypeModel]
  var enumerations: [SiriKitEnumerationModel]
  var types: [SiriKitObjectModel]

  func value(named name: String) -> TemplateValue? {
    switch name {
    case "header": .model(header)
    case "hiddenTypes": .models(hiddenTypes)
    case "enumerations": .models(enumerations)
    case "types": .models(types)
    case "hasContent": .flag(!enumerations.isEmpty || !types.isEmpty)
    default: nil
    }
  }
}

/// An enumeration.
struct SiriKitEnumerationModel: TemplateModel {
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

  func value(named name: String) -> TemplateValue? {
    switch name {
    case "name": .text(self.name)
    case "documentation": .text(documentation)
    case "type": .text(type)
    case "stem": .text(stem)
    case "cases": .models(cases)
    case "ours": .model(ours)
    case "resultConformance": .text(resultConformance)
    default: nil
    }
  }
}

/// The class of an object type.
struct SiriKitObjectModel: TemplateModel {
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

  func value(named name: String) -> TemplateValue? {
    switch name {
    case "name": .text(self.name)
    case "documentation": .text(documentation)
    case "type": .text(type)
    case "stem": .text(stem)
    case "properties": .models(properties)
    case "conformance": .text(conformance)
    case "resultConformance": .text(resultConformance)
    case "descriptor": .text(descriptor)
    case "objectProperties": .text(objectProperties)
    default: nil
    }
  }
}
