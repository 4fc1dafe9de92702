package import Diagnostics

/// Changes as people read them, by what they break.
package struct ChangeReport: Sendable {
  private let changes: [Diagnostic]

  package init(_ changes: [Diagnostic]) {
    self.changes = changes
  }

  /// Whether a change is one that must not go unnoticed.
  package var isBreaking: Bool { changes.hasErrors }

  /// How many changes there are of each kind, in one line.
  package var summary: String {
    guard !changes.isEmpty else { return "nothing changed" }
    return groups.map { "\($0.changes.count) \($0.title)" }.joined(separator: ", ")
  }

  /// The changes by what they break, for a terminal or a log.
  package func text(_ format: (Diagnostic) -> String) -> String {
    sections { title, changes in "\(title):\n" + changes.map(format).joined() }
  }

  /// The changes by what they break, for a pull request.
  package var markdown: String {
    "## Changes of intents: \(summary)\n"
      + sections { title, changes in
        let rows = changes.map { change in
          let old = change.notes.first?.location.map { "`\($0)`" } ?? ""
          return
            "| `\(change.rule.rawValue)` | \(Self.cell(change.message)) | `\(change.location)` | \(old) |\n"
        }
        return "\n### \(title.prefix(1).uppercased() + title.dropFirst())\n\n"
          + "| rule | what | new | old |\n| --- | --- | --- | --- |\n" + rows.joined()
      }
  }

  /// The changes by all that they break, the gravest first; what is safe comes last.
  private var groups: [(title: String, changes: [Diagnostic])] {
    Dictionary(grouping: changes) { $0.rule.verdicts ?? [] }
      .sorted { Self.gravity(of: $0.key) < Self.gravity(of: $1.key) }
      .map { verdicts, changes in
        let names = verdicts.map(\.rawValue).joined(separator: " and ")
        return (names.isEmpty ? "safe" : names, changes)
      }
  }

  /// The place of what breaks some things among all that does, or breaks nothing.
  private static func gravity(of verdicts: [Verdict]) -> (Int, Int) {
    let all = Verdict.allCases
    let first = verdicts.first.flatMap { all.firstIndex(of: $0) }
    return (first ?? all.count, -verdicts.count)
  }

  private func sections(_ section: (String, [Diagnostic]) -> String) -> String {
    groups.map(section).joined()
  }

  private static func cell(_ text: String) -> String {
    text.escapingInvisibles.split(separator: "|", omittingEmptySubsequences: false)
      .joined(separator: "\\|")
  }
}
