import TestSupport
import Testing

@testable import IntentRuntime

@Suite("A locked device")
struct LockTests {
  private let locked = IntentContext(isLocked: true)
  private let request = IntentRequest(intent: "CancelBread", parameters: ["number": 7])

  @Test("has a restricted intent ask to unlock, and the handler never runs")
  func refuses() async throws {
    let handler = Canceller()
    let engine = try Bakery.engine(handler)
    let step = try await engine.begin(request, context: locked)
    #expect(step.turn == .unlock(prompt: "Unlock your device first."))
    #expect(try await engine.next(step, .proceed, context: locked).turn == step.turn)
    #expect(await handler.confirmations.count == 0)
    let unlocked = try await engine.next(step, .unlocked)
    #expect(unlocked.turn == .confirm(prompt: "Cancel the order, Number 7: shall I go on?"))
  }

  @Test(
    "has no answer change a restricted intent",
    arguments: [
      .value(9), .change(parameter: "number", value: 9), .yes, .no, .unlocked, .choice(0),
    ] as [SessionAnswer])
  func refusesAnswers(_ answer: SessionAnswer) async throws {
    let engine = try Bakery.engine(Canceller())
    let asked = try await engine.begin(request)
    let step = try await engine.next(asked, answer, context: locked)
    #expect(step.turn == .unlock(prompt: "Unlock your device first."))
    #expect(step.session.request.parameters == ["number": 7])
    let unlocked = try await engine.next(step, .unlocked)
    #expect(unlocked.turn == .confirm(prompt: "Cancel the order, Number 7: shall I go on?"))
  }

  @Test("has nobody pick a handler by the values of a restricted intent")
  func picksNoHandler() async throws {
    let picked = Locked(0)
    var provider = HandlerProvider(.bakery)
    try provider.register(CancelBreadIntent.self) { _ in
      picked.withLock { $0 += 1 }
      return Canceller()
    }
    let engine = SessionEngine(provider: provider, clock: ManualClock())
    var step = try await engine.begin(request, id: "1", language: "en", context: locked)
    step = try await engine.next(step, .proceed, context: locked)
    #expect(step.turn == .unlock(prompt: "Unlock your device first."))
    let cancelled = try await engine.next(step, .cancel, context: locked)
    #expect(cancelled.outcome?.ending == .cancelled)
    #expect(picked.withLock { $0 } == 0)
    // Nor is a session taken that no step can have given.
    var forged = step.session
    (forged.phase, forged.question) = (.confirming, .confirmation(values: ["number": 9]))
    await #expect(throws: IntentError.self) {
      _ = try await engine.step(forged, .proceed, context: locked)
    }
    #expect(try await engine.next(step, .unlocked).turn.isFinal == false)
    #expect(picked.withLock { $0 } > 0)
  }

  @Test("lets the user have none of it")
  func canBeCancelled() async throws {
    let engine = try Bakery.engine(Canceller())
    let step = try await engine.next(
      try await engine.begin(request), .cancel, context: locked)
    #expect(step.outcome?.ending == .cancelled)
  }

  @Test("has confirmed what began before it was locked and is changed afterwards")
  func confirmsChanges() async throws {
    var policy = SessionPolicy()
    policy.restrictedIntents = ["OrderBread"]
    let engine = try Bakery.engine(Baker(), policy: policy)
    let order = Bakery.order(["bread": Bakery.rye])
    let asked = try await engine.begin(order)
    let refused = try await engine.next(asked, .value(2), context: locked)
    #expect(refused.turn == .unlock(prompt: "Unlock your device first."))
    let unlocked = try await engine.next(refused, .unlocked)
    #expect(unlocked.question?.parameter == "loaves")
    let confirm = try await engine.next(unlocked, .value(3))
    #expect(
      confirm.turn == .confirm(prompt: "Order 3 of Rye, medium size, picked up: shall I go on?"))
    #expect(try await engine.next(confirm, .yes).outcome?.ending == .handled)

    // What began on the locked device is what its owner unlocks it for.
    let begun = try await engine.begin(Bakery.wholeOrder, context: locked)
    #expect(try await engine.next(begun, .unlocked).outcome?.ending == .handled)
  }

  @Test("offers no values of a restricted intent, and nobody those of one that is not open")
  func offersNoOptions() async throws {
    var policy = SessionPolicy()
    policy.restrictedIntents = ["OrderBread"]
    let engine = try Bakery.engine(Baker(), policy: policy)
    let step = try await engine.begin(Bakery.order())
    await #expect(throws: IntentError.locked(intent: "OrderBread")) {
      _ = try await engine.options(of: step.session, for: "bread", context: locked)
    }
    await #expect(throws: IntentError.notAuthorized(.denied)) {
      _ = try await engine.options(
        of: step.session, for: "bread", context: IntentContext(authorization: .denied))
    }
    let ended = try await engine.next(step, .cancel)
    await #expect(throws: IntentError.sessionFinished(session: "1")) {
      _ = try await engine.options(of: ended.session, for: "bread")
    }
  }

  @Test("lets other intents pass")
  func letsPass() async throws {
    let step = try await Bakery.engine(Baker()).begin(Bakery.wholeOrder, context: locked)
    #expect(step.outcome?.ending == .handled)
  }

  @Test("refuses what the manifest restricts, too")
  func heedsManifest() async throws {
    let manifest = Manifest(intentsRestrictedWhileLocked: ["OrderBreadIntent"])
    var policy = SessionPolicy()
    let provider = HandlerProvider(.bakery)
    try policy.restrict(by: manifest, in: provider)
    let engine = try Bakery.engine(Baker(), policy: policy)
    let step = try await engine.begin(Bakery.wholeOrder, context: locked)
    #expect(step.turn == .unlock(prompt: "Unlock your device first."))
    await #expect(throws: IntentError.locked(intent: "OrderBread")) {
      _ = try await IntentDispatcher(provider: engine.provider, policy: policy)
        .dispatch(Bakery.wholeOrder, in: locked)
    }
    #expect(throws: IntentError.unknownSupportedIntent("Typo", manifest: "Info.plist")) {
      try policy.restrict(by: Manifest(intentsRestrictedWhileLocked: ["Typo"]), in: provider)
    }
  }

  @Test("or not, has nobody pick a handler by the values of a session that no step can have given")
  func picksNoHandlerByForgedValues() async throws {
    let picked = Locked(0)
    var provider = HandlerProvider(.bakery)
    try provider.register(CancelBreadIntent.self) { _ in
      picked.withLock { $0 += 1 }
      return Canceller()
    }
    let engine = SessionEngine(provider: provider, clock: ManualClock())
    var forged = try await engine.begin(request, id: "1", language: "en").session
    let before = picked.withLock { $0 }
    forged.question = .confirmation(values: ["number": 9])
    await #expect(throws: IntentError.self) { _ = try await engine.step(forged, .yes) }
    await #expect(throws: IntentError.self) {
      _ = try await engine.options(of: forged, for: "number")
    }
    #expect(picked.withLock { $0 } == before)
  }
}
