import Diagnostics

/// Tags, which outlive names, are given out once.
struct UniqueTags: ValidationRule {
  func check(_ definition: Definition, in set: DefinitionSet, _ findings: inout Findings) {
    for intent in definition.intents {
      check(
        intent.parameters, intent.lastParameterTag, of: intent.label, definition, &findings)
      check(
        intent.response.properties, intent.response.lastParameterTag,
        of: "the response of \(intent.label)", definition, &findings)
    }
    for type in definition.types {
      check(
        type.properties, type.lastPropertyTag, of: "type '\(type.name.value)'", definition,
        &findings)
    }
  }

  private func check(
    _ parameters: [Parameter],
    _ last: Located<Int>?,
    of owner: @autoclosure () -> String,
    _ definition: Definition,
    _ findings: inout Findings
  ) {
    let tagged = parameters.compactMap { parameter in
      parameter.tag.map { (name: parameter.name.value, tag: $0) }
    }
    for (index, earlier) in duplicates(in: tagged.map(\.tag.value)) {
      let (name, tag) = tagged[index]
      let note = Diagnostic.Note(
        "it is here first",
        at: definition.location(tagged[earlier].tag.position)
      )
      let problem = DefinitionProblem.duplicateTag(tag.value, parameter: name, owner: owner())
      let highest = max(tagged.map(\.tag.value).max() ?? 0, last?.value ?? 0)
      // There may be more than one, and each needs a tag of its own.
      let fix =
        highest > .max - index ? nil : Fix.replace(at: tag.position, with: "\(highest + index)")
      findings.add(problem, in: definition, at: tag.position, notes: [note], fix: fix)
    }
  }
}
