import ArgumentParser
import Diagnostics
import IntentDefinition
import IntentGenerator

/// `intentgen lint`.
struct Lint: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Checks definitions, translations and vocabularies.",
    discussion:
      "Every problem is reported, not only the first. Warnings alone leave the exit code 0. "
      + "What each language covers is counted: the intents with sentences, and the texts."
  )

  @OptionGroup var input: InputOptions

  @Flag(name: .shortAndLong, help: "Print nothing but diagnostics.")
  var quiet = false

  func run() async throws {
    let set = try input.definitions()
    _ = try Report.usable(Checked(set, DefinitionValidator().advise(on: set)))
    guard !quiet else { return }
    let intents = set.definitions.reduce(0) { $0 + $1.definition.intents.count }
    Terminal.print(
      "\(Count.of(set.definitions.count, "definition")), \(Count.of(intents, "intent")): no errors"
    )
    for line in Coverage(set).descriptions { Terminal.print(line) }
  }
}
