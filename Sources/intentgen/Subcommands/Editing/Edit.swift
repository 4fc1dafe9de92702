import ArgumentParser
import IntentDefinition

/// `intentgen edit`.
struct Edit: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Walks through a definition in a terminal, and changes it on the way.",
    discussion: """
      Shows what there is, each with a number, and what may be set. Every change is checked and \
      written at once, and can be undone. What can be typed is said by 'help'.
      """
  )

  @Argument(
    help: "The definition to change.",
    completion: .file(extensions: ["intentdefinition", "plist"]))
  var definition: String

  func run() throws {
    var session = try EditSession(definition)
    session.show()
    while let line = session.readLine() {
      guard session.take(line) else { return }
    }
  }
}
