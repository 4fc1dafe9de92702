import Foundation
import TestSupport
import Testing

@testable import IntentRuntime

@Suite("A session in a store")
struct SessionServiceTests {
  private let request = IntentRequest(intent: "CancelBread", parameters: ["number": 7])

  /// A service, its store, and the time that it goes by.
  private struct Desk {
    let service: SessionService
    let store: MemorySessionStore
    let time: TestTime
    let clock: ManualClock
  }

  private func desk(
    _ handler: any IntentHandling,
    store: MemorySessionStore = MemorySessionStore(),
    time: TestTime = TestTime()
  ) throws -> Desk {
    let clock = ManualClock()
    let engine = try Bakery.engine(handler, clock: clock)
    let service = SessionService(engine: engine, store: store, now: { time.now })
    return Desk(service: service, store: store, time: time, clock: clock)
  }

  private func begin(_ service: SessionService) async throws -> SessionStep {
    try await service.begin(request, id: "1", language: "en")
  }

  @Test("has a higher revision after each step, and refuses a step that is about an older one")
  func refusesOldRevision() async throws {
    let handler = Canceller()
    let desk = try desk(handler)
    let asked = try await begin(desk.service)
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
    let desk = try desk(Canceller())
    _ = try await begin(desk.service)
    await #expect(throws: IntentError.sessionExists(session: "1")) {
      _ = try await begin(desk.service)
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
      let first = try desk(handler)
      let others = [try desk(handler, store: first.store), try desk(handler, store: first.store)]
      let services = [first.service] + others.map(\.service)
      let revision = try await begin(first.service).session.revision
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
    let desk = try desk(handler)
    let revision = try await begin(desk.service).session.revision
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
    let desk = try desk(handler)
    let revision = try await begin(desk.service).session.revision
    async let yes = desk.service.step("1", revision: revision, .yes)
    await gate.awaitArrival()
    desk.time.advance(by: 20)
    await desk.clock.advance(to: .seconds(10))
    while await desk.store.load("1")?.lease?.until != desk.time.now + 30 { await Task.yield() }
    desk.time.advance(by: 20)
    // 40 seconds after it was taken, nobody takes it for abandoned.
    #expect(try await desk.service.state(of: "1").turn == .inProgress(text: "This takes a moment."))
    await gate.open()
    // The budget was over long ago.
    #expect(try await yes.pending?.value.outcome?.ending == .handled)
  }

