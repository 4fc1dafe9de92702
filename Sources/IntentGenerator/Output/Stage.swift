import Foundation

/// Names in a folder that one run may use for files on their way, and that a later run can tell from
/// those of a run that is still going on.
///
/// A run holds a lock on a file of its own; the system lets go of it however the run ends.
package struct Stage: Sendable {
  private let folder: String
  private let name: String
  private let lock: Int32

  /// Makes a stage in a folder that is there.
  init(in folder: String) throws(SystemError) {
    while true {
      let random = String(UInt64.random(in: 0 ... .max), radix: 16)
      let name = Self.prefix + String(repeating: "0", count: 16 - random.count) + random
      let path = Self.path(folder, "\(name).lock")
      let descriptor = open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
      if descriptor < 0, errno == EEXIST { continue }
      guard descriptor >= 0 else { throw SystemError() }
      // On a file system without locks, what is left behind stays.
      _ = flock(descriptor, LOCK_EX | LOCK_NB)
      var status = stat()
      if fstat(descriptor, &status) == 0, status.st_nlink > 0 {
        (self.folder, self.name, lock) = (folder, name, descriptor)
        return
      }
      // Another run came before the lock, and took the file for left behind.
      close(descriptor)
    }
  }

  /// The path of a file of this run; hidden, and no Swift file to a build that runs meanwhile.
  func path(_ number: Int, _ kind: String) -> String {
    Self.path(folder, "\(name).\(number).\(kind)")
  }

  /// Ends the stage. Its files must be gone.
  func end() {
    _ = unlink(Self.path(folder, "\(name).lock"))
    close(lock)
  }

  /// Removes what runs left in a folder that were killed.
  package static func removeLeftovers(in folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let files = Dictionary(grouping: names.filter(isStaged)) { $0.prefix(prefix.count + 16) }
    for (name, files) in files {
      let descriptor = open(path(folder, "\(name).lock"), O_WRONLY | O_CLOEXEC)
      // The lock is made first and removed last: without it, nobody is at work.
      let isOrphaned = descriptor < 0 ? errno == ENOENT : flock(descriptor, LOCK_EX | LOCK_NB) == 0
      if isOrphaned { for file in files.sorted() { _ = unlink(path(folder, file)) } }
      if descriptor >= 0 { close(descriptor) }
    }
  }

  private static let prefix = ".intentgen-"

  /// Whether a name is one that a stage gives: the prefix, 16 hexadecimal digits and a dot.
  private static func isStaged(_ name: String) -> Bool {
    guard name.hasPrefix(prefix) else { return false }
    let rest = name.utf8.dropFirst(prefix.utf8.count)
    return rest.dropFirst(16).first == UInt8(ascii: ".")
      && rest.prefix(16).allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
  }

  private static func path(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : "\(folder)/\(name)"
  }
}
