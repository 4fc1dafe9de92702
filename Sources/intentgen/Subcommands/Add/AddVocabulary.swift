import ArgumentParser
import Diagnostics
import HandlerStubs
import IntentDefinition
import IntentGenerator
import PropertyList

/// `intentgen add vocabulary`.
struct AddVocabulary: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vocabulary",
    abstract: "Begins a vocabulary, with sentences made from the definition's phrases.",
    discussion: """
      The vocabulary is 'AppIntentVocabulary.plist' beside the definition, or in 'es.lproj' with \
      --language es, or else the only one of that language in the target. Where there is one, intents of which it \
      says nothing are added to it. In \
      another language than the definition's it is made from the translations of the phrases: \
      'intentgen strings' writes what is to be translated.
      """
  )

  @Argument(
    help: "The definition to make sentences for.",
    completion: .file(extensions: ["intentdefinition", "plist"]))
  var definition: String

  @Option(name: .shortAndLong, help: "The language of the sentences, such as es.")
  var language: String?

  @Option(help: "The language of the definition's own texts.")
  var developmentLanguage = "en"

  @Flag(help: "Show what would be written, as a diff, and write nothing.")
  var dryRun = false

  mutating func validate() throws {
    try EditOptions.validate(definition, isAlone: true)
    language = try language.map(LanguageTag.known)
    developmentLanguage = try LanguageTag.taken(developmentLanguage)
  }

  func run() throws {
    let lock = dryRun ? nil : try EditOptions.lock(editing: [definition])
    defer { withExtendedLifetime(lock) {} }
    let set = try Report.usable(GeneratorPipeline().load([definition]))
    guard let linked = set.definitions.first else { return }
    let language = language.map {
      LanguageTag.taken($0, beside: definition, in: linked.localizations.map(\.language))
    }
    let path = EditedDefinition(definition).vocabularyPath(language)
    let spoken = language ?? developmentLanguage
    let draft = VocabularyDraft(
      of: linked.definition, with: set, in: spoken,
      translations: linked.localizations.filter { $0.language == spoken },
      isOwn: LanguageTags.spelling(of: spoken) == developmentLanguage)
    let (file, addition) = try Report.usable(
      EditedDefinition(definition).adding(draft, to: path))
    let present = linked.localizations.first { $0.language == spoken }
    report(addition.untranslated, waitingIn: present?.file)
    if dryRun {
      Terminal.write(UnifiedDiff(from: file.original, to: file.after, path: path))
    } else if !addition.intents.isEmpty {
      _ = try Output.write([OutputFile(path, file.after, expected: file.original)])
      Terminal.print("\(path): added sentences for \(addition.intents.joined(separator: ", "))")
      reportWithoutExample(addition.withoutExample)
    } else if addition.untranslated.isEmpty {
      Terminal.print("\(path): nothing to add")
    }
    // What could be added is, and the rest is an error all the same.
    guard addition.untranslated.isEmpty else { throw ExitCode(1) }
  }

  /// Says which intents nobody learns to ask for.
  private func reportWithoutExample(_ intents: [String]) {
    for intent in intents {
      var words = ["add", "example", definition, intent, "…"]
      if let language { words += ["--language", language] }
      Terminal.printError(
        "note: no example was made for '\(intent)', since what people say for its values is not known here, or is understood as another intent; with such a "
          + "sentence in place of '…' this adds one: \(ShellCommand(words).line)\n")
    }
  }

  /// Says which phrases have to be translated first.
  ///
  /// - Parameter file: The translations into the language that are there.
  private func report(
    _ untranslated: [(intent: String, phrase: String)], waitingIn file: String?
  ) {
    let command = ShellCommand(["strings", definition, "--language", language ?? ""]).line
    for (intent, phrase) in untranslated {
      let remedy =
        file.map { "translate it in \($0), into which this writes what it lacks" }
        ?? "this writes what is to be translated"
      Terminal.printError(
        "\(definition): error: '\(phrase)' of '\(intent)' has no translation into "
          + "'\(language ?? "")', so that no sentences can be made of it; \(remedy): \(command)\n")
    }
  }
}
