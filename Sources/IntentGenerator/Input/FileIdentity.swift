import Foundation

/// What is at a path, and which of all things it is: two paths may lead to one.
package struct FileIdentity: Hashable {
  /// What a path leads to.
  enum Kind {
    case file, folder, other
  }

  private let device: UInt64
  private let number: UInt64

  /// What a path leads to, through links.
  ///
  /// - Throws: Why nobody can tell.
  static func look(at path: String) throws(SystemError) -> (identity: Self, kind: Kind) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw SystemError() }
    let identity = Self(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino))
    let kind: Kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      default: .other
      }
    return (identity, kind)
  }

  /// Whether two paths lead to one thing.
  package static func isSame(_ left: String, _ right: String) -> Bool {
    guard let left = try? look(at: left), let right = try? look(at: right) else {
      return left == right
    }
    return left.identity == right.identity
  }
}
