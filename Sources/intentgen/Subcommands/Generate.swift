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
      and only where its content changed. What was made of what is noted in '.intentgen-cache.json' \
      beside the files, so that nothing is read twice that is as it was; it can be removed at any time. \
      What was written for a definition whose file is gone is removed, as long as it is as it was written.
      """
  )

  @OptionGroup var input: InputOptions
  @OptionGroup var swift: SwiftOptions

  @OptionGroup var output: OutputOptions

  func run() async throws {
    let start = ContinuousClock.now
    let progress = ProgressLine(isEnabled: !output.writing.quiet)
    let found = try Report.usable(InputFinder().find(input.inputs))
    let prefix = try input.reading.classPrefix(of: found.definitions.map(\.file))
    let pipeline = GeneratorPipeline(options: swift.generatorOptions(classPrefix: prefix))
    let generation = GenerationRun(
      found, context: input.reading.context, options: pipeline.options, output: [output.output])
    let last = GenerationRecord.read(recordFile)
    let known = last?.written?.known(in: output.output)
    if let last, last.isCurrent(for: generation) {
      Report.print(last.diagnostics)
      return try finish(OutputSummary(unchanged: last.paths), last, known: known, since: start)
    }
    async let loadedTemplates = pipeline.templates()
    let (loaded, hashes) = await progress.while("Reading definitions") {
      await pipeline.loadNoting(found, context: input.reading.context)
    }
    let set = try Report.usable(loaded)
    let templates = await loadedTemplates
    let generated = await progress.while("Generating Swift") {
      await pipeline.generate(set, with: templates)
    }
    let files = try Report.usable(generated).map {
      OutputFile((output.output as NSString).appendingPathComponent($0.name), $0.contents)
    }
    let summary = try Output.write(files, isDryRun: !output.writing.writes)
    if output.writing.writes, !output.writing.quiet {
      tellOfPlugin(found.definitions.map(\.file))
    }
    let record = GenerationRecord(
      of: generation, inputs: hashes, outputs: files,
      diagnostics: loaded.diagnostics + generated.diagnostics,
      counts: [set.definitions.count, set.intentCount])
    try finish(summary, record, known: adding(files, of: set, to: known), since: start)
  }

  /// What runs have written, with the files that this one makes.
  private func adding(_ files: [OutputFile], of set: DefinitionSet, to known: WrittenFiles?)
    -> WrittenFiles
  {
    var written = known ?? WrittenFiles(in: output.output)
    var rest = files[...]
    for linked in set.definitions {
      let count = GeneratedFile.Part.allCases.count
      written.add(rest.prefix(count), of: linked.definition.file, in: output.output)
      rest = rest.dropFirst(count)
    }
    return written
  }

  private var recordFile: String {
    (output.output as NSString).appendingPathComponent(".intentgen-cache.json")
  }

  /// Says that the build makes the same code, where it goes into the sources of a target with the plugin: SwiftPM
  /// speaks of 'multiple producers' then.
  private func tellOfPlugin(_ definitions: [String]) {
    let place = "\(output.output)/-"
    let target = PackageFolders.target(of: place)
    guard let package = PackageFolders.package(of: place),
      definitions.contains(where: { FileIdentity.isSame(PackageFolders.target(of: $0), target) }),
      let manifest = try? String(
        contentsOfFile: "\(package)/Package.swift", encoding: .utf8),
      ManifestTargets(manifest).has(
        plugin: Self.plugin, in: URL(fileURLWithPath: target).standardizedFileURL.lastPathComponent)
    else { return }
    Terminal.printError(
      "note: '\(Self.plugin)' gives this target the same code in every build, and it does not build with both; "
        + "remove what was written, or take the plugin out of Package.swift\n")
  }

  private static let plugin = "IntentGeneratorPlugin"

  /// Removes what is of definitions that are gone, notes what is left, and says what was done.
  ///
  /// - Parameter known: What this run and others have written, as far as it is as they left it.
  private func finish(
    _ summary: OutputSummary, _ record: GenerationRecord, known: WrittenFiles?,
    since start: ContinuousClock.Instant
  ) throws {
    let abandoned = known?.abandoned(in: output.output, besides: record.paths) ?? []
    if output.writing.check {
      try Check.end(outOfDate: summary.written, abandoned: abandoned)
    }
    if output.writing.writes {
      var left = known
      let problems = left?.remove(abandoned, in: output.output) ?? []
      if left != record.written {
        var record = record
        record.written = left
        record.write(to: recordFile)
      }
      Report.print(problems)
      if problems.hasErrors { throw ExitCode(1) }
    }
    say(summary, record.counts, removed: abandoned, since: start)
  }

  private func say(
    _ summary: OutputSummary, _ counts: [Int], removed: [String],
    since start: ContinuousClock.Instant
  ) {
    guard !output.writing.check, !output.writing.quiet, counts.count == 2 else { return }
    if output.writing.dryRun {
      for path in summary.written { Terminal.print("would write \(path)") }
      for path in removed { Terminal.print("would remove \(path)") }
    }
    let verb = output.writing.dryRun ? "would be " : ""
    let removal = removed.isEmpty ? "" : ", \(removed.count) \(verb)removed"
    Terminal.print(
      "\(Count.of(counts[0], "definition")), \(Count.of(counts[1], "intent")): "
        + "\(Count.of(summary.written.count, "file")) \(verb)written, "
        + "\(summary.unchanged.count) unchanged\(removal) (\(Count.milliseconds(since: start)))"
    )
  }
}

extension DefinitionSet {
  /// How many intents there are.
  fileprivate var intentCount: Int { definitions.reduce(0) { $0 + $1.definition.intents.count } }
}
