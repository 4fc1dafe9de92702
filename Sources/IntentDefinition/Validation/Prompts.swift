import Diagnostics

/// Whatever people are asked, they are asked in words that were written for it.
struct Prompts: ValidationRule {
  func check(_ definition: Definition, in set: DefinitionSet, _ findings: inout Findings) {
    for intent in definition.intents
    where definition.generates(intent) && intent.kind == .custom && intent.isSpoken {
      for parameter in intent.parameters where parameter.supportsResolution {
        let kinds = Set(parameter.prompts.filter { $0.format.isThere }.map(\.kind))
        checkPrompt(of: parameter, kinds, intent, definition, &findings)
        checkDisambiguation(of: parameter, kinds, intent, definition, &findings)
        checkChoice(of: parameter, intent, definition, set, &findings)
      }
      for code in intent.response.codes
      where StandardResponseCode(rawValue: code.name.value) == nil
        && !code.format.isThere && !code.conciseFormat.isThere
      {
        let problem = DefinitionProblem.missingResponseText(code.name.value, intent: intent.label)
        findings.add(problem, in: definition, at: code.name.position)
      }
    }
  }

  private func checkPrompt(
    of parameter: Parameter,
    _ kinds: Set<String>,
    _ intent: Intent,
    _ definition: Definition,
    _ findings: inout Findings
  ) {
    // What has a default is never missing.
    guard !kinds.contains("Primary"), parameter.metadata.defaultValue == nil else { return }
    let problem = DefinitionProblem.missingPrompt(
      parameter: parameter.name.value, intent: intent.label)
    findings.add(problem, in: definition, at: parameter.name.position)
  }

  /// 'unknown' means that nothing was chosen.
  private func checkChoice(
    of parameter: Parameter,
    _ intent: Intent,
    _ definition: Definition,
    _ set: DefinitionSet,
    _ findings: inout Findings
  ) {
    guard case .enumeration(let reference) = parameter.type.value,
      case .declared(let typeName) = reference.target,
      let enumeration = set.definitions.flatMap(\.definition.enumerations)
        .first(where: { $0.typeName == typeName }),
      !enumeration.values.isEmpty, enumeration.values.allSatisfy({ $0.name.value == "unknown" })
    else { return }
    let problem = DefinitionProblem.unchoosable(
      enumeration: enumeration.name.value, parameter: parameter.name.value, intent: intent.label)
    findings.add(problem, in: definition, at: parameter.name.position)
  }

  /// Both prompts belong to a disambiguation: what there is to choose from, and the question.
  private func checkDisambiguation(
    of parameter: Parameter,
    _ kinds: Set<String>,
    _ intent: Intent,
    _ definition: Definition,
    _ findings: inout Findings
  ) {
    let both: Set = ["DisambiguationIntroduction", "DisambiguationSelection"]
    guard parameter.hasCustomDisambiguation || !kinds.isDisjoint(with: both) else { return }
    let missing = both.subtracting(kinds).sorted()
    guard !missing.isEmpty else { return }
    let problem = DefinitionProblem.missingDisambiguation(
      missing, parameter: parameter.name.value, intent: intent.label)
    findings.add(problem, in: definition, at: parameter.name.position)
  }
}

extension LocalizedText {
  /// Whether there is a text, here or in the translations.
  fileprivate var isThere: Bool { nonempty != nil || (text == nil && id != nil) }
}
