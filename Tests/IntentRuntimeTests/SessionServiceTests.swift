import Foundation
import TestSupport
import Testing

@testable import IntentRuntime

@Suite("A session in a store")
struct SessionServiceTests {
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
    desk.time.advance(by: 20)
    await desk.clock.advance(to: .seconds(10))
    await waitUntil { await desk.store.load("1")?.lease?.until == desk.time.now + 30 }
    desk.time.advance(by: 20)
    // 40 seconds after it was taken, nobody takes it for abandoned.
    #expect(try await desk.service.state(of: "1").turn == .inProgress(text: "This takes a moment."))
    await gate.open()
    // The budget was over long ago.
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
    await waitUntil { here.service.engine.dispatcher.deadlines.pending == 2 }
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

  @Test("tells nobody on a locked device how a restricted intent stands")
  func tellsNothingWhileLocked() async throws {
    let desk = try ServiceDesk(Canceller())
    let asked = try await desk.begin()
    let locked = IntentContext(isLocked: true)
    let unlock = SessionTurn.unlock(prompt: "Unlock your device first.")
    #expect(try await desk.service.state(of: "1", context: locked).turn == unlock)
    await #expect(throws: IntentError.notAuthorized(.denied)) {
      _ = try await desk.service.state(of: "1", context: IntentContext(authorization: .denied))
    }
    let open = try await desk.service.state(of: "1")
    #expect(open.turn == asked.turn)
    _ = try await desk.service.step("1", revision: open.session.revision, .yes)
    let kept = try #require(await desk.store.load("1"))
    #expect(try await desk.service.state(of: "1", context: locked).turn == unlock)
    #expect(await desk.store.load("1") == kept)
  }

  @Test("tells nothing on a locked device of what was done before it could be cancelled")
  func tellsNoLateOutcomeWhileLocked() async throws {
    let begun = Gate()
    await begun.open()
    var handler = Canceller()
    handler.work = { _ in
      await begun.pass()
      await waitUntil { Task.isCancelled }
      return CancelBreadIntentResponse(code: .success)
    }
    let desk = try ServiceDesk(handler)
    let revision = try await desk.begin().session.revision
    async let yes = desk.service.step("1", revision: revision, .yes)
    await begun.awaitArrival()
    let told = try await desk.service.cancel("1", context: IntentContext(isLocked: true))
    #expect(told.turn == .unlock(prompt: "Unlock your device first."))
    #expect(try await yes.outcome?.ending == .handled)
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

  @Test("keeps what a handler did where the store fails, also where its write came through")
  func survivesStore() async throws {
    for (isWritten, failures) in [(false, 2), (true, 1)] {
      let store = FailingStore(failures: failures, isWritten: isWritten)
      let clock = ManualClock()
      let engine = try Bakery.engine(Canceller(), clock: clock)
      let time = TestTime()
      var lifetimes = SessionLifetimes()
      lifetimes.lease = 90
      let service = SessionService(
        engine: engine, store: store, lifetimes: lifetimes, now: { time.now })
      let revision = try await service.begin(ServiceDesk.request, id: "1", language: "en").session
        .revision
      let yes = Task { try await service.step("1", revision: revision, .yes) }
      for number in 0..<failures { await clock.advance(to: .seconds(3 * (number + 1))) }
      let step = try await yes.value
      #expect(step.outcome?.ending == .handled)
      #expect(step.error == nil)
      #expect(try await service.state(of: "1").outcome?.ending == .handled)
    }
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

  @Test("tells nobody on a locked device that a restricted intent has ended, or has gone on")
  func tellsNoEndWhileLocked() async throws {
    let desk = try ServiceDesk(Canceller())
    let locked = IntentContext(isLocked: true)
    let unlock = SessionTurn.unlock(prompt: "Unlock your device first.")
    let asked = try await desk.begin().session.revision
    let ended = try await desk.service.step("1", revision: asked, .yes).session.revision
    for revision in [asked, ended] {
      let step = try await desk.service.step("1", revision: revision, .proceed, context: locked)
      #expect(step.turn == unlock)
    }
    #expect(try await desk.service.cancel("1", context: locked).turn == unlock)
    #expect(try await desk.service.state(of: "1").outcome?.ending == .handled)
  }

  @Test("goes on where somebody only looked at it on a locked device, and has changes confirmed")
  func goesOnAfterLockedLook() async throws {
    var policy = SessionPolicy()
    policy.restrictedIntents = ["OrderBread"]
    let desk = try ServiceDesk(Baker(), policy: policy)
    let order = Bakery.order(["bread": Bakery.rye])
    let asked = try await desk.service.begin(order, id: "1", language: "en")
    let look = try await desk.service.state(of: "1", context: IntentContext(isLocked: true))
    #expect(look.turn == .unlock(prompt: "Unlock your device first."))
    // A step that was under way meanwhile does not know of it.
    await #expect(throws: IntentError.self) {
      _ = try await desk.service.step("1", revision: asked.session.revision, .value(3))
    }
    let unlocked = try await desk.service.step("1", revision: look.session.revision, .unlocked)
    #expect(unlocked.turn == asked.turn)
    let confirm = try await desk.service.step(
      "1", revision: unlocked.session.revision, .value(2))
    #expect(
      confirm.turn == .confirm(prompt: "Order 2 of Rye, medium size, picked up: shall I go on?"))
  }

  @Test("has changes confirmed after a step of an older revision on a locked device")
  func notesLockOfOldStep() async throws {
    var policy = SessionPolicy()
    policy.restrictedIntents = ["OrderBread"]
    let desk = try ServiceDesk(Baker(), policy: policy)
    let order = Bakery.order(["bread": Bakery.rye])
    let asked = try await desk.service.begin(order, id: "1", language: "en")
    let refused = try await desk.service.step(
      "1", revision: asked.session.revision - 1, .value(9), context: IntentContext(isLocked: true))
    #expect(refused.turn == .unlock(prompt: "Unlock your device first."))
    let confirm = try await desk.service.step(
      "1", revision: refused.session.revision, .value(2))
    #expect(
      confirm.turn == .confirm(prompt: "Order 2 of Rye, medium size, picked up: shall I go on?"))
  }

  @Test("that begins on a locked device goes on when it is unlocked, however often somebody looks")
  func goesOnAfterLockedBeginning() async throws {
    var policy = SessionPolicy()
    policy.restrictedIntents = ["OrderBread"]
    let desk = try ServiceDesk(Baker(), policy: policy)
    let locked = IntentContext(isLocked: true)
    let begun = try await desk.service.begin(
      IntentSession(id: "1", request: Bakery.wholeOrder, language: "en"), context: locked)
    for _ in 0..<2 {
      let look = try await desk.service.state(of: "1", context: locked)
      #expect(look.turn == begun.turn)
    }
    let step = try await desk.service.step("1", revision: begun.session.revision, .unlocked)
    #expect(step.outcome?.ending == .handled)
  }

  @Test("ends where its handler never agrees, also where other values come with each answer")
  func endsWithSeveralValues() async throws {
    var baker = Baker()
    baker.loaves = { _ in .unsupported() }
    let desk = try ServiceDesk(baker)
    let order = Bakery.order(["bread": Bakery.rye])
    var step = try await desk.service.begin(order, id: "1", language: "en")
    for number in 0...SessionPolicy().roundLimit where !step.turn.isFinal {
      step = try await desk.service.step(
        "1", revision: step.session.revision, .value(2),
        changing: ["toppings": [.string("\(number)")]])
    }
    #expect(step.outcome?.ending == .failed)
    guard case IntentError.neverAgrees("loaves", _, _)? = step.error else {
      Issue.record("\(String(describing: step.error))")
      return
    }
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

  @Test("keeps what its handler did after its end, also where whoever waited for that goes away")
  func keepsAmendedOutcome() async throws {
    let gate = Gate()
    var handler = Canceller()
    handler.work = { _ in
      await gate.pass()
      return CancelBreadIntentResponse(code: .success)
    }
    var policy = SessionPolicy()
    policy.timeout = .seconds(1)
    let desk = try ServiceDesk(handler, policy: policy)
    let service = SessionService(
      engine: desk.service.engine, store: CancellableStore(store: desk.store),
      now: { desk.time.now })
    let revision = try await service.begin(ServiceDesk.request, id: "1", language: "en").session
      .revision
    async let yes = service.step("1", revision: revision, .yes)
    await gate.awaitArrival()
    let deadlines = service.engine.dispatcher.deadlines
    await waitUntil { deadlines.pending > 0 }
    await desk.clock.advance(to: .seconds(1))
    await waitUntil { deadlines.pending > 0 }
    // As long as it had, and not for the budget.
    await desk.clock.advance(to: .seconds(2))
    let step = try await yes
    #expect(step.outcome?.ending == .unknown)
    step.pending?.cancel()
    await gate.open()
    let late = try #require(await step.pending?.value)
    #expect(late.outcome?.ending == .handled)
    #expect(late.pending == nil)
    #expect(try await service.state(of: "1").outcome?.ending == .handled)
  }

  @Test("tells whoever waits what its handler did, where the store never takes it")
  func tellsWhatCannotBeKept() async throws {
    let store = FailingStore(failures: .max, isWritten: false)
    let clock = ManualClock()
    var lifetimes = SessionLifetimes()
    // Nothing else sleeps for as long as it waits between its attempts.
    lifetimes.lease = 120
    let service = SessionService(
      engine: try Bakery.engine(Canceller(), clock: clock), store: store, lifetimes: lifetimes)
    let revision = try await service.begin(ServiceDesk.request, id: "1", language: "en").session
      .revision
    let yes = Task { try await service.step("1", revision: revision, .yes) }
    for seconds in [4, 8, 16, 32] + Array(repeating: 40, count: 8) {
      await clock.advance(to: .seconds(seconds))
    }
    let step = try await yes.value
    #expect(step.outcome?.ending == .handled)
    #expect(step.error is IntentError)
  }

  @Test("keeps what its handler did however often somebody wants it to be cancelled meanwhile")
  func outlastsCancelling() async throws {
    let desk = try ServiceDesk(Canceller())
    let service = SessionService(
      engine: desk.service.engine, store: InterruptedStore(desk.store, times: 20),
      now: { desk.time.now })
    let revision = try await service.begin(ServiceDesk.request, id: "1", language: "en").session
      .revision
    let step = try await service.step("1", revision: revision, .yes)
    #expect(step.outcome?.ending == .handled)
    #expect(try await service.state(of: "1").outcome?.ending == .handled)
  }

  @Test("takes an answer with other values in one step, all of them or nothing")
  func takesSeveralValues() async throws {
    let handled = Locked<[OrderBreadIntent]>([])
    var baker = Baker()
    baker.work = { intent in
      handled.withLock { $0.append(intent) }
      return OrderBreadIntentResponse(code: .success)
    }
    let desk = try ServiceDesk(baker)
    let order = Bakery.order(["bread": Bakery.rye])
    let asked = try await desk.service.begin(order, id: "1", language: "en")
    #expect(asked.question?.parameter == "loaves")
    let revision = asked.session.revision
    for wrong in [["size": 1.5], ["toppings": 7], ["nothing": "x"]] as [[String: JSONValue]] {
      await #expect(throws: IntentError.self) {
        _ = try await desk.service.step("1", revision: revision, .value(2), changing: wrong)
      }
    }
    #expect(try await desk.service.state(of: "1").session == asked.session)
    let wheat = try JSONValue(encoding: Baker.breads[1])
    let step = try await desk.service.step(
      "1", revision: revision, .value(2), changing: ["bread": wheat, "toppings": ["seeds"]])
    #expect(step.outcome?.ending == .handled)
    let intents = handled.withLock { $0 }
    #expect(intents.map(\.loaves) == [2])
    #expect(intents.map(\.bread?.displayString) == ["Wheat"])
    #expect(intents.map(\.toppings) == [["seeds"]])
  }

  @Test("that is confirmed with another value is asked about once more")
  func confirmsChangesThatComeWithYes() async throws {
    let handler = Canceller()
    let desk = try ServiceDesk(handler)
    let revision = try await desk.begin().session.revision
    let step = try await desk.service.step(
      "1", revision: revision, .yes, changing: ["number": 9])
    #expect(step.turn == .confirm(prompt: "Cancel the order, 9: shall I go on?"))
    #expect(await handler.handled.count == 0)
  }
}
