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
    let problem = DefinitionProblem.unknownParameter(name.value, key: key, owner: intent.label)
    findings.add(
      problem, in: definition, at: name.position, notes: Self.notes(nearest),
      fix: Self.fix(nearest, at: name.position))
  }

  private func check(
    _ combination: ParameterCombination,
    _ key: String,
    _ intent: Intent,
    _ definition: Definition,
    _ findings: inout Findings
  ) {
    let position = combination.parameters.position
    for name in combination.parameters.value where intent.parameter(named: name) == nil {
      let nearest = NearestMatch.find(name, among: intent.parameters.map(\.name.value))
      let problem = DefinitionProblem.unknownParameter(name, key: key, owner: intent.label)
      let corrected = combination.parameters.value.map { $0 == name ? nearest ?? "" : $0 }
      // What the editor manages, it makes anew by itself.
      let isKept =
        nearest != nil && key == "INIntentParameterCombinations"
        && !intent.combinations.contains { $0.parameters.value == corrected }
      let fix =
        isKept
        ? Fix.replace(at: position, with: corrected.joined(separator: ","))
        : Fix("remove the combination", [.remove(at: position)])
      findings.add(
        problem, in: definition, at: position, notes: Self.notes(nearest), fix: fix)
    }
  }

  private func checkOutput(_ intent: Intent, _ definition: Definition, _ findings: inout Findings) {
    let properties = intent.response.properties.map(\.name.value)
    guard let output = intent.response.output, !output.value.isEmpty,
      !properties.contains(output.value)
    else { return }
    let nearest = NearestMatch.find(output.value, among: properties)
    let problem = DefinitionProblem.unknownOutput(output.value, intent: intent.label)
    findings.add(
      problem, in: definition, at: output.position, notes: Self.notes(nearest),
      fix: Self.fix(nearest, at: output.position))
  }

  private static func notes(_ nearest: String?) -> [Diagnostic.Note] {
    nearest.map { [Diagnostic.Note("did you mean '\($0)'?")] } ?? []
  }

  /// Names what was probably meant, or leaves out what means nothing.
  private static func fix(_ nearest: String?, at position: SourcePosition) -> Fix {
    nearest.map { .replace(at: position, with: $0) } ?? .remove(at: position)
  }
}
