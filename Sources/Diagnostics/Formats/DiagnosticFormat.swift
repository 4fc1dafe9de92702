/// How diagnostics are written for whoever, or whatever, reads them.
package enum DiagnosticFormat: String, CaseIterable, Sendable {
  /// As compilers do, for people.
  case text
  /// One object, for scripts.
  case json
  /// SARIF 2.1.0, for code scanning.
  case sarif
  /// Commands of GitHub's workflows, which mark the places in a pull request.
  case github

  /// All of a run in a format for machines; none for people.
  ///
  /// - Parameters:
  ///   - diagnostics: What was found, sorted by place.
  ///   - version: The version of the tool.
  ///   - replacements: The bytes that the fix of a diagnostic changes; none where it has none, or
  ///     none that can be applied.
  package func report(
    _ diagnostics: [Diagnostic],
    version: String,
    replacements: (Diagnostic) -> [TextReplacement]
  ) throws -> String? {
    switch self {
    case .text: nil
    case .json:
      try JSONReport.encode(JSONReport(diagnostics, version: version, replacements: replacements))
    case .sarif:
      try JSONReport.encode(SARIFLog(diagnostics, version: version, replacements: replacements))
    case .github: diagnostics.map { WorkflowCommand($0).line + "\n" }.joined()
    }
  }
}
