import ArgumentParser
import Diagnostics

/// An argument that stands where a subcommand should, and names none.
struct MisspeltSubcommand {
  /// What was typed.
  let name: String
  /// The command that has no such subcommand: `intentgen add`.
  let command: String
  /// The subcommand that was probably meant, where one is near.
  let suggestion: String?

  /// What subcommands are called elsewhere.
  private static let otherNames = [
    "rm": "remove", "delete": "remove", "mv": "rename", "new": "init", "create": "init",
    "validate": "lint", "check": "lint", "show": "describe", "translate": "strings",
  ]

  /// None where every name is one.
  ///
  /// - Parameter path: What was typed before: the names of the commands that the arguments go to.
  init?(
    in arguments: some Collection<String>, of command: any ParsableCommand.Type,
    path: [String] = []
  ) {
    let subcommands = command.configuration.subcommands
    guard let name = arguments.first, !subcommands.isEmpty else { return nil }
    let path = path + [command._commandName]
    let next = subcommands.first {
      $0._commandName == name || $0.configuration.aliases.contains(name)
    }
    guard let next else {
      // There is a subcommand 'help' beside the first ones only.
      let help = path.count == 1 ? ["help"] : []
      self.name = name
      self.command = path.joined(separator: " ")
      let names = subcommands.flatMap { [$0._commandName] + $0.configuration.aliases } + help
      let shortened = name.count > 2 ? names.filter { $0.hasPrefix(name) } : []
      suggestion =
        Self.otherNames[name].flatMap { names.contains($0) ? $0 : nil }
        ?? (shortened.count == 1 ? shortened.first : NearestMatch.find(name, among: names))
      return
    }
    guard
      let misspelt = MisspeltSubcommand(in: Array(arguments.dropFirst()), of: next, path: path)
    else { return nil }
    self = misspelt
  }

  /// What to say of one that help is asked for.
  var message: String {
    let nearest = suggestion.map { " Did you mean '\($0)'?" } ?? ""
    return """
      Error: '\(command)' has no subcommand '\(name)'.\(nearest)
        See '\(command) --help' for those that it has.
      """
  }
}
