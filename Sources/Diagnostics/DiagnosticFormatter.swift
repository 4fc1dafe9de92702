/// Writes diagnostics the way compilers do: `file:line:column: error: message [rule]`.
///
/// Whatever the input smuggled into a name or a path is printed as an escape.
package struct DiagnosticFormatter: Sendable {
  /// Whether to mark severities with terminal colours.
  package var isColored: Bool

  package init(isColored: Bool = false) {
    self.isColored = isColored
  }

  /// A diagnostic and its notes, a line each, each ended by a newline.
  package func format(_ diagnostic: Diagnostic) -> String {
    var text = line(
      diagnostic.severity,
      "\(diagnostic.message) [\(diagnostic.rule.rawValue)]",
      at: diagnostic.location
    )
    for note in diagnostic.notes {
      text += line(.note, note.message, at: note.location ?? diagnostic.location)
    }
    return text
  }

  private func line(
    _ severity: Diagnostic.Severity,
    _ message: String,
    at location: SourceLocation
  ) -> String {
    let location = "\(location)".escapingInvisibles
    let message = message.escapingInvisibles
    guard isColored else { return "\(location): \(severity.rawValue): \(message)\n" }
    let bold = "\u{1B}[1m"
    let plain = "\u{1B}[0m"
    let color =
      switch severity {
      case .error: "\u{1B}[1;31m"
      case .warning: "\u{1B}[1;35m"
      case .note: "\u{1B}[1;36m"
      }
    return
      "\(bold)\(location):\(plain) \(color)\(severity.rawValue):\(plain) \(bold)\(message)\(plain)\n"
  }
}
