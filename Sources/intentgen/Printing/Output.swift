import ArgumentParser
import HandlerStubs
import IntentGenerator

/// Writes files, and says why it could not.
enum Output {
  /// What writes files, and says of which of them other names keep the old text.
  static func writer(isDryRun: Bool = false) -> OutputWriter {
    var writer = OutputWriter(isDryRun: isDryRun)
    writer.didPart = { path in
      Terminal.printError(
        "\(path): warning: the file was replaced, and its other names (hard links) keep what it said; where they are to "
          + "be one file, link them anew, or write a symbolic link, which is followed\n")
    }
    return writer
  }

  /// Writes files, or finds out what would be written.
  ///
  /// - Throws: Exit code 1 where a file cannot be written.
  static func write(_ files: [OutputFile], isDryRun: Bool = false) throws -> OutputSummary {
    try reported { try writer(isDryRun: isDryRun).write(files) }
  }

  /// Brings a run to its end that was interrupted with handlers, as far as it is about other files.
  ///
  /// - Parameters:
  ///   - folder: The folder with the record.
  ///   - reach: Which files may be written.
  /// - Throws: Exit code 1 where a file cannot be written, or nobody knows which.
  static func finishInterruptedRun(in folder: String, within reach: JournalReach) throws {
    let finished = try reported {
      try HandlerWriter(output: writer()).finish(in: folder, within: reach)
    }
    tell(try Report.usable(finished))
  }

  /// Brings a run to its end that was interrupted, with the handlers that it was about to change: the next change would
  /// find neither what they were written for nor what the definition was.
  ///
  /// - Returns: Whether there was one.
  /// - Throws: Exit code 1 where a file cannot be written, or nobody knows which.
  static func finishInterruptedRun(of following: HandlerFollowing) throws -> Bool {
    let isInterrupted = following.hasInterruptedRun
    try finishInterruptedRun(in: following.journalFolder, within: following.reach)
    guard following.hasInterruptedRun else { return isInterrupted }
    let state = try Report.usable(following.interruptedState)
    tell(
      try reported {
        try HandlerWriter(output: writer()).finishHandlers(state, in: following.journalFolder)
      })
    return true
  }

  private static func tell(_ summary: OutputSummary) {
    for path in summary.written {
      Terminal.print("changed \(path), as a run was about to that was interrupted")
    }
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
