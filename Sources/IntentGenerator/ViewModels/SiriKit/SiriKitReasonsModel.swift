import Mustache

/// Why a parameter's value may be refused, and the result that says so.
struct SiriKitReasonsModel: MustacheParent, Sendable {
  /// The parameter's name, for a comment.
  var parameter: String
  /// `OrderSoupQuantityUnsupportedReason`.
  var type: String
  /// `OrderSoupQuantityResolutionResult`.
  var result: String
  /// What that inherits on Apple's systems, `INIntegerResolutionResult`.
  var appleSuperclass: String
  /// What the reasons elsewhere conform to, and the opening brace, on as many lines as they need.
  var conformance: String
  /// What the result elsewhere inherits, and the opening brace, on as many lines as they need.
  var resultConformance: String
  var cases: [SiriKitCaseModel]

  func child(named name: String) -> Any? {
    switch name {
    case "parameter": TemplateText(parameter)
    case "type": TemplateText(type)
    case "result": TemplateText(result)
    case "appleSuperclass": TemplateText(appleSuperclass)
    case "conformance": TemplateText(conformance)
    case "resultConformance": TemplateText(resultConformance)
    case "cases": templateObjects(cases)
    default: nil
    }
  }
}

/// A case of an enumeration.
struct SiriKitCaseModel: MustacheParent, Sendable {
  var documentation: String
  /// The name, in backticks where it may be a keyword.
  var name: String
  /// ` = 100`, where it does not follow from the case before.
  var assignment: String

  func child(named name: String) -> Any? {
    switch name {
    case "documentation": TemplateText(documentation)
    case "name": TemplateText(self.name)
    case "assignment": TemplateText(assignment)
    default: nil
    }
  }
}
