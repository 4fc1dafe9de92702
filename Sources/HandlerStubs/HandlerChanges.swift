/// What became of a folder of handlers.
package struct HandlerChanges: Hashable, Sendable {
  /// Every file that may have to do with handlers, changed or not, and the new ones.
  package var files: [HandlerFile]
  /// What the protocols are now.
  package var record: HandlerRecord
  /// The definitions whose handlers were not looked into, since they were not named.
  package var unreadDefinitions: [String]
}

/// A file that may have to do with handlers: as it was, and as it should be.
package struct HandlerFile: Hashable, Sendable {
  /// The path.
  package var path: String
  /// The path without links.
  package var realPath: String
  /// What it says now; none for a file that is not there yet.
  package var before: String?
  /// What it should say.
  package var after: String
  /// What was done to it.
  package var actions: [HandlerAction]

  /// Whether there is a handler in it.
  package var hasHandlers = true

  /// Whether it is to be written.
  package var isChanged: Bool { before != after }

  /// The file as it should be.
  package var source: HandlerSource { HandlerSource(path: path, text: after, realPath: realPath) }

  /// A file that the user has.
  init(_ source: HandlerSource, _ after: String, _ actions: [HandlerAction], hasHandlers: Bool) {
    self.hasHandlers = hasHandlers
    (path, realPath, before) = (source.path, source.realPath, source.saved)
    (self.after, self.actions) = (after, actions)
  }

  /// A new file.
  init(path: String, text: String, actions: [HandlerAction]) {
    (self.path, realPath, after, self.actions) = (path, path, text, actions)
  }
}
