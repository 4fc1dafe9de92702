import Foundation
import IntentConversation
import IntentRuntime
import SystemIntents
import TestSupport
import Testing

@Suite("An answer of which a part is not understood")
struct WholeAnswerTests {
  @Test(
    "chooses nobody, for what is chosen may be done at once",
    arguments: [
      "never Little Bobo", "anyone besides Little Bobo", "I hate Little Bobo",
      "Little Bobo’s brother", "the little one if he’s awake", "Little Bobo tomorrow",
    ])
  func choosesNobody(_ answer: String) async throws {
    let conversation = Conversation(with: [try await Apps.contacts()])
    let asked = await conversation.say("send a message to Bobo on MonkeyChat saying bananas")
    let reply = await conversation.say(answer)
    #expect(reply.kind == .question, "\(reply.speech)")
    #expect(reply.options == asked.options, "\(reply.speech)")
  }

  @Test(
    "still chooses where the rest is polite", arguments: ["Little Bobo, please", "the little one"])
  func choosesPolitely(_ answer: String) async throws {
    let conversation = Conversation(with: [try await Apps.contacts()])
    _ = await conversation.say("send a message to Bobo on MonkeyChat saying bananas")
    let reply = await conversation.say(answer)
    #expect(reply.outcome?.ending == .handled, "\(reply.speech)")
    #expect(
      "\(String(describing: reply.request?.parameters["recipients"]))".contains("Little Bobo"))
  }

  @Test(
    "agrees to nobody and names nobody",
    arguments: [
      ("en", "who is Coco?"), ("en", "never Coco"), ("en", "I hate Coco"), ("en", "aye aye sir"),
      ("de", "wer ist Coco?"), ("de", "niemals Coco"), ("fr", "jamais Coco"),
      ("es", "jamás a Coco"),
      ("pl", "nigdy Coco"), ("ja", "Cocoって誰？"), ("ko", "Coco가 누구야?"),
    ])
  func agreesToNobody(_ language: String, answer: String) async throws {
    let conversation = Conversation(with: [try await Agreeing.app()])
    let asked = await conversation.say("send a message to Coco on MonkeyChat saying bananas")
    #expect(asked.kind == .question, "\(asked.speech)")
    await conversation.use(language: language)
    let reply = await conversation.say(answer)
    #expect(reply.kind == .question, "\(reply.speech)")
    #expect(reply.request == asked.request, "\(reply.speech)")
  }

  @Test(
    "keeps of several those alone that are said to be all, and adds who is named besides",
    arguments: [
      ("only Coco", ["Coco"]), ("just Little Bobo", ["Little Bobo"]),
      ("and Bobo Jr.", ["Coco", "Little Bobo", "Bobo Jr."]),
    ])
  func keepsOnly(_ answer: String, names: [String]) async throws {
    let conversation = Conversation(with: [try await Agreeing.app()])
    _ = await conversation.say(
      "send a message to Coco and Little Bobo on MonkeyChat saying bananas")
    let reply = await conversation.say(answer)
    #expect(reply.request?.parameters["recipients"]?.names == names, "\(reply.speech)")
    #expect(reply.kind == .question && reply.outcome == nil, "\(reply.speech)")
  }

  @Test(
    "says no to one of several, which is told, and keeps the others",
    arguments: [
      ("en", ["no"], "without Coco", "Little Bobo"),
      ("en", ["yes", "no"], "without Little Bobo", "Coco"),
      ("de", ["nein"], "ohne Coco", "Little Bobo"), ("ja", ["いいえ"], "Cocoは外します", "Little Bobo"),
    ])
  func leavesOut(_ language: String, answers: [String], told: String, left: String) async throws {
    let conversation = Conversation(with: [try await Agreeing.app()])
    _ = await conversation.say(
      "send a message to Coco and Little Bobo on MonkeyChat saying bananas")
    await conversation.use(language: language)
    var reply: ConversationReply?
    for answer in answers { reply = await conversation.say(answer) }
    #expect(reply?.speech.contains(told) == true, "\(reply?.speech ?? "")")
    guard case .array(let people)? = reply?.request?.parameters["recipients"] else {
      Issue.record("nobody is left")
      return
    }
    #expect(people.count == 1 && "\(people)".contains(left), "\(people)")
  }

  @Test(
    "names nobody twice, and drops nobody of whom nothing is said",
    arguments: [
      (["no, Coco"], ["Coco"]), (["Coco"], ["Coco"]),
      (["no", "Little Bobo"], ["Little Bobo", "Coco"]),
      (["none", "nobody"], ["Coco"]),
    ])
  func keepsOthers(_ answers: [String], people: [String]) async throws {
    let conversation = Conversation(with: [try await Apps.contacts()])
    _ = await conversation.say("send a message to Bobo and Coco on MonkeyChat saying bananas")
    var reply: ConversationReply?
    for answer in answers { reply = await conversation.say(answer) }
    #expect(reply?.outcome?.ending == .handled, "\(reply?.speech ?? "")")
    guard case .array(let sent)? = reply?.request?.parameters["recipients"] else {
      Issue.record("\(reply?.speech ?? "")")
      return
    }
    #expect(sent.count == people.count, "\(sent)")
    for (person, name) in zip(sent, people) { #expect("\(person)".contains(name), "\(sent)") }
  }

  @Test(
    "is text as it is, whatever words of the question it has",
    arguments: ["you are 30", "Coco is 12"])
  func keepsText(_ text: String) async throws {
    let conversation = Conversation(with: [try await Apps.contacts()])
    _ = await conversation.say("send a message to Coco on MonkeyChat")
    #expect(await conversation.say(text).request?.parameters["content"] == .string(text))
  }

  @Test("is no text where it only takes something back")
  func takesBack() async throws {
    let conversation = Conversation(with: [try await Apps.contacts()])
    _ = await conversation.say("send a message to Coco on MonkeyChat")
    #expect(await conversation.say("no wait").kind == .question)
  }

  @Test(
    "is text as it is between quotation marks, whatever it says",
    arguments: ["“cancel”", "\"cancel\"", "«no»", "„yes“", "「やめる」"])
  func quotes(_ text: String) async throws {
    let conversation = Conversation(with: [try await Apps.contacts()])
    _ = await conversation.say("send a message to Coco on MonkeyChat")
    let sent = await conversation.say(text)
    #expect(sent.request?.parameters["content"] == .string(String(text.dropFirst().dropLast())))
  }

  @Test("is no text that somebody else keeps, where it may be said to the assistant")
  func keptText() async throws {
    let texts = [
      "please cancel", "yes", "no", "send a message to Bobo Jr. on MonkeyChat", "Ask Little Bobo",
      "Tell Little Bobo", "To Little Bobo", "sorry, Little Bobo", "not Coco, Little Bobo",
    ]
    for text in texts {
      let app = try await Apps.contacts()
      let conversation = Conversation(with: [app])
      let request = try #require(
        await conversation.understood("send a message to Coco on MonkeyChat")?.request)
      let step = try await app.engine.begin(request, id: "1", language: "en")
      guard case .remark(let reply, _, _) = await conversation.spoken(text, to: step, app: 0) else {
        Issue.record("'\(text)' is taken")
        continue
      }
      #expect(reply.speech.contains("cancel"), "\(reply.speech)")
    }
  }
}

/// Asks whether each recipient is the one.
private struct Agreeing: SendMessageIntentHandling {
  func resolveRecipients(for intent: SendMessageIntent) async
    -> [SendMessageRecipientsResolutionResult]
  {
    (intent.recipients ?? []).map { .confirmationRequired(with: $0) }
  }

  func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
    SendMessageIntentResponse(code: .success)
  }

  static func app() async throws -> ConversationApp {
    var provider = HandlerProvider(.messages)
    try provider.register(Agreeing())
    var app = ConversationApp(
      "MonkeyChat", engine: Apps.engine(provider), vocabularies: [RecognizerTests.vocabulary])
    app.userVocabulary = try await Apps.contacts().userVocabulary
    return app
  }
}
