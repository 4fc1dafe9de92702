import Foundation
import IntentGenerator

/// Keeps a second run out of some folders as long as the first one is at work in them.
///
/// The lock belongs to the process: it goes with it, however that ends.
package final class FolderLock: Sendable {
  private let descriptors: [Int32]

  /// Waits until nobody else is at work in any of the folders.
  ///
  /// A folder that is not there stands for the one that it would be made in. Where a file system has
  /// no locks, there is none: files are compared before they are replaced, anyway.
  ///
  /// - Parameter willWait: Told of a folder that has to be waited for.
  package init(_ folders: [String], willWait: (String) -> Void) {
    var paths: [String: String] = [:]
    for folder in folders { paths[Self.existing(folder)] = folder }
    // In one order for all, so that no two runs wait for each other.
    descriptors = paths.sorted { $0.key < $1.key }.compactMap { path, folder in
      let descriptor = open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return nil }
      if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
        willWait(folder)
        while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
      }
      return descriptor
    }
  }

  deinit {
    for descriptor in descriptors { _ = close(descriptor) }
  }

  private static func existing(_ folder: String) -> String {
    var url = URL(fileURLWithPath: folder).standardizedFileURL
    while true {
      if let path = RelativePath.real(url.path) { return path }
      url.deleteLastPathComponent()
    }
  }
}
