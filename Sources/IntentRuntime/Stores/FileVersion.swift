import Foundation

/// What tells one version of a file from another, without reading it.
struct FileVersion: Hashable, Sendable {
  private let inode: UInt64
  private let size: Int64
  private let seconds: Int64
  private let nanoseconds: Int64
  /// Whether it is a file, and neither a folder nor a pipe.
  let isFile: Bool

  /// The version of a file; none where there is no file.
  init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    isFile = status.st_mode & S_IFMT == S_IFREG
    inode = UInt64(status.st_ino)
    size = Int64(status.st_size)
    #if canImport(Darwin)
      seconds = Int64(status.st_mtimespec.tv_sec)
      nanoseconds = Int64(status.st_mtimespec.tv_nsec)
    #else
      seconds = Int64(status.st_mtim.tv_sec)
      nanoseconds = Int64(status.st_mtim.tv_nsec)
    #endif
  }

  /// The version as stores give it to others.
  var storeVersion: StoreVersion {
    StoreVersion(
      inode,
      UInt64(bitPattern: size),
      UInt64(bitPattern: seconds),
      UInt64(bitPattern: nanoseconds)
    )
  }
}
