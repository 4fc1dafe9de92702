import Foundation
import IntentConversation
import IntentRuntime
import SystemIntents
import TestSupport
import Testing

@Suite("An answer that says what is not meant")
struct NegationTests {
  @Test(
    "never takes it of several options",
    arguments: [
      ("en", "not Little Bobo"), ("en", "anyone but Bobo Jr."), ("en", "not the first"),
      ("en", "Little Bobo? Not Bobo Jr."),
      ("en", "no, not Little Bobo"), ("es", "no Little Bobo"), ("es", "cualquiera menos Bobo Jr."),
      ("fr", "pas Little Bobo"), ("fr", "sauf Bobo Jr."),
      ("de", "nicht Little Bobo"), ("pl", "nie Little Bobo"),
      ("pl", "każdy oprócz Bobo Jr."), ("ja", "Little Bobo以外"), ("ja", "Bobo Jr.じゃない"),
      ("ko", "Little Bobo 말고"), ("ko", "Bobo Jr. 아니"),
    ])
  func refusesOptions(_ language: String, answer: String) async throws {
    let conversation = Conversation(with: [try await Apps.contacts()])
    let asked = await conversation.say("send a message to Bobo on MonkeyChat saying bananas")
    await conversation.use(language: language)
    let reply = await conversation.say(answer)
    #expect(reply.kind == .question, "\(reply.speech)")
    #expect(reply.options == asked.options, "\(reply.speech)")
    #expect(reply.request == asked.request)
  }

  @Test(
    "never takes it as a name",
    arguments: [
      ("en", "never Coco"), ("en", "anyone besides Coco"), ("en", "Bobo Jr. instead of Coco"),
      ("es", "jamás a Coco"), ("fr", "jamais Coco"), ("de", "niemals Coco"), ("pl", "nigdy Coco"),
      ("ko", "Coco 대신 Bobo Jr."), ("en", "not Coco"), ("en", "anyone but Coco"),
      ("en", "Little Bobo but not Coco"),
      ("es", "no a Coco"), ("fr", "pas Coco"), ("de", "nicht Coco"), ("pl", "nie Coco"),
      ("ja", "Coco以外"), ("ko", "Coco 말고"),
    ])
  func refusesNames(_ language: String, answer: String) async throws {
    let conversation = Conversation(with: [try await Apps.contacts()])
    _ = await conversation.say("send a MonkeyChat message")
    await conversation.use(language: language)
    let reply = await conversation.say(answer)
    #expect(reply.kind == .question, "\(reply.speech)")
    #expect(reply.request?.parameters["recipients"] == nil, "\(reply.speech)")
  }

  @Test(
    "never takes it as a value",
    arguments: [("en", "not large"), ("en", "anything but large"), ("es", "no grande")])
  func refusesValues(_ language: String, answer: String) async throws {
    let conversation = Conversation(with: [try Barista.app()], language: language)
    _ = await conversation.say(language == "en" ? "order coffee" : "pide café")
    let reply = await conversation.say(answer)
    #expect(reply.kind == .question)
    #expect(reply.request?.parameters["size"] == nil, "\(reply.speech)")
  }

  @Test("is dictated as it is, and a correction stays one")
  func keepsDictation() async throws {
    let conversation = Conversation(with: [try await Apps.contacts()])
    _ = await conversation.say("send a message to Bobo on MonkeyChat")
    let corrected = await conversation.say("no, to Coco")
    #expect(corrected.speech == "What do you want to say to Coco?")
    let sent = await conversation.say("I'm not coming, but Little Bobo is")
    #expect(sent.request?.parameters["content"] == "I'm not coming, but Little Bobo is")
  }
}
