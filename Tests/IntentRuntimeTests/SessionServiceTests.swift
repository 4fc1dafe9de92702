import Foundation
import TestSupport
import Testing

@testable import IntentRuntime

@Suite("A session in a store")
struct SessionServiceTests {
  @Test("is among none of an owner's where less than one is asked for", arguments: [0, -1, .min])
  func isAmongNone(_ limit: Int) async {
    let store = MemorySessionStore()
    #expect(await store.openSessions(of: "Bobo", at: .now, limit: limit) == [])
  }

  @Test("has a higher revision after each step, and refuses a step that is about an older one")
  func refusesOldRevision() async throws {
    let handler = Canceller()
    let desk = try ServiceDesk(handler)
    let asked = try await desk.begin()
    let again = try await desk.service.step("1", revision: asked.session.revision, .proceed)
    #expect(again.session.revision > asked.session.revision)
    await #expect(
      throws: IntentError.sessionChanged(
        session: "1", expected: asked.session.revision, found: again.session.revision)
    ) {
      _ = try await desk.service.step("1", revision: asked.session.revision, .yes)
    }
    #expect(await handler.handled.count == 0)
    #expect(try await desk.service.state(of: "1").turn == again.turn)
  }

  @Test("is begun once for an identifier, and unknown for any other")
  func isBegunOnce() async throws {
    let desk = try ServiceDesk(Canceller())
    _ = try await desk.begin()
    await #expect(throws: IntentError.sessionExists(session: "1")) {
      _ = try await desk.begin()
    }
    await #expect(throws: IntentError.unknownSession(session: "2")) {
      _ = try await desk.service.step("2", revision: 1, .yes)
    }
  }

  @Test(
    "is handled once where many say yes at the same time, on several machines",
    .timeLimit(.minutes(15)))
  func handlesOnce() async throws {
    for _ in 0..<50 {
      let handler = Canceller()
      let first = try ServiceDesk(handler)
      let others = [
        try ServiceDesk(handler, store: first.store), try ServiceDesk(handler, store: first.store),
      ]
      let services = [first.service] + others.map(\.service)
      let revision = try await first.begin().session.revision
      let endings = await withTaskGroup(of: SessionOutcome.Ending?.self) { group in
        for number in 0..<12 {
          group.addTask {
            try? await services[number % 3].step("1", revision: revision, .yes).outcome?.ending
          }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(endings.count { $0 == .handled } == 1)
      #expect(endings.count { $0 == nil } == 11)
      #expect(await handler.handled.count == 1)
      #expect(try await services[1].state(of: "1").outcome?.ending == .handled)
    }
  }

  @Test("is in the store as being handled while the handler is at work, and says so to others")
  func isClaimed() async throws {
    let gate = Gate()
    var handler = Canceller()
    handler.work = { _ in
      await gate.pass()
      return CancelBreadIntentResponse(code: .success)
    }
    let desk = try ServiceDesk(handler)
    let revision = try await desk.begin().session.revision
    async let yes = desk.service.step("1", revision: revision, .yes)
    await gate.awaitArrival()
    let stored = try #require(await desk.store.load("1"))
    #expect(stored.session.phase == .handling)
    #expect(stored.lease?.until == desk.time.now + 30)
    #expect(stored.turn == .inProgress(text: "This takes a moment."))
    await #expect(throws: IntentError.sessionBusy(session: "1")) {
      _ = try await desk.service.step("1", revision: stored.session.revision, .yes)
    }
    await gate.open()
    #expect(try await yes.outcome?.ending == .handled)
    #expect(try await #require(desk.store.load("1")).lease == nil)
    await #expect(throws: IntentError.sessionFinished(session: "1")) {
      let revision = try await desk.service.state(of: "1").session.revision
      _ = try await desk.service.step("1", revision: revision, .yes)
    }
  }

  @Test("has its lease renewed for as long as the handler is at work")
  func renewsLease() async throws {
    let gate = Gate()
    var handler = Canceller()
    handler.work = { _ in
      await gate.pass()
      return CancelBreadIntentResponse(code: .success)
    }
    let desk = try ServiceDesk(handler)
    let revision = try await desk.begin().session.revision
    async let yes = desk.service.step("1", revision: revision, .yes)
    await gate.awaitArrival()
    // The budget comes first.
    await desk.clock.advance(to: .seconds(2))
    desk.time.advance(by: 20)
    await desk.clock.advance(to: .seconds(10))
    await waitUntil { await desk.store.load("1")?.lease?.until == desk.time.now + 30 }
    desk.time.advance(by: 20)
    // 40 seconds after it was taken, nobody takes it for abandoned.
    #expect(try await desk.service.state(of: "1").turn == .inProgress(text: "This takes a moment."))
    await gate.open()
    #expect(try await yes.pending?.value.outcome?.ending == .handled)
  }

  @Test("keeps an outcome that came late until it was fetched, and forgets it in time")
  func keepsLateOutcome() async throws {
    let gate = Gate()
    var handler = Canceller()
    handler.work = { _ in
      await gate.pass()
      return CancelBreadIntentResponse(code: .success)
    }
    let desk = try ServiceDesk(handler)
    let revision = try await desk.begin().session.revision
    async let yes = desk.service.step("1", revision: revision, .yes)
    await gate.awaitArrival()
    await desk.clock.advance(to: .seconds(2))
    let step = try await yes
    #expect(step.turn == .inProgress(text: "This takes a moment."))
    #expect(try await desk.service.state(of: "1").turn == step.turn)
    await gate.open()
    #expect(await step.pending?.value.outcome?.ending == .handled)
    desk.time.advance(by: 100_000)
    #expect(try await desk.service.expire() == 0)
    #expect(try await desk.service.state(of: "1").outcome?.ending == .handled)
    desk.time.advance(by: 601)
    #expect(try await desk.service.expire() == 1)
    await #expect(throws: IntentError.unknownSession(session: "1")) {
      _ = try await desk.service.state(of: "1")
    }
  }

  @Test("goes on where whoever said yes goes away")
  func survivesCaller() async throws {
    let gate = Gate()
    var handler = Canceller()
    handler.work = { _ in
      await gate.pass()
      #expect(!Task.isCancelled)
      return CancelBreadIntentResponse(code: .success)
    }
    let desk = try ServiceDesk(handler)
    let revision = try await desk.begin().session.revision
    let caller = Task { try await desk.service.step("1", revision: revision, .yes) }
    await gate.awaitArrival()
    caller.cancel()
    await gate.open()
    #expect(try await caller.value.outcome?.ending == .handled)
    // Nobody has heard of it, so that it is kept until somebody does.
    let expiry = try #require(await desk.store.load("1")).expires
    #expect(expiry == desk.time.now + SessionLifetimes().outcome)
  }

  @Test(
    "is cancelled at the user's wish, here and on another machine, and says so where the handler stops",
    arguments: [false, true], [false, true])
  func isCancelled(isElsewhere: Bool, heedsIt: Bool) async throws {
    let (gate, begun) = (Gate(), Gate())
    await begun.open()
    var handler = Canceller()
    handler.work = { _ in
      await begun.pass()
      if !heedsIt { await gate.pass() }
      await waitUntil { Task.isCancelled }
      if heedsIt { throw CancellationError() }
      return CancelBreadIntentResponse(code: .success)
    }
    let here = try ServiceDesk(handler)
    let there = try ServiceDesk(handler, store: here.store, time: here.time)
    let revision = try await here.begin().session.revision
    async let yes = here.service.step("1", revision: revision, .yes)
    await begun.awaitArrival()
    // The call's two, and the next sign of life.
    await waitUntil { here.service.engine.dispatcher.deadlines.pending == 3 }
    await here.clock.advance(to: .seconds(2))
    let pending = try #require(try await yes.pending)
    if isElsewhere {
      let step = try await there.service.cancel("1")
      #expect(step.turn == .inProgress(text: "This takes a moment."))
      await here.clock.advance(to: .seconds(10))
    } else {
      Task { try await here.service.cancel("1") }
    }
    if !heedsIt { await here.clock.advance(to: .seconds(2)) }
    let last = await pending.value
    #expect(last.outcome?.ending == (heedsIt ? .cancelled : .unknown))
    #expect(try await there.service.state(of: "1").turn == last.turn)
    await gate.open()
    guard !heedsIt else { return }
    // It was handled after all, and whoever asks hears it.
    #expect(await last.pending?.value.outcome?.ending == .handled)
    #expect(try await there.service.state(of: "1").outcome?.ending == .handled)
  }

  @Test("is handled where the store says that it could not be claimed, and it was")
  func survivesClaim() async throws {
    let store = FailingStore(failures: 1, isWritten: true, of: { $0.lease != nil })
    let handler = Canceller()
    let service = SessionService(engine: try Bakery.engine(handler), store: store)
    let asked = try await service.begin(ServiceDesk.request, id: "1", language: "en")
    let step = try await service.step("1", revision: asked.session.revision, .yes)
    #expect(step.outcome?.ending == .handled)
    #expect(await handler.handled.count == 1)
  }

  @Test(
    "takes a lifetime beyond all bounds for the nearest one",
    arguments: [
      (-Double.infinity, 1, 0), (-1, 1, 0), (0, 1, 0), (.nan, 1, 0), (0.5, 1, 0.5), (30, 30, 30),
      (1e9, 86_400, 1e9), (1e300, 86_400, 3_155_760_000), (.infinity, 86_400, 3_155_760_000),
    ] as [(Double, Double, Double)])
  func boundsLifetimes(_ seconds: Double, lease: Double, others: Double) async throws {
    var lifetimes = SessionLifetimes()
    (lifetimes.lease, lifetimes.waiting) = (seconds, seconds)
    (lifetimes.outcome, lifetimes.fetched) = (seconds, seconds)
    #expect(lifetimes.lease == lease)
    #expect([lifetimes.waiting, lifetimes.outcome, lifetimes.fetched] == [others, others, others])
    // The handler is claimed for as long, and the outcome kept.
    let time = TestTime()
    let service = SessionService(
      engine: try Bakery.engine(Canceller()), store: MemorySessionStore(), lifetimes: lifetimes,
      now: { time.now })
    let session = try await service.begin(ServiceDesk.request, id: "1", language: "en").session
    guard others > 0 else { return }
    let step = try await service.step("1", revision: session.revision, .yes)
    #expect(step.outcome?.ending == .handled)
  }

  @Test(
    "with a revision that no session comes to is refused before its handler is called",
    arguments: [Int.max, Int.max - 1, Int.max / 2, -1])
  func refusesRevision(_ revision: Int) async throws {
    let handler = Canceller()
    let desk = try ServiceDesk(handler)
    _ = try await desk.begin()
    var stored = try #require(await desk.store.load("1"))
    let before = stored.session.revision
    stored.session.revision = revision
    try await desk.store.replace(stored, expecting: before)
    let error = IntentError.invalidSession(
      session: "1", reason: "it has the revision \(revision)")
    await #expect(throws: error) {
      try await desk.service.step("1", revision: revision, .yes)
    }
    await #expect(throws: error) { try await desk.service.state(of: "1") }
    await #expect(throws: error) { try await desk.service.cancel("1") }
    await #expect(throws: error) {
      try await desk.service.engine.step(stored.session, .yes)
    }
    #expect(await handler.handled.count == 0)
  }

  @Test("can be looked up and ended after its intent is gone from the app")
  func outlivesItsIntent() async throws {
    let desk = try ServiceDesk(Canceller())
    let asked = try await desk.begin()
    let later = SessionService(
      engine: SessionEngine(provider: HandlerProvider()), store: desk.store,
      now: { desk.time.now })
    #expect(try await later.state(of: "1").turn == asked.turn)
    let locked = try await later.state(of: "1", context: IntentContext(isLocked: true))
    #expect(locked.turn == .unlock(prompt: "Unlock your device first."))
    #expect(try await later.cancel("1").outcome?.ending == .cancelled)
    #expect(try await later.state(of: "1").outcome?.ending == .cancelled)
  }

  @Test("is as it was where an answer does not fit")
  func staysWhereAnswerIsRefused() async throws {
    let desk = try ServiceDesk(Canceller())
    let step = try await desk.begin()
    await #expect(throws: IntentError.self) {
      _ = try await desk.service.step("1", revision: step.session.revision, .choice(3))
    }
    let yes = try await desk.service.step("1", revision: step.session.revision, .yes)
    #expect(yes.outcome?.ending == .handled)
  }

  @Test("has the same revision however often its outcome is fetched")
  func keepsRevision() async throws {
    let gate = Gate()
    var handler = Canceller()
    handler.work = { _ in
      await gate.pass()
      return CancelBreadIntentResponse(code: .success)
    }
    let desk = try ServiceDesk(handler)
    let revision = try await desk.begin().session.revision
    let yes = Task { try await desk.service.step("1", revision: revision, .yes) }
    await gate.awaitArrival()
    yes.cancel()
    await gate.open()
    let told = try await yes.value.session.revision
    for _ in 0..<2 {
      #expect(try await desk.service.state(of: "1").session.revision == told)
    }
    #expect(
      await desk.store.load("1")?.expires == desk.time.now + SessionLifetimes().fetched)
  }
}
