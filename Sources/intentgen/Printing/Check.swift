import ArgumentParser

/// The end of a run that only looks whether everything is up to date.
enum Check {
  /// Lists what is out of date.
  ///
  /// - Parameter abandoned: The files of definitions that are gone.
  /// - Throws: Exit code 1 where there is any.
  static func end(outOfDate paths: [String], abandoned: [String] = []) throws {
    guard !paths.isEmpty || !abandoned.isEmpty else { return }
    for path in paths { Terminal.print("out of date: \(path)") }
    for path in abandoned { Terminal.print("of a definition that is gone: \(path)") }
    let effects = [
      paths.isEmpty ? nil : "writes what is new",
      abandoned.isEmpty ? nil : "removes what is of a definition that is gone",
    ]
    let count = Count.of(paths.count + abandoned.count, "file")
    let command = ShellCommand.running.without(flag: "--check").line
    Terminal.printError(
      "\(count) out of date; this \(effects.compactMap(\.self).joined(separator: ", and ")): \(command)\n"
    )
    throw ExitCode(1)
  }
}