  @Test("gives the handler one idempotency key for all attempts, another for each session")
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
    let desk = try desk(handler)
    for id in ["1", "2"] {
      let step = try await desk.service.begin(request, id: id, language: "en")
      _ = try await desk.service.step(id, revision: step.session.revision, .yes)
    }
    let found = keys.withLock { $0 }
    #expect(found["1"]?.count == 1 && found["2"]?.count == 1 && found["1"] != found["2"])
    #expect(IntentExecution.current == nil)
  }

  /// The store as a machine leaves it that dies while a handler is at work.
  private func abandoned(
    _ handler: any IntentHandling, _ request: IntentRequest, _ gate: Gate
  ) async throws -> Desk {
    let dead = try desk(handler)
    let begun = Task { try await dead.service.begin(request, id: "1", language: "en") }
    if request.intent == "CancelBread" {
      let revision = try await begun.value.session.revision
      Task { try await dead.service.step("1", revision: revision, .yes) }
    }
    await gate.awaitArrival()
    return dead
  }

  @Test(
    "says that nobody knows what became of it once the lease has run out, and is never handled again",
    arguments: [.yes, .proceed, .cancel] as [SessionAnswer])
  func endsHonestly(_ answer: SessionAnswer) async throws {
    let gate = Gate()
    var handler = Canceller()
    handler.work = { _ in
      await gate.pass()
      return CancelBreadIntentResponse(code: .success)
    }
    let dead = try await abandoned(handler, request, gate)
    let other = try desk(handler, store: dead.store, time: dead.time)
    let revision = try #require(await dead.store.load("1")).session.revision
    await #expect(throws: IntentError.sessionBusy(session: "1")) {
      _ = try await other.service.step("1", revision: revision, answer)
    }
    dead.time.advance(by: 31)
    let step = try await other.service.step("1", revision: revision, answer)
    #expect(step.outcome?.ending == .unknown)
    #expect(step.outcome?.text.hasPrefix("I don’t know whether this was done.") == true)
    #expect(step.session.phase == .finished)
    #expect(await handler.handled.count == 1)
    // Should they come back after all, they say what the others were told.
    await gate.open()
    #expect(try await other.service.state(of: "1").outcome?.ending == .unknown)
  }

  @Test("says so to whoever asks how it stands, or cancels it")
  func endsHonestlyWhenAsked() async throws {
    for isCancelled in [false, true] {
      let gate = Gate()
      var handler = Canceller()
      handler.work = { _ in
        await gate.pass()
        return CancelBreadIntentResponse(code: .success)
      }
      let dead = try await abandoned(handler, request, gate)
      let other = try desk(handler, store: dead.store, time: dead.time)
      dead.time.advance(by: 31)
      let step =
        isCancelled ? try await other.service.cancel("1") : try await other.service.state(of: "1")
      #expect(step.outcome?.ending == .unknown)
      await gate.open()
    }
  }

  @Test("is handled again after a crash where the definition says that it may be")
  func repeatsIdempotent() async throws {
    let gate = Gate()
    let handled = Counter()
    let dying = Packing { _ in await gate.pass() }
    let dead = try await abandoned(dying, Packing.whole, gate)
    let key = try #require(await dead.store.load("1")).session.idempotencyKey
    let other = try desk(
      Packing { key in
        #expect(key == IntentExecution.current?.idempotencyKey)
        await handled.add()
      }, store: dead.store, time: dead.time)
    dead.time.advance(by: 31)
    let stored = try #require(await dead.store.load("1"))
    let step = try await other.service.step("1", revision: stored.session.revision, .proceed)
    #expect(step.outcome?.ending == .handled)
    #expect(step.session.idempotencyKey == key)
    #expect(await handled.count == 1)
    await gate.open()
  }

  @Test("keeps an outcome that came late until it was fetched, and forgets it in time")
  func keepsLateOutcome() async throws {
    let gate = Gate()
    var handler = Canceller()
    handler.work = { _ in
      await gate.pass()
      return CancelBreadIntentResponse(code: .success)
    }
    let desk = try desk(handler)
    let revision = try await begin(desk.service).session.revision
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
    let desk = try desk(handler)
    let revision = try await begin(desk.service).session.revision
    let caller = Task { try await desk.service.step("1", revision: revision, .yes) }
    await gate.awaitArrival()
    caller.cancel()
    await gate.open()
    #expect(try await caller.value.outcome?.ending == .handled)
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
      while !Task.isCancelled { await Task.yield() }
      if heedsIt { throw CancellationError() }
      return CancelBreadIntentResponse(code: .success)
    }
    let here = try desk(handler)
    let there = try desk(handler, store: here.store, time: here.time)
    let revision = try await begin(here.service).session.revision
    async let yes = here.service.step("1", revision: revision, .yes)
    await begun.awaitArrival()
    while here.service.engine.dispatcher.deadlines.pending != 2 { await Task.yield() }
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
      let revision = try await begin(service).session.revision
      let yes = Task { try await service.step("1", revision: revision, .yes) }
      for number in 0..<failures { await clock.advance(to: .seconds(3 * (number + 1))) }
      let step = try await yes.value
      #expect(step.outcome?.ending == .handled)
      #expect(step.error == nil)
      #expect(try await service.state(of: "1").outcome?.ending == .handled)
    }
  }

  @Test("keeps its own key from what its handler dispatches")
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
    let desk = try desk(handler)
    let step = try await begin(desk.service)
    _ = try await desk.service.step("1", revision: step.session.revision, .yes)
    let found = keys.withLock { $0 }
    #expect(found == [nil, nil, step.session.idempotencyKey])
  }

  /// What befalls a session whose machine has died.
  enum Aftermath: CaseIterable, Sendable {
    case state, no, cancelRequested, cancelRequestedAndState
  }

  @Test(
    "is handled again for whoever asks how it stands, and never where somebody wanted none of it",
    arguments: Aftermath.allCases)
  func repeatsOnlyWhatIsWanted(_ aftermath: Aftermath) async throws {
    let gate = Gate()
    let handled = Counter()
    let dying = Packing { _ in await gate.pass() }
    let dead = try await abandoned(dying, Packing.whole, gate)
    let other = try desk(
      Packing { _ in await handled.add() }, store: dead.store, time: dead.time)
    if aftermath == .cancelRequested || aftermath == .cancelRequestedAndState {
      _ = try await other.service.cancel("1")
    }
    dead.time.advance(by: 31)
    let revision = try #require(await dead.store.load("1")).session.revision
    let step =
      switch aftermath {
      case .state, .cancelRequestedAndState: try await other.service.state(of: "1")
      case .no: try await other.service.step("1", revision: revision, .no)
      case .cancelRequested: try await other.service.step("1", revision: revision, .proceed)
      }
    #expect(step.outcome?.ending == (aftermath == .state ? .handled : .unknown))
    #expect(await handled.count == (aftermath == .state ? 1 : 0))
    await gate.open()
  }

  @Test(
    "with a revision that no session comes to is refused before its handler is called",
    arguments: [Int.max, Int.max - 1, Int.max / 2, -1])
  func refusesRevision(_ revision: Int) async throws {
    let handler = Canceller()
    let desk = try desk(handler)
    _ = try await begin(desk.service)
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

  @Test("that waits for the user is cancelled, and forgotten in time")
  func isForgotten() async throws {
    let desk = try desk(Canceller())
    _ = try await begin(desk.service)
    #expect(try await desk.service.cancel("1").outcome?.ending == .cancelled)
    await #expect(throws: IntentError.sessionFinished(session: "1")) {
      _ = try await desk.service.cancel("1")
    }
    _ = try await desk.service.begin(request, id: "2", language: "en")
    desk.time.advance(by: 86_401)
    #expect(try await desk.service.expire() == 2)
    #expect(await desk.store.count == 0)
  }

  @Test("is as it was where an answer does not fit")
  func staysWhereAnswerIsRefused() async throws {
    let desk = try desk(Canceller())
    let step = try await begin(desk.service)
    await #expect(throws: IntentError.self) {
      _ = try await desk.service.step("1", revision: step.session.revision, .choice(3))
    }
    let yes = try await desk.service.step("1", revision: step.session.revision, .yes)
    #expect(yes.outcome?.ending == .handled)
  }
}

