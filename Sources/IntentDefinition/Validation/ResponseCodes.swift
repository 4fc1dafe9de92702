import Diagnostics

/// Response codes do not clash with those that every intent has.
struct ResponseCodes: ValidationRule {
  func check(_ set: DefinitionSet, _ findings: inout Findings) {
    for (definition, intent) in set.intents where definition.generates(intent) {
      switch intent.kind {
      case .custom: checkCustom(intent, definition, &findings)
      case .system: checkSystem(intent, definition, &findings)
      }
    }
  }

  private func checkCustom(_ intent: Intent, _ definition: Definition, _ findings: inout Findings) {
    for code in intent.response.codes {
      guard let standard = StandardResponseCode(rawValue: code.name.value), !standard.mayBeDeclared
      else {
        continue
      }
      let problem = DefinitionProblem.clashingResponseCode(code.name.value, intent: intent.label)
      findings.add(problem, in: definition, at: code.name.position)
    }
  }

  private func checkSystem(_ intent: Intent, _ definition: Definition, _ findings: inout Findings) {
    var first: [Int: SourcePosition] = [:]
    for code in intent.response.codes {
      guard let value = code.value else {
        let problem = DefinitionProblem.missingResponseCodeValue(
          code.name.value, intent: intent.label)
        findings.add(problem, in: definition, at: code.name.position)
        continue
      }
      if let earlier = first[value.value] {
        let note = Diagnostic.Note("it is here first", at: definition.location(earlier))
        let problem = DefinitionProblem.duplicateResponseCodeValue(
          value.value,
          code: code.name.value,
          intent: intent.label
        )
        findings.add(problem, in: definition, at: value.position, notes: [note])
      }
      first[value.value] = value.position
    }
  }
}
