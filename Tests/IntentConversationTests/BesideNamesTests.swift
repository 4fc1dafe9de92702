import IntentConversation
import IntentRuntime
import Testing

@Suite("Somebody who is named beside others")
struct BesideNamesTests {
  private func said(_ sentences: [String], in language: String = "en") async throws
    -> ConversationReply
  {
    var app = try Apps.messenger()
    let vocabulary = UserVocabulary(store: MemoryUserVocabularyStore())
    let names = Messenger().people.map { SpeakableString(spokenPhrase: $0) }
    try await vocabulary.setVocabulary(names, of: .contactName)
    app.userVocabulary = vocabulary
    let conversation = Conversation(with: [app])
    await conversation.use(language: language)
    var reply: ConversationReply?
    for sentence in sentences { reply = await conversation.say(sentence) }
    return try #require(reply)
  }

  @Test(
    "is somebody, whether known or not",
    arguments: [
      ("Coco and my mom", ["Coco", "mom"]), ("Coco and the boss", ["Coco", "boss"]),
      ("Coco, my mom, Little Bobo", ["Coco", "mom", "Little Bobo"]),
      ("my mom and Coco", ["mom", "Coco"]),
      // Two names of one, where a mark alone stands between them.
      ("my best buddy, Coco", ["Coco"]), ("Coco, my best buddy", ["Coco"]),
    ])
  func isSomebody(_ answer: String, names: [String]) async throws {
    let reply = try await said(["send a message on MonkeyChat", answer])
    #expect(reply.request?.parameters["recipients"]?.names == names, "\(reply.speech)")
  }

  @Test(
    "is sent to nobody else alone where one of several is to be chosen",
    arguments: ["jr and the boss", "jr and a friend"])
  func choosesNotAlone(_ answer: String) async throws {
    let reply = try await said(["send a message to Bobo on MonkeyChat saying hi", answer])
    #expect(reply.request?.parameters["recipients"]?.names.count == 2, "\(reply.speech)")
    #expect(reply.outcome == nil)
  }

  @Test(
    "is one more where somebody else is asked about",
    arguments: ["and Coco", "Coco too", "yes, and Coco"])
  func isOneMore(_ answer: String) async throws {
    let reply = try await said(["send a message to Bobo on MonkeyChat saying hi", answer])
    #expect(reply.request?.parameters["recipients"]?.names == ["Bobo", "Coco"], "\(reply.speech)")
    #expect(reply.outcome == nil)
  }

  @Test("is nobody where a no stands before it", arguments: ["no, Coco too", "no, and Coco"])
  func isNobodyBehindNo(_ answer: String) async throws {
    let reply = try await said(["send a message to Bobo on MonkeyChat saying hi", answer])
    #expect(reply.request?.parameters["recipients"]?.names == ["Bobo"], "\(reply.speech)")
    #expect(reply.kind == .question && reply.outcome == nil, "\(reply.speech)")
  }

  @Test(
    "is no beginning of a text before its colon",
    arguments: [
      ("en", "send a message to Coco Smith on MonkeyChat: hello"),
      ("en", "send a message to Coco Smith: hello"),
      ("fr", "envoie un message à Coco Chanel : bonjour"),
      ("de", "schick eine Nachricht an Coco Müller: hallo"),
      ("es", "envía un mensaje a Coco Pérez: hola"),
      ("pl", "wyślij wiadomość do Coco Nowak: cześć"),
    ])
  func isNoText(_ language: String, sentence: String) async throws {
    let reply = try await said([sentence], in: language)
    #expect(reply.kind == .question && reply.outcome == nil, "\(reply.speech)")
  }
}
