import Diagnostics
import Foundation
import HandlerStubs
import TestSupport
import Testing

@Suite("Regenerating handlers")
struct ScenarioTests {
  static let scenarios: [Scenario] = {
    let folder = Fixture.url("Scenarios")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == "txt" }
      .sorted { $0.path < $1.path }
      .compactMap { try? Scenario($0) }
  }()

  @Test("has a scenario for each thing that can happen")
  func hasScenarios() { #expect(Self.scenarios.count >= 40) }

  @Test("does what each scenario says, and nothing the second time", arguments: scenarios)
  func follows(_ scenario: Scenario) throws {
    let definitions = try scenario.definitions()
    let regenerator = HandlerRegenerator(options: scenario.options)
    let first = regenerator.regenerate(
      definitions, gone: scenario.gone, in: HandlerSources(scenario.sources),
      record: try scenario.record(),
      folder: "Handlers")
    try Snapshot.expect(scenario.text(Scenario.outcome(first)), equals: scenario.url)

    guard let changes = first.value else { return }
    let second = regenerator.regenerate(
      definitions, gone: scenario.gone, in: HandlerSources(changes.files.map(\.source)),
      record: changes.record,
      folder: "Handlers")
    let again = try #require(second.value, "what was written does not parse")
    for file in again.files { #expect(file.before == file.after, "\(file.path) changed again") }
    #expect(again.record == changes.record)
  }
}
