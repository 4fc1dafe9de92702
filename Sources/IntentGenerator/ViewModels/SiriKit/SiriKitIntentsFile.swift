import Mustache

/// `Name+Intents.swift` in the style of Apple's framework: the classes of the intents.
struct SiriKitIntentsFile: MustacheParent, Sendable {
  var header: SiriKitHeader
  var hiddenTypes: [SiriKitHiddenTypeModel]
  var intents: [SiriKitIntentModel]
  var catalog: CatalogModel?

  func child(named name: String) -> Any? {
    switch name {
    case "header": TemplateObject(header)
    case "hiddenTypes": templateObjects(hiddenTypes)
    case "intents": templateObjects(intents)
    case "catalog": catalog.map { TemplateObject($0) }
    case "hasContent": !intents.isEmpty || catalog != nil
    default: nil
    }
  }
}

/// A type of the app's own that has the name of one inside bridges.
struct SiriKitHiddenTypeModel: MustacheParent, Sendable {
  var type: String
  /// What it is called in bridges.
  var alias: String

  func child(named name: String) -> Any? {
    switch name {
    case "type": TemplateText(type)
    case "alias": TemplateText(alias)
    default: nil
    }
  }
}

/// The class of an intent.
struct SiriKitIntentModel: MustacheParent, Sendable {
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

  func child(named name: String) -> Any? {
    switch name {
    case "name": TemplateText(self.name)
    case "documentation": TemplateText(documentation)
    case "type": TemplateText(type)
    case "properties": templateObjects(properties)
    case "conformance": TemplateText(conformance)
    case "bridge": TemplateObject(bridge)
    default: nil
    }
  }
}

/// How the runtime sees an intent.
struct SiriKitBridgeModel: MustacheParent, Sendable {
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

  func child(named name: String) -> Any? {
    switch name {
    case "type": TemplateText(type)
    case "conformance": TemplateText(conformance)
    case "intent": TemplateText(intent)
    case "descriptor": TemplateText(descriptor)
    case "parameters": TemplateText(parameters)
    case "responseProperties": TemplateText(responseProperties)
    default: nil
    }
  }
}