/// Packs bread that is whole, and tells somebody on the way.
private struct Packing: PackBreadIntentHandling {
  static let whole = IntentRequest(
    intent: "PackBread", parameters: ["kind": "rye", "count": 1, "bag": "b", "labels": ["x"]])

  let work: @Sendable (String?) async -> Void

  func resolveKind(for intent: PackBreadIntent) async -> ResolutionResult<String> {
    intent.kind.map { .success(with: $0) } ?? .needsValue()
  }

  func resolveCount(for intent: PackBreadIntent) async -> ResolutionResult<Int> {
    intent.count.map { .success(with: $0) } ?? .needsValue()
  }

  func resolveBag(for intent: PackBreadIntent) async -> ResolutionResult<String> {
    intent.bag.map { .success(with: $0) } ?? .needsValue()
  }

  func resolveLabels(for intent: PackBreadIntent) async -> [ResolutionResult<String>] {
    (intent.labels ?? []).map { .success(with: $0) }
  }

  func handle(intent: PackBreadIntent) async -> PackBreadIntentResponse {
    await work(IntentExecution.current?.idempotencyKey)
    return PackBreadIntentResponse(code: .success)
  }
}

/// A store that fails to write the first endings, or only says so.
private actor FailingStore: SessionStore {
  private let store = MemorySessionStore()
  private var failures: Int
  private let isWritten: Bool

  init(failures: Int, isWritten: Bool) {
    self.failures = failures
    self.isWritten = isWritten
  }

  func create(_ session: StoredSession) async throws { try await store.create(session) }

  func load(_ id: String) async throws -> StoredSession? { await store.load(id) }

  func replace(_ session: StoredSession, expecting revision: Int) async throws {
    let isFailing = session.turn.isFinal && failures > 0
    if isFailing { failures -= 1 }
    if !isFailing || isWritten { try await store.replace(session, expecting: revision) }
    if isFailing {
      throw IntentError.storeUnavailable(file: "sessions", operation: "write", reason: "gone")
    }
  }

  func remove(_ id: String) async throws { await store.remove(id) }

  func openCount(of owner: String, limit: Int) async throws -> Int {
    await store.openCount(of: owner, limit: limit)
  }

  func expire(at date: Date) async throws -> Int { await store.expire(at: date) }
}

/// A time of day that stands still until a test says how late it is.
final class TestTime: Sendable {
  private let seconds = Locked(0.0)

  var now: Date { Date(timeIntervalSinceReferenceDate: seconds.withLock { $0 }) }

  func advance(by duration: Double) {
    seconds.withLock { $0 += duration }
  }
}
