import IntentConversation
import IntentRuntime
import SystemIntents
import Testing

@Suite("A recogniser of the app's own")
struct OtherRecognizerTests {
  /// Answers every sentence with the same requests, or fails.
  private struct Oracle: SentenceRecognizer {
    var requests: [IntentRequest] = []
    var error: IntentError?

    func recognize(_ sentence: String, language: String, intents: [IntentDescriptor]) async throws
      -> [IntentRequest]
    {
      if let error { throw error }
      return intents.contains { $0.name == "SendMessage" } ? requests : []
    }
  }

  private static let request = IntentRequest(
    domain: "Messages", intent: "SendMessage",
    parameters: ["recipients": ["Coco"], "content": "bananas"])

  private func reply(
    to text: String, _ oracle: Oracle, _ order: OtherRecognizer.Order
  ) async throws -> ConversationReply {
    var app = try Apps.messenger()
    app.otherRecognizer = OtherRecognizer(oracle, asked: order)
    return await Conversation(with: [app], language: "en").say(text)
  }

  @Test("is asked where no template fits")
  func isAskedAfter() async throws {
    let oracle = Oracle(requests: [Self.request])
    let found = try await reply(to: "bananas are what Coco needs", oracle, .afterTemplates)
    #expect(found.request?.parameters["content"] == "bananas")
    let own = try await reply(to: "MonkeyChat Coco hello", oracle, .afterTemplates)
    #expect(own.request?.parameters["content"] == "hello")
  }

  @Test("is asked first where the app wants it so, and the templates where it fails")
  func isAskedBefore() async throws {
    let oracle = Oracle(requests: [Self.request])
    let found = try await reply(to: "MonkeyChat Coco hello", oracle, .beforeTemplates)
    #expect(found.request?.parameters["content"] == "bananas")
    let failing = Oracle(error: .notAuthorized(.denied))
    let own = try await reply(to: "MonkeyChat Coco hello", failing, .beforeTemplates)
    #expect(own.request?.parameters["content"] == "hello")
  }

  @Test("is not believed where its answer is nothing that the app does")
  func isChecked() async throws {
    let wrong = [
      IntentRequest(intent: "LaunchRocket"),
      IntentRequest(domain: "Notebook", intent: "SendMessage"),
      IntentRequest(intent: "SendMessage", parameters: ["recipients": 5]),
    ]
    let none = try await reply(to: "bananas for Coco", Oracle(requests: wrong), .afterTemplates)
    #expect(none.request == nil)
    let last = try await reply(
      to: "bananas for Coco", Oracle(requests: wrong + [Self.request]), .afterTemplates)
    #expect(last.request?.parameters["content"] == "bananas")
  }
}
