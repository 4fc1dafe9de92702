import ArgumentParser
import IntentDefinition
import IntentGenerator

/// `intentgen set`.
struct SetProperties: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "set",
    abstract: "Sets properties of what a definition has, in place.",
    usage: "intentgen set <definition> <place> <property>=<value> … [--dry-run]",
    discussion: """
      A place is named as in 'OrderSoup', 'OrderSoup.quantity', 'OrderSoup.success' (a response \
      code), 'OrderSoup.quantity.notEnough' (a reason), 'OrderSoup response waitTime', \
      'OrderSoup combination soup,quantity', 'Soup.price' (a property of a type) or 'Size.large'. \
      Where a name has two meanings, say which: 'type Soup', 'OrderSoup code success'. All commands \
      that change a definition name places so.

      A property without a value, as in 'maximum=', is taken away. What may be set:

      \(PropertyHelp.text)
      """
  )

  @OptionGroup var options: EditOptions

  @Argument(help: "The place, then what to set: 'OrderSoup.quantity maximum=10 default=1'.")
  var words: [String]

  func validate() throws {
    let (place, assignments) = parts
    guard !place.isEmpty, !assignments.isEmpty else {
      throw ValidationError(
        "Name the definition, a place in it, and what to set there, as in "
          + "'Soup.intentdefinition OrderSoup.quantity maximum=10'.")
    }
    if let word = words.dropFirst(words.count - assignments.count)
      .first(where: { !$0.contains("=") || $0.hasPrefix("=") })
    {
      throw ValidationError(
        "'\(word)' sets nothing; put what has several words in quotes, as in "
          + "'prompt=How many bowls?', with no spaces around '='.")
    }
  }

  func run() throws {
    let (words, assignments) = parts
    var isAskedFor = true
    let result = try options.result { editor throws(DefinitionEditError) in
      let place = try editor.place(words)
      defer { isAskedFor = editor.isAskedFor(place) }
      var consequences: [DefinitionConsequence] = []
      for (name, value) in assignments {
        consequences += try editor.set(name, of: place, to: value)
      }
      return consequences
    }
    let names = assignments.map(\.name).joined(separator: ", ")
    for line in result.behind { Terminal.print(line) }
    try options.write(result, "set \(names) of \(words)")
    if !isAskedFor, assignments.contains(where: { $0.name == "prompt" && !$0.value.isEmpty }) {
      Terminal.print(
        "nobody is asked for \(words) until its handler resolves it: set 'resolve=true'")
    }
  }

  /// The words before the first with an equals sign name the place.
  private var parts: (place: String, assignments: [(name: String, value: String)]) {
    let place = words.prefix { !$0.contains("=") }
    let assignments = words.dropFirst(place.count).map { word in
      let mark = word.firstIndex(of: "=") ?? word.endIndex
      return (name: String(word[..<mark]), value: String(word[mark...].dropFirst()))
    }
    return (place.joined(separator: " "), assignments)
  }
}
