import IntentConversation
import IntentRuntime
import Testing

@Suite("Signs beside words")
struct SignTests {
  @Test(
    "are kept in what is sent, wherever it stands",
    arguments: [
      ("en", "text C# to Coco", "C#"), ("fr", "envoie C# à Coco", "C#"),
      ("ja", "CocoにC#と送って", "C#"), ("ja", "Cocoに「C#」と送って", "C#"),
      ("ko", "Coco에게 C#이라고 보내 줘", "C#"), ("en", "text *hug* to Coco", "*hug*"),
      ("en", "text Coco 50% off", "50% off"), ("en", "text Coco .NET", ".NET"),
      ("en", "text Coco well-known -5", "well-known -5"),
      ("en", #"text Coco "hi" and "bye""#, #""hi" and "bye""#),
    ])
  func areSent(_ language: String, _ sentence: String, text: String) async throws {
    let conversation = Conversation(with: [try await Apps.contacts()], language: language)
    let reply = await conversation.say(sentence)
    #expect(reply.request?.parameters["content"] == .string(text), "\(reply.speech)")
  }

  @Test(
    "are kept in what a list has",
    arguments: [
      ("add C# to my grocery list", ["C#"]),
      (
        "add milk 2%, eggs (12), and cola (1,5 l) to my grocery list",
        ["milk 2%", "eggs (12)", "cola (1,5 l)"]
      ),
      ("add #10 envelopes and -5 bolts to my grocery list", ["#10 envelopes", "-5 bolts"]),
      ("add milk (2%) to my grocery list", ["milk (2%)"]),
      ("add A&W to my grocery list", ["A&W"]), ("add a-b to my grocery list", ["a-b"]),
      ("add an apple and A-1 sauce to my grocery list", ["apple", "A-1 sauce"]),
    ] as [(String, [JSONValue])])
  func areListed(_ sentence: String, items: [JSONValue]) {
    let request = ReminderTests.recognizer("en")?.recognize(sentence).first?.request
    #expect(request?.parameters["taskTitles"] == .array(items))
  }
}
