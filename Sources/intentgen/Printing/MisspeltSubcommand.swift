import ArgumentParser
import Diagnostics

/// What is meant by arguments of which one names a subcommand that does not exist.
enum MisspeltSubcommand {
  /// The subcommand that was probably meant; none where every name is one, or none is near.
  static func suggestion(
    for arguments: some Collection<String>, of command: any ParsableCommand.Type
  ) -> String? {
    let subcommands = command.configuration.subcommands
    guard let name = arguments.first, !subcommands.isEmpty else { return nil }
    guard let next = subcommands.first(where: { $0._commandName == name }) else {
      return NearestMatch.find(name, among: subcommands.map { $0._commandName } + ["help"])
    }
    return suggestion(for: Array(arguments.dropFirst()), of: next)
  }
}
