import ArgumentParser
import Diagnostics
import HandlerStubs
import IntentDefinition
import IntentGenerator
import PropertyList

/// `intentgen rename`.
struct Rename: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Gives something in a definition another name, wherever that is used.",
    discussion: """
      Titles, prompts, combinations and relationships follow, translations and vocabularies (none beside another \
      definition of the intent; a '.stringsdict' with the old name is listed), \
      definitions of the package that import this one, and the handlers in the target, and in what was once named with 'intentgen handlers --sources': their \
      methods, and uses of properties, cases and types. What other code and tests still name by the old \
      name, also in quotes, is listed. What people call it follows where that is the name in words, \
      as in 'Order Soup', and stays where it is not, and for a case, since people say it: 'intentgen set … \
      display-name=…'.
      """
  )

  @OptionGroup var options: EditOptions

  @Argument(
    help: "What to rename, such as 'OrderSoup.quantity' or 'Size.large', then its new name.")
  var words: [String]

  @Option(
    help: "The folder with the handlers; that of the definition's target if not given.",
    completion: .directory)
  var handlers: String?

  @Flag(help: "Leave handlers as they are.")
  var keepHandlers = false

  private var place: String { words.dropLast().joined(separator: " ") }
  private var name: String { words.last ?? "" }

  func validate() throws {
    if words.count < 2 {
      throw ValidationError(
        "Say what to rename, then the new name, as in 'OrderSoup.quantity bowls'.")
    }
  }

  func run() throws {
    let following = options.following(handlers)
    var isTakenUp = false
    let lock = try options.lock(following) { isTakenUp = true }
    defer { withExtendedLifetime(lock) {} }
    if isTakenUp, isDone {
      return Terminal.print(
        "\(options.definition): renamed \(place) to \(name), as the run that was interrupted was about to"
      )
    }
    var loss: String?
    let result = try options.result { editor throws(DefinitionEditError) in
      if let (start, rest) = editor.placeBefore(words.dropLast()) {
        throw .unusableName(
          (rest + [name]).joined(separator: " "), of: (try? editor.place(start))?.kind)
      }
      let found = try editor.place(place)
      loss = found.loss
      return try editor.rename(found, to: name)
    }
    if let loss { Terminal.print("\(options.dryRun ? "would go" : "goes") with it: \(loss)") }
    for line in result.behind { Terminal.print(line) }
    let changes = try changes(following, result)
    try options.write(result, "renamed \(place) to \(name)", changes, of: following)
  }

  /// Whether nothing has the old name, and something in its place has the new one.
  private var isDone: Bool {
    guard let document = DefinitionLoader().propertyList(options.definition).value ?? nil else {
      return false
    }
    let editor = DefinitionEditor(document.root, using: SystemRandomNumberGenerator())
    let start = place.lastIndex { ". ".contains($0) }.map { place[...$0] } ?? ""
    return (try? editor.place(place)) == nil && (try? editor.place(start + name)) != nil
  }

  /// What becomes of the handlers, after it is said what of the code stays as it is.
  private func changes(_ following: HandlerFollowing, _ result: EditedDefinition.Result) throws
    -> HandlerChanges?
  {
    guard let asked = try options.handlerDefinitions(result, for: following) else { return nil }
    let followed = keepHandlers ? nil : following.changes(from: asked.before, to: asked.after)
    let changes = try followed.map { try Report.usable($0) }
    // What could not follow has been told.
    func place(_ diagnostic: Diagnostic) -> SourceLocation {
      var place = diagnostic.location
      place.file = RelativePath.resolved(place.file)
      return place
    }
    let told = Set((followed?.diagnostics ?? []).map(place))
    Report.print(
      following.mentions(from: asked.before, to: asked.after, beside: changes)
        .filter { !told.contains(place($0)) }
        + following.goneFactories(from: asked.before, to: asked.after, beside: changes))
    return changes
  }
}
