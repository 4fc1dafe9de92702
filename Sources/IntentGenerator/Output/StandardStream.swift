import Foundation

/// Standard output and standard error, which may be closed or lead to a full disk.
package enum StandardStream: Int32, Sendable {
  case output = 1
  case error = 2

  /// Takes the places of streams that are closed, so that no file that is opened gets there, to be
  /// written over by what was meant for people.
  package static func takePlaces() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) == -1 {
      // What nobody can write to says so to whoever tries.
      _ = open("/dev/null", O_RDONLY)
    }
  }

  /// Writes a text.
  ///
  /// - Throws: What the system says where it cannot.
  package func print(_ text: String) throws(SystemError) {
    try Self.writeAll(Array(text.utf8), to: rawValue)
  }

  /// Writes bytes, however many at a time are taken.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&waiting, 1, -1)
      } else if errno != EINTR {
        throw SystemError()
      }
    }
  }
}
