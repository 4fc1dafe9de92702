import Diagnostics

/// The highest tag that an editor remembers is the highest in use, so that none is given out again.
struct LastTags: ValidationRule {
  func check(_ definition: Definition, in set: DefinitionSet, _ findings: inout Findings) {
    for intent in definition.intents {
      check(intent.lastParameterTag, intent.parameters, intent.label, definition, &findings)
      let response = intent.response
      check(
        response.lastParameterTag, response.properties, "the response of \(intent.label)",
        definition, &findings)
    }
    for type in definition.types {
      check(
        type.lastPropertyTag, type.properties, "type '\(type.name.value)'", definition, &findings)
    }
  }

  private func check(
    _ last: Located<Int>?,
    _ parameters: [Parameter],
    _ owner: @autoclosure () -> String,
    _ definition: Definition,
    _ findings: inout Findings
  ) {
    guard let last, let highest = parameters.compactMap(\.tag?.value).max(), highest > last.value
    else { return }
    let problem = DefinitionProblem.reusableTag(last.value, highest: highest, owner: owner())
    findings.add(
      problem, in: definition, at: last.position,
      fix: .replace(at: last.position, with: "\(highest)"))
  }
}
