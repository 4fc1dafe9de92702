import IntentConversation
import IntentRuntime
import SystemIntents
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

  /// Asks whether each recipient is the one.
  private struct Agreeing: SendMessageIntentHandling {
    func resolveRecipients(for intent: SendMessageIntent) async
      -> [SendMessageRecipientsResolutionResult]
    {
      guard let recipients = intent.recipients else { return [.needsValue()] }
      return recipients.map { .confirmationRequired(with: $0) }
    }

    func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
      SendMessageIntentResponse(code: .success)
    }
  }

  @Test(
    "sends nothing to who it denies, where it is asked whether they are meant",
    arguments: [
      ("en", "text Coco I'm late", "no coco"), ("es", "dile a Coco que llego tarde", "no a coco"),
      ("pl", "napisz do Coco że już jadę", "nie do coco"),
      // Beside what means nothing, and what names them.
      ("en", "text Coco I'm late", "no coco please"), ("en", "text Coco I'm late", "um no coco"),
      ("en", "text Coco I'm late", "no thanks coco"), ("en", "text Coco I'm late", "no not coco"),
      ("en", "text Coco I'm late", "no it's not coco"),
      ("de", "sag Coco dass ich komme", "nein es ist nicht Coco"),
      ("es", "dile a Coco que llego tarde", "no era coco"),
      ("en", "text Coco I'm late", "it's not coco"),
      ("fr", "dis à Coco que j'arrive", "non, pas coco"),
      ("es", "dile a Coco que llego tarde", "no es coco"),
      ("de", "sag Coco dass ich komme", "nein für coco"), ("ko", "Coco에게 안녕이라고 보내줘", "아니 Coco에게"),
      ("ko", "Coco에게 안녕이라고 보내줘", "아니 Coco 말고"), ("ja", "Cocoに遅れると伝えて", "いやCoco"),
    ])
  func sendsNothing(_ language: String, request: String, answer: String) async throws {
    var provider = HandlerProvider(.messages)
    try provider.register(Agreeing())
    var app = ConversationApp("MonkeyChat", engine: Apps.engine(provider))
    app.userVocabulary = try await Apps.contacts().userVocabulary
    let conversation = Conversation(with: [app], language: language)
    let asked = await conversation.say(request)
    #expect(asked.kind == .question && asked.speech.contains("Coco"), "\(asked.speech)")
    let reply = await conversation.say(answer)
    #expect(reply.kind == .question && reply.outcome == nil, "\(reply.speech)")
    #expect(reply.request?.parameters["recipients"] == nil, "\(reply.speech)")
  }

  @Test("sends it to whoever is named behind them")
  func sendsToAnother() async throws {
    var provider = HandlerProvider(.messages)
    try provider.register(Agreeing())
    var app = ConversationApp("MonkeyChat", engine: Apps.engine(provider))
    app.userVocabulary = try await Apps.contacts().userVocabulary
    let conversation = Conversation(with: [app])
    _ = await conversation.say("text Coco I'm late")
    let reply = await conversation.say("no coco, little bobo")
    #expect(reply.request?.parameters["recipients"]?.names == ["Little Bobo"], "\(reply.speech)")
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
