import Diagnostics

/// Response codes do not clash with those that every intent has.
struct ResponseCodes: ValidationRule {
  func check(_ definition: Definition, in set: DefinitionSet, _ findings: inout Findings) {
    for intent in definition.intents where definition.generates(intent) {
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
      let position = code.name.position
      findings.add(
        problem, in: definition, at: position, fix: .remove(at: position, levelsUp: 1))
    }
  }

  private func checkSystem(_ intent: Intent, _ definition: Definition, _ findings: inout Findings) {
    for code in intent.response.codes where code.value == nil {
      let problem = DefinitionProblem.missingResponseCodeValue(
        code.name.value,
        intent: intent.label
      )
      findings.add(problem, in: definition, at: code.name.position)
    }
    let valued = intent.response.codes.compactMap { code in
      code.value.map { (name: code.name.value, value: $0) }
    }
    for (index, earlier) in duplicates(in: valued.map(\.value.value)) {
      let (name, value) = valued[index]
      let note = Diagnostic.Note(
        "it is here first",
        at: definition.location(valued[earlier].value.position)
      )
      let problem = DefinitionProblem.duplicateResponseCodeValue(
        value.value,
        code: name,
        intent: intent.label
      )
      findings.add(problem, in: definition, at: value.position, notes: [note])
    }
  }
}
