/// A Swift file that may hold handlers.
package struct HandlerSource: Hashable, Sendable {
  /// The file as the user named it, or as it was found in the folder that the user named.
  package var path: String
  /// What the file says, or would say if the last run had come to its end.
  package var text: String
  /// What the file says on the disk; none where it is not there.
  package var saved: String?
  /// The path without links.
  package var realPath: String

  package init(path: String, text: String, realPath: String? = nil) {
    self.path = path
    self.text = text
    self.realPath = realPath ?? path
    saved = text
  }
}

/// The files that may hold handlers, each parsed once for all that looks into them.
package struct HandlerSources: Sendable {
  let files: [HandlerSource]
  let parsed: [ParsedSource]

  package init(_ files: [HandlerSource]) {
    self.files = files
    parsed = DeepStack.run { files.map(ParsedSource.init) }
  }
}
