import ArgumentParser
import Foundation
import IntentDefinition

/// `intentgen edit`.
struct Edit: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Walks through a definition in a terminal, and changes it on the way.",
    discussion: """
      Shows what there is, each with a number, and what may be set. A number goes there, and so does \
      a name: 'OrderSoup.quantity' from anywhere, 'quantity' from its intent. Every change is checked and \
      written at once, and can be undone. What can be typed is said by 'help'; what is new is added \
      outside, with 'intentgen add'. Commands may also come from a file or a pipe, where names go on to \
      mean the same when numbers change: nothing is asked then, not even before something is removed, and \
      the first of them that fails is the last one, with the exit code 1: what follows may be meant for \
      another place.
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
    // Whoever types sees what failed before going on.
    let isTyped = isatty(STDIN_FILENO) == 1
    while let line = session.readLine() {
      guard session.take(line) else { break }
      guard session.hasFailed, !isTyped else { continue }
      Terminal.printError(
        "'\(String(decoding: line, as: UTF8.self))' failed, and nothing that follows it was done; "
          + "what comes before it was\n")
      throw ExitCode(1)
    }
  }
}
