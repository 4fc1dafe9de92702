/// What people can read about a rule: the one place from which `intentgen rules`, its page in the
/// documentation, and the descriptions in machine-readable reports are made.
package struct RuleDescription: Hashable, Codable, Sendable {
  /// What the rule finds, as one sentence.
  package var summary: String
  /// Why that matters.
  package var reason: String
  /// What it looks like.
  package var example: String
  /// What to do about it.
  package var remedy: String

  init(_ summary: String, why reason: String, example: String, remedy: String) {
    self.summary = summary
    self.reason = reason
    self.example = example
    self.remedy = remedy
  }
}

extension Rule {
  /// What people can read about the rule.
  ///
  /// A test sees to it that there is something for each.
  package var description: RuleDescription {
    let tables = [
      Self.fileDescriptions, Self.propertyListDescriptions, Self.definitionDescriptions,
      Self.referenceDescriptions, Self.consistencyDescriptions, Self.adviceDescriptions,
      Self.vocabularyDescriptions, Self.speechDescriptions, Self.editingDescriptions,
      Self.handlerDescriptions, Self.intentChangeDescriptions,
      Self.typeChangeDescriptions, Self.behaviourChangeDescriptions,
    ]
    return tables.lazy.compactMap { $0[self] }.first
      ?? RuleDescription(rawValue, why: "", example: "", remedy: "")
  }
}
