import Mustache

/// `Name+Responses.swift`: how the intents are answered.
struct ResponsesFile: MustacheParent, Sendable {
  /// None in a piece that does not begin the file.
  var header: FileHeader?
  var responses: [ResponseModel]

  func child(named name: String) -> Any? {
    switch name {
    case "header": header.map { TemplateObject($0) }
    case "responses": templateObjects(responses)
    default: nil
    }
  }
}

/// The response of an intent and its codes.
struct ResponseModel: MustacheParent, Sendable {
  /// The intent's name in the definition.
  var name: String
  /// `OrderSoupIntentResponse`.
  var type: String
  /// What the type conforms to, and the opening brace, on as many lines as they need.
  var conformance: String
  /// `OrderSoupIntentResponseCode`.
  var codeType: String
  /// What the codes conform to, and the opening brace, on as many lines as they need.
  var codeConformance: String
  /// The codes.
  var codes: [CaseModel]
  /// The code of a handler that has nothing against the intent.
  var confirmed: String
  /// The code of a handler that failed.
  var failed: String
  var properties: [PropertyModel]
  var factories: [FactoryModel]

  func child(named name: String) -> Any? {
    switch name {
    case "name": TemplateText(self.name)
    case "type": TemplateText(type)
    case "conformance": TemplateText(conformance)
    case "codeType": TemplateText(codeType)
    case "codeConformance": TemplateText(codeConformance)
    case "codes": templateObjects(codes)
    case "confirmed": TemplateText(confirmed)
    case "failed": TemplateText(failed)
    case "properties": templateObjects(properties)
    case "hasProperties": !properties.isEmpty
    case "factories": templateObjects(factories)
    default: nil
    }
  }
}

/// A function that makes the response of one code.
struct FactoryModel: MustacheParent, Sendable {
  var documentation: String
  /// All that stands behind `func`, on as many lines as it needs.
  var signature: String
  /// The expression that makes the response.
  var value: String

  func child(named name: String) -> Any? {
    switch name {
    case "documentation": TemplateText(documentation)
    case "signature": TemplateText(signature)
    case "value": TemplateText(value)
    default: nil
    }
  }
}
