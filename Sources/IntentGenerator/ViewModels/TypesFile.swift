/// `Name+Types.swift`: the enumerations, option sets and object types.
struct TypesFile: TemplateModel {
  var header: FileHeader
  var enumerations: [EnumerationModel]
  var optionSets: [EnumerationModel]
  var types: [ObjectTypeModel]

  func value(named name: String) -> TemplateValue? {
    switch name {
    case "header": .model(header)
    case "enumerations": .models(enumerations)
    case "optionSets": .models(optionSets)
    case "types": .models(types)
    default: nil
    }
  }
}

/// An enumeration or an option set.
struct EnumerationModel: TemplateModel {
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

  func value(named name: String) -> TemplateValue? {
    switch name {
    case "name": .text(self.name)
    case "documentation": .text(documentation)
    case "type": .text(type)
    case "conformance": .text(conformance)
    case "resultAlias": .text(resultAlias)
    case "cases": .models(cases)
    case "aliases": .models(aliases)
    case "names": .text(names)
    case "texts": .models(texts.map(TextsModel.init))
    default: nil
    }
  }
}

/// What people call the values of an enumeration.
struct TextsModel: TemplateModel {
  /// The whole declaration.
  var declaration: String

  func value(named name: String) -> TemplateValue? {
    name == "declaration" ? .text(declaration) : nil
  }
}

/// An object type or a plain value type.
struct ObjectTypeModel: TemplateModel {
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

  func value(named name: String) -> TemplateValue? {
    switch name {
    case "name": .text(self.name)
    case "documentation": .text(documentation)
    case "type": .text(type)
    case "conformance": .text(conformance)
    case "resultAlias": .text(resultAlias)
    case "description": .text(description)
    case "isObject": .flag(isObject)
    case "isPlainValue": .flag(!isObject)
    case "properties": .models(properties)
    case "hasProperties": .flag(!properties.isEmpty)
    case "isEmpty": .flag(properties.isEmpty)
    default: nil
    }
  }
}
