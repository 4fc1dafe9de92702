/// Why a parameter's value may be refused, and the result that says so.
struct SiriKitReasonsModel: TemplateModel {
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

  func value(named name: String) -> TemplateValue? {
    switch name {
    case "parameter": .text(parameter)
    case "type": .text(type)
    case "result": .text(result)
    case "appleSuperclass": .text(appleSuperclass)
    case "conformance": .text(conformance)
    case "resultConformance": .text(resultConformance)
    case "cases": .models(cases)
    default: nil
    }
  }
}

/// A case of an enumeration.
struct SiriKitCaseModel: TemplateModel {
  var documentation: String
  /// The name, in backticks where it may be a keyword.
  var name: String
  /// ` = 100`, where it does not follow from the case before.
  var assignment: String

  func value(named name: String) -> TemplateValue? {
    switch name {
    case "documentation": .text(documentation)
    case "name": .text(self.name)
    case "assignment": .text(assignment)
    default: nil
    }
  }
}
