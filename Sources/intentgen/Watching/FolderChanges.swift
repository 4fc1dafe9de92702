@preconcurrency import Dispatch
import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// Tells when something changes in some folders.
enum FolderChanges {
  /// An element for each change, or for several that come close together.
  ///
  /// - Parameters:
  ///   - polls: Whether to look again and again, as is needed on some network file systems. Where the
  ///     system cannot tell of changes, that is done anyway.
  ///   - folders: The folders, asked for again after each change.
  static func stream(polls: Bool, in folders: @escaping @Sendable () -> Set<String>)
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
    private static func notified(of folders: @escaping @Sendable () -> Set<String>)
      -> AsyncStream<Void>?
    {
      let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      guard descriptor >= 0 else { return nil }
      guard watch(folders(), descriptor) else {
        close(descriptor)
        return nil
      }
      return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor)
        source.setEventHandler {
          drain(descriptor)
          // A folder may be new; one that is watched already is not watched twice.
          _ = watch(folders(), descriptor)
          continuation.yield()
        }
        source.setCancelHandler { close(descriptor) }
        continuation.onTermination = { _ in source.cancel() }
        source.resume()
      }
    }

    private static func watch(_ folders: Set<String>, _ descriptor: Int32) -> Bool {
      let mask = UInt32(
        IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_DELETE_SELF)
      return folders.allSatisfy { inotify_add_watch(descriptor, $0, mask) >= 0 }
    }

    /// What happened is found out by looking; here it only matters that something did.
    private static func drain(_ descriptor: Int32) {
      withUnsafeTemporaryAllocation(byteCount: 65536, alignment: 8) { buffer in
        while read(descriptor, buffer.baseAddress, buffer.count) > 0 {}
      }
    }
  #endif
}
