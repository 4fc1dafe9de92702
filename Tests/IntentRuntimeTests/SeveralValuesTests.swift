import Foundation
import TestSupport
import Testing

@testable import IntentRuntime

@Suite("An answer with several values")
struct SeveralValuesTests {
  @Test("ends a session whose handler never agrees, as one value each does")
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

  @Test("is taken in one step, all of them or nothing")
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

  @Test("of which one is a yes is asked about once more")
  func confirmsChangesThatComeWithYes() async throws {
    let handler = Canceller()
    let desk = try ServiceDesk(handler)
    let revision = try await desk.begin().session.revision
    let step = try await desk.service.step(
      "1", revision: revision, .yes, changing: ["number": 9])
    #expect(step.turn == .confirm(prompt: "Cancel the order, Number 9: shall I go on?"))
    #expect(await handler.handled.count == 0)
  }
}
