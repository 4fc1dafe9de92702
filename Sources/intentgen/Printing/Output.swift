import ArgumentParser
import IntentGenerator

/// Writes files, and says why it could not.
enum Output {
  /// Writes files, or finds out what would be written.
  ///
  /// - Throws: Exit code 1 where a file cannot be written.
  static func write(_ files: [OutputFile], isDryRun: Bool = false) throws -> OutputSummary {
    try reported { try OutputWriter(isDryRun: isDryRun).write(files) }
  }

  /// What writing gives.
  ///
  /// - Throws: Exit code 1 where a file cannot be written.
  static func reported<Result>(_ write: () throws -> Result) throws -> Result {
    do {
      return try write()
    } catch let error as OutputError {
      Terminal.printError("\(error)\n")
      throw ExitCode(1)
    }
  }
}
