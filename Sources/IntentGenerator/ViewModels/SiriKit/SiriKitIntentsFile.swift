/// `Name+Intents.swift` in the style of Apple's framework: the classes of the intents.
struct SiriKitIntentsFile: TemplateModel {
  var header: SiriKitHeader
  var hiddenTypes: [SiriKitHiddenTypeModel]
  var intents: [SiriKitIntentModel]
  var catalog: CatalogModel?

  func value(named name: String) -> TemplateValue? {
    switch name {
    case "header": .model(header)
    case "hiddenTypes": .models(hiddenTypes)
    case "intents": .models(intents)
    case "catalog": catalog.map { .model($0) }
    case "hasContent": .flag(!intents.isEmpty || catalog != nil)
    default: nil
    }
  }
}

/// A type of the app's own that has the name of one inside bridges.
struct SiriKitHiddenTypeModel: TemplateModel {
  var type: String
  /// What it is called in bridges.
  var alias: String

  func value(named name: String) -> TemplateValue? {
    switch name {
    case "type": .text(type)
    case "alias": .text(alias)
    default: nil
    }
  }
}

/// The class of an intent.
struct SiriKitIntentModel: TemplateModel {
  /// The name in the definition.
  var name: String
  var documentation: String
  /// `OrderSoupIntent`.
  var type: String
  var properties: [SiriKitPropertyModel]
  /// What the class elsewhere inherits, and the opening brace, on as many lines as they need.
  var conformance: String
  /// How the runtime sees the intent.
  var bridge: SiriKitBridgeModel

  func value(named name: String) -> TemplateValue? {
    switch name {
    case "name": .text(self.name)
    case "documentation": .text(documentation)
    case "type": .text(type)
    case "properties": .models(properties)
    case "conformance": .text(conformance)
    case "bridge": .model(bridge)
    default: nil
    }
  }
}

/// How the runtime sees an intent.
struct SiriKitBridgeModel: TemplateModel {
  /// `OrderSoupIntentBridge`.
  var type: String
  /// What the type conforms to, and the opening brace, on as many lines as they need.
  var conformance: String
  /// `OrderSoupIntent`.
  var intent: String
  /// The expression of the static description.
  var descriptor: String
  /// The expression of the intent's parameters.
  var parameters: String
  /// The expression of the response's properties.
  var responseProperties: String

  func value(named name: String) -> TemplateValue? {
    switch name {
    case "type": .text(type)
    case "conformance": .text(conformance)
    case "intent": .text(intent)
    case "descriptor": .text(descriptor)
    case "parameters": .text(parameters)
    case "responseProperties": .text(responseProperties)
    default: nil
    }
  }
}
