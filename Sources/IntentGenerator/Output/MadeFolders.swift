import Foundation

/// The folders that a run made, so that one which fails can take them away again.
package struct MadeFolders: Sendable {
  private var paths: [String] = []

  package init() {}

  /// Makes a folder and those around it, where they are not there.
  package mutating func make(_ folder: String) throws(SystemError) {
    guard !folder.isEmpty else { return }
    if mkdir(folder, 0o777) == 0 {
      paths.append(folder)
      return
    }
    switch errno {
    case EEXIST, EISDIR:
      var status = stat()
      guard stat(folder, &status) == 0 else { throw SystemError() }
      guard status.st_mode & S_IFMT == S_IFDIR else {
        throw SystemError("'\(folder)' is a file, and no folder")
      }
    case ENOENT:
      let outer = folder.folderOfPath
      guard !outer.isEmpty, outer != folder else { throw SystemError() }
      // Another run may take the outer one away again, which it made and did not need.
      for _ in 0..<10 {
        try make(outer)
        if mkdir(folder, 0o777) == 0 {
          paths.append(folder)
          return
        }
        guard errno == ENOENT else { break }
      }
      guard errno == EEXIST else { throw SystemError() }
    default: throw SystemError()
    }
  }

  /// Removes those that are empty.
  package mutating func remove() {
    for path in paths.reversed() { _ = rmdir(path) }
    paths = []
  }
}
