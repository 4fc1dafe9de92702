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
      beside the files, so that nothing is read twice that is as it was. What was written for a definition whose file is gone \
      is removed, as long as it is as it was written, by what is noted there: where that was removed, what \
      is left of such definitions is yours to remove. Where a path that is named is not there, nothing is removed.
      """
  )

  @OptionGroup var input: InputOptions
  @OptionGroup var swift: SwiftOptions

  @OptionGroup var output: OutputOptions

  func run() async throws {
    let start = ContinuousClock.now
    let progress = ProgressLine(isEnabled: !output.writing.quiet)
    let writes = output.writing.writes
    // Who watches waits for what is not there yet; a single run does not.
    _ = try Report.usable(
      Checked((), InputFinder().problems(ofContext: input.reading.context)))
    var folder = OutputFolder(output.output, isWritten: writes)
    let generation = Generation(input: input, swift: swift, progress: progress)
    if !output.writing.quiet { generation.tellOfVocabularies() }
    let result: Generation.Result
    do {
      result = try await generation.run(into: &folder, isDryRun: !writes)
    } catch
      where writes && generation.hasNoDefinitions
      && input.inputs.allSatisfy(FileManager.default.fileExists)
    {
      // The last one may be gone from its folder; where the folder is not there either, the path may be wrong.
      Report.print(folder.changed(besides: []))
      try sayRemoved(folder.finish(removing: folder.abandoned(besides: [])))
      throw error
    }
    if writes, !output.writing.quiet, !result.isAsBefore {
      tellOfPlugin(result.definitions)
    }
    let (written, unchanged) = (result.summary.written, result.summary.unchanged)
    let abandoned = folder.abandoned(besides: written + unchanged)
    // Where nothing is to do a look at every folder of a package would take longest.
    let isToSay = output.writing.check || !result.isAsBefore
    let interrupted = isToSay ? InterruptedRuns.diagnostics(of: result.definitions) : []
    Report.print(interrupted + folder.changed(besides: written + unchanged))
    if output.writing.check { try Check.end(outOfDate: written, abandoned: abandoned) }
    if output.writing.check, !interrupted.isEmpty { throw ExitCode(1) }
    let removed = writes ? try folder.finish(removing: abandoned) : abandoned.count
    if output.writing.dryRun, !output.writing.quiet {
      for path in written { Terminal.print("would write \(path)") }
      for path in abandoned { Terminal.print("would remove \(path)") }
    }
    say(result, removed: removed, since: start)
  }

  private func sayRemoved(_ count: Int) {
    guard count > 0, !output.writing.quiet else { return }
    Terminal.print("\(Count.of(count, "file")) of definitions that are gone removed")
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

  private func say(
    _ result: Generation.Result, removed: Int, since start: ContinuousClock.Instant
  ) {
    let (summary, counts) = (result.summary, result.counts)
    guard !output.writing.check, !output.writing.quiet, counts.count == 2 else { return }
    let verb = output.writing.dryRun ? "would be " : ""
    let removal = removed == 0 ? "" : ", \(removed) \(verb)removed"
    Terminal.print(
      "\(Count.of(counts[0], "definition")), \(Count.of(counts[1], "intent")): "
        + "\(Count.of(summary.written.count, "file")) \(verb)written, "
        + "\(summary.unchanged.count) unchanged\(removal) (\(Count.milliseconds(since: start)))"
    )
  }
}
