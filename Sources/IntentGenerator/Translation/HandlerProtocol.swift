/// A handling protocol as those see it who write handlers: its methods, and what they are for.
package struct HandlerProtocol: Hashable, Sendable {
  /// The name of the definition that has the intent.
  package var definition: String
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
  /// The module that has the protocol, where that is not the definition's own.
  package var module: String
  /// The generated types, by what they are.
  package var types: [Role: String]
  /// The methods, in the protocol's order.
  package var methods: [HandlerMethod]

  /// What a generated type is to its intent.
  package enum Role: Hashable, Sendable {
    case intent, handling, presenting, response, responseCode
    /// The reasons of a parameter, by its tag or name.
    case reasons(String)
    /// The resolution result of a parameter, by its tag or name.
    case result(String)
  }

  /// `OrderSoupIntentHandling`.
  package var name: String { types[.handling] ?? "" }
  /// `OrderSoupIntent`.
  package var intentType: String { types[.intent] ?? "" }
}

/// A method of a handling protocol.
package struct HandlerMethod: Hashable, Sendable {
  /// What a method does.
  package enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
    case resolve, options, `default`, confirm, handle
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
  }

  /// What it does.
  package var kind: Kind
  /// The parameter that it is about; none for `confirm` and `handle`.
  package var subject: Subject?
  /// `resolveSoup`.
  package var name: String
  /// `for intent: OrderSoupIntent`, an argument each.
  package var arguments: [String]
  /// The type of the result.
  package var result: String
  /// What the protocol does where a handler leaves the method out; none where it must not.
  package var defaultBody: String?
}
