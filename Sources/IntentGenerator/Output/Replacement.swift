import Foundation

/// A file on its way to another content: the new one and the old one under names of their own
/// beside it, until it is certain which of them stays.
struct Replacement: Sendable {
  let path: String
  /// Whether there is a file to be replaced.
  let exists: Bool

  /// Hidden, and no Swift file to a build that runs meanwhile.
  private var temporary: String { name("new") }
  private var old: String { name("old") }

  private func name(_ kind: String) -> String {
    let path = path as NSString
    let process = ProcessInfo.processInfo.processIdentifier
    return (path.deletingLastPathComponent as NSString)
      .appendingPathComponent(".\(path.lastPathComponent).\(process).\(kind)")
  }

  /// Puts the new content on the disk, with the permissions of the old one.
  func write(_ data: Data) throws {
    let folder = (path as NSString).deletingLastPathComponent
    let files = FileManager.default
    do {
      if !folder.isEmpty {
        try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
      }
      try data.write(to: URL(fileURLWithPath: temporary))
      if exists, let permissions = try files.attributesOfItem(atPath: path)[.posixPermissions] {
        try files.setAttributes([.posixPermissions: permissions], ofItemAtPath: temporary)
      }
    } catch {
      throw OutputError(path: path, reason: Self.reason(of: error))
    }
  }

  /// Keeps the old content under another name.
  func keepOld() throws {
    guard exists else { return }
    guard link(path, old) == 0 else { throw OutputError(path: path, reason: Self.systemReason) }
  }

  /// Lets the new content take the place of the old one, at once.
  func replace() throws {
    guard rename(temporary, path) == 0 else {
      throw OutputError(path: path, reason: Self.systemReason)
    }
  }

  /// Goes back to the old content, or to no file where there was none.
  func restoreOld() {
    if exists { _ = rename(old, path) } else { _ = unlink(path) }
  }

  /// Removes what lies beside the file.
  func removeLeftovers() {
    _ = unlink(temporary)
    _ = unlink(old)
  }

  private static var systemReason: String { String(cString: strerror(errno)) }

  private static func reason(of error: any Error) -> String {
    let error = error as NSError
    return error.localizedFailureReason ?? error.localizedDescription
  }
}
