import IntentConversation
import Testing

/// It is ten in the morning of Wednesday, October 15, 2025.
@Suite("Two changes in one answer to a confirmation")
struct SeveralChangesTests {
  /// What is asked behind some sentences.
  private func question(
    behind sentences: [String], with app: ConversationApp, _ language: String = "en"
  ) async -> String {
    let conversation = Conversation(with: [app], language: language)
    var reply: ConversationReply?
    for sentence in sentences { reply = await conversation.say(sentence) }
    #expect(reply?.kind == .question)
    return (reply?.speech ?? "").replacing("\u{202F}", with: " ")
  }

  /// An app that pays, and knows some people.
  private static func payments() async throws -> ConversationApp {
    var app = try Apps.payments()
    app.userVocabulary = try await Apps.contacts().userVocabulary
    return app
  }

  @Test(
    "are both taken, in any order and with or without a no",
    arguments: [
      ("to the airport for 3", "for 2 at 5 pm", "the airport, Party size 2, and 5:00 PM"),
      ("to the airport for 3", "no, at 5 pm and for 2", "the airport, Party size 2, and 5:00 PM"),
      ("to the airport for 3", "2 people at 5 pm", "the airport, Party size 2, and 5:00 PM"),
      ("to the airport for 3", "to the zoo at 5 pm", "the zoo, Party size 3, and 5:00 PM"),
      ("from work to home", "from the hotel to the airport", "the hotel and the airport"),
      ("from work to home", "no, from the hotel to the airport", "the hotel and the airport"),
    ])
  func areBothTaken(_ ride: String, _ answer: String, _ expected: String) async throws {
    let question = await question(
      behind: ["get me a ride \(ride)", answer], with: try Apps.rides())
    #expect(question == "Request ride, \(expected): shall I go on?")
  }

  @Test(
    "are who is paid and how much, in all languages",
    arguments: [
      ("en", "pay Coco 50 dollars", "60 to Little Bobo"),
      ("en", "pay Coco 50 dollars", "no, Little Bobo and 60 dollars"),
      ("de", "überweise Coco 50 Euro", "nein, 60 an Little Bobo"),
      ("es", "envía 50 euros a Coco", "no, 60 a Little Bobo"),
      ("fr", "envoie 50 euros à Coco", "non, 60 à Little Bobo"),
      ("pl", "wyślij 50 złotych do Coco", "nie, 60 do Little Bobo"),
      ("ja", "Cocoに50円送って", "いや、Little Boboに60円"),
      ("ko", "Coco에게 50원 보내 줘", "아니, Little Bobo에게 60원"),
    ])
  func changePayment(_ language: String, _ payment: String, _ answer: String) async throws {
    let question = await question(
      behind: [payment, answer], with: try await Self.payments(), language)
    #expect(question.contains("Little Bobo") && question.contains("60"), "\(question)")
  }

  @Test(
    "are none where one of them is not understood or denied, or only one can be meant",
    arguments: [
      "no, 50 to Coco and 60 to Little Bobo", "60 to Little Bobo for dinner and drinks",
      "60 to Little Bobo?", "not 60 to Little Bobo",
    ])
  func areNone(_ answer: String) async throws {
    let question = await question(
      behind: ["pay Coco 50 dollars", answer], with: try await Self.payments())
    #expect(question.hasSuffix("Coco and $50.00: shall I go on?"))
  }
}
