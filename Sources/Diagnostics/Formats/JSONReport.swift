import Foundation

/// What a run found, for scripts.
struct JSONReport: Encodable {
  /// Something that was found; the fields are the diagnostic's own.
  struct Finding: Encodable {
    struct Note: Encodable {
      let message: String
      let location: Place?
    }
    let severity: Diagnostic.Severity
    let rule: String
    /// What a change breaks; none for what is no change.
    let verdicts: [Verdict]?
    let message: String
    let location: Place
    let notes: [Note]
    let fix: Change?
  }

  /// A place; line and column from 1, in bytes.
  struct Place: Encodable {
    let file: String
    let line: Int?
    let column: Int?
    /// The revision in which the file is meant; none for the file as it is.
    let revision: String?

    init(_ location: SourceLocation) {
      file = location.file
      line = location.position?.line
      column = location.position?.column
      revision = location.revision
    }
  }

  /// A fix: the bytes to replace in the file of the finding, from 0.
  struct Change: Encodable {
    struct Replacement: Encodable {
      let offset: Int
      let length: Int
      let text: String
    }
    let message: String
    let replacements: [Replacement]
  }

  /// The version of this format.
  let version = 1
  /// The version of the tool.
  let tool: String
  let errors: Int
  let warnings: Int
  let findings: [Finding]

  init(
    _ diagnostics: [Diagnostic],
    version: String,
    replacements: (Diagnostic) -> [TextReplacement]
  ) {
    tool = version
    errors = diagnostics.count { $0.severity == .error }
    warnings = diagnostics.count { $0.severity == .warning }
    findings = diagnostics.map { diagnostic in
      let changes = replacements(diagnostic).map {
        Change.Replacement(offset: $0.range.lowerBound, length: $0.range.count, text: $0.text)
      }
      return Finding(
        severity: diagnostic.severity,
        rule: diagnostic.rule.rawValue,
        verdicts: diagnostic.rule.verdicts,
        message: diagnostic.message,
        location: Place(diagnostic.location),
        notes: diagnostic.notes.map {
          Finding.Note(message: $0.message, location: $0.location.map(Place.init))
        },
        fix: changes.isEmpty
          ? nil : diagnostic.fix.map { Change(message: $0.message, replacements: changes) }
      )
    }
  }

  /// A value as JSON that is the same each time.
  static func encode(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }
}
