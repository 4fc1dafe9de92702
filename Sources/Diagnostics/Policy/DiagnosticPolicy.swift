/// What people want to hear of: how much each rule matters to them, and what is meant to be as it is.
package struct DiagnosticPolicy: Hashable, Codable, Sendable {
  /// How much a rule matters, in a configuration.
  package enum Level: String, CaseIterable, Codable, Sendable {
    case off, note, warning, error
  }

  /// How much rules matter, where that is not what they say of themselves.
  package var levels: [Rule: Level]
  /// What is meant to be as it is.
  package var suppressions: [Suppression]

  package init(levels: [Rule: Level] = [:], suppressions: [Suppression] = []) {
    self.levels = levels
    self.suppressions = suppressions
  }

  /// What is told of some findings.
  ///
  /// The error of a definition stays one: it says that there is no Swift to write, or that nobody
  /// knows which. What a comparison finds is for people to judge.
  ///
  /// - Parameters:
  ///   - isComplete: Whether every rule was asked but those that find changes, so that a suppression of one which
  ///     silences nothing is told of.
  ///   - elements: The extents of the intents, types and enumerations of a name in a file.
  package func told(
    of diagnostics: [Diagnostic], isComplete: Bool,
    elements: (_ name: String, _ file: String) -> [ClosedRange<SourcePosition>]
  ) -> [Diagnostic] {
    guard !levels.isEmpty || !suppressions.isEmpty else { return diagnostics }
    let (told, silencing) = judge(diagnostics, elements)
    guard isComplete else { return told }
    var used = silencing
    func unused(_ isAsked: (Rule) -> Bool) -> [Diagnostic] {
      suppressions.filter { isAsked($0.rule) && !used.contains($0) }.map(\.unusedDiagnostic)
    }
    let judged = judge(unused { $0.verdicts == nil && $0 != .unusedSuppression }, elements)
    used.formUnion(judged.used)
    // Those of this very rule would silence what is said of themselves.
    return told + judged.told + unused { $0 == .unusedSuppression }.compactMap(leveled)
  }

  private func judge(
    _ diagnostics: [Diagnostic],
    _ elements: (_ name: String, _ file: String) -> [ClosedRange<SourcePosition>]
  ) -> (told: [Diagnostic], used: Set<Suppression>) {
    var used: Set<Suppression> = []
    var known: [[String]: [ClosedRange<SourcePosition>]] = [:]
    let told = diagnostics.compactMap { diagnostic -> Diagnostic? in
      guard diagnostic.severity != .error || diagnostic.rule.verdicts != nil else {
        return diagnostic
      }
      let matching = suppressions.filter { suppression in
        guard suppression.rule == diagnostic.rule, suppression.covers(diagnostic.location) else {
          return false
        }
        guard let element = suppression.element else { return true }
        guard let position = diagnostic.location.position else { return false }
        let place = [element, diagnostic.location.file]
        let ranges = known[place] ?? elements(element, diagnostic.location.file)
        known[place] = ranges
        return ranges.contains { $0.contains(position) }
      }
      used.formUnion(matching)
      return matching.isEmpty ? leveled(diagnostic) : nil
    }
    return (told, used)
  }

  private func leveled(_ diagnostic: Diagnostic) -> Diagnostic? {
    guard let level = levels[diagnostic.rule] else { return diagnostic }
    guard let severity = Diagnostic.Severity(rawValue: level.rawValue) else { return nil }
    var diagnostic = diagnostic
    diagnostic.severity = severity
    return diagnostic
  }
}

extension Suppression {
  /// What is said of a suppression that silenced nothing.
  fileprivate var unusedDiagnostic: Diagnostic {
    Diagnostic(
      .warning, .unusedSuppression,
      "nothing here is found by the rule '\(rule.rawValue)', which is suppressed; remove this",
      at: location)
  }
}
