import Foundation
import IntentRuntime
import SystemIntents
import Testing

@Suite("The limits of a definition")
struct LimitTests {
  @Test(
    "checks the definition's limits before the app is asked, and gives the matching reason",
    arguments: [
      (-1, "Loaves must be positive."), (0, "Loaves cannot be under 1."),
      (13, "Loaves cannot be over 12."),
    ]
  )
  func checksNumbers(_ value: Int, reason: String) async throws {
    var baker = Baker()
    baker.loaves = { value in
      #expect(value.map { (1...12).contains($0) } ?? true, "the app was asked about \(value ?? 0)")
      return value.map { .success(with: $0) } ?? .needsValue()
    }
    let engine = try Bakery.engine(baker)
    let step = try await engine.begin(
      Bakery.order(["bread": Bakery.rye, "loaves": .integer(value)]))
    #expect(step.question?.reason == reason)
    #expect(try await engine.next(step, .value(12)).outcome?.ending == .handled)
  }

  @Test(
    "refuses files of other types than the definition takes",
    arguments: [("public.png", true), ("public.image", true), ("public.plain-text", false)]
  )
  func checksFileTypes(_ type: String, isAccepted: Bool) async throws {
    let engine = try Bakery.engine(Baker())
    let file = FileValue(data: Data([1]), filename: "a", typeIdentifier: type)
    let intent = OrderBreadIntent(bread: Baker.breads[0], loaves: 1, picture: file)
    let step = try await engine.begin(try IntentRequest(intent))
    #expect(step.question?.reason == (isAccepted ? nil : "That is no picture."))
    #expect((step.outcome != nil) == isAccepted)
  }

  @Test("asks for each of a long list that breaks them, however many there are")
  func asksForEach() async throws {
    let heavy = Array(repeating: JSONValue.number(2_000), count: 25)
    var step = try await Scales().engine().begin(
      IntentRequest(intent: "Weigh", parameters: ["weights": .array(heavy)]))
    for number in heavy.indices {
      #expect(step.question?.element == number)
      step = try await Scales().engine().next(step, .value(.integer(number)))
    }
    // Only then is the app asked.
    try await agree(to: heavy.count, from: step)
  }

  /// Agrees to each value of a list that the app asks about.
  private func agree(to count: Int, from step: SessionStep) async throws {
    var step = step
    for number in 0..<count {
      #expect(step.question?.element == number)
      step = try await Scales().engine().next(step, .yes)
    }
    #expect(step.session.phase == .confirming)
  }

  @Test("leaves the app all its questions about a list of which one value broke them")
  func leavesQuestions() async throws {
    var weights = (0..<25).map { JSONValue.integer($0) }
    weights[20] = 2_000
    var step = try await Scales().engine().begin(
      IntentRequest(intent: "Weigh", parameters: ["weights": .array(weights)]))
    #expect(step.question?.element == 20)
    step = try await Scales().engine().next(step, .value(20))
    try await agree(to: weights.count, from: step)
  }

  @Test("asks for what is missing of a fixed number of values, and refuses more")
  func checksFixedSizes() async throws {
    let engine = try Bakery.engine(Baker())
    var request = Bakery.wholeOrder
    request.parameters["slices"] = ["thin"]
    let step = try await engine.begin(request)
    #expect(step.question?.parameter == "slices")
    #expect(step.question?.element == 1)
    let whole = try await engine.next(step, .value("thick"))
    #expect(whole.session.request.parameters["slices"] == ["thin", "thick"])
    #expect(whole.outcome?.ending == .handled)
    request.parameters["slices"] = ["a", "b", "c"]
    #expect(
      try await engine.begin(request).question?.reason
        == "“a, b, and c” does not work for Slices.")
  }
}
