import ArgumentParser
import Diagnostics

/// An option that a subcommand does not have, where the parser minds something else first: that it is missing.
struct MisspeltOption {
  /// What to say of it.
  let message: String

  /// None where every option is one, or none is near.
  init?(in arguments: some Collection<String>, of command: any ParsableCommand.Type) {
    let names = arguments.prefix { !$0.hasPrefix("-") }
    var subcommand = command
    for name in names {
      let next = subcommand.configuration.subcommands.first {
        $0._commandName == name || $0.configuration.aliases.contains(name)
      }
      guard let next else { break }
      subcommand = next
    }
    let help = command.helpMessage(for: subcommand, columns: 1000)
    let known = Set(help.matches(of: /--[a-z][a-z-]*/).map { String($0.output) })
    for argument in arguments.prefix(while: { $0 != "--" }) where argument.hasPrefix("--") {
      let name = String(argument.prefix { $0 != "=" })
      guard !known.contains(name), let near = NearestMatch.find(name, among: known.sorted())
      else { continue }
      message = "Unknown option '\(name)'. Did you mean '\(near)'?"
      return
    }
    return nil
  }
}
