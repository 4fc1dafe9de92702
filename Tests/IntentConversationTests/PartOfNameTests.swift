import IntentConversation
import IntentRuntime
import Testing

@Suite("Somebody who is called by a part of a name that several have")
struct PartOfNameTests {
  @Test(
    "is told what stands behind it, once it is known who is meant",
    arguments: [
      ("en", "text Bobo happy birthday", "happy birthday"),
      ("en", "text bobo running late", "running late"),
      ("de", "schreib Bobo alles Gute", "alles Gute"),
    ])
  func isTold(_ language: String, sentence: String, text: String) async throws {
    let conversation = Conversation(with: [try await Apps.contacts()], language: language)
    let asked = await conversation.say(sentence)
    #expect(asked.options.count == 3, "\(asked.speech)")
    let sent = await conversation.say("Bobo Jr.")
    #expect(sent.outcome?.ending == .handled, "\(sent.speech)")
    #expect(sent.request?.parameters["content"] == .string(text))
  }

  @Test(
    "is somebody else with another name behind it, who is asked for",
    arguments: [
      "text Bobo Marley", "text bobo marley", "text Bobo Van Damme",
      "send a message to bobo van houten",
    ])
  func isSomebodyElse(_ sentence: String) async throws {
    let asked = await Conversation(with: [try await Apps.contacts()]).say(sentence)
    #expect(asked.kind == .question && asked.request?.parameters["content"] == nil)
  }
}
