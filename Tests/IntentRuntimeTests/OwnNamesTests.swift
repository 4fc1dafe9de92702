import IntentRuntime
import OwnNames
import Testing

@Suite("An app with types of its own under the runtime's names")
struct OwnNamesTests {
  @Test("has its intents read, handled, answered and shown as any other")
  func isServed() async throws {
    let request = IntentRequest(
      intent: "FeedAnimal",
      parameters: ["keeper": "Bobo", "food": "bananas", "feedingTime": "2026-05-09T06:13:20Z"])
    let engine = SessionEngine(provider: try Zoo.provider())
    let step = try await engine.begin(request, id: "1", language: "en")
    #expect(step.outcome?.ending == .handled)
    #expect(step.outcome?.text == "2 meals served.")
    #expect(step.presentation?.view.spokenText == "2 meals for the monkeys")
  }

  @Test("has its parameters asked for as any other")
  func isAsked() async throws {
    let engine = SessionEngine(provider: try Zoo.provider())
    let step = try await engine.begin(IntentRequest(intent: "FeedAnimal"), id: "1", language: "en")
    #expect(!step.turn.isFinal)
  }
}
