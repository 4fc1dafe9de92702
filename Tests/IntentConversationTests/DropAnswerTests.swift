import IntentConversation
import IntentRuntime
import SystemIntents
import Testing

@Suite("An answer to whether to drop what is under way")
struct DropAnswerTests {
  private func payee(_ reply: ConversationReply) -> JSONValue? {
    reply.member("displayName", of: "payee")
  }

  @Test("is asked for where what was to be confirmed has no values as well")
  func asksWithoutValues() async throws {
    let conversation = Conversation(with: [try Apps.rides(), try Apps.payments()])
    let asked = await conversation.say("get me a ride with Unicorn")
    #expect(asked.kind == .question, "\(asked.speech)")
    #expect(await conversation.say("pay Zelda $20 with Jungle").code == "drop")
  }

  @Test("is asked for once more where somebody is named, who may be meant to get either")
  func asksOnceMore() async throws {
    let conversation = Conversation(with: [try await Apps.contacts()], language: "de")
    _ = await conversation.say("schreib Bobo dass ich komme")
    let asked = await conversation.say("nein sag ihm dass ich gehe")
    #expect(asked.code == "drop", "\(asked.speech)")
    let again = await conversation.say("Little Bobo")
    #expect(again.code == "drop" && again.outcome == nil, "\(again.speech)")
  }

  @Test(
    "loses nothing of what is new, where a yes has more beside it or nothing is understood",
    arguments: [
      ("en", "pay Zelda $20", "pay Yorick $30", "yes, $30"),
      ("en", "pay Zelda $20", "pay Yorick $30", "ok, 30"),
      ("en", "pay Zelda $20", "pay Yorick $30", "yes 30"),
      ("en", "pay Zelda $20", "pay Yorick $30", "yes to Yorick"),
      ("en", "pay Zelda $20", "pay Yorick $30", "bananas"),
      ("de", "überweise 20 Euro an Zelda", "überweise 30 Euro an Yorick", "ja 30 Euro"),
      ("fr", "paie 20 euros à Zelda", "paie 30 euros à Yorick", "oui, 30 euros"),
      ("pl", "zapłać Zelda 20 złotych", "zapłać Yorick 30 złotych", "no"),
      ("ja", "Zeldaに2000円払って", "Yorickに3000円払って", "はい、3000円"),
      ("ko", "Zelda에게 20000원 보내 줘", "Yorick에게 30000원 보내 줘", "네, 30000원"),
    ])
  func losesNothing(_ language: String, request: String, other: String, answer: String)
    async throws
  {
    let conversation = Conversation(with: [try Apps.payments()], language: language)
    _ = await conversation.say(request)
    let asked = await conversation.say(other)
    #expect(asked.code == "drop", "\(asked.speech)")
    let again = await conversation.say(answer)
    #expect(again.code == "drop", "\(again.speech)")
    #expect(again.speech.hasSuffix(asked.speech), "\(again.speech)")
    let begun = await conversation.say(
      ["de": "ja", "fr": "oui", "pl": "tak", "ja": "はい", "ko": "네"][language] ?? "yes")
    #expect(begun.kind == .question, "\(begun.speech)")
    #expect(payee(begun) == "Yorick", "\(begun.speech)")
  }

  @Test(
    "is asked for behind a no that has a whole request beside it, and not for another value",
    arguments: [
      ("en", "pay Zelda $20", "no, pay Yorick $30", true),
      ("en", "pay Zelda $20", "no, send 30 dollars to Yorick", true),
      ("en", "pay Zelda $20", "no, to Yorick", false), ("en", "pay Zelda $20", "no, $30", false),
      ("de", "überweise 20 Euro an Zelda", "nein, überweise 30 Euro an Yorick", true),
      ("es", "envía 20 euros a Zelda", "no, envía 30 euros a Yorick", true),
      ("ja", "Zeldaに2000円払って", "いや、Yorickに3000円払って", true),
      ("ko", "Zelda에게 20000원 보내 줘", "아니, Yorick에게 30000원 보내 줘", true),
    ])
  func isAskedBehindNo(_ language: String, request: String, other: String, isNew: Bool)
    async throws
  {
    let conversation = Conversation(with: [try Apps.payments()], language: language)
    _ = await conversation.say(request)
    let asked = await conversation.say(other)
    #expect((asked.code == "drop") == isNew, "\(asked.speech)")
    guard isNew else { return }
    let begun = await conversation.say(
      ["de": "ja", "es": "sí", "ja": "はい", "ko": "네"][language] ?? "yes")
    #expect(payee(begun) == "Yorick", "\(begun.speech)")
  }

  /// Asks whether whoever is named is meant.
  private struct Asking: SendMessageIntentHandling {
    func resolveRecipients(for intent: SendMessageIntent) async
      -> [SendMessageRecipientsResolutionResult]
    {
      (intent.recipients ?? []).map { .confirmationRequired(with: $0) }
    }
    func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
      SendMessageIntentResponse(code: .success)
    }
  }

  @Test(
    "is asked for where a request behind a no would be somebody's name, of which a part is known",
    arguments: [("no, text Little Bobo goodbye", true), ("no, Little Bobo", false)])
  func isNoName(_ other: String, isNew: Bool) async throws {
    var provider = HandlerProvider(.messages)
    try provider.register(Asking())
    var app = ConversationApp("MonkeyChat", engine: Apps.engine(provider))
    app.userVocabulary = try await Apps.contacts().userVocabulary
    let conversation = Conversation(with: [app])
    _ = await conversation.say("text Coco hello")
    let asked = await conversation.say(other)
    #expect((asked.code == "drop") == isNew, "\(asked.speech)")
    guard isNew else { return }
    #expect(await conversation.say("yes").request?.parameters["content"] == "goodbye")
  }

  @Test("keeps what is under way behind a no, and changes it by what else the no says")
  func keeps() async throws {
    let conversation = Conversation(with: [try Apps.payments()])
    _ = await conversation.say("pay Zelda $20")
    _ = await conversation.say("pay Yorick $30")
    let reply = await conversation.say("no, $25")
    #expect(payee(reply) == "Zelda", "\(reply.speech)")
    #expect(reply.speech.contains("25"), "\(reply.speech)")
  }

  @Test("says what can be said, and asks again")
  func helps() async throws {
    let conversation = Conversation(with: [try Apps.payments()])
    _ = await conversation.say("pay Zelda $20")
    let asked = await conversation.say("pay Yorick $30")
    let reply = await conversation.say("help")
    #expect(reply.speech.hasSuffix(asked.speech) && reply.speech != asked.speech)
    #expect(payee(await conversation.say("yes")) == "Yorick")
  }

  @Test("offers a way out behind three answers that are not understood")
  func offersWayOut() async throws {
    let conversation = Conversation(with: [try Apps.payments()])
    _ = await conversation.say("pay Zelda $20")
    _ = await conversation.say("pay Yorick $30")
    var replies: [ConversationReply] = []
    for _ in 1...3 { replies.append(await conversation.say("bananas")) }
    #expect(replies.map(\.code) == ["drop", "drop", "drop"])
    #expect(replies.map { $0.speech.contains("start over") } == [false, false, true])
    let kept = await conversation.say("cancel")
    #expect(payee(kept) == "Zelda", "\(kept.speech)")
  }
}
