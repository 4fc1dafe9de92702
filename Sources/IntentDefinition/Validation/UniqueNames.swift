import Diagnostics

/// Names that must differ from their neighbours' do.
struct UniqueNames: ValidationRule {
  func check(_ definition: Definition, in set: DefinitionSet, _ findings: inout Findings) {
    // Two domains may each have an intent of one name.
    let domains = Dictionary(grouping: definition.intents) { $0.domain?.value }
    for intents in domains.sorted(by: { ($0.key ?? "") < ($1.key ?? "") }).map(\.value) {
      check(intents.map(\.name), "intent", of: "the definition", definition, &findings)
    }
    check(
      definition.enumerations.map(\.name), "enumeration", of: "the definition", definition,
      &findings)
    check(definition.types.map(\.name), "type", of: "the definition", definition, &findings)
    check(definition.domains.map(\.name), "domain", of: "the definition", definition, &findings)
    for intent in definition.intents { check(intent, definition, &findings) }
    for type in definition.types {
      check(
        type.properties.map(\.name), "property", of: "type '\(type.name.value)'", definition,
        &findings)
    }
    for enumeration in definition.enumerations {
      check(
        enumeration.values.map(\.name), "value", of: "enumeration '\(enumeration.name.value)'",
        definition, &findings)
    }
  }

  private func check(_ intent: Intent, _ definition: Definition, _ findings: inout Findings) {
    check(intent.parameters.map(\.name), "parameter", of: intent.label, definition, &findings)
    let response = "the response of \(intent.label)"
    check(intent.response.codes.map(\.name), "response code", of: response, definition, &findings)
    check(intent.response.properties.map(\.name), "property", of: response, definition, &findings)
    for parameter in intent.parameters {
      check(
        parameter.unsupportedReasons.map(\.code), "reason",
        of: "parameter '\(parameter.name.value)'", definition, &findings)
    }
  }

  private func check(
    _ names: [Located<String>],
    _ kind: String,
    of owner: @autoclosure () -> String,
    _ definition: Definition,
    _ findings: inout Findings
  ) {
    for (index, earlier) in duplicates(in: names.map(\.value)) {
      let name = names[index]
      let note = Diagnostic.Note(
        "it is here first",
        at: definition.location(names[earlier].position)
      )
      let problem = DefinitionProblem.duplicate(kind: kind, name: name.value, owner: owner())
      findings.add(problem, in: definition, at: name.position, notes: [note])
    }
  }
}
