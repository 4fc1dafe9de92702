import Diagnostics

/// Each reason of a parameter has a raw value of its own.
struct UnsupportedReasons: ValidationRule {
  func check(_ definition: Definition, in set: DefinitionSet, _ findings: inout Findings) {
    for intent in definition.intents {
      for parameter in intent.parameters {
        check(parameter, definition, &findings)
      }
    }
  }

  private func check(_ parameter: Parameter, _ definition: Definition, _ findings: inout Findings) {
    let reasons = parameter.numberedUnsupportedReasons
    for (index, earlier) in duplicates(in: reasons.map(\.value)) {
      let (reason, value) = reasons[index]
      let first = reasons[earlier].reason
      let note = Diagnostic.Note(
        "it is here first",
        at: definition.location(first.value?.position ?? first.code.position)
      )
      let problem = DefinitionProblem.duplicateReasonValue(
        value,
        reason: reason.code.value,
        parameter: "parameter '\(parameter.name.value)'"
      )
      let position = reason.value?.position ?? reason.code.position
      findings.add(problem, in: definition, at: position, notes: [note])
    }
  }
}

extension Parameter {
  /// The reasons with their raw values: the ones given, else 1, 2, 3, … in order.
  package var numberedUnsupportedReasons: [(reason: UnsupportedReason, value: Int)] {
    unsupportedReasons.enumerated().map { ($0.element, $0.element.value?.value ?? $0.offset + 1) }
  }
}
