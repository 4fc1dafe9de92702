import Foundation
import Testing

@testable import IntentRuntime

@Suite("What the user agrees to")
struct AgreedValueTests {
  private func prompt(_ parameters: [String: JSONValue]) async throws -> String {
    var policy = SessionPolicy()
    policy.confirmedIntents = ["OrderBread"]
    var request = Bakery.wholeOrder
    request.parameters.merge(parameters) { $1 }
    var baker = Baker()
    baker.toppings = { $0?.map { .success(with: $0) } ?? [.notRequired()] }
    let step = try await Bakery.engine(baker, policy: policy).begin(request)
    guard case .confirm(let prompt) = step.turn else { return "\(step.turn)" }
    return prompt
  }

  @Test(
    "has every value, also one that there are no words for",
    arguments: [
      (["bread": ["identifier": "x7", "displayString": ""]], "Order 2 of x7"),
      (["bread": ["displayString": " "]], "Order 2 of \"\""),
      (["toppings": ["salt", ""]], "salt and \"\""),
      (["time": 1e20], "100,000,000,000,000,000,000 s"),
      (["picture": ["filename": "", "data": "AAAA", "removedOnCompletion": false]], "3 bytes"),
    ] as [([String: JSONValue], String)])
  func hasEveryValue(_ parameters: [String: JSONValue], words: String) async throws {
    let prompt = try await prompt(parameters)
    #expect(prompt.contains(words), "\(prompt)")
  }

  @Test("leaves an empty list out")
  func leavesEmptyListOut() async throws {
    #expect(try await prompt(["toppings": []]) == prompt([:]))
  }

  @Test("is named where a value of a parameter is asked about that there are no words for")
  func isNamedInQuestion() async throws {
    var baker = Baker()
    baker.toppings = { $0?.map { .confirmationRequired(with: $0) } ?? [.notRequired()] }
    var request = Bakery.wholeOrder
    request.parameters["toppings"] = [""]
    let step = try await Bakery.engine(baker).begin(request)
    #expect(step.question?.prompt.contains("\"\"") == true)
  }
}
