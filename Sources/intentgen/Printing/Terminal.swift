import Diagnostics
import Foundation
import HandlerStubs
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

  /// Writes a text of any number of lines to standard output, with escapes for what a terminal would obey.
  static func write(_ text: String) { writeExactly(escaped(text)) }

  /// Shows a difference: as it is to a program that takes it up, with escapes for what a terminal would obey to a person.
  static func write(_ difference: UnifiedDiff) {
    let text = difference.text
    isatty(STDOUT_FILENO) == 1 ? write(text) : writeExactly(text)
  }

  /// Writes a text for machines to standard output as it is; what cannot be written ends the process.
  static func writeExactly(_ text: String) {
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

  /// Writes a text of any number of lines to standard error, if there is one, with escapes for what a terminal would obey.
  static func printError(_ text: String) { printErrorExactly(escaped(text)) }

  /// Writes a text to standard error that has nothing in it for a terminal but what is meant for that.
  static func printErrorExactly(_ text: String) {
    try? StandardStream.error.print(text)
  }

  /// A text with escapes for what a terminal would obey, but for the ends of its lines and the spaces in them.
  private static func escaped(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false)
        .map { String($0).escapingInvisibles }.joined(separator: "\t")
    }
    .joined(separator: "\n")
  }
}
