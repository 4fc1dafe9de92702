import Diagnostics
import Foundation
import IntentGenerator

/// Standard input, output and error, and whether a person is looking at the last.
enum Terminal {
  /// Whether standard error is a terminal that shows colours.
  static var showsColors: Bool {
    isInteractive && ProcessInfo.processInfo.environment["NO_COLOR"] == nil
  }

  /// Whether standard error is a terminal.
  static var isInteractive: Bool {
    isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  /// Writes a line to standard output, at once, with escapes for what a terminal would obey.
  static func print(_ line: String) {
    write(line.escapingInvisibles + "\n")
  }

  /// Writes a text to standard output as it is; what cannot be written ends the process.
  static func write(_ text: String) {
    do {
      try StandardStream.output.print(text)
    } catch {
      // Whoever reads the other end of a pipe has seen enough.
      guard error.code != EPIPE else { exit(128 + SIGPIPE) }
      printError("intentgen: error: standard output cannot be written (\(error.reason))\n")
      exit(1)
    }
  }

  /// The bytes of a line of standard input, without its end; none behind the last one.
  static func readLine() -> [UInt8]? {
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while true {
      switch read(STDIN_FILENO, &byte, 1) {
      case 1 where byte == UInt8(ascii: "\n"):
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        return line
      case 1: line.append(byte)
      case -1 where errno == EINTR: continue
      default: return line.isEmpty ? nil : line
      }
    }
  }

  /// Writes to standard error, if there is one.
  static func printError(_ text: String) {
    try? StandardStream.error.print(text)
  }
}
