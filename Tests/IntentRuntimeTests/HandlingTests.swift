import Foundation
import SystemIntents
import TestSupport
import Testing

@testable import IntentRuntime

@Suite("Confirming")
struct ConfirmationTests {
  @Test("ends the intent where the response is not ready, and says so")
  func endsWhenNotReady() async throws {
    var baker = Baker()
    baker.readiness = { _ in OrderBreadIntentResponse(code: .failureSoldOut) }
    baker.work = { _ in
      Issue.record("the intent was handled")
      return OrderBreadIntentResponse(code: .success)
    }
    let step = try await Bakery.engine(baker).begin(Bakery.wholeOrder)
    #expect(step.outcome?.ending == .declined)
    #expect(step.outcome?.code == "failureSoldOut")
    #expect(step.outcome?.text == "There is no Rye for picked up.")
  }

  @Test("has the user confirm before handling where the definition asks for it")
  func asksUser() async throws {
    let handler = Canceller()
    let engine = try Bakery.engine(handler)
    let step = try await engine.begin(
      IntentRequest(intent: "CancelBread", parameters: ["number": 7]))
    #expect(step.turn == .confirm(prompt: "Cancel the order, Number 7: shall I go on?"))
    #expect(await handler.handled.count == 0)
    let yes = try await engine.next(step, .yes)
    #expect(yes.outcome?.text == "It is cancelled.")
    #expect(await handler.handled.count == 1)
    #expect(await handler.confirmations.count == 1, "the app is asked once for the same values")
    #expect(try await engine.next(step, .no).outcome?.ending == .cancelled)
    #expect(await handler.handled.count == 1)
  }

  @Test("has the user confirm where the policy asks for it, in the words of the phrase")
  func asksUserByPolicy() async throws {
    var policy = SessionPolicy()
    policy.confirmedIntents = ["OrderBread"]
    let step = try await Bakery.engine(Baker(), policy: policy).begin(Bakery.wholeOrder)
    #expect(step.turn == .confirm(prompt: "Order 2 of Rye, medium size, picked up: shall I go on?"))
  }

  @Test("asks again where a parameter changed after it: what was confirmed is what is handled")
  func asksAgainAfterChange() async throws {
    let engine = try Bakery.engine(Canceller())
    let step = try await engine.begin(
      IntentRequest(intent: "CancelBread", parameters: ["number": 7]))
    let changed = try await engine.next(step, .change(parameter: "number", value: 8))
    #expect(changed.turn == .confirm(prompt: "Cancel the order, Number 8: shall I go on?"))
    #expect(try await engine.next(changed, .yes).session.request.parameters["number"] == 8)
  }

  @Test("asks about no value whose relationship does not hold any more")
  func asksAboutWantedValues() async throws {
    var policy = SessionPolicy()
    policy.confirmedIntents = ["OrderBread"]
    var baker = Baker()
    baker.readiness = { intent in
      #expect((intent.address != nil) == (intent.delivery == true))
      return OrderBreadIntentResponse(code: .ready)
    }
    let engine = try Bakery.engine(baker, policy: policy)
    var request = Bakery.wholeOrder
    request.parameters["delivery"] = true
    request.parameters["address"] = ["name": "Home"]
    let step = try await engine.begin(request)
    #expect(step.session.request.parameters["address"] != nil)
    let changed = try await engine.next(step, .change(parameter: "delivery", value: false))
    request.parameters["delivery"] = false
    request.parameters["address"] = nil
    request.parameters["size"] = "medium"
    #expect(changed.session.question == .confirmation(values: request.parameters))
    #expect(try await engine.next(changed, .yes).outcome?.ending == .handled)
  }
}

