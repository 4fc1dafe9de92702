/// `Name+Handling.swift`: what handlers conform to, and how the runtime calls them.
struct HandlingFile: TemplateModel {
  /// None in a piece that does not begin the file.
  var header: FileHeader?
  var intents: [HandlingModel]
  var domains: [DomainModel]

  func value(named name: String) -> TemplateValue? {
    switch name {
    case "header": header.map { .model($0) }
    case "intents": .models(intents)
    case "domains": .models(domains)
    default: nil
    }
  }
}

/// The handling protocol of an intent.
struct HandlingModel: TemplateModel {
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

  func value(named name: String) -> TemplateValue? {
    switch name {
    case "name": .text(self.name)
    case "summary": .text(summary)
    case "type": .text(type)
    case "handling": .text(handling)
    case "conformance": .text(conformance)
    case "presenting": .text(presenting)
    case "presentingConformance": .text(presentingConformance)
    case "response": .text(response)
    case "responseAlias": .text(responseAlias)
    case "handlerAlias": .text(handlerAlias)
    case "methods": .models(methods)
    case "defaultMethods": .models(methods.filter { $0.defaultBody != nil })
    case "reasons": .models(reasons)
    case "parameters": .text(parameters)
    default: nil
    }
  }
}

/// A method of a handling protocol.
struct MethodModel: TemplateModel {
  var documentation: String
  /// All that stands behind `func`, on as many lines as it needs.
  var signature: String
  /// What the method does where a handler leaves it out; none where it must not.
  var defaultBody: String?

  func value(named name: String) -> TemplateValue? {
    switch name {
    case "documentation": .text(documentation)
    case "signature": .text(signature)
    case "defaultBody": .text(defaultBody ?? "")
    default: nil
    }
  }
}

/// Why a parameter's value may be refused.
struct ReasonsModel: TemplateModel {
  /// The parameter's name, for a comment.
  var parameter: String
  /// `OrderSoupQuantityUnsupportedReason`.
  var type: String
  /// What the type conforms to, and the opening brace, on as many lines as they need.
  var conformance: String
  /// `OrderSoupQuantityResolutionResult = …`, on as many lines as it needs.
  var resultAlias: String
  var cases: [CaseModel]

  func value(named name: String) -> TemplateValue? {
    switch name {
    case "parameter": .text(parameter)
    case "type": .text(type)
    case "conformance": .text(conformance)
    case "resultAlias": .text(resultAlias)
    case "cases": .models(cases)
    default: nil
    }
  }
}

/// A case of a generated enumeration.
struct CaseModel: TemplateModel {
  var documentation: String
  /// The name, in backticks where it is a keyword.
  var name: String
  /// The raw value.
  var value: String
  /// For a response code: what it means to the assistant. For an alias: the case it stands for.
  var meaning = ""

  func value(named name: String) -> TemplateValue? {
    switch name {
    case "documentation": .text(documentation)
    case "name": .text(self.name)
    case "value": .text(value)
    case "meaning": .text(meaning)
    default: nil
    }
  }
}

/// The handling protocol of a domain.
struct DomainModel: TemplateModel {
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

  func value(named name: String) -> TemplateValue? {
    switch name {
    case "name": .text(self.name)
    case "documentation": .text(documentation)
    case "handling": .text(handling)
    case "conformance": .text(conformance)
    case "member": .text(member)
    case "value": .text(value)
    default: nil
    }
  }
}
