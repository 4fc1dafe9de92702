/// `Name+Responses.swift`: how the intents are answered.
struct ResponsesFile: TemplateModel {
  /// None in a piece that does not begin the file.
  var header: FileHeader?
  var responses: [ResponseModel]

  func value(named name: String) -> TemplateValue? {
    switch name {
    case "header": header.map { .model($0) }
    case "responses": .models(responses)
    default: nil
    }
  }
}

/// The response of an intent and its codes.
struct ResponseModel: TemplateModel {
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

  func value(named name: String) -> TemplateValue? {
    switch name {
    case "name": .text(self.name)
    case "type": .text(type)
    case "conformance": .text(conformance)
    case "codeType": .text(codeType)
    case "codeConformance": .text(codeConformance)
    case "codes": .models(codes)
    case "confirmed": .text(confirmed)
    case "failed": .text(failed)
    case "properties": .models(properties)
    case "hasProperties": .flag(!properties.isEmpty)
    case "factories": .models(factories)
    default: nil
    }
  }
}

/// A function that makes the response of one code.
struct FactoryModel: TemplateModel {
  var documentation: String
  /// All that stands behind `func`, on as many lines as it needs.
  var signature: String
  /// The expression that makes the response.
  var value: String

  func value(named name: String) -> TemplateValue? {
    switch name {
    case "documentation": .text(documentation)
    case "signature": .text(signature)
    case "value": .text(value)
    default: nil
    }
  }
}
