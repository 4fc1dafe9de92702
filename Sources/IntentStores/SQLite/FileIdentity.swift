#if SQLite
  import Foundation

  /// Which file is at a path, behind all links.
  struct FileIdentity: Sendable {
    let device: UInt64
    let number: UInt64
    let size: Int64

    /// None where there is no file.
    init?(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      (device, number) = (UInt64(truncatingIfNeeded: status.st_dev), UInt64(status.st_ino))
      size = Int64(status.st_size)
    }

    func isSame(as other: FileIdentity?) -> Bool {
      device == other?.device && number == other?.number
    }
  }
#endif
