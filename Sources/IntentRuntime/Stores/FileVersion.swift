import Foundation

/// What tells one version of a file from another, without reading it.
struct FileVersion: Hashable, Sendable {
  private let inode: UInt64
  private let size: Int64
  private let seconds: Int64
  private let nanoseconds: Int64
  /// Whether it is a file, and neither a folder nor a pipe.
  let isFile: Bool

  /// Why a file cannot be looked at, as the system calls it.
  struct Failure: Error {
    let code: Int32

    /// Whether there is no such file, in a folder that there is or is not.
    var isAbsence: Bool { code == ENOENT }
  }

  /// The version of a file.
  ///
  /// - Throws: ``Failure``.
  init(of path: String) throws(Failure) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw Failure(code: errno) }
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
