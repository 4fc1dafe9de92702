import ArgumentParser
import IntentDefinition

/// `intentgen move`.
struct Move: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Moves something in a definition: parameters are asked for in their order.",
    discussion: """
      A case keeps the number that it has. Codes and reasons are numbered in their order: which of \
      them get another number, which breaks what is stored, is said.
      """
  )

  @OptionGroup var options: EditOptions

  @Argument(help: "What to move, such as 'OrderSoup.quantity' or 'Size.large'.")
  var place: [String]

  @Flag(help: "Move it before all others.")
  var first = false

  @Flag(help: "Move it behind all others.")
  var last = false

  @Option(help: "Move it before the one of this name.")
  var before: String?

  @Option(help: "Move it behind the one of this name.")
  var after: String?

  func validate() throws {
    guard destinations.count == 1 else {
      throw ValidationError("Say where to, with one of --first, --last, --before and --after.")
    }
  }

  func run() throws {
    let words = place.joined(separator: " ")
    let lock = try options.lock()
    defer { withExtendedLifetime(lock) {} }
    let result = try options.result { editor throws(DefinitionEditError) in
      let place = try editor.place(words)
      for destination in destinations {
        try editor.move(place, to: destination.withName { editor.siblingName($0, of: place) })
      }
      return []
    }
    for line in Renumbering.lines(of: result) { Terminal.print(line) }
    try options.write(result, "moved \(words)")
  }

  private var destinations: [DefinitionEditor.Destination] {
    [
      first ? .first : nil, last ? .last : nil, before.map { .before($0) },
      after.map { .after($0) },
    ].compactMap(\.self)
  }
}
