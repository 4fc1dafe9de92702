import Foundation
import IntentRuntime
import TestSupport
import Testing

@Suite("A dispatch in one go")
struct DispatchLifeCycleTests {
  private func dispatcher(
    _ handlers: any IntentHandling...,
    policy: SessionPolicy = SessionPolicy(),
    clock: any Clock<Duration> = ManualClock()
  ) throws -> IntentDispatcher {
    var provider = HandlerProvider(.bakery)
    for handler in handlers { try provider.register(handler) }
    return IntentDispatcher(provider: provider, policy: policy, clock: clock)
  }

  @Test("handles nothing that the definition wants confirmed before it is, with exactly its values")
  func needsConfirmation() async throws {
    let handler = Canceller()
    let dispatcher = try dispatcher(handler)
    let first = try await dispatcher.dispatch(CancelBreadIntent(number: 7))
    guard case .needsConfirmation(let asked, let response) = first else {
      Issue.record("\(first)")
      return
    }
    #expect(asked.number == 7 && response.code == .ready)
    #expect(await handler.handled.count == 0)
    let other = try await dispatcher.dispatch(CancelBreadIntent(number: 8), confirmed: asked)
    guard case .needsConfirmation = other else {
      Issue.record("\(other)")
      return
    }
    #expect(await handler.handled.count == 0)
    guard case .handled = try await dispatcher.dispatch(asked, confirmed: asked) else {
      Issue.record("what was confirmed is not handled")
      return
    }
    #expect(await handler.handled.count == 1)
  }

  @Test("says in JSON what is to be confirmed, and takes it back as it said it")
  func needsConfirmationInJSON() async throws {
    let handler = Canceller()
    let dispatcher = try dispatcher(handler)
    let request = IntentRequest(intent: "CancelBread", parameters: ["number": 7])
    let reply = try await dispatcher.dispatch(request)
    #expect(reply.phase == .needsConfirmation && reply.code == "ready")
    let data = try JSONEncoder().encode(reply)
    let confirmed = try JSONDecoder().decode(IntentReply.self, from: data).request
    var changed = confirmed
    changed.parameters["number"] = 8
    #expect(
      try await dispatcher.dispatch(changed, confirmed: confirmed).phase == .needsConfirmation)
    let stranger = Bakery.wholeOrder
    #expect(
      try await dispatcher.dispatch(request, confirmed: stranger).phase == .needsConfirmation)
    #expect(await handler.handled.count == 0)
    #expect(try await dispatcher.dispatch(request, confirmed: confirmed).phase == .handled)
    #expect(await handler.handled.count == 1)
  }

  @Test("heeds what the policy wants confirmed", arguments: ["OrderBread", "Nothing"])
  func heedsPolicy(_ name: String) async throws {
    var policy = SessionPolicy()
    policy.confirmedIntents = [IntentName(name)]
    let reply = try await dispatcher(Baker(), policy: policy).dispatch(Bakery.wholeOrder)
    #expect(reply.phase == (name == "OrderBread" ? .needsConfirmation : .handled))
  }

  @Test("clears what is not required, as a session does")
  func clearsNotRequired() async throws {
    var baker = Baker()
    baker.loaves = { _ in .notRequired() }
    let reply = try await dispatcher(baker).dispatch(Bakery.wholeOrder)
    #expect(reply.phase == .handled)
    #expect(reply.request.parameters["loaves"] == nil)
  }

  @Test("says that it is in progress after the budget, and gives the answer when it comes")
  func isInProgress() async throws {
    let (gate, clock) = (Gate(), ManualClock())
    var baker = Baker()
    baker.work = { _ in
      await gate.pass()
      return OrderBreadIntentResponse(code: .success)
    }
    let dispatcher = try dispatcher(baker, clock: clock)
    async let dispatched = dispatcher.dispatch(Bakery.wholeOrder)
    await clock.advance(to: .seconds(2))
    let reply = try await dispatched
    #expect(reply.phase == .inProgress)
    await gate.open()
    #expect(try await reply.pending?.value.phase == .handled)
  }

  @Test("ends at the timeout, whatever hangs")
  func endsAtTimeout() async throws {
    let (gate, clock) = (Gate(), ManualClock())
    var baker = Baker()
    baker.loaves = { _ in
      await gate.pass()
      return .needsValue()
    }
    let dispatcher = try dispatcher(baker, clock: clock)
    let dispatched = Task { try await dispatcher.dispatch(Bakery.wholeOrder) }
    await gate.awaitArrival()
    await clock.advance(to: .seconds(30))
    await #expect(throws: IntentError.handlerOverdue(intent: "OrderBread", timeout: .seconds(30))) {
      _ = try await dispatched.value
    }
    await gate.open()
  }

  @Test("is cancelled with whoever waits for it")
  func isCancelled() async throws {
    let gate = Gate()
    var baker = Baker()
    baker.readiness = { _ in
      await gate.pass()
      return OrderBreadIntentResponse(code: .ready)
    }
    let dispatcher = try dispatcher(baker)
    let dispatched = Task { try await dispatcher.dispatch(Bakery.wholeOrder) }
    await gate.awaitArrival()
    dispatched.cancel()
    await #expect(throws: CancellationError.self) { _ = try await dispatched.value }
    await gate.open()
  }

  @Test("clears a value whose relationship does not hold, before anything is confirmed")
  func clearsUnwanted() async throws {
    var request = Bakery.wholeOrder
    request.parameters["delivery"] = false
    request.parameters["address"] = ["name": "Home"]
    let asked = LogBook()
    var baker = Baker()
    baker.readiness = { intent in
      asked.logger.info("\(intent.address == nil ? "cleared" : "kept")")
      return OrderBreadIntentResponse(code: .ready)
    }
    let reply = try await dispatcher(baker).dispatch(request)
    #expect(reply.phase == .handled)
    #expect(reply.request.parameters["address"] == nil)
    #expect(await asked.close().allSatisfy { $0.contains("cleared") })
  }
}
