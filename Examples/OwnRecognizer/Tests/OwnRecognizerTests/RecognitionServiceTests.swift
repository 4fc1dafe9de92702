import Foundation
import IntentConversation
import Testing

@testable import OwnRecognizer

@Suite("A service that understands sentences")
struct RecognitionServiceTests {
  /// What a conversation with the app says to a sentence, where a service answers so.
  private func reply(
    to text: String, _ answer: @escaping @Sendable (RecognitionQuestion) -> (Int, String)
  ) async throws -> ConversationReply {
    let server = try LoopbackServer { body in
      guard let question = try? JSONDecoder().decode(RecognitionQuestion.self, from: body) else {
        return (400, "[]")
      }
      return answer(question)
    }
    let address = try #require(URL(string: "http://127.0.0.1:\(server.port)/recognize"))
    let app = try OwnRecognizer.app(asking: address)
    let reply = await Conversation(with: [app], language: "en").say(text)
    withExtendedLifetime(server) {}
    return reply
  }

  private static let request = """
    [{"domain": "Messages", "intent": "SendMessage",
      "parameters": {"recipients": ["Coco"], "content": "bananas"}}]
    """

  @Test("is asked for what no template says, and knows what the app does")
  func isAsked() async throws {
    let found = try await reply(to: "bananas are what Coco needs") { question in
      let intent = question.intents.first { $0.name == "SendMessage" }
      let knowsContent = intent?.parameters.contains { $0.name == "content" } == true
      let isWhole = question.sentence == "bananas are what Coco needs" && question.language == "en"
      return (200, knowsContent && isWhole ? Self.request : "[]")
    }
    #expect(found.request?.intent == "SendMessage")
    #expect(found.request?.parameters["content"] == "bananas")
  }

  @Test("is not asked for what a template says")
  func isNotAsked() async throws {
    let found = try await reply(to: "send a message to Coco saying hello there") { _ in
      (200, Self.request)
    }
    #expect(found.request?.parameters["content"] == "hello there")
  }

  @Test(
    "knows nothing where it fails or answers what the app does not do",
    arguments: [
      (500, "[]"), (200, "nonsense"), (200, #"[{"intent": "LaunchRocket", "parameters": {}}]"#),
      (200, #"[{"intent": "SendMessage", "parameters": {"recipients": 5}}]"#), (200, "[]"),
    ])
  func isChecked(_ status: Int, _ body: String) async throws {
    let found = try await reply(to: "bananas are what Coco needs") { _ in (status, body) }
    #expect(found.request == nil)
    #expect(!found.speech.isEmpty)
  }
}
