import Foundation
import TestSupport
import Testing

@testable import IntentRuntime

@Suite("A session whose machine died while its handler was at work")
struct AbandonedSessionTests {
  /// The store as a machine leaves it that dies while a handler is at work.
  private func abandoned(
    _ handler: any IntentHandling, _ request: IntentRequest, _ gate: Gate
  ) async throws -> ServiceDesk {
    try await abandonedStep(handler, request, gate).desk
  }

  /// The same, with the step that the machine takes, should it come back after all.
  private func abandonedStep(
    _ handler: any IntentHandling, _ request: IntentRequest, _ gate: Gate
  ) async throws -> (desk: ServiceDesk, step: Task<SessionStep, any Error>) {
    let dead = try ServiceDesk(handler)
    var step = Task { try await dead.service.begin(request, id: "1", language: "en") }
    if request.intent == "CancelBread" {
      let revision = try await step.value.session.revision
      step = Task { try await dead.service.step("1", revision: revision, .yes) }
    }
    await gate.awaitArrival()
    return (dead, step)
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
    let (dead, late) = try await abandonedStep(handler, ServiceDesk.request, gate)
    let other = try ServiceDesk(handler, store: dead.store, time: dead.time)
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
    // Should they come back after all, what they know takes the place of that.
    await gate.open()
    #expect(try await late.value.outcome?.ending == .handled)
    #expect(try await other.service.state(of: "1").outcome?.ending == .handled)
    #expect(await handler.handled.count == 1)
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
      let dead = try await abandoned(handler, ServiceDesk.request, gate)
      let other = try ServiceDesk(handler, store: dead.store, time: dead.time)
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
    let other = try ServiceDesk(
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

  @Test(
    "is not handled again for whoever asks how it stands while the device is locked or nobody allows it"
  )
  func repeatsOnlyWhatIsAllowed() async throws {
    let gate = Gate()
    let handled = Counter()
    let dead = try await abandoned(Packing { _ in await gate.pass() }, Packing.whole, gate)
    var policy = SessionPolicy()
    policy.restrictedIntents = ["PackBread"]
    let other = try ServiceDesk(
      Packing { _ in await handled.add() }, store: dead.store, time: dead.time, policy: policy)
    dead.time.advance(by: 31)
    let locked = try await other.service.state(of: "1", context: IntentContext(isLocked: true))
    #expect(locked.turn == .unlock(prompt: "Unlock your device first."))
    await #expect(throws: IntentError.notAuthorized(.denied)) {
      _ = try await other.service.state(of: "1", context: IntentContext(authorization: .denied))
    }
    let stored = try #require(await dead.store.load("1"))
    for answer in [.proceed, .yes] as [SessionAnswer] {
      let step = try await other.service.step(
        "1", revision: stored.session.revision, answer, context: IntentContext(isLocked: true))
      #expect(step.turn == locked.turn)
      await #expect(throws: IntentError.notAuthorized(.denied)) {
        _ = try await other.service.step(
          "1", revision: stored.session.revision, answer,
          context: IntentContext(authorization: .denied))
      }
    }
    #expect(await dead.store.load("1") == stored)
    #expect(await handled.count == 0)
    #expect(try await other.service.state(of: "1").outcome?.ending == .handled)
    #expect(await handled.count == 1)
    await gate.open()
  }

