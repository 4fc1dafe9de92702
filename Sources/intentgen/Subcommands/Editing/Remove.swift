import ArgumentParser
import Diagnostics
import HandlerStubs
import IntentDefinition
import IntentGenerator

/// `intentgen remove`.
struct Remove: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Removes something from a definition, and what refers to it.",
    discussion: """
      What refers to it is said, and goes with it: combinations and prompts that name it, texts of \
      answers, relationships, defaults, translations, templates and words of the vocabulary, and what \
      definitions that import this one have of it. Said is also which other codes and reasons get \
      another number, which breaks what is stored, which types nothing is of any more, and what code of \
      the target and of tests names it. Look first, with --dry-run. Code stays as it is; where 'intentgen \
      handlers' keeps a record, it gets a mark above methods that nothing calls any more, and the record \
      follows.

      A sentence of the vocabulary, template or example, is removed by its intent and its text in \
      quotes: OrderSoup 'order {quantity} soups'; where it is both, 'example OrderSoup …' takes one of them \
      away. It goes from the vocabulary beside the definition, or \
      from the only one that there is; with --language es from the one in 'es.lproj'. A template that an \
      example needs to be understood stays: remove the example first, or take --allow-warnings.
      """
  )

  @OptionGroup var options: EditOptions

  @Argument(help: "What to remove, such as 'OrderSoup.quantity' or 'Size.large'.")
  var place: [String]

  @Option(name: .shortAndLong, help: "The language of a sentence to remove, such as es.")
  var language: String?

  @Flag(help: "Leave handlers, and the record of them, as they are.")
  var keepHandlers = false

  mutating func validate() throws { language = try language.map(LanguageTag.known) }

  func run() throws {
    // The kind may be said: then one word is a sentence, too.
    let kinds: [String: VocabularyEditor.Sentences] = [
      AddSentence._commandName: .templates, AddExample._commandName: .examples,
    ]
    var place = place
    let marker = place.count > 2 ? place.dropLast().firstIndex { kinds[$0] != nil } : nil
    let kind = marker.flatMap { kinds[place.remove(at: $0)] }
    if let sentence = place.last, place.count > 1,
      kind != nil || sentence.contains(where: { " {[(".contains($0) })
    {
      let intent = place.dropLast().joined(separator: " ")
      return try remove(
        sentence, from: kind.map { [$0] } ?? VocabularyEditor.Sentences.allCases, of: intent)
    }
    let words = place.joined(separator: " ")
    let following = options.following()
    let lock = try options.lock(following)
    defer { withExtendedLifetime(lock) {} }
    var besides: [String] = []
    var unused: [DefinitionPlace] = []
    let result = try options.result { editor throws(DefinitionEditError) in
      if let (start, rest) = editor.placeBefore(place, of: [.intent]), rest.count > 1 {
        throw .unquotedText(rest.joined(separator: " "), behind: start)
      }
      if place.count > 1, (try? editor.place(words)) == nil,
        place.allSatisfy({ (try? editor.place($0)) != nil })
      {
        throw .severalPlaces(place)
      }
      let before = editor
      let removal = editor.remove(try editor.place(words))
      besides = removal.besides
      unused = editor.unusedTypes(since: before)
      return removal.consequences
    }
    for line in besides + result.removed {
      Terminal.print("\(options.dryRun ? "would go" : "goes") with it: \(line)")
    }
    for line in Renumbering.lines(of: result) { Terminal.print(line) }
    report(unused)
    try finish(result, words, following)
  }

  private func report(_ unused: [DefinitionPlace]) {
    for place in unused {
      Terminal.print(
        "nothing is of the \(place) any more; this removes it: "
          + ShellCommand(["remove", options.definition, place.spelling]).line)
    }
  }

  /// Says what code names what goes, and writes what is left.
  private func finish(
    _ result: EditedDefinition.Result, _ words: String, _ following: HandlerFollowing
  ) throws {
    let asked = try options.handlerDefinitions(result, for: following)
    // Where nobody keeps a record of what handlers were written for, they stay as they are.
    let changes = try asked.flatMap { asked in
      keepHandlers || following.recordFolder == nil
        ? nil : try Report.usable(following.changes(from: asked.before, to: asked.after))
    }
    if let asked {
      let renamed = try handlerDefinitions(renaming: words)
      Report.print(
        following.mentions(
          from: asked.before, to: asked.after, namesOfRemoved: renamed ?? asked.before,
          beside: changes))
    }
    try options.write(result, "removed \(words)", changes, of: following)
  }

  /// What handlers would be asked for if what goes had another name: whatever would have to follow names it.
  private func handlerDefinitions(renaming words: String) throws -> [HandlerDefinition]? {
    let renamed = EditedDefinition(options.definition)
      .result(using: SystemRandomNumberGenerator()) { editor throws(DefinitionEditError) in
        let removal = DefinitionRemoval(of: try editor.place(words), from: editor)
        // What is within something else comes behind it, and is found by a path that no name changes.
        return removal.places.reversed().flatMap { place in
          (try? editor.rename(place, to: "\(place.name)Removed")) ?? []
        }
      }
    return try renamed.value.flatMap { try options.handlerDefinitions($0)?.after }
  }

  private func remove(
    _ sentence: String, from kinds: [VocabularyEditor.Sentences], of intent: String
  ) throws {
    let lock = try options.lock()
    defer { withExtendedLifetime(lock) {} }
    let language = language.map { LanguageTag.taken($0, beside: options.definition) }
    let result = try options.usable(
      EditedDefinition(options.definition, refusesWarnings: !options.allowWarnings)
        .removing(sentence, from: kinds, ofIntent: intent, language: language))
    guard !options.show(result) else { return }
    _ = try Output.write(result.files.map(\.output))
    let removed = result.removed.joined(separator: " and ")
    for file in result.files { Terminal.print("\(file.path): removed \(removed) of \(intent)") }
  }
}
