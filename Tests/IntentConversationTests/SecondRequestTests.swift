import IntentConversation
import IntentRuntime
import SystemIntents
import Testing

@Suite("A name or a title with another request in it")
struct SecondRequestTests {
  @Test(
    "is none where a verb says what is to be done first",
    arguments: [
      ("ja", "Cocoにやあと送って、Little Boboに電話して"), ("ja", "Cocoにやあと送ってからLittle Boboに電話して"),
      ("ja", "Cocoに電話して、ジャズを再生して"), ("ko", "재즈 틀고 Coco에게 전화해"),
      ("ko", "Coco에게 전화하고 재즈 틀어 줘"), ("ko", "전화 끊고 Coco에게 전화해"),
    ])
  func isNone(_ language: String, _ sentence: String) throws {
    let recognizer = try #require(SystemIntentsTests.recognizers[language])
    let intent = recognizer.recognize(sentence).first?.request.intent
    #expect(intent != "StartCall" && intent != "PlayMedia", "\(intent ?? "")")
  }

  @Test(
    "is one where the verb is a part of it",
    arguments: [
      ("ja", "花子、太郎に電話して", "StartCall"), ("ja", "上を向いて歩こうを再生して", "PlayMedia"),
      ("ko", "먹고 기도하고 사랑하라 틀어 줘", "PlayMedia"), ("ko", "Coco와 Bobo에게 전화해", "StartCall"),
    ])
  func isOne(_ language: String, _ sentence: String, intent: String) throws {
    let recognizer = try #require(SystemIntentsTests.recognizers[language])
    #expect(recognizer.recognize(sentence).first?.request.intent == intent)
  }

  private struct Player: PlayMediaIntentHandling {
    func handle(intent: PlayMediaIntent) async -> PlayMediaIntentResponse {
      PlayMediaIntentResponse(code: .success)
    }
  }

  @Test(
    "is asked about where it goes on with one",
    arguments: [
      ("play jazz and pay Coco 5 dollars", true), ("play jazz and blues", false),
      ("play stop and stare", false),
    ])
  func isAskedAbout(_ sentence: String, isDoubtful: Bool) async throws {
    var provider = HandlerProvider(.media)
    try provider.register(Player())
    let music = ConversationApp("Music", engine: Apps.engine(provider))
    let conversation = Conversation(with: [music, try Apps.payments()])
    let reply = await conversation.say(sentence)
    #expect((reply.code == "verbatim") == isDoubtful, "\(reply.speech)")
  }

  @Test(
    "is asked about where somebody is asked for a text, also where one word asks to be reminded")
  func isAskedAboutInPlaceOfText() async throws {
    let apps = [try await Apps.contacts(), try Apps.tasks()]
    let conversation = Conversation(with: apps, language: "es")
    _ = await conversation.say("envía un mensaje a Coco con MonkeyChat")
    let reply = await conversation.say("recuérdame comprar leche")
    #expect(reply.code == "verbatim" && reply.outcome == nil, "\(reply.speech)")
  }

  @Test(
    "is no title where it says when to play something",
    arguments: [
      ("play music at 7", false), ("play music in 10 minutes", false), ("play At Seventeen", true),
      ("play 7 rings", true),
    ])
  func isNoTime(_ sentence: String, plays: Bool) throws {
    let recognizer = try #require(SystemIntentsTests.recognizers["en"])
    let intent = recognizer.recognize(sentence).first?.request.intent
    #expect((intent == "PlayMedia") == plays, "\(intent ?? "")")
  }
}
