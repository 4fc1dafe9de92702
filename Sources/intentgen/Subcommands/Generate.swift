import ArgumentParser
import Diagnostics
import IntentDefinition
import IntentGenerator

/// `intentgen generate`.
struct Generate: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes the Swift files of definitions, four a definition.",
    discussion: """
      Nothing is written when any input has an error. A file is written whole or not at all, \
      and only where its content changed.
      """
  )

  @OptionGroup var input: InputOptions
  @OptionGroup var swift: SwiftOptions

  @Option(
    name: .shortAndLong, help: "The folder to write to; it is made if need be.",
    completion: .directory)
  var output: String

  @Flag(help: "List what would be written, and write nothing.")
  var dryRun = false

  @Flag(name: .shortAndLong, help: "Print nothing but diagnostics.")
  var quiet = false

  func run() async throws {
    let start = ContinuousClock.now
    let progress = ProgressLine(isEnabled: !quiet)
    let pipeline = GeneratorPipeline(
      options: swift.generatorOptions(classPrefix: input.classPrefix))
    let loaded = await progress.while("Reading definitions") { pipeline.load(input.inputs) }
    let set = try Report.usable(loaded)
    let generated = await progress.while("Generating Swift") { await pipeline.generate(set) }
    let files = try Report.usable(generated)
    let summary: OutputSummary
    do {
      summary = try OutputWriter(isDryRun: dryRun).write(files, to: output)
    } catch let error as OutputError {
      Terminal.printError("\(error)\n")
      throw ExitCode(1)
    }
    guard !quiet else { return }
    if dryRun {
      for path in summary.written { print("would write \(path)") }
    }
    let verb = dryRun ? "would be written" : "written"
    let intents = set.definitions.reduce(0) { $0 + $1.definition.intents.count }
    print(
      "\(Count.of(set.definitions.count, "definition")), \(Count.of(intents, "intent")): "
        + "\(Count.of(summary.written.count, "file")) \(verb), "
        + "\(summary.unchanged.count) unchanged (\(Count.milliseconds(since: start)))"
    )
  }
}
