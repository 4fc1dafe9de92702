package import Diagnostics
package import IntentDefinition

/// What is told of what was found in some definitions: what these silence themselves, and what the
/// configuration says of rules.
package struct PolicyApplication {
  private let policy: DiagnosticPolicy
  private let definitions: [Definition]

  package init(
    _ policy: DiagnosticPolicy, to definitions: [Definition], _ vocabularies: [Vocabulary] = []
  ) {
    let own = definitions.flatMap(\.suppressions) + vocabularies.flatMap(\.suppressions)
    self.policy = DiagnosticPolicy(
      levels: policy.levels, suppressions: own + policy.suppressions)
    self.definitions = definitions
  }

  /// The diagnostics that people are told.
  ///
  /// - Parameter isAdvising: Whether every rule was asked, so that a suppression which silences
  ///   nothing is worth telling.
  package func told(of diagnostics: [Diagnostic], isAdvising: Bool) -> [Diagnostic] {
    let (told, unused) = policy.apply(to: diagnostics, elements: extents)
    return told + (isAdvising ? unused.map(\.unusedDiagnostic) : [])
  }

  /// From where to where the intents, types and enumerations of a name stand in a file.
  private func extents(of name: String, in file: String) -> [ClosedRange<SourcePosition>] {
    definitions.filter { $0.file == file }.flatMap { definition in
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
