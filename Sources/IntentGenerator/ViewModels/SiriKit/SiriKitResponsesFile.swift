/// `Name+Responses.swift` in the style of Apple's framework: how the intents are answered.
struct SiriKitResponsesFile: TemplateModel {
  var header: SiriKitHeader
  var responses: [SiriKitResponseModel]

  func value(named name: String) -> TemplateValue? {
    switch name {
    case "header": .model(header)
    case "responses": .models(responses)
    case "hasContent": .flag(!responses.isEmpty)
    default: nil
    }
  }
}

/// The response of an intent and its codes.
struct SiriKitResponseModel: TemplateModel {
  /// The intent's name in the definition.
  var name: String
  /// `OrderSoupIntentResponse`.
  var type: String
  /// `OrderSoupIntentResponseCode`.
  var codeType: String
  var codes: [SiriKitCaseModel]
  /// What the class elsewhere inherits, and the opening brace, on as many lines as they need.
  var conformance: String
  /// What the codes elsewhere conform to, and the opening brace, on as many lines as they need.
  var codeConformance: String
  /// What each code means to the runtime.
  var outcomes: [CaseModel]
  /// The code of a handler that has nothing against the intent.
  var confirmed: String
  /// The code of a handler that failed.
  var failed: String
  var properties: [SiriKitPropertyModel]
  var factories: [SiriKitFactoryModel]

  func value(named name: String) -> TemplateValue? {
    switch name {
    case "name": .text(self.name)
    case "type": .text(type)
    case "codeType": .text(codeType)
    case "codes": .models(codes)
    case "conformance": .text(conformance)
    case "codeConformance": .text(codeConformance)
    case "outcomes": .models(outcomes)
    case "confirmed": .text(confirmed)
    case "failed": .text(failed)
    case "properties": .models(properties)
    case "factories": .models(factories)
    default: nil
    }
  }
}

/// A function that makes the response of one code.
struct SiriKitFactoryModel: TemplateModel {
  var documentation: String
  /// What Objective-C calls it.
  var selector: String
  /// All that stands behind `func` on Apple's systems, on as many lines as it needs.
  var appleSignature: String
  /// All that stands behind `func` elsewhere.
  var signature: String
  /// `response`, or another name that no argument has.
  var variable: String
  /// The code, as it is written behind the dot.
  var code: String
  /// `OrderSoupIntentResponse`.
  var type: String
  /// The properties that are set, of the same names as the arguments.
  var properties: [String]

  func value(named name: String) -> TemplateValue? {
    switch name {
    case "documentation": .text(documentation)
    case "selector": .text(selector)
    case "appleSignature": .text(appleSignature)
    case "signature": .text(signature)
    case "variable": .text(variable)
    case "code": .text(code)
    case "type": .text(type)
    case "properties": .texts(properties)
    default: nil
    }
  }
}
