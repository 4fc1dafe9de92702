import ArgumentParser
import Foundation
import IntentGenerator

#if !Command
  #error("the command 'intentgen' comes with the trait 'Command': do not leave it out")
#endif

/// The command that people type.
@main
struct Intentgen: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "intentgen",
    abstract: "Turns intent definition files into Swift.",
    discussion: """
      An input is a definition file, or a folder that is searched for definitions, their \
      translations and vocabularies.

      Exit codes: 0 when all went well, 1 for problems in the input, 64 for wrong usage.
      """,
    version: PackageVersion.current,
    subcommands: [
      Init.self, Add.self, SetProperties.self, Rename.self, Remove.self, Move.self, Edit.self,
      Strings.self, Generate.self, Watch.self, Handlers.self, Describe.self, Lint.self, Diff.self,
      Rules.self, Schema.self, OpenAPI.self, WriteManifest.self,
    ]
  )

  /// Runs what was asked for, and ends with the exit code that says how it went.
  static func main() async {
    StandardStream.takePlaces()
    StandardStream.outliveLimits()
    refuseOtherEncodings()
    do {
      var command = try parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      end(with: error)
    }
  }

  /// Ends where an argument is no UTF-8: another text would be written in its place, which nobody has typed.
  private static func refuseOtherEncodings() {
    let arguments = UnsafeBufferPointer(
      start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
    for (index, argument) in arguments.enumerated().dropFirst() {
      guard let argument, String(validatingCString: argument) == nil else { continue }
      Terminal.printError(
        "Error: The argument \(index), '\(String(cString: argument))', is not UTF-8; type it in that.\n"
      )
      Foundation.exit(ExitCode.validationFailure.rawValue)
    }
  }

  /// Help goes to standard output, what is wrong to standard error.
  private static func end(with error: any Error) -> Never {
    let arguments = CommandLine.arguments.dropFirst()
    let code = exitCode(for: error)
    var message = fullMessage(for: error)
    if code == .validationFailure {
      message = explained(message, Array(arguments))
    } else if code == .success, let misspelt = misspeltHelp(arguments) {
      // The help of the command above would look like an answer.
      Terminal.printError(misspelt.message + "\n")
      Foundation.exit(ExitCode.validationFailure.rawValue)
    }
    if !message.isEmpty {
      code == .success ? Terminal.write(message + "\n") : Terminal.printError(message + "\n")
    }
    Foundation.exit(code.rawValue)
  }

  /// What the parser says of arguments, or something better where it is known what was meant.
  private static func explained(_ message: String, _ arguments: [String]) -> String {
    if let misplaced = MisplacedDefinition(beforeKind: arguments) {
      return "Error: \(misplaced.message)"
    }
    if let option = PropertyOption(message, in: arguments) { return "Error: \(option.message)" }
    // What stands behind an option without a value may be meant as one.
    if !message.contains("Did you mean"), !message.hasPrefix("Error: Missing value for"),
      let misspelt = MisspeltOption(in: arguments, of: Intentgen.self)
    {
      return "Error: \(misspelt.message)"
    }
    if message.hasPrefix("Error: Unexpected argument"), arguments.first == Init._commandName {
      return message.replacing(
        "\n",
        with:
          ". A name is one word; 'name:type' and 'name:case,case' have no spaces, or stand in quotes.\n",
        maxReplacements: 1)
    }
    if let first = arguments.first, ["version", "-v", "-V"].contains(first) {
      return "Error: '\(first)' is no subcommand. Did you mean '--version'?"
    }
    guard let meant = MisspeltSubcommand(in: arguments, of: Intentgen.self)?.suggestion else {
      return message
    }
    let lines = message.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    return (["\(lines.first ?? ""). Did you mean '\(meant)'?"] + lines.dropFirst())
      .joined(separator: "\n")
  }

  /// What `help` is asked about, where there is no such subcommand.
  private static func misspeltHelp(_ arguments: some Collection<String>) -> MisspeltSubcommand? {
    guard arguments.first == "help" else { return nil }
    let names = arguments.dropFirst().prefix { !$0.hasPrefix("-") }
    return names.first == "help" ? nil : MisspeltSubcommand(in: names, of: Intentgen.self)
  }
}
