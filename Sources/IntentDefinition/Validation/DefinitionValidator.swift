package import Diagnostics

/// Checks that linked definitions make sense. It never alters them.
package struct DefinitionValidator: Sendable {
  package init() {}

  /// Everything that is wrong, sorted by place.
  package func validate(_ set: DefinitionSet) -> [Diagnostic] {
    let rules: [any ValidationRule] = [
      UniqueNames(), UniqueTags(), SwiftNames(), ClashingTypes(), ClashingMembers(),
      Enumerations(), ResponseCodes(), UnsupportedReasons(), ParameterReferences(), Placeholders(),
      Relationships(), Limits(), Domains(), Vocabularies(),
    ]
    var findings = Findings()
    for rule in rules {
      rule.check(set, &findings)
    }
    return findings.diagnostics.sortedByPlace()
  }
}

/// One thing to check.
protocol ValidationRule {
  /// Reports what is wrong with a set.
  func check(_ set: DefinitionSet, _ findings: inout Findings)
}

/// What the rules find.
struct Findings {
  private(set) var diagnostics: [Diagnostic] = []

  mutating func add(
    _ problem: DefinitionProblem,
    in definition: Definition,
    at position: SourcePosition,
    notes: [Diagnostic.Note] = []
  ) {
    diagnostics.append(problem.diagnostic(at: definition.location(position), notes: notes))
  }

  mutating func add(
    _ problem: DefinitionProblem, at location: SourceLocation, notes: [Diagnostic.Note] = []
  ) {
    diagnostics.append(problem.diagnostic(at: location, notes: notes))
  }
}

extension DefinitionSet {
  /// Each intent that is asked for, with its definition.
  var intents: [(definition: Definition, intent: Intent)] {
    definitions.flatMap { linked in linked.definition.intents.map { (linked.definition, $0) } }
  }
}

extension Intent {
  /// What diagnostics call it.
  var label: String { "intent '\(name.value)'" }
}
