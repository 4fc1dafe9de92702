package import Diagnostics

/// A handling protocol as those see it who write handlers: its methods, and what they are for.
package struct HandlerProtocol: Hashable, Sendable {
  /// The name of the definition that has the intent.
  package var definition: String
  /// Where the definition has the intent.
  package var location: SourceLocation
  /// The intent's name in the definition.
  package var intent: String
  /// What stays with the intent when its name changes: the localisation ID of its title.
  package var identity: String?
  /// The title, for a comment.
  package var title: String
  /// The domain; none for an intent of none.
  package var domain: String?
  /// The protocol of the whole domain; none for an intent of none, or one that it leaves out.
  package var domainProtocol: String?
  /// The modules to import for the protocol, besides the definition's own.
  package var modules: [String]
  /// The generated types, by what they are.
  package var types: [Role: String]
  /// The parameters, in the order of asking.
  package var subjects: [HandlerMethod.Subject]
  /// The properties of the response, in the order of the definition.
  package var responseProperties: [HandlerMember]
  /// The codes of the response that the definition brings, by their numbers.
  package var responseCodes: [HandlerMember]
  /// The functions that make responses.
  package var responseFactories: [ResponseFactory]
  /// The methods, in the protocol's order.
  package var methods: [HandlerMethod]
  /// The class that a handler has to inherit; none where it may be anything.
  package var superclass: String?

  /// `OrderSoupIntentHandling`.
  package var name: String { types[.handling] ?? "" }
  /// `OrderSoupIntent`.
  package var intentType: String { types[.intent] ?? "" }
  /// `OrderSoupIntentResponse`.
  package var responseType: String { types[.response] ?? "" }
}

/// A method of a handling protocol.
package struct HandlerMethod: Hashable, Sendable {
  /// What a method does.
  package enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
    case resolve, options, `default`, confirm, handle
    /// Options as systems before iOS 14 ask for them: looked after where it is there, never written.
    case formerOptions
  }

  /// The parameter that a method is about.
  package struct Subject: Hashable, Sendable {
    /// What stays with the parameter when its name changes: its tag, else its name.
    package var key: String
    /// The name in the definition.
    package var name: String
    /// What people call it.
    package var label: String
    /// The property of the intent, as it is written behind the dot.
    package var property: String
    /// The type of its value, `[Soup]` for several.
    package var type: String
    /// The reasons for which its values may be refused.
    package var reasons: [HandlerMember]
  }

  /// The form of a method with a completion handler.
  package struct Completion: Hashable, Sendable {
    /// The arguments, `for intent: OrderSoupIntent` and so on.
    package var arguments: [String]
    /// The types of what the completion handler is called with.
    package var results: [String]
  }

  /// What it does.
  package var kind: Kind
  /// The parameter that it is about; none for `confirm` and `handle`.
  package var subject: Subject?
  /// `resolveSoup`.
  package var name: String
  /// `for intent: OrderSoupIntent`, an argument each.
  package var arguments: [String]
  /// What stands before the arrow of the result.
  package var effects = "async throws"
  /// The type of the result.
  package var result: String
  /// The form with a completion handler; none where there is no such form.
  package var completion: Completion?
  /// The modules to import for its types, besides the definition's own.
  package var modules: [String] = []
  /// What the protocol does where a handler leaves the method out; none where it must not.
  package var defaultBody: String?
  /// What an unwritten method gives, where it cannot throw.
  package var placeholder: String?
}

extension HandlerProtocol {
  /// What a generated type is to its intent.
  package enum Role: Hashable, Sendable {
    case intent, handling, presenting, response, responseCode
    /// The reasons of a parameter, by its key.
    case reasons(String)
    /// The resolution result of a parameter, by its key.
    case result(String)
  }
}

extension HandlerProtocol.Role: RawRepresentable, Codable {
  package init?(rawValue: String) {
    switch rawValue {
    case "intent": self = .intent
    case "handling": self = .handling
    case "presenting": self = .presenting
    case "response": self = .response
    case "responseCode": self = .responseCode
    default:
      let parts = rawValue.split(separator: ":", maxSplits: 1).map(String.init)
      switch (parts.first, parts.count) {
      case ("reasons", 2): self = .reasons(parts[1])
      case ("result", 2): self = .result(parts[1])
      default: return nil
      }
    }
  }

  package var rawValue: String {
    switch self {
    case .intent: "intent"
    case .handling: "handling"
    case .presenting: "presenting"
    case .response: "response"
    case .responseCode: "responseCode"
    case .reasons(let key): "reasons:\(key)"
    case .result(let key): "result:\(key)"
    }
  }
}
