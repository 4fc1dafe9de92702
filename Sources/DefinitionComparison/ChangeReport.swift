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
    let groups = Self.groups.map { title, verdict in (title, of(verdict).count) }
    return groups.filter { $0.1 > 0 }.map { "\($0.1) \($0.0)" }.joined(separator: ", ")
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

  private static let groups: [(title: String, verdict: Verdict?)] = [
    ("stored", .stored), ("source", .source), ("behaviour", .behaviour), ("safe", nil),
  ]

  /// The changes whose gravest verdict is one.
  private func of(_ verdict: Verdict?) -> [Diagnostic] {
    changes.filter { ($0.rule.verdicts ?? []).first == verdict }
  }

  private func sections(_ section: (String, [Diagnostic]) -> String) -> String {
    Self.groups.map { title, verdict in
      let changes = of(verdict)
      return changes.isEmpty ? "" : section(title, changes)
    }
    .joined()
  }

  private static func cell(_ text: String) -> String {
    text.escapingInvisibles.split(separator: "|", omittingEmptySubsequences: false)
      .joined(separator: "\\|")
  }
}
