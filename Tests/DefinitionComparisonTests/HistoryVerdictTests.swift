import DefinitionComparison
import Diagnostics
import Foundation
import IntentDefinition
import IntentGenerator
import TestSupport
import Testing

/// Whether to compile at every step of every history: that takes minutes.
private let isExhaustive = ProcessInfo.processInfo.environment["INTENTGEN_ALL_HISTORIES"] == "1"

@Suite("The verdict on what real apps changed")
struct HistoryVerdictTests {
  /// A version of a definition and the next one.
  struct Step: CustomTestStringConvertible, Sendable {
    let old: URL
    let new: URL

    var testDescription: String {
      old.pathComponents.suffix(3).joined(separator: "/") + " to " + new.lastPathComponent
    }
  }

  static let steps: [Step] = {
    guard let root = Fixture.shared?.appending(path: "histories") else { return [] }
    func folders(_ url: URL) -> [URL] {
      ((try? FileManager.default.contentsOfDirectory(atPath: url.filePath)) ?? []).sorted()
        .filter { !$0.hasPrefix(".") }
        .map { url.appending(path: $0, directoryHint: .isDirectory) }
    }
    let all = folders(root).flatMap(folders).flatMap { history in
      zip(folders(history), folders(history).dropFirst()).map(Step.init)
    }
    return isExhaustive ? all : Array(all.prefix(2))
  }()

  /// Handlers and callers that use all of the old version are compiled with the new one.
  @Test(
    "says whether handlers and callers compile",
    .enabled(if: !steps.isEmpty, "the histories of real apps are absent"), arguments: steps)
  func isTrueOfSource(_ step: Step) async throws {
    let pipeline = GeneratorPipeline()
    let sets = [step.old, step.new].map { pipeline.load([$0.filePath]) }
    guard let old = sets[0].value, let new = sets[1].value,
      !sets.contains(where: { $0.diagnostics.hasErrors })
    else { return }
    let changes = DefinitionComparer().compare(old, new)
    let broken = try await Compilation.broken(CodeUsingDefinitions(old).files, with: new)
    let source = changes.filter { $0.rule.verdicts?.contains(.source) ?? false }
    #expect(broken.isEmpty == source.isEmpty, "\(broken.sorted()) \(source.map(\.message))")
  }
}
