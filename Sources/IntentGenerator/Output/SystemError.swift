import Foundation

/// Why the system refused something.
package struct SystemError: Error {
  /// The number of the reason; 0 where it is none of the system's.
  package let code: Int32
  /// What the system says, in its own words.
  package let reason: String

  /// Somebody wrote to a path while what is to be there was made.
  static let changed = SystemError("it was changed in the meantime")

  /// The name of a file, or its whole path, has more bytes than the file system takes.
  static let nameTooLong = SystemError(ENAMETOOLONG)

  /// The reason of the call that failed just now.
  init() { self.init(errno) }

  /// The reason of a number.
  init(_ code: Int32) {
    (self.code, reason) = (code, String(cString: strerror(code)))
  }

  init(_ reason: String) {
    code = 0
    self.reason = reason
  }
}
