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

  /// Lets a file that may not grow be told of as one that cannot be written, rather than end the process.
  package static func outliveLimits() { signal(SIGXFSZ, SIG_IGN) }

  /// Writes a text.
  ///
  /// - Throws: What the system says where it cannot.
  package func print(_ text: String) throws(SystemError) {
    try Self.writeAll(text.utf8, to: rawValue)
  }

  /// Writes bytes, however many at a time are taken.
  static func writeAll(_ bytes: some Collection<UInt8>, to descriptor: Int32) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withContiguousStorageIfAvailable {
        write(descriptor, $0.baseAddress.map { $0 + written }, $0.count - written)
      }
      // What lies in pieces is put together first.
      guard let count else { return try writeAll(Array(bytes.dropFirst(written)), to: descriptor) }
      if count >= 0 {
        written += count
      } else if errno == EAGAIN {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&waiting, 1, -1)
      } else if errno != EINTR {
        throw SystemError()
      }
    }
  }
}
