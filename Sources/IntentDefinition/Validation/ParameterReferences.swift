import Diagnostics

/// Where a definition names a parameter, there is one.
struct ParameterReferences: ValidationRule {
  func check(_ definition: Definition, in set: DefinitionSet, _ findings: inout Findings) {
    for intent in definition.intents where definition.generates(intent) {
      check(intent.input, "INIntentInput", intent, definition, &findings)
      check(intent.keyParameter, "INIntentKeyParameter", intent, definition, &findings)
      for combination in intent.combinations {
        check(combination, "INIntentParameterCombinations", intent, definition, &findings)
      }
      for combination in intent.managedCombinations {
        check(combination, "INIntentManagedParameterCombinations", intent, definition, &findings)
      }
      checkOutput(intent, definition, &findings)
    }
  }

  private func check(
    _ name: Located<String>?,
    _ key: String,
    _ intent: Intent,
    _ definition: Definition,
    _ findings: inout Findings
  ) {
    guard let name, !name.value.isEmpty, intent.parameter(named: name.value) == nil else { return }
    let nearest = NearestMatch.find(name.value, among: intent.parameters.map(\.name.value))
    let notes = nearest.map { [Diagnostic.Note("did you mean '\($0)'?")] } ?? []
    let problem = DefinitionProblem.unknownParameter(name.value, key: key, owner: intent.label)
    findings.add(problem, in: definition, at: name.position, notes: notes)
  }

  private func check(
    _ combination: ParameterCombination,
    _ key: String,
    _ intent: Intent,
    _ definition: Definition,
    _ findings: inout Findings
  ) {
    for name in combination.parameters.value {
      let located = Located(name, at: combination.parameters.position)
      check(located, key, intent, definition, &findings)
    }
  }

  private func checkOutput(_ intent: Intent, _ definition: Definition, _ findings: inout Findings) {
    guard let output = intent.response.output, !output.value.isEmpty,
      !intent.response.properties.contains(where: { $0.name.value == output.value })
    else { return }
    let problem = DefinitionProblem.unknownOutput(output.value, intent: intent.label)
    findings.add(problem, in: definition, at: output.position)
  }
}
