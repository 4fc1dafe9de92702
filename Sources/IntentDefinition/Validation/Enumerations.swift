import Diagnostics

/// Enumerations have values, and each a number of its own.
///
/// Only a definition of the system's own namespace may use a number twice: the later value is then
/// another name of the earlier, as in Apple's own enumerations.
struct Enumerations: ValidationRule {
  func check(_ set: DefinitionSet, _ findings: inout Findings) {
    for linked in set.definitions {
      let definition = linked.definition
      for enumeration in definition.enumerations {
        let name = enumeration.name
        if enumeration.values.isEmpty {
          findings.add(.emptyEnumeration(name.value), in: definition, at: name.position)
        }
        guard definition.namespace?.value != "System" else { continue }
        checkIndices(enumeration, definition, &findings)
      }
    }
  }

  private func checkIndices(
    _ enumeration: Enumeration,
    _ definition: Definition,
    _ findings: inout Findings
  ) {
    var first: [Int: SourcePosition] = [:]
    for value in enumeration.values {
      guard let index = value.index else { continue }
      guard let earlier = first[index.value] else {
        first[index.value] = index.position
        continue
      }
      let note = Diagnostic.Note("it is here first", at: definition.location(earlier))
      let problem = DefinitionProblem.duplicateIndex(
        index.value,
        value: value.name.value,
        owner: "enumeration '\(enumeration.name.value)'"
      )
      findings.add(problem, in: definition, at: index.position, notes: [note])
    }
  }
}
