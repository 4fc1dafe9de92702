import Foundation

/// The folders that a run made, so that one which fails can take them away again.
struct MadeFolders {
  private var paths: [String] = []

  /// Makes a folder and those around it, where they are not there.
  mutating func make(_ folder: String) throws(SystemError) {
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
      try make(outer)
      guard mkdir(folder, 0o777) == 0 || errno == EEXIST else { throw SystemError() }
      paths.append(folder)
    default: throw SystemError()
    }
  }

  /// Removes those that are empty.
  mutating func remove() {
    for path in paths.reversed() { _ = rmdir(path) }
    paths = []
  }
}
