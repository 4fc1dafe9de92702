import Diagnostics

/// People can find out how to ask for an intent: by a phrase of one of its combinations, or by a
/// sentence in a vocabulary.
struct Examples: ValidationRule {
  func check(_ definition: Definition, in set: DefinitionSet, _ findings: inout Findings) {
    let spoken = Set(
      (set.vocabularies + set.vocabulariesElsewhere).flatMap { vocabulary in
        vocabulary.phrases.filter { !$0.examples.isEmpty }.map(\.intent.value)
          + vocabulary.utterances.filter { !$0.templates.isEmpty }.map(\.intent.value)
      })
    for intent in definition.intents where definition.generates(intent) {
      let names = intent.vocabularyNames
      let combinations = intent.combinations + intent.managedCombinations
      // Without parameters, the title says it all.
      guard intent.isSpoken, !intent.parameters.isEmpty || intent.title.nonempty == nil,
        spoken.isDisjoint(with: names),
        !combinations.contains(where: { $0.title.nonempty != nil || $0.title.id != nil })
      else { continue }
      let problem = DefinitionProblem.missingExample(intent: intent.label)
      findings.add(problem, in: definition, at: intent.name.position)
    }
  }
}

extension Intent {
  /// Whether people ask for it at all: some only hold what is set in a widget.
  var isSpoken: Bool {
    eligibility.isEligibleForWidgets != true || eligibility.isConfigurable == true
  }
}
