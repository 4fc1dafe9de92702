import Foundation
import IntentRuntime
import TestSupport
import Testing

@Suite("A handler at work for a session")
struct IntentExecutionTests {
  @Test("reads one idempotency key for all attempts, another for each session")
  func hasIdempotencyKey() async throws {
    let keys = Locked<[String: Set<String>]>([:])
    var handler = Canceller()
    handler.number = { value in
      let execution = try #require(IntentExecution.current)
      keys.withLock { _ = $0[execution.session, default: []].insert(execution.idempotencyKey) }
      return value.map { .success(with: $0) } ?? .needsValue()
    }
    handler.work = { _ in
      let execution = try #require(IntentExecution.current)
      keys.withLock { _ = $0[execution.session, default: []].insert(execution.idempotencyKey) }
      return CancelBreadIntentResponse(code: .success)
    }
    let desk = try ServiceDesk(handler)
    for id in ["1", "2"] {
      let step = try await desk.service.begin(ServiceDesk.request, id: id, language: "en")
      _ = try await desk.service.step(id, revision: step.session.revision, .yes)
    }
    let found = keys.withLock { $0 }
    #expect(found["1"]?.count == 1 && found["2"]?.count == 1 && found["1"] != found["2"])
    #expect(IntentExecution.current == nil)
  }

  @Test("keeps the key from what it dispatches itself")
  func hidesKey() async throws {
    let keys = Locked<[String?]>([])
    let inner = Packing { key in keys.withLock { $0.append(key) } }
    var provider = HandlerProvider(.bakery)
    try provider.register(inner)
    let dispatcher = IntentDispatcher(provider: provider)
    var handler = Canceller()
    handler.work = { _ in
      for _ in 0..<2 { _ = try await dispatcher.dispatch(Packing.whole) }
      keys.withLock { $0.append(IntentExecution.current?.idempotencyKey) }
      return CancelBreadIntentResponse(code: .success)
    }
    let desk = try ServiceDesk(handler)
    let step = try await desk.begin()
    _ = try await desk.service.step("1", revision: step.session.revision, .yes)
    let found = keys.withLock { $0 }
    #expect(found == [nil, nil, step.session.idempotencyKey])
  }

  @Test("reads whose session it is, as does whoever picks it, also for what there is to choose")
  func readsOwner() async throws {
    let owners = Locked<[String?]>([])
    let note = { @Sendable in owners.withLock { $0.append(IntentExecution.current?.owner) } }
    var provider = HandlerProvider(.bakery)
    try provider.register(OrderBreadIntent.self) { _ in
      note()
      var baker = Baker()
      baker.loaves = { value in
        note()
        return value.map { .success(with: $0) } ?? .needsValue()
      }
      baker.work = { _ in
        note()
        return OrderBreadIntentResponse(code: .success)
      }
      return baker
    }
    let engine = SessionEngine(provider: provider, clock: ManualClock())
    for owner in ["bobo", nil] {
      var session = IntentSession(
        id: "1", request: Bakery.order(["bread": Bakery.rye]), language: "en")
      session.owner = owner
      let asked = try await engine.step(session, .proceed)
      #expect(owners.withLock { $0 } == [owner, owner])
      _ = try await engine.options(of: asked.session, for: "bread")
      #expect(owners.withLock { $0 } == [owner, owner, owner])
      let step = try await engine.next(asked, .value(2))
      #expect(step.outcome?.ending == .handled)
      #expect(owners.withLock { $0 } == Array(repeating: owner, count: 6))
      owners.withLock { $0 = [] }
    }
  }
}
