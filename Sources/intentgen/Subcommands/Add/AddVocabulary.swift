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
      --language es. Where there is one, intents of which it says nothing are added to it.
      """
  )

  @Argument(
    help: "The definition to make sentences for.",
    completion: .file(extensions: ["intentdefinition", "plist"]))
  var definition: String

  @Option(name: .shortAndLong, help: "The language of the sentences, such as es.")
  var language: String?

  @Flag(help: "Show what would be written, as a diff, and write nothing.")
  var dryRun = false

  func run() throws {
    let set = try Report.usable(GeneratorPipeline().load([definition]))
    guard let linked = set.definitions.first else { return }
    let path = VocabularyFile.path(beside: definition, language: language)
    let draft = VocabularyDraft(
      of: linked.definition,
      translations: linked.localizations.filter { $0.language == language })
    let (file, intents) = try Report.usable(VocabularyFile.edited(path, with: draft))
    guard !intents.isEmpty else {
      Terminal.print("\(path): nothing to add")
      return
    }
    if dryRun {
      Terminal.write(UnifiedDiff(from: file.original, to: file.after, path: path).text)
      return
    }
    _ = try Output.write([OutputFile(path, file.after, expected: file.original)])
    Terminal.print("\(path): added sentences for \(intents.joined(separator: ", "))")
  }
}
