import Diagnostics

/// No two names beside each other become the same Swift name.
struct ClashingMembers: ValidationRule {
  func check(_ definition: Definition, in set: DefinitionSet, _ findings: inout Findings) {
    for intent in definition.intents {
      check(intent.parameters.map(\.name), of: intent.label, definition, .intent, &findings)
      let response = "the response of \(intent.label)"
      let properties = intent.response.properties.map(\.name)
      check(properties, of: response, definition, .response, &findings)
      check(
        intent.response.codes.map(\.name), of: response, definition, .responseCode, &findings)
      for parameter in intent.parameters {
        check(
          parameter.unsupportedReasons.map(\.code), of: "parameter '\(parameter.name.value)'",
          definition, .unsupportedReason, &findings)
      }
    }
    for type in definition.types {
      check(
        type.properties.map(\.name), of: "type '\(type.name.value)'", definition,
        type.memberScope, &findings)
    }
    for enumeration in definition.enumerations {
      check(
        enumeration.values.map(\.name), of: "enumeration '\(enumeration.name.value)'", definition,
        enumeration.memberScope, &findings)
    }
  }

  private func check(
    _ names: [Located<String>],
    of owner: @autoclosure () -> String,
    _ definition: Definition,
    _ scope: MemberScope,
    _ findings: inout Findings
  ) {
    let identifiers = names.map { scope.identifier($0.value) ?? "" }
    for (index, other) in duplicates(in: identifiers) where !identifiers[index].isEmpty {
      let (name, earlier) = (names[index], names[other])
      guard earlier.value != name.value else { continue }
      let note = Diagnostic.Note(
        "'\(earlier.value)' is here",
        at: definition.location(earlier.position)
      )
      let problem = DefinitionProblem.clashingMembers(
        name.value,
        other: earlier.value,
        identifier: identifiers[index],
        owner: owner()
      )
      findings.add(problem, in: definition, at: name.position, notes: [note])
    }
  }
}
