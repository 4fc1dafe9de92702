/// A place in a text: line and column, both counted from 1.
///
/// Columns count UTF-8 bytes, as the Swift compiler does.
package struct SourcePosition: Hashable, Comparable, Codable, Sendable {
  /// The line, from 1.
  package var line: Int
  /// The column in UTF-8 bytes, from 1.
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The first place of any text.
  package static let start = SourcePosition(line: 1, column: 1)

  package static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// A place in a named file.
package struct SourceLocation: Hashable, Comparable, Codable, Sendable {
  /// The file as the user named it.
  package var file: String
  /// The place in the file; none when the whole file is meant.
  package var position: SourcePosition?
  /// The revision in which the file is meant; none for the file as it is.
  package var revision: String?

  package init(file: String, position: SourcePosition? = nil, revision: String? = nil) {
    self.file = file
    self.position = position
    self.revision = revision
  }

  package static func < (left: Self, right: Self) -> Bool {
    let start = SourcePosition(line: 0, column: 0)
    return (left.file, left.position ?? start) < (right.file, right.position ?? start)
  }
}

extension SourceLocation: CustomStringConvertible {
  /// `file:line:column`, or the file alone; behind `revision:` where there is one.
  package var description: String {
    let name = revision.map { "\($0):\(file)" } ?? file
    guard let position else { return name }
    return "\(name):\(position.line):\(position.column)"
  }
}
