@preconcurrency import Dispatch
import Foundation

#if canImport(Glibc)
  import Glibc
  import Synchronization
#endif

/// Tells when something changes in some folders.
enum FolderChanges {
  /// An element for each change, or for several that come close together.
  ///
  /// - Parameters:
  ///   - polls: Whether to look again and again, as is needed on some network file systems. Where the
  ///     system cannot tell of changes, that is done anyway.
  ///   - folders: The folders, asked for again after each change.
  static func stream(polls: Bool, in folders: @escaping @Sendable () -> WatchedFolders)
    -> AsyncStream<Void>
  {
    #if canImport(Glibc)
      if !polls, let stream = notified(of: folders) { return stream }
    #endif
    return polled()
  }

  /// Ten times a second there may have been a change.
  private static func polled() -> AsyncStream<Void> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let timer = DispatchSource.makeTimerSource()
      timer.schedule(deadline: .now(), repeating: .milliseconds(100), leeway: .milliseconds(10))
      timer.setEventHandler { continuation.yield() }
      continuation.onTermination = { _ in timer.cancel() }
      timer.resume()
    }
  }

  #if canImport(Glibc)
    /// Changes as Linux tells of them; none where it cannot, such as with too many folders.
    private static func notified(of folders: @escaping @Sendable () -> WatchedFolders)
      -> AsyncStream<Void>?
    {
      let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      guard descriptor >= 0 else { return nil }
      guard let first = watch(folders, descriptor) else {
        close(descriptor)
        return nil
      }
      let watched = Mutex(first)
      return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor)
        source.setEventHandler {
          drain(descriptor)
          // Folders may be new, and others may have been moved away with what watches them.
          if let now = watch(folders, descriptor) {
            watched.withLock { before in
              for old in before.subtracting(now) { _ = inotify_rm_watch(descriptor, old) }
              before = now
            }
          }
          continuation.yield()
        }
        source.setCancelHandler { close(descriptor) }
        continuation.onTermination = { _ in source.cancel() }
        source.resume()
      }
    }

    /// Watches folders; one that is watched already is not watched twice.
    ///
    /// - Returns: The numbers that the system gives to what is watched; none where it cannot.
    private static func watch(_ folders: () -> WatchedFolders, _ descriptor: Int32) -> Set<Int32>? {
      var numbers: Set<Int32> = []
      var before = folders()
      // A folder that is made while others are added would not be heard of.
      for _ in 0..<10 {
        let itself = UInt32(IN_DELETE_SELF | IN_MOVE_SELF)
        let entries = UInt32(IN_CREATE | IN_DELETE | IN_MOVED_TO | IN_MOVED_FROM)
        let contents = itself | entries | UInt32(IN_CLOSE_WRITE | IN_ATTRIB)
        numbers = []
        for (paths, mask) in [(before.contents, contents), (before.surroundings, itself)] {
          for path in paths {
            let number = inotify_add_watch(descriptor, path, mask | UInt32(IN_MASK_ADD))
            // One that is gone by now, or may not be looked into, is none to watch.
            if number < 0, errno == ENOSPC || errno == ENOMEM { return nil }
            if number >= 0 { numbers.insert(number) }
          }
        }
        let now = folders()
        guard now != before else { break }
        before = now
      }
      return numbers
    }

    /// What happened is found out by looking; here it only matters that something did.
    private static func drain(_ descriptor: Int32) {
      withUnsafeTemporaryAllocation(byteCount: 65536, alignment: 8) { buffer in
        while read(descriptor, buffer.baseAddress, buffer.count) > 0 {}
      }
    }
  #endif
}
