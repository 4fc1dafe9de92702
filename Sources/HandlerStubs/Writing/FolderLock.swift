import Foundation
import IntentGenerator

/// Keeps a second run out of some folders as long as the first one is at work in them.
///
/// The lock belongs to the process: it goes with it, however that ends.
package final class FolderLock: Sendable {
  private let descriptors: [Int32]
  /// The folders that were made to be locked.
  private let made: MadeFolders

  /// Waits until nobody else is at work in any of the folders.
  ///
  /// A folder that is not there stands for the one that it would be made in. Where a file system has
  /// no locks, there is none: files are compared before they are replaced, anyway.
  ///
  /// - Parameters:
  ///   - outputs: Folders that are made where they are not there, so that they can be locked themselves, and taken away
  ///     again with the lock where nothing was written into them.
  ///   - willWait: Told of a folder that has to be waited for.
  package init(_ folders: [String], making outputs: [String] = [], willWait: (String) -> Void) {
    var made = MadeFolders()
    var locked: [Locked] = []
    repeat {
      for folder in locked { _ = close(folder.descriptor) }
      // What cannot be made is not written to either, which is told then.
      for folder in outputs { try? made.make(folder) }
      locked = Self.locked(folders + outputs, willWait: willWait)
    } while !locked.allSatisfy(\.isCurrent)
    (self.made, descriptors) = (made, locked.map(\.descriptor))
  }

  deinit {
    var made = made
    made.remove()
    for descriptor in descriptors { _ = close(descriptor) }
  }

  /// A folder that is locked, and what it is locked for.
  private struct Locked {
    let descriptor: Int32
    let path: String
    let folder: String

    /// Whether it is still the folder that would have to be locked: while it was waited for, it may have been removed, or
    /// another one made in it.
    var isCurrent: Bool {
      var (own, present) = (stat(), stat())
      guard fstat(descriptor, &own) == 0 else { return true }
      return FolderLock.existing(folder) == path && stat(path, &present) == 0
        && own.st_dev == present.st_dev && own.st_ino == present.st_ino
    }
  }

  private static func locked(_ folders: [String], willWait: (String) -> Void) -> [Locked] {
    var paths: [String: String] = [:]
    for folder in folders { paths[existing(folder)] = folder }
    // In one order for all, so that no two runs wait for each other.
    return paths.sorted { $0.key < $1.key }.compactMap { path, folder in
      let descriptor = open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return nil }
      if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
        willWait(folder)
        while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
      }
      return Locked(descriptor: descriptor, path: path, folder: folder)
    }
  }

  private static func existing(_ folder: String) -> String {
    var path = RelativePath.resolved(folder)
    while RelativePath.real(path) == nil, path != "/" { path = path.folderOfPath }
    return path
  }
}
