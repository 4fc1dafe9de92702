/// Writes diagnostics the way compilers do: `file:line:column: error: message [rule]`.
///
/// Whatever the input smuggled into a name or a path is printed as an escape.
package struct DiagnosticFormatter: Sendable {
  /// Whether to mark severities with terminal colours.
  package var isColored: Bool
  /// The lines of files, to be shown below a diagnostic with the place underlined; none where they
  /// are not to be shown.
  package var sources: SourceLines?

  package init(isColored: Bool = false, sources: SourceLines? = nil) {
    self.isColored = isColored
    self.sources = sources
  }

  /// A diagnostic, its notes and its fix, a line each, each ended by a newline.
  package func format(_ diagnostic: Diagnostic) -> String {
    var text = line(
      diagnostic.severity,
      "\(diagnostic.message) [\(diagnostic.rule.rawValue)]",
      at: diagnostic.location
    )
    text += excerpt(at: diagnostic.location)
    for note in diagnostic.notes {
      text += line(.note, note.message, at: note.location ?? diagnostic.location)
      if let location = note.location { text += excerpt(at: location) }
    }
    if let fix = diagnostic.fix, sources != nil {
      text += "  fix: \(fix.message.escapingInvisibles) (--fix does)\n"
    }
    return text
  }

  /// The line of a place, with the place underlined; nothing where the file has no such line.
  private func excerpt(at location: SourceLocation) -> String {
    guard let position = location.position, let line = sources?.line(of: location)
    else { return "" }
    let excerpt = SourceExcerpt(line.utf8, column: position.column)
    let number = String(position.line)
    let margin = String(repeating: " ", count: number.count)
    let (mark, plain) = isColored ? ("\u{1B}[1;32m", "\u{1B}[0m") : ("", "")
    return """
       \(number) | \(excerpt.line)
       \(margin) | \(mark)\(excerpt.underline)\(plain)

      """
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
