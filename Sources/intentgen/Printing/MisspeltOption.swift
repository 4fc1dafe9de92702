import ArgumentParser
import Diagnostics

/// An option that a subcommand does not have: the parser may mind something else first, such as another that is missing.
struct MisspeltOption {
  /// What to say of it.
  let message: String

  /// None where every option is one.
  init?(in arguments: some Collection<String>, of command: any ParsableCommand.Type) {
    let names = arguments.prefix { !$0.hasPrefix("-") }
    var subcommand = command
    var depth = 0
    for name in names {
      let next = subcommand.configuration.subcommands.first {
        $0._commandName == name || $0.configuration.aliases.contains(name)
      }
      guard let next else { break }
      subcommand = next
      depth += 1
    }
    let help = command.helpMessage(for: subcommand, columns: 1000)
    let known = Set(help.matches(of: /--[a-z][a-z-]*/).map { String($0.output) })
    for argument in arguments.prefix(while: { $0 != "--" }) where argument.hasPrefix("--") {
      let name = String(argument.prefix { $0 != "=" })
      guard !known.contains(name) else { continue }
      let longer = known.filter { $0.hasPrefix(name) }
      let near =
        longer.count == 1 ? longer.first : NearestMatch.find(name, among: known.sorted())
      let help = ShellCommand(["help"] + names.prefix(depth)).line
      message =
        "Unknown option '\(name)'. "
        + (near.map { "Did you mean '\($0)'?" } ?? "'\(help)' lists those that there are.")
      return
    }
    return nil
  }
}
