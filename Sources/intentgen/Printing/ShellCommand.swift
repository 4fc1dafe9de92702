import ArgumentParser
import Diagnostics

/// A command of this program, to be typed as it is shown.
struct ShellCommand {
  /// What stands behind the name of the program.
  var words: [String]

  init(_ words: [String]) {
    self.words = words
  }

  /// The command that runs.
  static var running: ShellCommand { ShellCommand(Array(CommandLine.arguments.dropFirst())) }

  /// The same without a flag.
  func without(flag: String) -> ShellCommand {
    ShellCommand(words.filter { $0 != flag })
  }

  /// The same without some arguments of a subcommand, which may stand behind its options as well.
  func without(
    _ arguments: [String], argumentsOf subcommand: any ParsableCommand.Type
  ) -> ShellCommand {
    // '-o, --output <output>' and the like: what takes a value says so.
    let help = Intentgen.helpMessage(for: subcommand, columns: 1000)
    let options = Set(
      help.matches(of: /(?m)^\ *(-[^<\n]*?)\ </)
        .flatMap { $0.output.1.split(separator: ", ").map(String.init) })
    let kept = words.indices.filter { index in
      !arguments.contains(words[index]) || index > 0 && options.contains(words[index - 1])
    }
    return ShellCommand(kept.map { words[$0] })
  }

  /// The same with another value of an option, whether that was given or not.
  ///
  /// - Parameter names: The names of the option, the one to show first.
  func with(_ names: [String], _ value: String) -> ShellCommand {
    var rest: [String] = []
    var isValue = false
    for word in words {
      if names.contains(word) {
        isValue = true
      } else if isValue {
        isValue = false
      } else if !names.contains(where: { word.hasPrefix("\($0)=") }) {
        rest.append(word)
      }
    }
    return ShellCommand(rest + (names.first.map { [$0, value] } ?? []))
  }

  /// The line as a shell takes it.
  var line: String { ShellWord.line(words) }
}
