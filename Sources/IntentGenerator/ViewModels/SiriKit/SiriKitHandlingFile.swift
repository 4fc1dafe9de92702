/// `Name+Handling.swift` in the style of Apple's framework: what handlers conform to.
struct SiriKitHandlingFile: TemplateModel {
  var header: SiriKitHeader
  var intents: [SiriKitHandlingModel]
  var domains: [DomainModel]

  func value(named name: String) -> TemplateValue? {
    switch name {
    case "header": .model(header)
    case "intents": .models(intents)
    case "domains": .models(domains)
    case "hasContent": .flag(!intents.isEmpty || !domains.isEmpty)
    default: nil
    }
  }
}

/// The handling protocol of an intent.
struct SiriKitHandlingModel: TemplateModel {
  /// The name in the definition.
  var name: String
  /// What the handler is asked to do, for a comment.
  var summary: String
  /// `OrderSoupIntentHandling`.
  var handling: String
  /// The declarations on Apple's systems, in Apple's order.
  var declarations: [SiriKitDeclarationModel]
  /// What the protocol elsewhere inherits, and the opening brace, on as many lines as they need.
  var conformance: String
  /// The methods elsewhere, each form by itself.
  var methods: [SiriKitMethodModel]
  /// Why the values of its parameters may be refused.
  var reasons: [SiriKitReasonsModel]

  /// Whether its declarations elsewhere name types of the module `Intents`.
  var declaresIntents: Bool {
    methods.contains { $0.signature.contains("Intents.") }
      || reasons.contains { $0.resultConformance.contains("Intents.") }
  }

  func value(named name: String) -> TemplateValue? {
    switch name {
    case "name": .text(self.name)
    case "summary": .text(summary)
    case "handling": .text(handling)
    case "declarations": .models(declarations)
    case "conformance": .text(conformance)
    case "methods": .models(methods)
    case "reasons": .models(reasons)
    default: nil
    }
  }
}
