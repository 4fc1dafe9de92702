#if Server
  import Foundation

  /// Takes input apart into lines, and keeps no more of one than it may have.
  struct InputLines: Sendable {
    enum Line: Hashable, Sendable {
      case message(Data)
      /// It had more bytes than it may have, and is gone.
      case tooLong
    }

    private let limit: Int
    private var line = Data()
    private var isTooLong = false

    init(limit: Int) { self.limit = limit }

    /// The lines that end in some bytes; empty ones are none.
    mutating func take(_ bytes: some Sequence<UInt8>) -> [Line] {
      var lines: [Line] = []
      for byte in bytes {
        if byte == UInt8(ascii: "\n") {
          lines += end()
        } else if line.count < limit {
          line.append(byte)
        } else {
          isTooLong = true
        }
      }
      return lines
    }

    /// The line that nothing comes after.
    mutating func end() -> [Line] {
      defer { (line, isTooLong) = (Data(), false) }
      if isTooLong { return [.tooLong] }
      let isEmpty = line.allSatisfy { $0 == UInt8(ascii: " ") || (9...13).contains($0) }
      return isEmpty ? [] : [.message(line)]
    }

    /// The lines of this process's input, read by a thread of their own.
    static func standardInput(limit: Int) -> AsyncStream<Line> {
      AsyncStream { continuation in
        Thread.detachNewThread {
          var lines = InputLines(limit: limit)
          var bytes = [UInt8](repeating: 0, count: 65_536)
          while true {
            let count = read(STDIN_FILENO, &bytes, bytes.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            for line in lines.take(bytes.prefix(count)) { continuation.yield(line) }
          }
          for line in lines.end() { continuation.yield(line) }
          continuation.finish()
        }
      }
    }
  }
#endif
