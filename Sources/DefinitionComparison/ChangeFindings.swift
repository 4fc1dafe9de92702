import Diagnostics

/// What a comparison finds.
struct ChangeFindings {
  private(set) var diagnostics: [Diagnostic] = []

  /// Adds a change that is there in both versions, or in one of them.
  mutating func add(
    _ rule: Rule, _ message: String, old: SourceLocation? = nil, new: SourceLocation?
  ) {
    guard let location = new ?? old else { return }
    let before = new == nil ? nil : old
    let notes = before.map { [Diagnostic.Note("it was here", at: $0)] } ?? []
    diagnostics.append(
      Diagnostic(rule.changeSeverity, rule, message, at: location, notes: notes))
  }
}

extension Rule {
  /// What finds other words for the same.
  private static let words: Set<Rule> = [.changedText, .changedTextIdentifier, .changedSynonyms]

  /// An error for what breaks something, a warning for other words, a note for what is safe.
  fileprivate var changeSeverity: Diagnostic.Severity {
    switch verdicts {
    case []: .note
    case [.behaviour] where Self.words.contains(self): .warning
    default: .error
    }
  }
}
