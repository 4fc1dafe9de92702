import ArgumentParser
import Diagnostics
import Foundation
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

  @OptionGroup var output: OutputOptions

  func run() async throws {
    let start = ContinuousClock.now
    let progress = ProgressLine(isEnabled: !output.quiet)
    let pipeline = GeneratorPipeline(
      options: swift.generatorOptions(classPrefix: input.reading.classPrefix))
    let loaded = await progress.while("Reading definitions") {
      pipeline.load(input.inputs, context: input.reading.context)
    }
    let set = try Report.usable(loaded)
    let generated = await progress.while("Generating Swift") { await pipeline.generate(set) }
    let files = try Report.usable(generated).map {
      OutputFile((output.output as NSString).appendingPathComponent($0.name), $0.contents)
    }
    let summary = try Output.write(files, isDryRun: !output.writes)
    if output.check {
      try Check.end(outOfDate: summary.written, command: "intentgen generate")
    } else if !output.quiet {
      report(summary, of: set, since: start)
    }
  }

  private func report(
    _ summary: OutputSummary,
    of set: DefinitionSet,
    since start: ContinuousClock.Instant
  ) {
    if output.dryRun {
      for path in summary.written { Terminal.print("would write \(path)") }
    }
    let verb = output.dryRun ? "would be written" : "written"
    let intents = set.definitions.reduce(0) { $0 + $1.definition.intents.count }
    Terminal.print(
      "\(Count.of(set.definitions.count, "definition")), \(Count.of(intents, "intent")): "
        + "\(Count.of(summary.written.count, "file")) \(verb), "
        + "\(summary.unchanged.count) unchanged (\(Count.milliseconds(since: start)))"
    )
  }
}
