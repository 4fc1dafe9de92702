package import Diagnostics

/// Checks that linked definitions make sense. It never alters them.
package struct DefinitionValidator: Sendable {
  package init() {}

  private static let rules: [any ValidationRule] = [
    UniqueNames(), UniqueTags(), SwiftNames(), ClashingTypes(), ClashingMembers(),
    ClashingCatalogs(),
    Enumerations(), ResponseCodes(), UnsupportedReasons(), ParameterReferences(),
    EnumerationProperties(), Placeholders(), Relationships(), Limits(), Domains(),
    RecursiveTypes(), SpokenNames(), Vocabularies(), Utterances(),
  ]

  /// Everything that is wrong, sorted by place.
  package func validate(_ set: DefinitionSet) -> [Diagnostic] {
    findings(of: Self.rules, in: set)
  }

  /// Everything that is wrong, sorted by place; several rules are asked at a time.
  package func validateConcurrently(_ set: DefinitionSet) async -> [Diagnostic] {
    await Self.rules.concurrentMap { findings(of: $0, in: set) }.flatMap(\.self).sortedByPlace()
  }

  /// What could be better, sorted by place: for those who ask how good a definition is, not for every
  /// build.
  package func advise(on set: DefinitionSet) -> [Diagnostic] {
    let rules: [any ValidationRule] = [
      ResponseTexts(), Examples(), Prompts(), LastTags(), Misspellings(), SimilarNames(),
      Translations(), MissingSentences(), MissingTexts(), TranslatedPlaceholders(),
      UnknownLanguages(), DoubleVocabularies(), ExamplePhrases(), VocabularyItems(),
      AmbiguousUtterances(), AmbiguousWords(), LostConstants(), UnsayableParts(),
    ]
    return findings(of: rules, in: set)
  }

  private func findings(of rules: [any ValidationRule], in set: DefinitionSet) -> [Diagnostic] {
    set.byModule.flatMap { set in rules.flatMap { findings(of: $0, in: set) } }.sortedByPlace()
  }

  private func findings(of rule: any ValidationRule, in set: DefinitionSet) -> [Diagnostic] {
    var findings = Findings()
    for linked in set.definitions { rule.check(linked.definition, in: set, &findings) }
    rule.check(set, &findings)
    return findings.diagnostics
  }
}

/// One thing to check: in each definition by itself, or in all of them together.
protocol ValidationRule: Sendable {
  /// Reports what is wrong with a definition.
  func check(_ definition: Definition, in set: DefinitionSet, _ findings: inout Findings)

  /// Reports what is wrong with a set as a whole.
  func check(_ set: DefinitionSet, _ findings: inout Findings)
}

extension ValidationRule {
  func check(_ definition: Definition, in set: DefinitionSet, _ findings: inout Findings) {}
  func check(_ set: DefinitionSet, _ findings: inout Findings) {}
}

/// What the rules find.
struct Findings {
  private(set) var diagnostics: [Diagnostic] = []

  mutating func add(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }

  mutating func add(
    _ problem: DefinitionProblem,
    in definition: Definition,
    at position: SourcePosition,
    notes: [Diagnostic.Note] = [],
    fix: Fix? = nil
  ) {
    let location = definition.location(position)
    diagnostics.append(problem.diagnostic(at: location, notes: notes, fix: fix))
  }

  mutating func add(
    _ problem: DefinitionProblem, at location: SourceLocation, notes: [Diagnostic.Note] = []
  ) {
    diagnostics.append(problem.diagnostic(at: location, notes: notes))
  }
}

extension Intent {
  /// What diagnostics call it: domain and name are its identity.
  package var label: String {
    "intent '\(name.value)'" + (domain.map { " of domain '\($0.value)'" } ?? "")
  }
}

/// The places in an array whose key an earlier place has already, with that place, in order.
func duplicates<Key: Hashable>(in keys: [Key]) -> [(index: Int, earlier: Int)] {
  // Comparing a few beats hashing them.
  if keys.count <= 8 {
    return keys.indices.compactMap { index in
      keys[..<index].firstIndex(of: keys[index]).map { (index, $0) }
    }
  }
  var first: [Key: Int] = [:]
  return keys.indices.compactMap { index in
    if let earlier = first[keys[index]] { return (index, earlier) }
    first[keys[index]] = index
    return nil
  }
}
