package import Diagnostics
package import IntentDefinition

/// What is told of what was found in some definitions: what these silence themselves, and what the
/// configurations say of rules.
package struct PolicyApplication {
  private let policies: TargetPolicies
  private let definitions: [Definition]
  private let translated: [LinkedDefinition]
  private let suppressions: [Suppression]

  /// - Parameter translated: The definitions whose translations something may have been found in.
  package init(
    _ policies: TargetPolicies, to definitions: [Definition], _ vocabularies: [Vocabulary] = [],
    translated: [LinkedDefinition] = []
  ) {
    self.policies = policies
    self.definitions = definitions
    self.translated = translated
    suppressions = definitions.flatMap(\.suppressions) + vocabularies.flatMap(\.suppressions)
  }

  /// The diagnostics that people are told.
  ///
  /// - Parameter isAdvising: Whether every rule was asked, so that a suppression which silences
  ///   nothing is worth telling.
  package func told(of diagnostics: [Diagnostic], isAdvising: Bool) -> [Diagnostic] {
    let files = diagnostics.map(\.location.file) + suppressions.map(\.location.file)
    return policies.groups(of: files).flatMap { group in
      let policy = DiagnosticPolicy(
        levels: group.policy.levels,
        suppressions: suppressions.filter { group.files.contains($0.location.file) }
          + group.policy.suppressions)
      return policy.told(
        of: diagnostics.filter { group.files.contains($0.location.file) },
        isComplete: isAdvising, elements: extents)
    }
  }

  /// From where to where the intents, types and enumerations of a name stand in a file, or their texts in a file of
  /// translations.
  private func extents(of name: String, in file: String) -> [ClosedRange<SourcePosition>] {
    let texts = translated.flatMap { $0.extents(ofTextsOf: name, in: file) }
    return texts
      + definitions.filter { $0.file == file }.flatMap { definition in
        let elements =
          definition.intents.map { ($0.name.value, $0.position) }
          + definition.types.map { ($0.name.value, $0.position) }
          + definition.enumerations.map { ($0.name.value, $0.position) }
        let starts = elements.map(\.1).sorted()
        return elements.filter { $0.0 == name }.map { element in
          let next = starts.first { $0 > element.1 }
          // Up to just before the next one.
          let end = next.map { SourcePosition(line: $0.line, column: $0.column - 1) }
          return element.1...max(end ?? SourcePosition(line: .max, column: .max), element.1)
        }
      }
  }
}
