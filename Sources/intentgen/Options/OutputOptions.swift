import ArgumentParser

/// What a subcommand does with what it made.
struct OutputOptions: ParsableArguments {
  @Option(
    name: .shortAndLong, help: "The folder to write to; it is made if need be.",
    completion: .directory)
  var output: String

  @OptionGroup var writing: WritingOptions

  func validate() throws {
    if output.isEmpty { throw ValidationError(Self.missingFolder) }
  }

  /// What is said where the name of a folder is empty, as that of a variable that is not set.
  static let missingFolder = "Name the folder to write to; '.' is the current one."
}

/// Whether a subcommand writes what it made, and what it says of that.
struct WritingOptions: ParsableArguments {
  @Flag(help: "Show what would be written, and write nothing.")
  var dryRun = false

  @Flag(help: "List what is out of date, write nothing, and exit with 1 where there is any.")
  var check = false

  @Flag(name: .shortAndLong, help: "Print nothing but diagnostics.")
  var quiet = false

  func validate() throws {
    if dryRun && check { throw ValidationError("Use --dry-run or --check, not both.") }
  }

  /// Whether anything is written.
  var writes: Bool { !dryRun && !check }
}
