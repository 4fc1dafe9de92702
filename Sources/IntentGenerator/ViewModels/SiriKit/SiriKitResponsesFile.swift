import Mustache

/// `Name+Responses.swift` in the style of Apple's framework: how the intents are answered.
struct SiriKitResponsesFile: MustacheParent, Sendable {
  var header: SiriKitHeader
  var responses: [SiriKitResponseModel]

  func child(named name: String) -> Any? {
    switch name {
    case "header": TemplateObject(header)
    case "responses": templateObjects(responses)
    case "hasContent": !responses.isEmpty
    default: nil
    }
  }
}

/// The response of an intent and its codes.
struct SiriKitResponseModel: MustacheParent, Sendable {
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

  func child(named name: String) -> Any? {
    switch name {
    case "name": TemplateText(self.name)
    case "type": TemplateText(type)
    case "codeType": TemplateText(codeType)
    case "codes": templateObjects(codes)
    case "conformance": TemplateText(conformance)
    case "codeConformance": TemplateText(codeConformance)
    case "outcomes": templateObjects(outcomes)
    case "confirmed": TemplateText(confirmed)
    case "failed": TemplateText(failed)
    case "properties": templateObjects(properties)
    case "factories": templateObjects(factories)
    default: nil
    }
  }
}

/// A function that makes the response of one code.
struct SiriKitFactoryModel: MustacheParent, Sendable {
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

  func child(named name: String) -> Any? {
    switch name {
    case "documentation": TemplateText(documentation)
    case "selector": TemplateText(selector)
    case "appleSignature": TemplateText(appleSignature)
    case "signature": TemplateText(signature)
    case "variable": TemplateText(variable)
    case "code": TemplateText(code)
    case "type": TemplateText(type)
    case "properties": templateTexts(properties)
    default: nil
    }
  }
}
