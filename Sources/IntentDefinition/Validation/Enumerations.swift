import Diagnostics

/// Enumerations have values, and each a number of its own.
///
/// Only a definition of the system's own namespace may use a number twice: the later value is then
/// another name of the earlier, as in Apple's own enumerations.
struct Enumerations: ValidationRule {
  func check(_ definition: Definition, in set: DefinitionSet, _ findings: inout Findings) {
    for enumeration in definition.enumerations {
      let name = enumeration.name
      if enumeration.values.isEmpty {
        findings.add(.emptyEnumeration(name.value), in: definition, at: name.position)
      }
      guard definition.namespace?.value != "System" else { continue }
      checkIndices(enumeration, definition, &findings)
    }
  }

  private func checkIndices(
    _ enumeration: Enumeration,
    _ definition: Definition,
    _ findings: inout Findings
  ) {
    let indexed = enumeration.values.compactMap { value in
      value.index.map { (name: value.name.value, index: $0) }
    }
    for (place, earlier) in duplicates(in: indexed.map(\.index.value)) {
      let (name, index) = indexed[place]
      let note = Diagnostic.Note(
        "it is here first",
        at: definition.location(indexed[earlier].index.position)
      )
      let problem = DefinitionProblem.duplicateIndex(
        index.value,
        value: name,
        owner: "enumeration '\(enumeration.name.value)'"
      )
      findings.add(problem, in: definition, at: index.position, notes: [note])
    }
  }
}
