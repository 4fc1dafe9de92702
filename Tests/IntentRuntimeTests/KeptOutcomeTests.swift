import TestSupport
import Testing

@testable import IntentRuntime

@Suite("What the handler of a session did")
struct KeptOutcomeTests {
  @Test("is kept where the store fails, also where its write came through")
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
    "is kept after its end, and told where another session has the identifier by then",
    arguments: [false, true])
  func keepsAmendedOutcome(isReplaced: Bool) async throws {
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
    if isReplaced {
      await desk.store.remove("1")
      _ = try await desk.begin()
    }
    await gate.open()
    let late = try #require(await step.pending?.value)
    #expect(late.outcome?.ending == .handled)
    #expect(late.pending == nil)
    #expect((late.error != nil) == isReplaced)
    let kept = try await service.state(of: "1").outcome?.ending
    #expect(kept == (isReplaced ? nil : .handled))
  }

  @Test("is told to whoever waits for it where the store never takes it")
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

  @Test(
    "is kept as soon as the store takes it, however late, and whatever was told meanwhile",
    arguments: [false, true])
  func keepsLater(isAsked: Bool) async throws {
    // The first attempt, those that whoever waits waits for, and one more.
    let store = FailingStore(failures: 14, isWritten: false) { stored in
      if case .done(let outcome) = stored.turn { outcome.ending == .handled } else { false }
    }
    let clock = ManualClock()
    let time = TestTime()
    var lifetimes = SessionLifetimes()
    // Nothing else sleeps for as long as it waits between its attempts.
    lifetimes.lease = 120
    let service = SessionService(
      engine: try Bakery.engine(Canceller(), clock: clock), store: store, lifetimes: lifetimes,
      now: { time.now })
    let revision = try await service.begin(ServiceDesk.request, id: "1", language: "en").session
      .revision
    let yes = Task { try await service.step("1", revision: revision, .yes) }
    for seconds in [4, 8, 16, 32] + Array(repeating: 40, count: 8) {
      await clock.advance(to: .seconds(seconds))
    }
    #expect(try await yes.value.error is IntentError)
    if isAsked {
      time.advance(by: 121)
      #expect(try await service.state(of: "1").outcome?.ending == .unknown)
    }
    for _ in 0..<2 { await clock.advance(to: .seconds(120)) }
    await waitUntil { (try? await service.state(of: "1"))?.outcome?.ending == .handled }
  }

  @Test("is told where a store says without an end that somebody else came before")
  func endsWhereStoreLags() async throws {
    let store = LaggingStore { $0.session.phase == .finished }
    let clock = ManualClock()
    var lifetimes = SessionLifetimes()
    // Nothing else sleeps for as long as it waits between its attempts.
    lifetimes.lease = 120
    let service = SessionService(
      engine: try Bakery.engine(Canceller(), clock: clock), store: store, lifetimes: lifetimes)
    let asked = try await service.begin(ServiceDesk.request, id: "1", language: "en")
    let yes = Task { try await service.step("1", revision: asked.session.revision, .yes) }
    for seconds in [4, 8, 16, 32] + Array(repeating: 40, count: 8) {
      await clock.advance(to: .seconds(seconds))
    }
    let step = try await yes.value
    #expect(step.outcome?.ending == .handled)
    #expect(step.error is IntentError)
    #expect(store.refusedCount < 2_000)
  }

  @Test("is that it is cancelled, where a task cancels it that is cancelled itself")
  func cancelsFromCancelled() async throws {
    let desk = try ServiceDesk(Canceller())
    _ = try await desk.begin()
    let step = try await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await desk.service.cancel("1")
    }.value
    #expect(step.outcome?.ending == .cancelled)
  }

  @Test("is not waited for without an end by whoever cancels, where a store lags behind")
  func cancelsNotForEver() async throws {
    let store = LaggingStore { $0.session.phase == .finished }
    let service = SessionService(engine: try Bakery.engine(Canceller()), store: store)
    _ = try await service.begin(ServiceDesk.request, id: "1", language: "en")
    let error = await #expect(throws: IntentError.self) { _ = try await service.cancel("1") }
    guard case .sessionChanged? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(store.refusedCount <= 100)
  }

  @Test("is kept however often somebody wants it to be cancelled meanwhile")
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
}
