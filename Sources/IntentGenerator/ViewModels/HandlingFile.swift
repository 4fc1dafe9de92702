import Mustache

/// `Name+Handling.swift`: what handlers conform to, and how the runtime calls them.
struct HandlingFile: MustacheParent, Sendable {
  /// None in a piece that does not begin the file.
  var header: FileHeader?
  var intents: [HandlingModel]
  var domains: [DomainModel]

  func child(named name: String) -> Any? {
    switch name {
    case "header": header.map { TemplateObject($0) }
    case "intents": templateObjects(intents)
    case "domains": templateObjects(domains)
    default: nil
    }
  }
}

/// The handling protocol of an intent.
struct HandlingModel: MustacheParent, Sendable {
  /// The name in the definition.
  var name: String
  /// What the handler is asked to do, for a comment.
  var summary: String
  /// `OrderSoupIntent`.
  var type: String
  /// `OrderSoupIntentHandling`.
  var handling: String
  /// What the type conforms to, and the opening brace, on as many lines as they need.
  var conformance: String
  /// `OrderSoupIntentPresenting`.
  var presenting: String
  /// What that conforms to, and the opening brace, on as many lines as they need.
  var presentingConformance: String
  /// `OrderSoupIntentResponse`.
  var response: String
  /// The methods before `confirm` and `handle`, in order.
  var methods: [MethodModel]
  /// Why the values of its parameters may be refused.
  var reasons: [ReasonsModel]
  /// `IntentResponseType = …`, on as many lines as it needs.
  var responseAlias: String
  /// `IntentHandlerType = …`, on as many lines as it needs.
  var handlerAlias: String
  /// The expression of the intent's parameters.
  var parameters: String

  func child(named name: String) -> Any? {
    switch name {
    case "name": TemplateText(self.name)
    case "summary": TemplateText(summary)
    case "type": TemplateText(type)
    case "handling": TemplateText(handling)
    case "conformance": TemplateText(conformance)
    case "presenting": TemplateText(presenting)
    case "presentingConformance": TemplateText(presentingConformance)
    case "response": TemplateText(response)
    case "responseAlias": TemplateText(responseAlias)
    case "handlerAlias": TemplateText(handlerAlias)
    case "methods": templateObjects(methods)
    case "defaultMethods": templateObjects(methods.filter { $0.defaultBody != nil })
    case "reasons": templateObjects(reasons)
    case "parameters": TemplateText(parameters)
    default: nil
    }
  }
}

/// A method of a handling protocol.
struct MethodModel: MustacheParent, Sendable {
  var documentation: String
  /// All that stands behind `func`, on as many lines as it needs.
  var signature: String
  /// What the method does where a handler leaves it out; none where it must not.
  var defaultBody: String?

  func child(named name: String) -> Any? {
    switch name {
    case "documentation": TemplateText(documentation)
    case "signature": TemplateText(signature)
    case "defaultBody": TemplateText(defaultBody ?? "")
    default: nil
    }
  }
}

/// Why a parameter's value may be refused.
struct ReasonsModel: MustacheParent, Sendable {
  /// The parameter's name, for a comment.
  var parameter: String
  /// `OrderSoupQuantityUnsupportedReason`.
  var type: String
  /// What the type conforms to, and the opening brace, on as many lines as they need.
  var conformance: String
  /// `OrderSoupQuantityResolutionResult = …`, on as many lines as it needs.
  var resultAlias: String
  var cases: [CaseModel]

  func child(named name: String) -> Any? {
    switch name {
    case "parameter": TemplateText(parameter)
    case "type": TemplateText(type)
    case "conformance": TemplateText(conformance)
    case "resultAlias": TemplateText(resultAlias)
    case "cases": templateObjects(cases)
    default: nil
    }
  }
}

/// A case of a generated enumeration.
struct CaseModel: MustacheParent, Sendable {
  var documentation: String
  /// The name, in backticks where it is a keyword.
  var name: String
  /// The raw value.
  var value: String
  /// For a response code: what it means to the assistant. For an alias: the case it stands for.
  var meaning = ""

  func child(named name: String) -> Any? {
    switch name {
    case "documentation": TemplateText(documentation)
    case "name": TemplateText(self.name)
    case "value": TemplateText(value)
    case "meaning": TemplateText(meaning)
    default: nil
    }
  }
}

/// The handling protocol of a domain.
struct DomainModel: MustacheParent, Sendable {
  var name: String
  var documentation: String
  /// `MessagesDomainHandling`.
  var handling: String
  /// The protocols that it composes, and its braces, on as many lines as they need.
  var conformance: String
  /// The name of the static member, `messages`.
  var member: String
  /// The expression of the domain's description.
  var value: String

  func child(named name: String) -> Any? {
    switch name {
    case "name": TemplateText(self.name)
    case "documentation": TemplateText(documentation)
    case "handling": TemplateText(handling)
    case "conformance": TemplateText(conformance)
    case "member": TemplateText(member)
    case "value": TemplateText(value)
    default: nil
    }
  }
}
