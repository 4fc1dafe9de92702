import IntentConversation
import IntentRuntime
import SystemIntents
import Testing

/// There is `Coco`, and there are `Bobo the Great`, `Bobo Jr.` and `Little Bobo`.
@Suite("Somebody who is named in an answer")
struct ExcludedPersonTests {
  @Test(
    "gets nothing where they are not meant, or where more is said of them than who they are",
    arguments: [
      "mom not Coco", "mom instead of Coco", "mom isn't Coco", "I said mom not Coco", "Coco's mom",
      "the mom of Coco", "do you know Coco", "who is Coco", "I love Coco",
      "Coco that I'm early", "Coco in an hour", "mom not Bobo Jr.",
    ])
  func isNotMeant(_ answer: String) async throws {
    let conversation = Conversation(with: [try await Apps.contacts()])
    _ = await conversation.say("text mom that I'm late on MonkeyChat")
    let reply = await conversation.say(answer)
    #expect(reply.kind == .question && reply.outcome == nil, "\(reply.speech)")
  }

  @Test(
    "gets it where no more is said than who they are",
    arguments: [
      "Coco", "Coco please", "my best buddy Coco", "not mom, Coco", "Coco, my sister", "to Coco",
      "send it to Coco",
    ])
  func isMeant(_ answer: String) async throws {
    let conversation = Conversation(with: [try await Apps.contacts()])
    _ = await conversation.say("text mom that I'm late on MonkeyChat")
    let reply = await conversation.say(answer)
    #expect(reply.request?.parameters["recipients"]?.names == ["Coco"], "\(reply.speech)")
    #expect(reply.outcome?.ending == .handled, "\(reply.speech)")
  }

  @Test(
    "behind what is called out is asked about where a text is asked for",
    arguments: ["oops, Little Bobo", "wrong, to Little Bobo", "hang on, to Little Bobo"])
  func isCalledOut(_ answer: String) async throws {
    let conversation = Conversation(with: [try await Apps.contacts()])
    _ = await conversation.say("send a message to Coco on MonkeyChat")
    #expect(await conversation.say(answer).code == "verbatim")
    let changed = await conversation.say("no")
    #expect(
      changed.request?.parameters["recipients"]?.names == ["Little Bobo"], "\(changed.speech)")
  }

  @Test(
    "is no part of a text behind what is called out",
    arguments: ["sorry, I'm late", "oh great news"])
  func isText(_ answer: String) async throws {
    let conversation = Conversation(with: [try await Apps.contacts()])
    _ = await conversation.say("send a message to Coco on MonkeyChat")
    let sent = await conversation.say(answer)
    #expect(sent.request?.parameters["content"] == .string(answer), "\(sent.speech)")
  }

  /// Changes messages that were sent.
  private struct Editor: EditMessageIntentHandling {
    func handle(intent: EditMessageIntent) async -> EditMessageIntentResponse {
      EditMessageIntentResponse(code: .success)
    }
  }

  @Test(
    "with whom a text begins, before what leads to one, is asked about",
    arguments: ["edit my last text to Coco to say 6", "edit my last text to Bobo Jr. saying hi"])
  func isToldInText(_ sentence: String) async throws {
    var provider = HandlerProvider(.messages)
    try provider.register(Editor())
    var app = ConversationApp("MonkeyChat", engine: Apps.engine(provider))
    app.userVocabulary = try await Apps.contacts().userVocabulary
    #expect(await Conversation(with: [app]).say(sentence).code == "verbatim")
  }

  @Test(
    "is not paid after all where it is said that they are not to be",
    arguments: [
      ("es", "envía 20 euros a Coco", "no a Coco"), ("en", "pay Coco 20 dollars", "not Coco"),
      ("pl", "wyślij 20 zł do Anny", "nie do Anny"),
    ])
  func isNotPaid(_ language: String, _ sentence: String, answer: String) async throws {
    let conversation = Conversation(with: [try Apps.payments()], language: language)
    let asked = await conversation.say(sentence)
    let reply = await conversation.say(answer)
    #expect(reply.kind == .question && reply.request == asked.request, "\(reply.speech)")
    #expect(reply.speech.hasSuffix(asked.speech) && reply.speech != asked.speech, "\(reply.speech)")
  }
}
