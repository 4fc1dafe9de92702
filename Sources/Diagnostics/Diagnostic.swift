/// One thing that is wrong, or worth knowing, with its place.
package struct Diagnostic: Hashable, Codable, Sendable {
  /// How much it matters.
  package enum Severity: String, Codable, Sendable {
    /// The input cannot be used.
    case error
    /// The input can be used, but probably does not say what was meant.
    case warning
    /// Something to know.
    case note
  }

  /// More about a diagnostic, at a place of its own.
  package struct Note: Hashable, Codable, Sendable {
    /// What there is to know.
    package var message: String
    /// Where; none when no place is meant.
    package var location: SourceLocation?

    package init(_ message: String, at location: SourceLocation? = nil) {
      self.message = message
      self.location = location
    }
  }

  /// How much it matters.
  package var severity: Severity
  /// The rule that found it.
  package var rule: Rule
  /// What is wrong and what to do, as one sentence without a full stop.
  package var message: String
  /// Where.
  package var location: SourceLocation
  /// More about it.
  package var notes: [Note]
  /// A change that takes it away, where one is known.
  package var fix: Fix?

  package init(
    _ severity: Severity,
    _ rule: Rule,
    _ message: String,
    at location: SourceLocation,
    notes: [Note] = [],
    fix: Fix? = nil
  ) {
    self.severity = severity
    self.rule = rule
    self.message = message
    self.location = location
    self.notes = notes
    self.fix = fix
  }
}

extension Sequence where Element == Diagnostic {
  /// Whether any of them is an error.
  package var hasErrors: Bool {
    contains { $0.severity == .error }
  }

  /// By place, then as they were found; the same diagnostic only once.
  package func sortedByPlace() -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
      .filter { seen.insert($0).inserted }
  }
}
