import Foundation
import SystemIntents
import TestSupport
import Testing

@testable import IntentRuntime

@Suite("Presentation")
struct PresentationTests {
  /// Shows what is packed, and then how far it is.
  struct Packer: PackBreadIntentHandling, PackBreadIntentPresenting {
    var isFailing = false
    var gate: Gate?

    func resolveKind(for intent: PackBreadIntent) -> ResolutionResult<String> { .notRequired() }
    func resolveCount(for intent: PackBreadIntent) -> ResolutionResult<Int> { .notRequired() }
    func resolveBag(for intent: PackBreadIntent) -> ResolutionResult<String> { .notRequired() }
    func resolveLabels(for intent: PackBreadIntent) -> [ResolutionResult<String>] {
      [.notRequired()]
    }

    func handle(intent: PackBreadIntent) -> PackBreadIntentResponse {
      PackBreadIntentResponse(code: .success)
    }

    func present(
      intent: PackBreadIntent, response: PackBreadIntentResponse
    ) async throws -> Presentation {
      struct Broken: Error {}
      if isFailing { throw Broken() }
      await gate?.pass()
      let (updates, writer) = AsyncStream<ViewDescription>.makeStream()
      for fraction in [0.5, 1] {
        writer.yield(ViewDescription([.progress(fraction, title: "Packing")]))
      }
      writer.finish()
      let view = ViewDescription(
        [
          .row(title: "Code", value: "\(response.code)"),
          .image(IntentImage(named: "bag"), description: "A bag"),
          .mapPoint(Location(latitude: 1, longitude: 2), title: "The shop"),
        ],
        replaces: [.parameters]
      )
      return Presentation(view, updates: updates)
    }
  }

  @Test("is what a handler shows, with updates as they come")
  func shows() async throws {
    let step = try await Bakery.engine(Packer()).begin(IntentRequest(intent: "PackBread"))
    let presentation = try #require(step.presentation)
    #expect(presentation.view.replaces == [.parameters])
    #expect(presentation.view.spokenText == "Code: success\nA bag\nThe shop")
    var updates: [String] = []
    if let stream = presentation.updates {
      for await view in stream { updates.append(view.spokenText) }
    }
    #expect(updates == ["Packing: 50 %", "Packing: 100 %"])
    let data = try JSONEncoder().encode(presentation.view)
    #expect(try JSONDecoder().decode(ViewDescription.self, from: data) == presentation.view)
  }

  @Test("is shown with the question whether to go on")
  func showsBeforeHandling() async throws {
    var policy = SessionPolicy()
    policy.confirmedIntents = ["PackBread"]
    let step = try await Bakery.engine(Packer(), policy: policy)
      .begin(IntentRequest(intent: "PackBread"))
    #expect(step.presentation?.view.elements.first == .row(title: "Code", value: "ready"))
  }

  @Test("takes nothing from the answer where it fails or there is none")
  func isOptional() async throws {
    let failed = try await Bakery.engine(Packer(isFailing: true))
      .begin(IntentRequest(intent: "PackBread"))
    #expect(failed.outcome?.ending == .handled && failed.presentation == nil)
    let none = try await Bakery.engine(Baker()).begin(Bakery.wholeOrder)
    #expect(none.outcome?.ending == .handled && none.presentation == nil)
  }

  @Test("is waited for once the store knows what became of the intent")
  func isShownLast() async throws {
    let gate = Gate()
    let desk = try ServiceDesk(Packer(gate: gate))
    let packing = Task {
      try await desk.service.begin(IntentRequest(intent: "PackBread"), id: "1", language: "en")
    }
    await gate.awaitArrival()
    await waitUntil { await desk.store.load("1")?.turn.isFinal == true }
    await gate.open()
    let step = try await packing.value
    #expect(step.outcome?.ending == .handled)
    #expect(step.presentation?.view.replaces == [.parameters])
  }

  @Test("that does not come in its budget holds nothing back", arguments: [false, true])
  func holdsNothingBack(_ isConfirmed: Bool) async throws {
    let (gate, clock) = (Gate(), ManualClock())
    var policy = SessionPolicy()
    if isConfirmed { policy.confirmedIntents = ["PackBread"] }
    let engine = try Bakery.engine(Packer(gate: gate), policy: policy, clock: clock)
    async let begun = engine.begin(IntentRequest(intent: "PackBread"))
    await gate.awaitArrival()
    await clock.advance(to: policy.budget)
    let step = try await begun
    #expect(step.presentation == nil)
    #expect(step.outcome?.ending == (isConfirmed ? nil : .handled))
    #expect(step.session.phase == (isConfirmed ? .confirming : .finished))
    await gate.open()
  }

  @Test("is no failure where whoever waits for it is gone")
  func isLeft() async throws {
    let (gate, log) = (Gate(), LogBook())
    let engine = try Bakery.engine(Packer(gate: gate), log: log)
    let begun = Task { try await engine.begin(IntentRequest(intent: "PackBread")) }
    await gate.awaitArrival()
    begun.cancel()
    await gate.open()
    #expect(try await begun.value.outcome?.ending == .handled)
    #expect(await log.close().allSatisfy { !$0.contains("failed") })
  }
}
