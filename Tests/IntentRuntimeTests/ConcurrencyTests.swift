import Foundation
import IntentRuntime
import TestSupport
import Testing

@Suite("Many sessions at once")
struct ConcurrencyTests {
  /// A handler on its own actor, which counts who is inside.
  actor Packer: PackBreadIntentHandling {
    private(set) var begun = 0
    private(set) var ended = 0

    func resolveKind(for intent: PackBreadIntent) async -> ResolutionResult<String> {
      begun += 1
      defer { ended += 1 }
      await Task.yield()
      return intent.kind.map { .success(with: $0) } ?? .needsValue()
    }

    func resolveCount(for intent: PackBreadIntent) async -> ResolutionResult<Int> {
      intent.count.map { .confirmationRequired(with: $0) } ?? .needsValue()
    }

    func resolveBag(for intent: PackBreadIntent) async -> ResolutionResult<String> {
      .disambiguation(with: ["paper", "cloth"])
    }

    func resolveLabels(for intent: PackBreadIntent) async -> [ResolutionResult<String>] {
      [.notRequired()]
    }

    func handle(intent: PackBreadIntent) async -> PackBreadIntentResponse {
      begun += 1
      defer { ended += 1 }
      for _ in 0..<3 { await Task.yield() }
      return PackBreadIntentResponse(code: .success)
    }
  }

  @Test(
    "with eight handlers and cancellation at random points each end once, and leave nothing running"
  )
  func runAtOnce() async throws {
    let packers = (0..<8).map { _ in Packer() }
    var provider = HandlerProvider(.bakery)
    try provider.register(PackBreadIntent.self) { intent in
      packers[(intent.count ?? 0) % packers.count]
    }
    let engine = SessionEngine(provider: provider, clock: ManualClock(), logger: LogBook().logger)
    let endings = try await withThrowingTaskGroup(of: SessionOutcome.Ending.self) { group in
      for number in 0..<1_000 {
        group.addTask { try await Self.run(number, engine) }
      }
      return try await group.reduce(into: [SessionOutcome.Ending: Int]()) {
        $0[$1, default: 0] += 1
      }
    }
    #expect(endings.values.reduce(0, +) == 1_000)
    #expect((endings[.handled] ?? 0) >= 700, "\(endings)")
    // Whoever was cancelled may still be on their way out of an actor, which then says so.
    for packer in packers {
      await waitUntil { await packer.begun == packer.ended }
    }
  }

  /// One session; each fourth is cancelled somewhere.
  private static func run(
    _ number: Int,
    _ engine: SessionEngine
  ) async throws -> SessionOutcome.Ending {
    let session = Task {
      let request = IntentRequest(
        intent: "PackBread",
        parameters: ["count": .integer(number), "kind": "rye"])
      var step = try await engine.begin(request, id: "\(number)", language: "en")
      while !step.turn.isFinal {
        switch step.turn {
        case .agree: step = try await engine.next(step, .yes)
        case .choose: step = try await engine.next(step, .choice(0))
        default: step = try await engine.next(step, .cancel)
        }
      }
      return step
    }
    if number % 4 == 0 {
      var random = SeededGenerator(seed: UInt64(number))
      for _ in 0..<Int.random(in: 0..<60, using: &random) { await Task.yield() }
      session.cancel()
    }
    return try #require(try await session.value.outcome).ending
  }

  @Test("are written in under a kilobyte each where they wait for the user")
  func areSmall() async throws {
    let engine = try Bakery.engine(Baker())
    let session = try await engine.begin(Bakery.order()).session
    let data = try JSONEncoder().encode(session)
    #expect(data.count < 1_000)
  }
}
