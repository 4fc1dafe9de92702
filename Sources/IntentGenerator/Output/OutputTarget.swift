import Foundation

/// What is at a path that is to be written.
struct OutputTarget: Sendable {
  /// The path behind any links: a link stays one, and what it leads to is written.
  let path: String
  /// The content; none where there is no file yet.
  let contents: Data?
  /// Whether nothing can be written there.
  let isProtected: Bool

  /// Looks at a path.
  init(_ path: String) throws(SystemError) {
    guard let followed = RelativePath.followed(path) else {
      throw SystemError("its links lead in a circle")
    }
    self.path = followed
    var status = stat()
    guard stat(self.path, &status) == 0 else {
      guard errno == ENOENT || errno == ENOTDIR else { throw SystemError() }
      (contents, isProtected) = (nil, false)
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw SystemError("there is a folder of that name")
    // To replace a device or a pipe by a file is not what was meant.
    default: throw SystemError("it is no file but a device, a pipe or a socket")
    }
    isProtected = status.st_mode & 0o222 == 0 || access(self.path, W_OK) != 0
    guard let data = FileManager.default.contents(atPath: self.path) else {
      throw SystemError("what it says cannot be read")
    }
    contents = data
  }

  /// Whether what there is, is a text.
  func contains(_ text: String) -> Bool {
    contents.map { $0.count == text.utf8.count && $0 == Data(text.utf8) } ?? false
  }

  /// Whether what there is, is what is wanted there.
  func meets(_ expectation: OutputFile.Expectation) -> Bool {
    switch expectation {
    case .anything: true
    case .noFile: contents == nil
    case .text(let text): contains(text)
    }
  }

  /// The folder of the file; empty for the current one.
  var folder: String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
