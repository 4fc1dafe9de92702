import ArgumentParser
import HandlerStubs
import IntentGenerator

/// `intentgen add sentence`.
struct AddSentence: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sentence",
    abstract: "Adds a sentence to the vocabulary by which people ask for an intent.",
    discussion: """
      In 'order [a] {size} coffee [with {shots} shots]', '{size}' is a value of the parameter, '[…]' \
      may be left out, '(a|an)' is one of several. The vocabulary is 'AppIntentVocabulary.plist' \
      beside the definition, or in 'es.lproj' with --language es; it is begun where there is none.
      """
  )

  @OptionGroup var options: EditOptions

  @Argument(help: "The intent that it asks for, then the sentence in single quotes.")
  var words: [String]

  @Option(name: .shortAndLong, help: "The language of the sentence, such as es.")
  var language: String?

  func validate() throws {
    try LanguageTag.validate([language])
    guard words.count > 1, words.allSatisfy({ !$0.isEmpty }) else {
      throw ValidationError(
        "Name an intent, and give a sentence in quotes: OrderSoup 'order {quantity} soups'.")
    }
  }

  func run() throws {
    let sentence = words.last ?? ""
    let intent = words.dropLast().joined(separator: " ")
    let result = try options.usable(
      EditedDefinition(options.definition, refusesWarnings: !options.allowWarnings)
        .adding(sentence, toIntent: intent, language: language))
    guard !options.show(result) else { return }
    _ = try Output.write(result.files.map(\.output))
    for file in result.files { Terminal.print("\(file.path): added a sentence for \(intent)") }
  }
}
