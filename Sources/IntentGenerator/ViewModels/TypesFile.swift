import Mustache

/// `Name+Types.swift`: the enumerations, option sets and object types.
struct TypesFile: MustacheParent, Sendable {
  var header: FileHeader
  var enumerations: [EnumerationModel]
  var optionSets: [EnumerationModel]
  var types: [ObjectTypeModel]

  func child(named name: String) -> Any? {
    switch name {
    case "header": TemplateObject(header)
    case "enumerations": templateObjects(enumerations)
    case "optionSets": templateObjects(optionSets)
    case "types": templateObjects(types)
    default: nil
    }
  }
}

/// An enumeration or an option set.
struct EnumerationModel: MustacheParent, Sendable {
  /// The name in the definition.
  var name: String
  var documentation: String
  var type: String
  /// What the type conforms to, and the opening brace, on as many lines as they need.
  var conformance: String
  /// `SoupResolutionResult = …`, on as many lines as it needs.
  var resultAlias: String
  var cases: [CaseModel]
  /// Other names of cases.
  var aliases: [CaseModel]
  /// The expression of the names in the definition.
  var names: String
  /// The declarations of what people call the values, where that is not their names alone.
  var texts: [String]

  func child(named name: String) -> Any? {
    switch name {
    case "name": TemplateText(self.name)
    case "documentation": TemplateText(documentation)
    case "type": TemplateText(type)
    case "conformance": TemplateText(conformance)
    case "resultAlias": TemplateText(resultAlias)
    case "cases": templateObjects(cases)
    case "aliases": templateObjects(aliases)
    case "names": TemplateText(names)
    case "texts": templateObjects(texts.map(TextsModel.init))
    default: nil
    }
  }
}

/// What people call the values of an enumeration.
struct TextsModel: MustacheParent, Sendable {
  /// The whole declaration.
  var declaration: String

  func child(named name: String) -> Any? {
    name == "declaration" ? TemplateText(declaration) : nil
  }
}

/// An object type or a plain value type.
struct ObjectTypeModel: MustacheParent, Sendable {
  /// The name in the definition.
  var name: String
  var documentation: String
  var type: String
  /// What the type conforms to, and the opening brace, on as many lines as they need.
  var conformance: String
  /// `SoupResolutionResult = …`, on as many lines as it needs.
  var resultAlias: String
  /// Whether it has identifier, display string and the other two.
  var isObject: Bool
  var properties: [PropertyModel]
  /// What the runtime is told of the type, an expression.
  var description: String

  func child(named name: String) -> Any? {
    switch name {
    case "name": TemplateText(self.name)
    case "documentation": TemplateText(documentation)
    case "type": TemplateText(type)
    case "conformance": TemplateText(conformance)
    case "resultAlias": TemplateText(resultAlias)
    case "description": TemplateText(description)
    case "isObject": isObject
    case "isPlainValue": !isObject
    case "properties": templateObjects(properties)
    case "hasProperties": !properties.isEmpty
    default: nil
    }
  }
}
