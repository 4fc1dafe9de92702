import Foundation
import TestSupport
import Testing

@testable import IntentRuntime

@Suite("A session that the store forgets")
struct ForgottenSessionTests {
  @Test("is begun anew once where two begin it at once, on two machines")
  func isBegunAnewOnce() async throws {
    let handled = Counter()
    let first = try ServiceDesk(Packing { _ in await handled.add() })
    let begun = try await first.service.begin(Packing.whole, id: "1", language: "en")
    #expect(begun.outcome?.ending == .handled)
    first.time.advance(by: SessionLifetimes().outcome + 1)
    let late = SessionService(
      engine: first.service.engine,
      store: OvertakenStore(first.store) {
        _ = try await first.service.begin(Packing.whole, id: "1", language: "en")
      }, now: { first.time.now })
    await #expect(throws: IntentError.sessionExists(session: "1")) {
      _ = try await late.begin(Packing.whole, id: "1", language: "en")
    }
    #expect(await handled.count == 2)
    // Its revisions go on, so that whoever still has the old one does not take it for this.
    let state = try await late.state(of: "1")
    #expect(state.outcome?.ending == .handled)
    #expect(state.session.revision > begun.session.revision)
  }

  @Test("takes no step once its time is over, whether anybody removed it or not")
  func expires() async throws {
    let desk = try ServiceDesk(Canceller())
    let asked = try await desk.begin()
    desk.time.advance(by: SessionLifetimes().waiting + 1)
    await #expect(throws: IntentError.unknownSession(session: "1")) {
      _ = try await desk.service.step("1", revision: asked.session.revision, .yes)
    }
    #expect(try await desk.begin().turn == asked.turn)
  }

  @Test("that waits for the user is cancelled, and forgotten in time")
  func isForgotten() async throws {
    let desk = try ServiceDesk(Canceller())
    _ = try await desk.begin()
    #expect(try await desk.service.cancel("1").outcome?.ending == .cancelled)
    await #expect(throws: IntentError.sessionFinished(session: "1")) {
      _ = try await desk.service.cancel("1")
    }
    _ = try await desk.service.begin(ServiceDesk.request, id: "2", language: "en")
    desk.time.advance(by: 86_401)
    #expect(try await desk.service.expire() == 2)
    #expect(await desk.store.count == 0)
  }

  /// A session of a handler that waits at a gate, and the step that has it carried out.
  private func handling(
    _ gate: Gate, lifetimes: SessionLifetimes = SessionLifetimes()
  ) async throws -> (desk: ServiceDesk, yes: Task<SessionStep, any Error>) {
    var handler = Canceller()
    handler.work = { _ in
      await gate.pass()
      return CancelBreadIntentResponse(code: .success)
    }
    let desk = try ServiceDesk(handler, lifetimes: lifetimes)
    let revision = try await desk.begin().session.revision
    let yes = Task { try await desk.service.step("1", revision: revision, .yes) }
    await gate.awaitArrival()
    return (desk, yes)
  }

  @Test(
    "is not forgotten while its handler is at work, however short outcomes are kept",
    arguments: [0, 10, 60] as [Double])
  func isKeptWhileHandled(_ outcome: Double) async throws {
    let gate = Gate()
    var lifetimes = SessionLifetimes()
    lifetimes.outcome = outcome
    let (desk, yes) = try await handling(gate, lifetimes: lifetimes)
    // The budget comes first.
    await desk.clock.advance(to: .seconds(2))
    for _ in 0..<5 {
      desk.time.advance(by: 20)
      // The lease was renewed when somebody sleeps for the next time.
      for _ in 0..<2 { await desk.clock.advance(to: .seconds(10)) }
      #expect(try await desk.service.expire() == 0)
      let state = try await desk.service.state(of: "1")
      #expect(state.turn == .inProgress(text: "This takes a moment."))
    }
    await gate.open()
    #expect(try await yes.value.pending?.value.outcome?.ending == .handled)
  }

  /// What becomes of a session while its handler is at work.
  enum Loss: CaseIterable, Sendable { case removed, another, anotherOfItsRevision }

  @Test(
    "while its handler is at work ends with what the handler did, and with what the store says",
    arguments: Loss.allCases)
  func tellsWhatIsKnown(_ loss: Loss) async throws {
    let gate = Gate()
    let (desk, yes) = try await handling(gate)
    let revision = try #require(await desk.store.load("1")).session.revision
    await desk.store.remove("1")
    var session = IntentSession(id: "1", request: ServiceDesk.request, language: "en")
    if loss == .anotherOfItsRevision { session.revision = revision }
    let other = StoredSession(
      session: session, turn: .inProgress(text: "other"), expires: .distantFuture)
    if loss != .removed { try await desk.store.create(other) }
    await gate.open()
    let step = try await yes.value
    #expect(step.outcome?.ending == .handled)
    #expect(step.session.phase == .finished)
    #expect(step.error as? IntentError == .unknownSession(session: "1"))
    #expect(await desk.store.load("1") == (loss == .removed ? nil : other))
  }

  @Test("is not waited for, nor cancelled, by whoever asks for another of its identifier")
  func keepsOthersApart() async throws {
    let gate = Gate()
    let (desk, yes) = try await handling(gate)
    await desk.store.remove("1")
    let asked = try await desk.begin()
    #expect(try await desk.service.state(of: "1").pending == nil)
    // Somebody else's machine is at work for that one.
    var other = try #require(await desk.store.load("1"))
    other.session.phase = .handling
    other.session.question = nil
    other.turn = .inProgress(text: "other")
    other.lease = SessionLease(holder: "other", until: .distantFuture)
    try await desk.store.replace(other, expecting: asked.session.revision)
    #expect(try await desk.service.cancel("1").turn == other.turn)
    await gate.open()
    #expect(try await yes.value.outcome?.ending == .handled)
  }

  @Test("is told from others to which an app gave the same key")
  func keepsSameKeysApart() async throws {
    let gate = Gate()
    var handler = Canceller()
    handler.work = { _ in
      await gate.pass()
      return CancelBreadIntentResponse(code: .success)
    }
    let desk = try ServiceDesk(handler)
    var yeses: [Task<SessionStep, any Error>] = []
    for id in ["1", "2"] {
      let session = IntentSession(
        id: id, request: ServiceDesk.request, language: "en", idempotencyKey: "same")
      let revision = try await desk.service.begin(session).session.revision
      yeses.append(Task { try await desk.service.step(id, revision: revision, .yes) })
      while try await desk.service.state(of: id).pending == nil { await Task.yield() }
    }
    let first = try await desk.service.state(of: "1").pending?.task
    let second = try await desk.service.state(of: "2").pending?.task
    #expect(first != nil && second != nil && first != second)
    await gate.open()
    for yes in yeses { #expect(try await yes.value.outcome?.ending == .handled) }
  }

  @Test("is waited for by one task, however many ask how it stands")
  func isWaitedForOnce() async throws {
    let gate = Gate()
    let (desk, yes) = try await handling(gate)
    let first = try #require(try await desk.service.state(of: "1").pending)
    for _ in 0..<3 {
      #expect(try await desk.service.state(of: "1").pending?.task == first.task)
    }
    await gate.open()
    _ = try await yes.value
    #expect(await first.value.outcome?.ending == .handled)
  }
}
