/// A declaration with its attributes, each on a line of its own.
struct SiriKitDeclarationModel: TemplateModel {
  var documentation: String
  var attributes: [String]
  /// The declaration, on as many lines as it needs.
  var declaration: String

  func value(named name: String) -> TemplateValue? {
    switch name {
    case "documentation": .text(documentation)
    case "attributes": .texts(attributes)
    case "declaration": .text(declaration)
    default: nil
    }
  }
}

/// A form of a method, and what it does where a handler leaves it out.
struct SiriKitMethodModel: TemplateModel {
  var documentation: String
  /// All that stands behind `func`, on as many lines as it needs.
  var signature: String
  /// The lines of the body.
  var body: [String]

  func value(named name: String) -> TemplateValue? {
    switch name {
    case "documentation": .text(documentation)
    case "signature": .text(signature)
    case "body": .texts(body)
    default: nil
    }
  }
}
