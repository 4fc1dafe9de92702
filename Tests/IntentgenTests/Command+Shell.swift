import Foundation
import TestSupport
import Testing

extension Command {
  /// Runs a line as somebody types it, the program of this package being in the search path.
  static func shell(_ line: String, in folder: URL) throws -> CommandResult {
    try run("sh", ["-c", "PATH=\(ShellWord.quoted(products.filePath)):$PATH; \(line)"], in: folder)
  }
}

private enum ShellWord {
  static func quoted(_ word: String) -> String { "'" + word.replacing("'", with: "'\\''") + "'" }
}

extension CommandResult {
  /// The command that its first message suggests.
  func suggestion() throws -> String {
    String(
      try #require(errors.firstMatch(of: /: (intentgen .*?)(?: \[[a-z-]+\])?\n/), "\(errors)")
        .output.1)
  }
}
