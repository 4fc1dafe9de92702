import Foundation
import Testing

@testable import IntentRuntime

/// What comes of what a handler mixes up, or of what cannot be written.
extension HandlingTests {
  @Test(
    "fails where the handler says that it is done when it is to confirm, and nothing is handled",
    arguments: [OrderBreadIntentResponseCode.success, .inProgress])
  func refusesDoneBeforehand(_ code: OrderBreadIntentResponseCode) async throws {
    var baker = Baker()
    baker.readiness = { _ in OrderBreadIntentResponse(code: code) }
    baker.work = { _ in
      Issue.record("it was handled")
      return OrderBreadIntentResponse(code: .success)
    }
    let log = LogBook()
    let engine = try Bakery.engine(baker, log: log)
    let error = IntentError.confirmedAsDone(intent: "OrderBread", code: "\(code)")
    let step = try await engine.begin(Bakery.wholeOrder)
    #expect(step.outcome?.ending == .failed && step.outcome?.code == "failure")
    #expect(step.error as? IntentError == error)
    await #expect(throws: error) {
      _ = try await IntentDispatcher(provider: engine.provider).dispatch(Bakery.wholeOrder)
    }
    #expect(await log.close().count == 1)
  }

  @Test("opens the app with the handler's activity, whatever of the response cannot be written")
  func keepsActivity() async throws {
    var baker = Baker()
    baker.work = { _ in
      var response = OrderBreadIntentResponse(
        code: .continueInApp, userActivity: UserActivity(activityType: "org.example.bread"))
      response.waitTime = .nan
      return response
    }
    let step = try await Bakery.engine(baker).begin(Bakery.wholeOrder)
    guard case .launchApp(let outcome, let activity) = step.turn else {
      Issue.record("the app is not launched")
      return
    }
    #expect(activity.activityType == "org.example.bread" && outcome.response == nil)
    #expect(Interaction(step, date: Date()) == nil)
  }
}
