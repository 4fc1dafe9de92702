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
      Prints a line a change, and ends with Ctrl-C. What a definition that is removed has turned \
      into is removed with it.
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

  func run() async throws {
    let inputs = WatchedInputs(inputs: input.inputs, templates: swift.templates)
    let changes = FolderChanges.stream(polls: poll) { inputs.folders }
    let task = Task { await watch(inputs, changes) }
    let signals = Interruption.cancels(task)
    await task.value
    for signal in signals { signal.cancel() }
  }

  private func watch(_ inputs: WatchedInputs, _ changes: AsyncStream<Void>) async {
    var stamps: [String: WatchedInputs.Stamp] = [:]
    var outputs: Set<String> = []
    if let now = inputs.stamps() {
      await regenerate("watching \(Count.of(now.count, "file"))", &outputs)
      stamps = now
    } else {
      say("waiting for \(input.inputs.joined(separator: ", "))")
    }
    for await _ in changes {
      // An editor may write in several steps; and what it replaces is not there for a moment.
      try? await Task.sleep(for: .milliseconds(20))
      guard !Task.isCancelled else { return }
      guard let now = inputs.stamps(), now != stamps else { continue }
      let changed = Set(now.keys).union(stamps.keys).filter { now[$0] != stamps[$0] }.sorted()
      stamps = now
      await regenerate(summary(of: changed), &outputs)
    }
  }

  /// Writes what is out of date, and removes what no definition turns into any more.
  private func regenerate(_ reason: String, _ outputs: inout Set<String>) async {
    let start = ContinuousClock.now
    let pipeline = GeneratorPipeline(
      options: swift.generatorOptions(classPrefix: input.reading.classPrefix))
    do {
      let set = try Report.usable(pipeline.load(input.inputs, context: input.reading.context))
      let files = try Report.usable(await pipeline.generate(set)).map {
        OutputFile((output as NSString).appendingPathComponent($0.name), $0.contents)
      }
      let summary = try Output.write(files)
      let stale = outputs.subtracting(files.map(\.path))
      for path in stale { try? FileManager.default.removeItem(atPath: path) }
      outputs = Set(files.map(\.path))
      let removed = stale.isEmpty ? "" : ", \(stale.count) removed"
      say(
        "\(reason): \(Count.of(summary.written.count, "file")) written\(removed) "
          + "(\(Count.milliseconds(since: start)))")
    } catch {
      say("\(reason): nothing written")
    }
  }

  private func summary(of changed: [String]) -> String {
    let name = changed.first.map { ($0 as NSString).lastPathComponent } ?? ""
    return changed.count > 1 ? "\(name) and \(changed.count - 1) more" : name
  }

  /// At once, also where somebody reads the lines through a pipe.
  private func say(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }
}
