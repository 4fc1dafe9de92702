import Mustache

/// A declaration with its attributes, each on a line of its own.
struct SiriKitDeclarationModel: MustacheParent, Sendable {
  var documentation: String
  var attributes: [String]
  /// The declaration, on as many lines as it needs.
  var declaration: String

  func child(named name: String) -> Any? {
    switch name {
    case "documentation": TemplateText(documentation)
    case "attributes": templateTexts(attributes)
    case "declaration": TemplateText(declaration)
    default: nil
    }
  }
}

/// A form of a method, and what it does where a handler leaves it out.
struct SiriKitMethodModel: MustacheParent, Sendable {
  var documentation: String
  /// All that stands behind `func`, on as many lines as it needs.
  var signature: String
  /// The lines of the body.
  var body: [String]

  func child(named name: String) -> Any? {
    switch name {
    case "documentation": TemplateText(documentation)
    case "signature": TemplateText(signature)
    case "body": templateTexts(body)
    default: nil
    }
  }
}
