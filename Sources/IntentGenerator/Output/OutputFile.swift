package import Diagnostics

/// A file to be written to a path of its own.
package struct OutputFile: Hashable, Sendable {
  /// The path.
  package var path: String
  /// What it is to say, in UTF-8.
  package var contents: String
  /// What must still be at the path when it is written.
  package var expectation: Expectation

  /// What must still be at a path.
  package enum Expectation: Hashable, Sendable {
    /// Whatever there is, it is replaced.
    case anything
    case noFile
    case text(String)
  }

  /// A file that takes the place of whatever there is.
  package init(_ path: String, _ contents: String) {
    (self.path, self.contents, expectation) = (path, contents, .anything)
  }

  /// A file that was made of another one.
  ///
  /// - Parameter expected: What that said; none where there was no file.
  package init(_ path: String, _ contents: String, expected: String?) {
    (self.path, self.contents) = (path, contents)
    expectation = expected.map(Expectation.text) ?? .noFile
  }
}

/// Why files could not be written.
package struct OutputError: Error, Hashable, CustomStringConvertible {
  /// The path.
  package var path: String
  /// What the system says.
  package var reason: String
  /// Other files that were written and then changed by somebody else, so that they were not put back.
  package var kept: [String] = []

  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// The same, as one of the things that were found.
  package var diagnostic: Diagnostic {
    Diagnostic(
      .error, .unreadableFile,
      "the file cannot be written (\(reason)); \(remedy): \(outcome)",
      at: SourceLocation(file: path))
  }

  package var description: String {
    "\(path.escapingInvisibles): error: cannot be written (\(reason.escapingInvisibles)); \(remedy): "
      + outcome
  }

  private var outcome: String {
    guard !kept.isEmpty else { return "nothing was changed" }
    let files = kept.map { "'\($0.escapingInvisibles)'" }.joined(separator: ", ")
    return
      "nothing else was changed than \(files), written before somebody changed it too: look at it"
  }

  private var remedy: String {
    switch reason {
    case SystemError.changed.reason: "somebody else wrote it, so do it again"
    case SystemError.nameTooLong.reason:
      "give what it is named after a shorter name, or write to a folder with a shorter path"
    default: "see that the folder and the file may be written to, then try again"
    }
  }
}
