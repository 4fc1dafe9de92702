import Foundation
import TestSupport
import Testing

extension Command {
  /// Runs a line as somebody types it, the program of this package being in the search path.
  static func shell(_ line: String, in folder: URL) throws -> CommandResult {
    try run("sh", ["-c", "PATH=\(ShellWord.quoted(products.filePath)):$PATH; \(line)"], in: folder)
  }

  /// Runs the program of this package while another run has a folder, which that gives back as soon as something is said.
  ///
  /// - Returns: What is said first on standard error, and the exit code.
  static func intentgen(
    _ arguments: [String], in folder: URL, waitingFor locked: String
  ) throws -> (said: String, status: Int32) {
    let descriptor = open(folder.appending(path: locked).filePath, O_RDONLY | O_CLOEXEC)
    try #require(flock(descriptor, LOCK_EX) == 0)
    let (process, errors) = (Process(), Pipe())
    process.executableURL = products.appending(path: "intentgen")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let said = errors.fileHandleForReading.availableData
    _ = close(descriptor)
    process.waitUntilExit()
    return (String(decoding: said, as: UTF8.self), process.terminationStatus)
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
