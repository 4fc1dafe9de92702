import Foundation

/// A file on its way to another content: the new one and the old one under names of their own
/// beside it, until it is certain which of them stays.
struct Replacement: Sendable {
  let path: String
  /// The new content.
  private let text: String
  /// Whether there is a file to be replaced.
  let exists: Bool
  /// What the file must still say when it is replaced; none where that does not matter.
  private let expected: Data?
  /// Whether no file may have come to its place when it is put there.
  private let mustBeNew: Bool
  private let temporary: String
  private let old: String

  /// - Parameters:
  ///   - target: The file.
  ///   - file: What is to take its place; the target meets what that expects.
  ///   - stage: The stage in the file's folder.
  ///   - number: A number that no other file of the stage has.
  init(of target: OutputTarget, by file: OutputFile, in stage: Stage, number: Int) {
    path = target.path
    text = file.contents
    expected = file.expectation == .anything ? nil : target.contents
    mustBeNew = file.expectation == .noFile
    exists = target.contents != nil
    temporary = stage.path(number, "new")
    old = stage.path(number, "old")
  }

  /// Whether the file has other names, hard links, which keep the old content: to write into the file itself would
  /// leave half of it to whoever is killed, and to whoever reads meanwhile.
  var hasOtherNames: Bool {
    var status = stat()
    return exists && stat(path, &status) == 0 && status.st_nlink > 1
  }

  /// Puts the new content on the disk, with the permissions and the owner of the old one.
  func write() throws(SystemError) {
    var status = stat()
    let isKnown = exists && stat(path, &status) == 0
    let mode = isKnown ? status.st_mode & 0o7777 : 0o666
    try Self.write(text.utf8, to: temporary, mode: mode)
    guard isKnown else { return }
    // Only an administrator may give a file away; for others it stays their own.
    _ = chown(temporary, status.st_uid, status.st_gid)
    guard chmod(temporary, mode) == 0 else { throw SystemError() }
  }

  /// Keeps the old content under another name.
  func keepOld() throws(SystemError) {
    guard exists, link(path, old) != 0 else { return }
    // Not every file system has links, and some systems refuse them.
    guard let data = FileManager.default.contents(atPath: path) else { throw SystemError() }
    var status = stat()
    guard stat(path, &status) == 0 else { throw SystemError() }
    try Self.write(data, to: old, mode: status.st_mode & 0o7777)
    _ = chown(old, status.st_uid, status.st_gid)
    guard chmod(old, status.st_mode & 0o7777) == 0 else { throw SystemError() }
  }

  /// Lets the new content take the place of the old one, at once.
  ///
  /// An editor may have saved the file since its content was looked at.
  func replace() throws(SystemError) {
    try check(path)
    if mustBeNew {
      // A link takes nobody's place. It is removed under its other name when all is done.
      if link(temporary, path) == 0 { return }
      guard errno != EEXIST, access(path, F_OK) != 0 else { throw SystemError.changed }
    }
    guard rename(temporary, path) == 0 else { throw SystemError() }
  }

  /// Sees whether nobody has written into the old file up to the moment in which it was replaced.
  func checkOld() throws(SystemError) {
    if exists { try check(old) }
  }

  private func check(_ path: String) throws(SystemError) {
    guard let expected, FileManager.default.contents(atPath: path) != expected else { return }
    throw SystemError.changed
  }

  /// Goes back to the old content, or to no file where there was none; not where somebody has changed the new one since.
  ///
  /// - Returns: Whether nothing is left of the new one.
  func restoreOld() -> Bool {
    let present = FileManager.default.contents(atPath: path)
    guard present != nil else {
      // An editor may be about to put its own there, which nothing is to be lost for.
      if exists { _ = link(old, path) }
      return true
    }
    guard present == Data(text.utf8) else { return false }
    return (exists ? rename(old, path) : unlink(path)) == 0
  }

  /// Removes what lies beside the file.
  func removeLeftovers() {
    _ = unlink(temporary)
    _ = unlink(old)
  }

  private static func write(_ bytes: some Collection<UInt8>, to path: String, mode: mode_t)
    throws(SystemError)
  {
    let descriptor = open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw SystemError() }
    do {
      try StandardStream.writeAll(bytes, to: descriptor)
    } catch {
      close(descriptor)
      throw error
    }
    // Some file systems say only now that there was no room.
    guard close(descriptor) == 0 else { throw SystemError() }
  }
}