@Suite("Handling")
struct HandlingTests {
  @Test(
    "ends as the response code says",
    arguments: [
      (.success, .handled, ""), (.failure, .failed, "The oven is cold."),
      (.failureSoldOut, .failed, "There is no Rye for picked up."),
      (.inProgress, .handled, "This takes a moment."),
      (.unspecified, .failed, "Something went wrong."), (.ready, .failed, "Something went wrong."),
    ] as [(OrderBreadIntentResponseCode, SessionOutcome.Ending, String)]
  )
  func endsAsCodeSays(
    _ code: OrderBreadIntentResponseCode, _ ending: SessionOutcome.Ending, text: String
  ) async throws {
    var baker = Baker()
    baker.work = { _ in OrderBreadIntentResponse(code: code) }
    let step = try await Bakery.engine(baker).begin(Bakery.wholeOrder)
    #expect(step.turn.isFinal)
    #expect(step.outcome?.ending == ending)
    #expect(step.outcome?.code == "\(code)")
    #expect(step.outcome?.text == text)
  }

  @Test(
    "goes on in the app, with the handler's activity or one made from the intent",
    arguments: [OrderBreadIntentResponseCode.continueInApp, .failureRequiringAppLaunch],
    [true, false]
  )
  func launchesApp(_ code: OrderBreadIntentResponseCode, hasActivity: Bool) async throws {
    let activity = UserActivity(activityType: "org.example.bread")
    var baker = Baker()
    baker.work = { _ in
      OrderBreadIntentResponse(code: code, userActivity: hasActivity ? activity : nil)
    }
    let step = try await Bakery.engine(baker).begin(Bakery.wholeOrder)
    guard case .launchApp(let outcome, let launched) = step.turn else {
      Issue.record("the app is not launched")
      return
    }
    #expect(outcome.text == "Go on in the app.")
    #expect(outcome.ending == (code == .continueInApp ? .handled : .failed))
    if hasActivity {
      #expect(launched == activity)
    } else {
      #expect(launched.activityType == "OrderBreadIntent")
      #expect(launched.title == "Order bread")
      #expect(launched.userInfo["loaves"] == 2)
    }
  }

  @Test(
    "is not reported where the app would rather be opened than confirm, with the latest values",
    arguments: [OrderBreadIntentResponseCode.continueInApp, .failureRequiringAppLaunch])
  func declinesIntoApp(_ code: OrderBreadIntentResponseCode) async throws {
    var baker = Baker()
    baker.readiness = { _ in OrderBreadIntentResponse(code: code) }
    let engine = try Bakery.engine(baker)
    let asked = try await engine.begin(Bakery.order(["bread": Bakery.rye]))
    let step = try await engine.next(asked, .value(3))
    guard case .launchApp(let outcome, let activity) = step.turn else {
      Issue.record("the app is not launched")
      return
    }
    #expect(outcome.ending == .declined)
    #expect(activity.userInfo["loaves"] == 3)
    #expect(Interaction(step, date: Date()) == nil)
  }

