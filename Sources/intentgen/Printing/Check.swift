import ArgumentParser

/// The end of a run that only looks whether everything is up to date.
enum Check {
  /// Lists what is out of date.
  ///
  /// - Throws: Exit code 1 where there is any.
  static func end(outOfDate paths: [String]) throws {
    guard !paths.isEmpty else { return }
    for path in paths { Terminal.print("out of date: \(path)") }
    let command = ShellCommand.running.without(flag: "--check").line
    Terminal.printError(
      "\(Count.of(paths.count, "file")) out of date; this writes what is new: \(command)\n")
    throw ExitCode(1)
  }
}