  @Test("keeps what became of it for its owner, where it is cancelled on a locked device")
  func isKeptForItsOwner() async throws {
    let gate = Gate()
    let dead = try await abandoned(Packing { _ in await gate.pass() }, Packing.whole, gate)
    var policy = SessionPolicy()
    policy.restrictedIntents = ["PackBread"]
    let other = try ServiceDesk(
      Packing { _ in }, store: dead.store, time: dead.time, policy: policy)
    dead.time.advance(by: 31)
    let locked = try await other.service.cancel("1", context: IntentContext(isLocked: true))
    #expect(locked.turn == .unlock(prompt: "Unlock your device first."))
    dead.time.advance(by: SessionLifetimes().fetched + 1)
    #expect(try await other.service.state(of: "1").outcome?.ending == .unknown)
    await gate.open()
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
    let other = try ServiceDesk(
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

  /// A service for packers that picks nobody for any intent.
  private func serviceOfNobody(_ desk: ServiceDesk) throws -> SessionService {
    var provider = HandlerProvider(.bakery)
    try provider.register(PackBreadIntent.self) { _ in nil }
    return SessionService(
      engine: SessionEngine(provider: provider), store: desk.store, now: { desk.time.now })
  }

  @Test(
    "ends where nobody is picked to carry it out again, however somebody asks",
    arguments: [false, true])
  func endsWhereNobodyRepeats(isStep: Bool) async throws {
    let gate = Gate()
    let dead = try await abandoned(Packing { _ in await gate.pass() }, Packing.whole, gate)
    let other = try serviceOfNobody(dead)
    dead.time.advance(by: 31)
    let revision = try #require(await dead.store.load("1")).session.revision
    let step =
      isStep
      ? try await other.step("1", revision: revision, .proceed) : try await other.state(of: "1")
    #expect(step.outcome?.ending == .unknown)
    #expect(step.error as? IntentError == .unhandledIntent("PackBread"))
    #expect(try await other.state(of: "1").outcome?.ending == .unknown)
    await gate.open()
  }

  @Test("keeps what a front end notes with the step that ends it, or has it done again")
  func isPrepared() async throws {
    for handler in [Packing { _ in }, nil] {
      let gate = Gate()
      let dead = try await abandoned(Packing { _ in await gate.pass() }, Packing.whole, gate)
      let other =
        try handler.map { try ServiceDesk($0, store: dead.store, time: dead.time).service }
        ?? serviceOfNobody(dead)
      dead.time.advance(by: 31)
      let revision = try #require(await dead.store.load("1")).session.revision
      let step = try await other.step("1", revision: revision, .proceed) { session, turn in
        #expect(turn == .inProgress(text: "This takes a moment."))
        session.attributes["noted"] = "yes"
      }
      #expect(step.turn.isFinal)
      #expect(await dead.store.load("1")?.session.attributes["noted"] == "yes")
      await gate.open()
    }
  }

  @Test("is not carried out again by whoever gives it other values")
  func isNotRepeatedWithOtherValues() async throws {
    let gate = Gate()
    let handled = Counter()
    let dead = try await abandoned(Packing { _ in await gate.pass() }, Packing.whole, gate)
    let other = try ServiceDesk(
      Packing { _ in await handled.add() }, store: dead.store, time: dead.time)
    dead.time.advance(by: 31)
    let revision = try #require(await dead.store.load("1")).session.revision
    let step = try await other.service.step(
      "1", revision: revision, .proceed, changing: ["count": 2])
    #expect(step.outcome?.ending == .unknown)
    #expect(await handled.count == 0)
    await gate.open()
  }

  @Test("is carried out again for whoever unlocks the device, where it may be")
  func repeatsUnlocked() async throws {
    let gate = Gate()
    let handled = Counter()
    let dead = try await abandoned(Packing { _ in await gate.pass() }, Packing.whole, gate)
    var policy = SessionPolicy()
    policy.restrictedIntents = ["PackBread"]
    let other = try ServiceDesk(
      Packing { _ in await handled.add() }, store: dead.store, time: dead.time, policy: policy)
    dead.time.advance(by: 31)
    let revision = try #require(await dead.store.load("1")).session.revision
    let locked = try await other.service.step(
      "1", revision: revision, .proceed, context: IntentContext(isLocked: true))
    #expect(locked.turn == .unlock(prompt: "Unlock your device first."))
    let step = try await other.service.step("1", revision: revision, .unlocked)
    #expect(step.outcome?.ending == .handled)
    #expect(await handled.count == 1)
    await gate.open()
  }
}
