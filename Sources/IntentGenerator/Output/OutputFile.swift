import Diagnostics

/// A file to be written to a path of its own.
package struct OutputFile: Hashable, Sendable {
  /// The path.
  package var path: String
  /// What it is to say, in UTF-8.
  package var contents: String
  /// What it said when the new content was made; none where that does not matter.
  package var expected: String?

  package init(_ path: String, _ contents: String, expected: String? = nil) {
    self.path = path
    self.contents = contents
    self.expected = expected
  }
}

/// Why files could not be written.
package struct OutputError: Error, Hashable, CustomStringConvertible {
  /// The path.
  package var path: String
  /// What the system says.
  package var reason: String

  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  package var description: String {
    "\(path.escapingInvisibles): error: cannot be written (\(reason.escapingInvisibles)); see that the "
      + "folder and the file may be written to, then try again: nothing was changed"
  }
}
