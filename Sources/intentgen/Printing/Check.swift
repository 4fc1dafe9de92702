import ArgumentParser

/// The end of a run that only looks whether everything is up to date.
enum Check {
  /// Lists what is out of date.
  ///
  /// - Parameter abandoned: The files of definitions that are gone.
  /// - Throws: Exit code 1 where there is any.
  static func end(outOfDate paths: [String], abandoned: [String] = []) throws {
    guard !(paths + abandoned).isEmpty else { return }
    for path in paths { Terminal.print("out of date: \(path)") }
    for path in abandoned { Terminal.print("of no definition: \(path)") }
    let count = Count.of(paths.count + abandoned.count, "file")
    let command = ShellCommand.running.without(flag: "--check").line
    Terminal.printError(
      abandoned.isEmpty
        ? "\(count) out of date; this writes what is new: \(command)\n"
        : "\(count) out of date; this writes what is new, and removes what is of no definition: \(command)\n"
    )
    throw ExitCode(1)
  }
}
