import ArgumentParser
import Diagnostics
import Foundation
import IntentDefinition
import IntentGenerator

/// `intentgen watch`.
struct Watch: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes the Swift files of definitions anew whenever one changes.",
    discussion: """
      Prints a line a change, and ends with Ctrl-C. What a definition has turned into while it was \
      watched is removed with it. An input that is moved away or not there yet is waited for.
      """
  )

  @OptionGroup var input: InputOptions
  @OptionGroup var swift: SwiftOptions

  @Option(
    name: .shortAndLong, help: "The folder to write to; it is made if need be.",
    completion: .directory)
  var output: String

  @Flag(help: "Look again and again, where a file system does not tell of changes.")
  var poll = false

  func validate() throws {
    if output.isEmpty { throw ValidationError(OutputOptions.missingFolder) }
  }

  func run() async throws {
    let inputs = WatchedInputs(
      inputs: input.inputs, context: input.reading.context, templates: swift.templates)
    let changes = FolderChanges.stream(polls: poll) { inputs.folders }
    Generation(input: input, swift: swift, progress: ProgressLine(isEnabled: false))
      .tellOfVocabularies()
    let task = Task { await watch(inputs, changes) }
    let signals = Interruption.cancels(task)
    await task.value
    for signal in signals { signal.cancel() }
  }

  private func watch(_ inputs: WatchedInputs, _ changes: AsyncStream<Void>) async {
    var last = inputs.snapshot()
    /// The files that were written, with the definitions that they were made of.
    var outputs: [String: String] = [:]
    var known: WrittenFiles?
    if last.problems.hasErrors {
      Terminal.print("waiting for \(input.inputs.joined(separator: ", "))")
    } else {
      known = await regenerate(
        "watching \(Count.of(last.stamps.count, "file"))", &outputs, knownBefore: known)
    }
    for await _ in changes {
      // An editor may write in several steps; and what it replaces is not there for a moment.
      try? await Task.sleep(for: .milliseconds(20))
      guard !Task.isCancelled else { return }
      let now = inputs.snapshot()
      guard now != last else { continue }
      let changed = Set(now.stamps.keys).union(last.stamps.keys)
        .filter { now.stamps[$0] != last.stamps[$0] }.sorted()
      last = now
      known = await regenerate(summary(of: changed), &outputs, knownBefore: known)
    }
  }

  /// Writes what is out of date, and removes what definitions turned into that are gone.
  ///
  /// - Returns: What runs have written by then.
  private func regenerate(
    _ reason: String, _ outputs: inout [String: String], knownBefore earlier: WrittenFiles?
  ) async -> WrittenFiles? {
    let start = ContinuousClock.now
    var folder = OutputFolder(output, isWritten: true, knownBefore: earlier)
    let generation = Generation(
      input: input, swift: swift, progress: ProgressLine(isEnabled: false))
    let result = try? await generation.run(into: &folder)
    for definition in result?.definitions ?? [] {
      let name = DefinitionDecoder.baseName(of: definition)
      for part in GeneratedFile.Part.allCases {
        let file = GeneratedFile.name(part, ofDefinition: name)
        outputs[(output as NSString).appendingPathComponent(file)] = definition
      }
    }
    let made = result.map { $0.summary.written + $0.summary.unchanged } ?? []
    // Where a link leads elsewhere by now, what it led to before is there still.
    let gone = outputs.filter { path, definition in
      !made.contains(path) && !FileManager.default.fileExists(atPath: definition)
    }
    for path in gone.keys { outputs[path] = nil }
    let abandoned = Set(gone.keys).union(folder.abandoned(besides: made)).sorted()
    let count = (try? folder.finish(removing: abandoned)) ?? 0
    let removed = count == 0 ? "" : ", \(count) removed"
    let written = result.map { Count.of($0.summary.written.count, "file") }
    Terminal.print(
      "\(reason): \(written ?? "nothing") written\(removed)"
        + (written == nil ? "" : " (\(Count.milliseconds(since: start)))"))
    return folder.written
  }

  private func summary(of changed: [String]) -> String {
    guard let first = changed.first else { return "inputs" }
    let name = (first as NSString).lastPathComponent
    return changed.count > 1 ? "\(name) and \(changed.count - 1) more" : name
  }
}
