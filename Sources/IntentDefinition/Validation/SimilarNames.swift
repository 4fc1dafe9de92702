import Diagnostics

/// No two names beside each other differ in case alone: Swift tells them apart, and people hardly do.
struct SimilarNames: ValidationRule {
  func check(_ definition: Definition, in set: DefinitionSet, _ findings: inout Findings) {
    for intent in definition.intents where definition.generates(intent) {
      check(intent.parameters.map(\.name), of: intent.label, definition, &findings)
      let response = "the response of \(intent.label)"
      check(intent.response.properties.map(\.name), of: response, definition, &findings)
      check(intent.response.codes.map(\.name), of: response, definition, &findings)
    }
    for type in definition.types {
      check(
        type.properties.map(\.name), of: "type '\(type.name.value)'", definition, &findings)
    }
  }

  private func check(
    _ names: [Located<String>], of owner: String, _ definition: Definition,
    _ findings: inout Findings
  ) {
    for (index, other) in duplicates(in: names.map { $0.value.lowercased() }) {
      let (name, earlier) = (names[index], names[other])
      guard earlier.value != name.value else { continue }
      let note = Diagnostic.Note(
        "'\(earlier.value)' is here", at: definition.location(earlier.position))
      findings.add(
        .similarNames(name.value, other: earlier.value, owner: owner), in: definition,
        at: name.position, notes: [note])
    }
  }
}
