import Diagnostics
import Foundation
import IntentDefinition
import IntentGenerator

/// A run of the generator from what the user names into a folder.
struct Generation {
  let input: InputOptions
  let swift: SwiftOptions
  let progress: ProgressLine

  /// Whether there is nothing to generate from.
  var hasNoDefinitions: Bool {
    InputFinder().find(input.inputs).value?.definitions.isEmpty ?? true
  }

  /// Says which vocabularies stand beside definitions and are not read, for the definitions alone are named: what is made
  /// of the folder has their sentences.
  func tellOfVocabularies() {
    guard let found = InputFinder().find(input.inputs).value else { return }
    let leftOut = LeftOutVocabularies(of: input.inputs, besides: found)
    guard let first = leftOut.files.first else { return }
    let others = leftOut.files.count - 1
    var words = ShellCommand.running.without(input.inputs, argumentsOf: Generate.self).words
    words.insert(contentsOf: leftOut.folders, at: min(1, words.count))
    Terminal.printError(
      "note: \(first)\(others == 0 ? " is" : " and \(Count.of(others, "other")) are") left out, for a file is read by "
        + "itself; with what people say, take the folder: \(ShellCommand(words).line)\n")
  }

  /// What a run did.
  struct Result {
    var summary: OutputSummary
    /// The definitions that were read.
    var definitions: [String]
    /// The numbers of definitions and of their intents.
    var counts: [Int]
    /// Whether the folder's record said already that all is as it would be made.
    var isAsBefore = false
  }

  /// Writes what is out of date, after what is wrong with the definitions is printed.
  ///
  /// - Throws: Exit code 1 where there is an error; nothing is written then.
  func run(into folder: inout OutputFolder, isDryRun: Bool = false) async throws -> Result {
    let found = try Report.usable(InputFinder().find(input.inputs))
    let definitions = found.definitions.map(\.file)
    let prefix = try input.reading.classPrefix(
      in: input.reading.configurations(of: definitions))
    let pipeline = GeneratorPipeline(options: swift.generatorOptions(classPrefix: prefix))
    let run = GenerationRun(
      found, context: input.reading.context, options: pipeline.options, output: [folder.path])
    if let last = folder.lastRun, last.isCurrent(for: run) {
      Report.print(last.diagnostics)
      return Result(
        summary: OutputSummary(unchanged: last.paths), definitions: definitions,
        counts: last.counts, isAsBefore: true)
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
      OutputFile((folder.path as NSString).appendingPathComponent($0.name), $0.contents)
    }
    let counts = [set.definitions.count, set.intentCount]
    let record = GenerationRecord(
      of: run, inputs: hashes, outputs: files,
      diagnostics: loaded.diagnostics + generated.diagnostics, counts: counts)
    let summary = try folder.write(files, of: set, record, isDryRun: isDryRun)
    return Result(summary: summary, definitions: definitions, counts: counts)
  }
}

extension DefinitionSet {
  /// How many intents there are.
  fileprivate var intentCount: Int { definitions.reduce(0) { $0 + $1.definition.intents.count } }
}
