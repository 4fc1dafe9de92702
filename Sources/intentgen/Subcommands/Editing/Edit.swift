import ArgumentParser
import Foundation
import IntentDefinition

/// `intentgen edit`.
struct Edit: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Walks through a definition in a terminal, and changes it on the way.",
    discussion: """
      Shows what there is, each with a number, and what may be set. Every change is checked and \
      written at once, and can be undone. What can be typed is said by 'help'. Commands may also come \
      from a file or a pipe; the exit code is 1 then where one of them failed.
      """
  )

  @Argument(
    help: "The definition to change.",
    completion: .file(extensions: ["intentdefinition", "plist"]))
  var definition: String

  func validate() throws { try EditOptions.validate(definition, isAlone: true) }

  func run() throws {
    var session = try EditSession(definition)
    session.show()
    while let line = session.readLine() {
      guard session.take(line) else { break }
    }
    // Whoever types has seen it.
    guard session.failed > 0, isatty(STDIN_FILENO) == 0 else { return }
    Terminal.printError(
      "\(session.failed) of \(Count.of(session.taken, "command")) failed; the others were carried out\n"
    )
    throw ExitCode(1)
  }
}
