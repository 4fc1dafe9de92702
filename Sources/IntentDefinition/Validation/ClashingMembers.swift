import Diagnostics

/// No two names beside each other become the same Swift name.
struct ClashingMembers: ValidationRule {
  func check(_ definition: Definition, in set: DefinitionSet, _ findings: inout Findings) {
    for intent in definition.intents {
      let member = SwiftIdentifier.member
      check(intent.parameters.map(\.name), of: intent.label, definition, member, &findings)
      let response = "the response of \(intent.label)"
      let properties = intent.response.properties.map(\.name)
      check(properties, of: response, definition, member, &findings)
      check(intent.response.codes.map(\.name), of: response, definition, member, &findings)
      for parameter in intent.parameters {
        check(
          parameter.unsupportedReasons.map(\.code), of: "parameter '\(parameter.name.value)'",
          definition, member, &findings)
      }
    }
    for type in definition.types {
      let names = type.properties.map(\.name)
      check(names, of: "type '\(type.name.value)'", definition, SwiftIdentifier.member, &findings)
    }
    for enumeration in definition.enumerations {
      let names = enumeration.values.map(\.name)
      check(
        names, of: "enumeration '\(enumeration.name.value)'", definition,
        SwiftIdentifier.enumerationCase, &findings)
    }
  }

  private func check(
    _ names: [Located<String>],
    of owner: @autoclosure () -> String,
    _ definition: Definition,
    _ identifier: (String) -> String?,
    _ findings: inout Findings
  ) {
    let identifiers = names.map { identifier($0.value) ?? "" }
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
