import Diagnostics

/// Each reason of a parameter has a raw value of its own.
struct UnsupportedReasons: ValidationRule {
  func check(_ set: DefinitionSet, _ findings: inout Findings) {
    for (definition, intent) in set.intents {
      for parameter in intent.parameters {
        check(parameter, definition, &findings)
      }
    }
  }

  private func check(_ parameter: Parameter, _ definition: Definition, _ findings: inout Findings) {
    var first: [Int: SourcePosition] = [:]
    for (reason, value) in parameter.numberedUnsupportedReasons {
      let position = reason.value?.position ?? reason.code.position
      guard let earlier = first[value] else {
        first[value] = position
        continue
      }
      let note = Diagnostic.Note("it is here first", at: definition.location(earlier))
      let problem = DefinitionProblem.duplicateReasonValue(
        value,
        reason: reason.code.value,
        parameter: "parameter '\(parameter.name.value)'"
      )
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
