import Diagnostics

/// Tags, which outlive names, are given out once.
struct UniqueTags: ValidationRule {
  func check(_ set: DefinitionSet, _ findings: inout Findings) {
    for (definition, intent) in set.intents {
      check(intent.parameters, of: intent.label, definition, &findings)
      check(
        intent.response.properties, of: "the response of \(intent.label)", definition, &findings)
    }
    for linked in set.definitions {
      for type in linked.definition.types {
        check(type.properties, of: "type '\(type.name.value)'", linked.definition, &findings)
      }
    }
  }

  private func check(
    _ parameters: [Parameter],
    of owner: String,
    _ definition: Definition,
    _ findings: inout Findings
  ) {
    var first: [Int: SourcePosition] = [:]
    for parameter in parameters {
      guard let tag = parameter.tag else { continue }
      guard let earlier = first[tag.value] else {
        first[tag.value] = tag.position
        continue
      }
      let note = Diagnostic.Note("it is here first", at: definition.location(earlier))
      let problem = DefinitionProblem.duplicateTag(
        tag.value,
        parameter: parameter.name.value,
        owner: owner
      )
      findings.add(problem, in: definition, at: tag.position, notes: [note])
    }
  }
}
