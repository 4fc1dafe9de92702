import Foundation

/// What is at a path, and which of all things it is: two paths may lead to one.
package struct FileIdentity: Hashable {
  /// What a path leads to.
  enum Kind {
    case file, folder, other
  }

  private let device: UInt64
  private let number: UInt64

  private init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }

  /// What a path leads to, through links.
  ///
  /// - Throws: Why nobody can tell.
  static func look(at path: String) throws(SystemError) -> (identity: Self, kind: Kind) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw SystemError() }
    let kind: Kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      default: .other
      }
    return (Self(status), kind)
  }

  /// Whether a path leads to a file, and to no folder, pipe or device.
  package static func isFile(_ path: String) -> Bool { (try? look(at: path).kind) == .file }

  /// Which of all things a path leads to; none where nobody can tell.
  init?(_ path: String) {
    guard let found = try? Self.look(at: path) else { return nil }
    self = found.identity
  }

  /// Whether two paths lead to one thing.
  package static func isSame(_ left: String, _ right: String) -> Bool {
    guard let one = Self(left), let other = Self(right) else { return left == right }
    return one == other
  }
}
