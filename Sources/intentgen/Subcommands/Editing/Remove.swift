import ArgumentParser
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
      another number, which breaks what is stored. Look first, with --dry-run. Handlers stay: 'intentgen handlers' marks what nothing calls any \
      more.

      A sentence of the vocabulary, template or example, is removed by its intent and its text in \
      quotes: OrderSoup 'order {quantity} soups'.
      """
  )

  @OptionGroup var options: EditOptions

  @Argument(help: "What to remove, such as 'OrderSoup.quantity' or 'Size.large'.")
  var place: [String]

  @Option(name: .shortAndLong, help: "The language of a sentence to remove, such as es.")
  var language: String?

  func validate() throws { try LanguageTag.validate([language]) }

  func run() throws {
    if let sentence = place.last, place.count > 1, sentence.contains(where: { " {[(".contains($0) })
    {
      return try remove(sentence, of: place.dropLast().joined(separator: " "))
    }
    let words = place.joined(separator: " ")
    var besides: [String] = []
    let result = try options.result { editor throws(DefinitionEditError) in
      let removal = editor.remove(try editor.place(words))
      besides = removal.besides
      return removal.consequences
    }
    for line in besides + result.removed {
      Terminal.print("\(options.dryRun ? "would go" : "goes") with it: \(line)")
    }
    for line in Renumbering.lines(of: result) { Terminal.print(line) }
    try options.write(result, "removed \(words)")
  }

  private func remove(_ sentence: String, of intent: String) throws {
    let result = try options.usable(
      EditedDefinition(options.definition, refusesWarnings: !options.allowWarnings)
        .removing(sentence, ofIntent: intent, language: language))
    guard !options.show(result) else { return }
    _ = try Output.write(result.files.map(\.output))
    for file in result.files { Terminal.print("\(file.path): removed a sentence of \(intent)") }
  }
}
