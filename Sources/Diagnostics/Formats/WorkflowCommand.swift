/// A diagnostic as a command of GitHub's workflows: `::warning file=…,line=…::message`.
struct WorkflowCommand {
  /// The command, without the end of its line.
  let line: String

  init(_ diagnostic: Diagnostic) {
    let name = diagnostic.severity == .note ? "notice" : diagnostic.severity.rawValue
    var properties = ["file=\(Self.property(diagnostic.location.file))"]
    if let position = diagnostic.location.position {
      properties += ["line=\(position.line)", "col=\(position.column)"]
    }
    properties.append("title=\(Self.property(diagnostic.rule.rawValue))")
    let notes = diagnostic.notes.map { note in
      "\n" + (note.location.map { "\($0): " } ?? "") + note.message
    }
    let message = Self.escape(diagnostic.message + notes.joined())
    line = "::\(name) \(properties.joined(separator: ","))::\(message)"
  }

  /// A text in which nothing ends the command.
  private static func escape(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: String(scalar)
      }
    }
    .joined()
  }

  private static func property(_ text: String) -> String {
    escape(text).unicodeScalars.map { scalar in
      switch scalar {
      case ":": "%3A"
      case ",": "%2C"
      default: String(scalar)
      }
    }
    .joined()
  }
}
