import IntentDefinition

/// A method of a handling protocol, with its forms.
struct SiriKitMethod: Sendable {
  /// A form: with a completion handler, `async`, or neither.
  struct Form: Sendable {
    /// The arguments, `for intent: OrderSoupIntent`.
    var arguments: [String]
    /// The types of what a completion handler is called with; empty for a form without one.
    var completion: [String] = []
    /// What stands behind the parenthesis.
    var result = ""
    /// Since when Apple's systems have the form, and what else they are told of it.
    var attributes: [String]
    /// The lines of what it does elsewhere, where a handler leaves it out.
    var body: [String]
  }

  /// What it does.
  var kind: HandlerMethod.Kind
  /// The parameter that it is about; none for `confirm` and `handle`.
  var parameter: Parameter?
  /// What it is for, a sentence.
  var documentation: String
  /// `resolveSoup`.
  var name: String
  /// What Objective-C calls it.
  var selector: String
  /// Whether a handler for Apple's systems may leave it out.
  var isOptional = false
  /// The forms, the one with a completion handler first.
  var forms: [Form]
}
