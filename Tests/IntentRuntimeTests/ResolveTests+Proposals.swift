import Foundation
import Testing

@testable import IntentRuntime

/// What becomes of a list that a handler proposes values for.
extension ResolveTests {
  @Test(
    "takes nothing from the values of a list that the handler has resolved, whatever is said to one that it proposes",
    arguments: [
      (.confirmationRequired(with: "salt"), .yes, ["seeds", "salt"]),
      (.confirmationRequired(with: "salt"), .no, ["seeds"]),
      (.confirmationRequired(with: "salt"), .value("oats"), ["seeds", "oats"]),
      (.disambiguation(with: ["salt", "oats"]), .choice(1), ["seeds", "oats"]),
      (.needsValue(), .value("oats"), ["seeds", "oats"]),
    ] as [(OrderBreadToppingsResolutionResult, SessionAnswer, JSONValue)])
  func keepsResolved(
    _ proposal: OrderBreadToppingsResolutionResult, answer: SessionAnswer, toppings: JSONValue
  ) async throws {
    var baker = Baker()
    baker.toppings = {
      $0?.map { .success(with: $0) } ?? [proposal, .success(with: "seeds")]
    }
    let engine = try Bakery.engine(baker)
    let asked = try await engine.begin(Bakery.wholeOrder)
    #expect(asked.question?.parameter == "toppings")
    let step = try await engine.next(asked, answer)
    #expect(step.outcome?.ending == .handled)
    #expect(step.session.request.parameters["toppings"] == toppings)
  }
}
