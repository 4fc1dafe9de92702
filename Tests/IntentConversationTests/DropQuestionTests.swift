import IntentConversation
import IntentRuntime
import SystemIntents
import Testing

/// `Shall I drop “Send message: Coco”?`
@Suite("Asked whether to drop what is under way")
struct DropQuestionTests {
  private func conversation(_ language: String = "en") async throws -> Conversation {
    let apps = [try await Apps.contacts(), try Apps.tasks(), try Apps.payments()]
    return Conversation(with: apps, language: language)
  }

  @Test(
    "no word but a yes or a no is taken, and least of all for a text",
    arguments: [
      ("en", "text Coco", "remind me to buy milk", "no", "why"),
      ("en", "text Coco", "pay Little Bobo 20 dollars", "no", "20"),
      ("de", "schreib Coco", "erinnere mich an Milch", "nein", "warum"),
    ])
  func takesNoText(
    _ language: String, request: String, other: String, no: String, answer: String
  ) async throws {
    let conversation = try await conversation(language)
    for said in [request, other] { _ = await conversation.say(said) }
    #expect(await conversation.say(no).code == "drop")
    let reply = await conversation.say(answer)
    #expect(reply.code == "drop" && reply.outcome == nil, "\(reply.speech)")
    #expect(await conversation.say(no).request?.parameters["content"] == nil)
  }

  private struct Caller: StartCallIntentHandling {
    func handle(intent: StartCallIntent) async -> StartCallIntentResponse {
      StartCallIntentResponse(code: .continueInApp)
    }
  }

  @Test("a request that names somebody else is asked about, and changes nobody")
  func changesNobody() async throws {
    var provider = HandlerProvider(.calls)
    try provider.register(Caller())
    let phone = ConversationApp("Phone", engine: Apps.engine(provider))
    let apps = [try await Apps.contacts(), phone]
    let conversation = Conversation(with: apps, language: "es")
    _ = await conversation.say("envía un mensaje a Coco con MonkeyChat")
    let asked = await conversation.say("llama a Little Bobo")
    #expect(asked.code == "drop", "\(asked.speech)")
    _ = await conversation.say("no")
    let sent = await conversation.say("estoy llegando")
    #expect(sent.speech.contains("Coco") && sent.outcome?.ending == .handled, "\(sent.speech)")
  }
}