  @Test("answers inProgress after the budget, and with the real response when it comes")
  func answersLater() async throws {
    let (gate, clock) = (Gate(), ManualClock())
    var baker = Baker()
    baker.work = { _ in
      await gate.pass()
      return OrderBreadIntentResponse(code: .failureSoldOut)
    }
    let engine = try Bakery.engine(baker, clock: clock)
    async let begun = engine.begin(Bakery.wholeOrder)
    await clock.advance(to: .seconds(2))
    let step = try await begun
    #expect(step.turn == .inProgress(text: "This takes a moment."))
    #expect(!step.turn.isFinal)
    await #expect(throws: IntentError.sessionBusy(session: "1")) {
      _ = try await engine.next(step, .proceed)
    }
    await gate.open()
    let last = await step.pending?.value
    #expect(last?.outcome?.code == "failureSoldOut")
    #expect(last?.session.phase == .finished)
  }

  @Test("says that nobody knows where the handler goes on after the timeout, and later what it did")
  func endsAtTimeout() async throws {
    let (gate, clock) = (Gate(), ManualClock())
    var baker = Baker()
    baker.work = { _ in
      await gate.pass()
      #expect(Task.isCancelled)
      return OrderBreadIntentResponse(code: .success)
    }
    let engine = try Bakery.engine(baker, clock: clock)
    async let begun = engine.begin(Bakery.wholeOrder)
    await clock.advance(to: .seconds(2))
    let step = try await begun
    await clock.advance(to: .seconds(30))
    await clock.advance(to: .seconds(2))
    let last = try #require(await step.pending?.value)
    #expect(last.outcome?.ending == .unknown)
    #expect(last.outcome?.text.hasPrefix("I don’t know whether this was done.") == true)
    #expect(
      last.error as? IntentError
        == .handlerOverdue(intent: "OrderBread", timeout: .seconds(30)))
    await gate.open()
    let late = try #require(await last.pending?.value)
    #expect(late.outcome?.ending == .handled)
    #expect(late.session.revision > last.session.revision)
  }

  /// How a handler takes it that it is told to stop.
  enum Manners: CaseIterable, Sendable {
    case stops, succeeds, fails
  }

  @Test(
    "ends with what the handler made of it when told to stop",
    arguments: Manners.allCases, [false, true])
  func endsAsHandlerDoes(_ manners: Manners, isCancelled: Bool) async throws {
    let clock = ManualClock()
    var baker = Baker()
    baker.work = { _ in
      await waitUntil { Task.isCancelled }
      switch manners {
      case .stops: throw CancellationError()
      case .succeeds: return OrderBreadIntentResponse(code: .success)
      case .fails: return OrderBreadIntentResponse(code: .failureSoldOut)
      }
    }
    let engine = try Bakery.engine(baker, clock: clock)
    async let begun = engine.begin(Bakery.wholeOrder)
    await clock.advance(to: .seconds(2))
    let step = try await begun
    if isCancelled { step.pending?.cancel() } else { await clock.advance(to: .seconds(30)) }
    let last = try #require(await step.pending?.value)
    switch manners {
    case .stops: #expect(last.outcome?.ending == (isCancelled ? .cancelled : .failed))
    case .succeeds: #expect(last.outcome?.ending == .handled)
    case .fails: #expect(last.outcome?.code == "failureSoldOut")
    }
    #expect(last.pending == nil)
  }

  @Test("ends with failure where resolving takes longer than the timeout, with what was resolved")
  func endsWhereResolvingHangs() async throws {
    let (gate, clock) = (Gate(), ManualClock())
    var baker = Baker()
    baker.bread = { _ in .success(with: Baker.breads[1]) }
    baker.loaves = { _ in
      await gate.pass()
      return .needsValue()
    }
    let engine = try Bakery.engine(baker, clock: clock)
    async let begun = engine.begin(Bakery.wholeOrder)
    await gate.awaitArrival()
    await clock.advance(to: .seconds(30))
    let step = try await begun
    #expect(step.outcome?.ending == .failed)
    #expect(step.session.request.parameters["bread"] == Bakery.wheat)
    await gate.open()
  }

  @Test("gives failure where the handler throws; the error goes to the log and the caller alone")
  func failsWhereHandlerThrows() async throws {
    struct OvenError: Error { var temperature = 451 }
    var baker = Baker()
    baker.work = { _ in throw OvenError() }
    let log = LogBook()
    let step = try await Bakery.engine(baker, log: log).begin(Bakery.wholeOrder)
    #expect(step.outcome?.ending == .failed)
    #expect(step.outcome?.code == "failure")
    #expect(step.outcome?.text == "The oven is cold.")
    #expect(step.error is OvenError)
    let entries = await log.close()
    #expect(entries.count == 1 && entries[0].contains("OvenError"))
    #expect(!entries[0].contains("451"), "a value is in the log")
  }

  @Test(
    "has happened where its response cannot be written: nobody hears that it failed",
    arguments: [TimeInterval.nan, .infinity])
  func happenedUnwritten(_ waitTime: TimeInterval) async throws {
    var baker = Baker()
    baker.work = { _ in
      var response = OrderBreadIntentResponse(code: .success)
      response.waitTime = waitTime
      return response
    }
    let log = LogBook()
    let engine = try Bakery.engine(baker, log: log)
    let step = try await engine.begin(Bakery.wholeOrder)
    let outcome = try #require(step.outcome)
    #expect(outcome.ending == .handled && outcome.code == "success" && outcome.response == nil)
    #expect(step.error == nil)
    let data = try JSONEncoder().encode(step.turn)
    #expect(try JSONDecoder().decode(SessionTurn.self, from: data) == step.turn)
    #expect(await log.close().contains { $0.contains("cannot be written as JSON") })
    let reply = try await IntentDispatcher(provider: engine.provider).dispatch(Bakery.wholeOrder)
    #expect(reply.phase == .handled && reply.code == "success" && reply.response == nil)
  }

  @Test("fails in the same way where a handler throws while resolving or confirming")
  func failsInEveryPhase() async throws {
    struct OvenError: Error {}
    var first = Baker()
    first.bread = { _ in throw OvenError() }
    var second = Baker()
    second.readiness = { _ in throw OvenError() }
    for baker in [first, second] {
      let step = try await Bakery.engine(baker).begin(Bakery.wholeOrder)
      #expect(step.outcome?.ending == .failed)
      #expect(step.error is OvenError)
    }
  }

  @Test("is not said to be cancelled with the session where the handler goes on")
  func cancelsHandler() async throws {
    let (gate, clock) = (Gate(), ManualClock())
    let baker = Baker.waiting(at: gate)
    let engine = try Bakery.engine(baker, clock: clock)
    let session = Task { try await engine.begin(Bakery.wholeOrder) }
    await gate.awaitArrival()
    let deadlines = engine.dispatcher.deadlines
    // Its timeout and its budget; then the time that it has to stop.
    await waitUntil { deadlines.pending == 2 }
    session.cancel()
    await waitUntil { deadlines.pending == 1 }
    await clock.advance(to: .seconds(2))
    let step = try await session.value
    #expect(step.outcome?.ending == .unknown)
    #expect(step.error == nil)
    await gate.open()
    #expect(await step.pending?.value.outcome?.ending == .handled)
  }

  @Test("is cancelled through the step that is still to come")
  func cancelsPending() async throws {
    let (gate, clock) = (Gate(), ManualClock())
    let baker = Baker.waiting(at: gate)
    let engine = try Bakery.engine(baker, clock: clock)
    async let begun = engine.begin(Bakery.wholeOrder)
    await clock.advance(to: .seconds(2))
    let pending = try #require(try await begun.pending)
    pending.cancel()
    await clock.advance(to: .seconds(2))
    #expect(await pending.value.outcome?.ending == .unknown)
    await gate.open()
  }

  @Test("ends with one outcome for every caller who waits")
  func hasOneOutcome() async throws {
    let (gate, clock) = (Gate(), ManualClock())
    let baker = Baker.waiting(at: gate)
    let engine = try Bakery.engine(baker, clock: clock)
    async let begun = engine.begin(Bakery.wholeOrder)
    await clock.advance(to: .seconds(2))
    let pending = try #require(try await begun.pending)
    async let one = pending.value
    async let other = pending.value
    await gate.open()
    let outcomes = await [one.outcome, other.outcome]
    #expect(outcomes[0] == outcomes[1] && outcomes[0]?.ending == .handled)
  }

  @Test("can be done phase by phase, without a session")
  func runsPhases() async throws {
    var provider = HandlerProvider(.bakery)
    try provider.register(Baker())
    let dispatcher = IntentDispatcher(provider: provider)
    var intent = OrderBreadIntent(bread: Baker.breads[0])
    let handler = try dispatcher.handler(for: intent)
    let open = try await dispatcher.resolve(&intent, with: handler)
    #expect(open?.parameter == "loaves" && open?.resolution == .needsValue)
    #expect(try await OrderBreadIntent.confirm(intent, with: handler).code == .ready)
    #expect(try await OrderBreadIntent.handle(intent, with: handler).code == .success)
  }
}

extension Baker {
  /// A baker who handles nothing before a gate is open.
  fileprivate static func waiting(at gate: Gate) -> Baker {
    var baker = Baker()
    baker.work = { _ in
      await gate.pass()
      return OrderBreadIntentResponse(code: .success)
    }
    return baker
  }
}
