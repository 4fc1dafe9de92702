import Diagnostics

/// Intents belong to domains that exist, and domains are handled through intents that they have.
struct Domains: ValidationRule {
  func check(_ definition: Definition, in set: DefinitionSet, _ findings: inout Findings) {
    let declared = Set(set.all.flatMap(\.domains).map(\.name.value))
    for intent in definition.intents {
      guard let domain = intent.domain, !declared.contains(domain.value),
        !SystemNames.domains.contains(domain.value)
      else { continue }
      let nearest = NearestMatch.find(
        domain.value, among: (declared.union(SystemNames.domains)).sorted())
      let notes = nearest.map { [Diagnostic.Note("did you mean '\($0)'?")] } ?? []
      let problem = DefinitionProblem.unknownDomain(domain.value, intent: intent.label)
      findings.add(problem, in: definition, at: domain.position, notes: notes)
    }
    for domain in definition.domains {
      check(domain, definition, &findings)
    }
  }

  private func check(_ domain: Domain, _ definition: Definition, _ findings: inout Findings) {
    let members = definition.intents.filter { $0.domain?.value == domain.name.value }.map(
      \.name.value)
    for name in domain.handlingIntents ?? [] where !members.contains(name.value) {
      let nearest = NearestMatch.find(name.value, among: members)
      let notes = nearest.map { [Diagnostic.Note("did you mean '\($0)'?")] } ?? []
      let problem = DefinitionProblem.unknownHandlingIntent(name.value, domain: domain.name.value)
      findings.add(problem, in: definition, at: name.position, notes: notes)
    }
  }
}
