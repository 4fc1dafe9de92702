import ArgumentParser
import HandlerStubs
import IntentDefinition
import IntentGenerator

/// `intentgen add sentence`.
struct AddSentence: MemberAddition {
  static let owners: [DefinitionPlace.Kind] = [.intent]

  static let configuration = CommandConfiguration(
    commandName: "sentence",
    abstract: "Adds a sentence to the vocabulary by which people ask for an intent.",
    discussion: """
      In 'order [a] {size} coffee [with {shots} shots]', '{size}' is a value of the parameter, '[…]' \
      may be left out, '(a|an)' is one of several. The value of a text takes any words that stand there: \
      from 'reserve {title}' people get the title 'a book' of 'reserve a book', which a sentence of its own \
      keeps from it: 'reserve a book'. The vocabulary is 'AppIntentVocabulary.plist' \
      beside the definition, or in 'es.lproj' with --language es; where there is none, the only one of that \
      language in the target, and where there is none of these either, it is begun. Without a language, the only \
      one that there is.
      """
  )

  @OptionGroup var options: SentenceOptions

  func run() throws { try options.add("sentence", to: .templates) }
}

/// `intentgen add example`.
struct AddExample: MemberAddition {
  static let owners: [DefinitionPlace.Kind] = [.intent]

  static let configuration = CommandConfiguration(
    commandName: "example",
    abstract: "Adds an example to the vocabulary, by which people learn what they can say.",
    discussion: """
      An example has values in it, as in 'order two large coffees'. It is offered to whoever asks \
      for help, and must be understood by the intent's sentences: see 'intentgen add sentence'.
      """
  )

  @OptionGroup var options: SentenceOptions

  func run() throws { try options.add("example", to: .examples) }
}

/// An intent of a definition, and something that people say for it.
struct SentenceOptions: ParsableArguments {
  @OptionGroup var options: EditOptions

  @Argument(help: "The intent, then what people say for it, in single quotes.")
  var words: [String]

  @Option(name: .shortAndLong, help: "The language of it, such as es.")
  var language: String?

  mutating func validate() throws {
    language = try language.map(LanguageTag.known)
    guard words.count > 1, words.allSatisfy({ !$0.isEmpty }) else {
      throw ValidationError(
        "Name an intent, and give a sentence in quotes: OrderSoup 'order two soups'.")
    }
    try refuseWordsBehindSentence()
  }

  /// What stands behind a sentence in quotes is no part of it.
  private func refuseWordsBehindSentence() throws {
    guard let index = words.firstIndex(where: { $0.contains(" ") }), index > 0,
      index < words.count - 1
    else { return }
    var command = ShellCommand.running
    let rest = words[(index + 1)...]
    for word in rest {
      if let place = command.words.lastIndex(of: word) { command.words.remove(at: place) }
    }
    if rest.count == 1, let tag = rest.last, LanguageTags.spelling(of: tag) != nil {
      throw ValidationError(
        "A language goes with '--language': \(command.with(["--language", "-l"], tag).line)")
    }
    throw ValidationError("One sentence is added at a time; this adds the first: \(command.line)")
  }

  /// Adds it to the vocabulary, and says so.
  ///
  /// - Throws: Exit code 1 where it cannot be added.
  func add(_ noun: String, to kind: VocabularyEditor.Sentences) throws {
    let lock = try options.lock()
    defer { withExtendedLifetime(lock) {} }
    let intent = words.dropLast().joined(separator: " ")
    let language = language.map { LanguageTag.taken($0, beside: options.definition) }
    let result = try options.usable(
      EditedDefinition(options.definition, refusesWarnings: !options.allowWarnings)
        .adding(words.last ?? "", to: kind, ofIntent: intent, language: language))
    guard !options.show(result) else { return }
    _ = try Output.write(result.files.map(\.output))
    for file in result.files {
      Terminal.print("\(file.path): added \(noun == "example" ? "an" : "a") \(noun) for \(intent)")
    }
  }
}
