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
    let task = Task { await watch(inputs, changes) }
    let signals = Interruption.cancels(task)
    await task.value
    for signal in signals { signal.cancel() }
  }

  private func watch(_ inputs: WatchedInputs, _ changes: AsyncStream<Void>) async {
    var last = inputs.snapshot()
    /// The files that were written, with the definitions that they were made of.
    var outputs: [String: String] = [:]
    if last.problems.hasErrors {
      Terminal.print("waiting for \(input.inputs.joined(separator: ", "))")
    } else {
      await regenerate("watching \(Count.of(last.stamps.count, "file"))", &outputs)
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
      await regenerate(summary(of: changed), &outputs)
    }
  }

  /// Writes what is out of date, and removes what definitions turned into that are gone.
  private func regenerate(_ reason: String, _ outputs: inout [String: String]) async {
    let start = ContinuousClock.now
    var gone = Set(outputs.filter { !FileManager.default.fileExists(atPath: $0.value) }.keys)
    do {
      let found = InputFinder().find(input.inputs).value?.definitions.map(\.file)
      let prefix = try input.reading.classPrefix(of: found ?? [])
      let pipeline = GeneratorPipeline(options: swift.generatorOptions(classPrefix: prefix))
      let set = try Report.usable(pipeline.load(input.inputs, context: input.reading.context))
      let generated = try Report.usable(await pipeline.generate(set))
      let files = generated.map {
        OutputFile((output as NSString).appendingPathComponent($0.name), $0.contents)
      }
      let summary = try Output.write(files)
      for definition in set.definitions.map(\.definition) {
        for part in GeneratedFile.Part.allCases {
          let name = GeneratedFile.name(part, ofDefinition: definition.name)
          outputs[(output as NSString).appendingPathComponent(name)] = definition.file
        }
      }
      gone.subtract(files.map(\.path))
      let removed = remove(gone, from: &outputs)
      Terminal.print(
        "\(reason): \(Count.of(summary.written.count, "file")) written\(removed) "
          + "(\(Count.milliseconds(since: start)))")
    } catch {
      let removed = remove(gone, from: &outputs)
      Terminal.print("\(reason): nothing written\(removed)")
    }
  }

  /// - Returns: How many were removed, in words behind others; empty for none.
  private func remove(_ gone: Set<String>, from outputs: inout [String: String]) -> String {
    for path in gone { outputs[path] = nil }
    let count = gone.count { unlink($0) == 0 }
    return count == 0 ? "" : ", \(count) removed"
  }

  private func summary(of changed: [String]) -> String {
    guard let first = changed.first else { return "inputs" }
    let name = (first as NSString).lastPathComponent
    return changed.count > 1 ? "\(name) and \(changed.count - 1) more" : name
  }
}
