import IntentConversation
import IntentRuntime
import SystemIntents
import Testing

@Suite("An apology where any words are an answer")
struct ApologyAnswerTests {
  @Test(
    "sends no text where somebody else is named behind it",
    arguments: [
      ("de", "sorry, an Little Bobo"), ("de", "oh sorry, an Little Bobo"),
      ("de", "ups, an Little Bobo"), ("de", "falsch, an Little Bobo"),
      ("fr", "désolé, à Little Bobo"), ("fr", "oups, à Little Bobo"),
      ("es", "perdona, a Little Bobo"), ("es", "lo siento, a Little Bobo"),
      ("es", "disculpa, a Little Bobo"), ("es", "ups, a Little Bobo"),
      ("pl", "sorry, do Little Bobo"), ("pl", "ups, do Little Bobo"),
      ("pl", "ojej, do Little Bobo"),
    ])
  func correctsWhoItIsFor(_ language: String, text: String) async throws {
    let conversation = try await Apps.askedForText(in: language)
    let reply = await conversation.say(text)
    #expect(reply.outcome == nil, "\(reply.speech)")
  }

  @Test(
    "is the text where it goes on as one does",
    arguments: [
      ("de", "sorry, ich komme später"), ("de", "ups, vergessen"), ("de", "falsch verstanden"),
      ("fr", "désolé je serai en retard"), ("es", "lo siento, llego tarde"),
      ("es", "disculpa el retraso"), ("pl", "sorry, spóźnię się"), ("pl", "ojej co się stało"),
      ("ja", "ごめん、遅れる"), ("ja", "待っててね"), ("ko", "미안해 늦을게"), ("ko", "미안 늦을게"),
    ])
  func isText(_ language: String, text: String) async throws {
    let reply = try await Apps.askedForText(in: language).say(text)
    #expect(reply.request?.parameters["content"] == .string(text), "\(reply.speech)")
    #expect(reply.outcome?.ending == .handled)
  }

  @Test(
    "sends no plain refusal before it is asked about, but a text that begins with one",
    arguments: [
      ("de", "gar nichts", false), ("de", "gar nichts gehört", true), ("fr", "rien du tout", false),
      ("fr", "pas la peine", false), ("fr", "pas la peine de venir", true), ("ja", "いいです", false),
      ("ja", "大丈夫です", false), ("ja", "大丈夫ですか", true), ("ja", "何も", false), ("ja", "何も聞いてない", true),
      ("ko", "괜찮아", false), ("ko", "아무것도 안 했어", true),
    ])
  func asksAboutRefusals(_ language: String, text: String, isText: Bool) async throws {
    let reply = try await Apps.askedForText(in: language).say(text)
    #expect((reply.outcome?.ending == .handled) == isText, "\(reply.speech)")
    #expect(isText || reply.code == "verbatim", "\(reply.speech)")
  }
}
