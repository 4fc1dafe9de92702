import IntentConversation
import IntentRuntime
import Testing

/// Nobody says a mark aloud, and what writes down what is said often has none.
@Suite("A no with no mark behind it, before a value")
struct SpokenNoTests {
  private func reply(_ language: String, _ request: String, _ answer: String) async throws
    -> ConversationReply
  {
    let apps = [try Apps.payments(), try Apps.rides()]
    let conversation = Conversation(with: apps, language: language)
    #expect(await conversation.say(request).kind == .question)
    return await conversation.say(answer)
  }

  @Test(
    "is for another value, which is read back",
    arguments: [
      ("en", "pay Zelda 20 dollars", "no 30 dollars", "$30.00"),
      ("en", "pay Zelda 20 dollars", "no thirty", "$30.00"),
      ("es", "envía 20 euros a Zelda", "no 30", "30,00"),
      ("pl", "wyślij 20 euro do Zeldy", "nie 30", "30,00"),
      ("en", "book a ride to the airport tomorrow", "no friday", "Oct 17"),
    ])
  func changes(_ language: String, request: String, answer: String, value: String) async throws {
    let reply = try await reply(language, request, answer)
    #expect(reply.kind == .question && reply.outcome == nil)
    #expect(reply.speech.contains(value), "\(reply.speech)")
  }

  @Test(
    "changes nothing where the value is what is known, or is not said plainly",
    arguments: [
      ("en", "no Zelda"), ("en", "no 20"), ("en", "no more than 30"), ("en", "no problem"),
      ("es", "no 20"), ("es", "no quiero 30 euros"),
    ])
  func changesNothing(_ language: String, answer: String) async throws {
    let request = language == "en" ? "pay Zelda 20 dollars" : "envía 20 euros a Zelda"
    let reply = try await reply(language, request, answer)
    #expect(reply.outcome?.ending != .handled, "\(reply.speech)")
    #expect(!reply.speech.contains("30"), "\(reply.speech)")
  }
}
