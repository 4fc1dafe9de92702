import Mustache

/// `Name+Handling.swift` in the style of Apple's framework: what handlers conform to.
struct SiriKitHandlingFile: MustacheParent, Sendable {
  var header: SiriKitHeader
  var intents: [SiriKitHandlingModel]
  var domains: [DomainModel]

  func child(named name: String) -> Any? {
    switch name {
    case "header": TemplateObject(header)
    case "intents": templateObjects(intents)
    case "domains": templateObjects(domains)
    case "hasContent": !intents.isEmpty || !domains.isEmpty
    default: nil
    }
  }
}

/// The handling protocol of an intent.
struct SiriKitHandlingModel: MustacheParent, Sendable {
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

  func child(named name: String) -> Any? {
    switch name {
    case "name": TemplateText(self.name)
    case "summary": TemplateText(summary)
    case "handling": TemplateText(handling)
    case "declarations": templateObjects(declarations)
    case "conformance": TemplateText(conformance)
    case "methods": templateObjects(methods)
    case "reasons": templateObjects(reasons)
    default: nil
    }
  }
}
