import ArgumentParser
import HandlerStubs
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

      A property without a value, as in 'maximum=', is taken away. What names a value, as in \
      'prompt=How many of ${soup}?', must stand in single quotes, or the shell takes '${soup}' for \
      a variable of its own. What may be set:

      \(PropertyHelp.text)
      """
  )

  @OptionGroup var options: EditOptions

  @Argument(help: "The place, then what to set: 'OrderSoup.quantity maximum=10 default=1'.")
  var words: [String]

  func validate() throws {
    let (place, assignments) = parts
    if let meant {
      throw ValidationError(
        "What is set stands behind the place, as a word of its own with '=': \(meant.line)")
    }
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
    if let twice = assignments.indices.dropFirst().first(where: { place in
      assignments[..<place].contains { $0.name == assignments[place].name }
    }) {
      throw ValidationError("'\(assignments[twice].name)' is set twice; set it once.")
    }
  }

  func run() throws {
    let (words, assignments) = parts
    let lock = try options.lock()
    defer { withExtendedLifetime(lock) {} }
    var isAskedFor = true
    var gone: [(property: String, text: String)] = []
    let result = try options.result { editor throws(DefinitionEditError) in
      let place = try editor.place(words, setting: assignments.map(\.name))
      defer { isAskedFor = editor.isAskedFor(place) }
      var consequences: [DefinitionConsequence] = []
      gone = editor.texts(takenFrom: place, by: assignments.filter(\.value.isEmpty).map(\.name))
      for (name, value) in assignments {
        consequences += try editor.set(name, of: place, to: value)
      }
      return consequences
    }
    for line in result.removed {
      Terminal.print("\(options.dryRun ? "would go" : "goes") with it: \(line)")
    }
    for (property, text) in gone {
      Terminal.print(
        "note: \(property) said '\(text)'; where a new text was meant, a shell took its '${…}', which needs "
          + "single quotes, as in '\(property)=… ${…} …'")
    }
    for line in result.behind { Terminal.print(line) }
    if let asked = try options.handlerDefinitions(result) {
      Report.print(
        HandlerFollowing.goneFactories(
          from: asked.before, to: asked.after, in: options.foldersWithCode))
    }
    try options.write(result, done)
    if !isAskedFor, assignments.contains(where: { $0.name == "prompt" && !$0.value.isEmpty }) {
      Terminal.print(
        "nobody is asked for \(words) until its handler resolves it: set 'resolve=true'")
    }
  }

  /// What was done, for people: a text that a shell has left nothing of is not said to be set.
  private var done: String {
    let (words, assignments) = parts
    func names(_ isTaken: Bool) -> String {
      assignments.filter { $0.value.isEmpty == isTaken }.map(\.name).joined(separator: ", ")
    }
    let (set, taken) = (names(false), names(true))
    return [
      set.isEmpty ? nil : "set \(set) of \(words)",
      taken.isEmpty ? nil : "took \(taken) away from \(words)",
    ].compactMap(\.self).joined(separator: ", ")
  }

  /// The command line for `minimum 1`, and for `OrderSoup.quantity.minimum=1`; none where it is like that already, or
  /// nobody knows.
  private var meant: ShellCommand? {
    let (place, assignments) = parts
    let isKnown = { (name: String) in DefinitionProperty.all.contains { $0.name == name } }
    if assignments.isEmpty, words.count > 2, isKnown(words[words.count - 2]) {
      return command(words.dropLast(2) + ["\(words[words.count - 2])=\(words[words.count - 1])"])
    }
    if assignments.isEmpty, words.count > 1, let last = words.last, let meant = assignment(last) {
      return command(words.dropLast() + [meant])
    }
    guard place.isEmpty, let first = assignments.first,
      let dot = first.name.lastIndex(of: "."),
      isKnown(String(first.name[dot...].dropFirst()))
    else { return nil }
    return command(
      [String(first.name[..<dot]), "\(first.name[dot...].dropFirst())=\(first.value)"]
        + words.dropFirst())
  }

  /// What a word sets that has no equals sign: `confirm` is `confirm=true`, and `prompt:Which?` is `prompt=Which?`.
  private func assignment(_ word: String) -> String? {
    if let parts = word.wholeMatch(of: /([a-z-]+):(.+)/)?.output {
      return DefinitionProperty.all.contains { $0.name == parts.1 } ? "\(parts.1)=\(parts.2)" : nil
    }
    return DefinitionProperty.all.contains { $0.name == word && $0.value == .boolean }
      ? "\(word)=true" : nil
  }

  /// The command that runs with other words.
  private func command(_ other: [String]) -> ShellCommand? {
    var command = ShellCommand.running
    guard let start = command.words.firstRange(of: words)?.lowerBound else { return nil }
    command.words.replaceSubrange(start..<(start + words.count), with: other)
    return command
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
