import IntentConversation
import IntentRuntime
import SystemIntents
import Testing

@Suite("What stands for none of an app's intents")
struct UnrelatedSentenceTests {
  private func recognizer(_ templates: [String], unrelated: [String]) -> Recognizer {
    var messages = IntentCatalog.messages
    messages.vocabularies = []
    return Recognizer(
      catalogs: [messages],
      vocabularies: [
        AppVocabulary(utterances: [
          .init(intent: "INSendMessageIntent", templates: templates),
          .init(intent: AppVocabulary.Utterances.noIntent, templates: unrelated),
        ])
      ],
      appNames: ["Jungle"], language: "en")
  }

  @Test(
    "is not understood, and what comes near to it is",
    arguments: [
      ("send her flowers", nil), ("send my very best friend flowers today", nil),
      ("send her letters", "her letters"), ("send flowers to her", "flowers to her"),
    ] as [(String, JSONValue?)])
  func isNotUnderstood(_ sentence: String, content: JSONValue?) {
    let recognizer = recognizer(
      ["send {content:text}"], unrelated: ["send {*} flowers [today]"])
    #expect(recognizer.problems.isEmpty, "\(recognizer.problems)")
    #expect(recognizer.recognize(sentence).first?.request.parameters["content"] == content)
  }

  @Test("is understood where the words of an intent say more")
  func isOutbid() {
    let recognizer = recognizer(
      ["send {recipients} a message about flowers"], unrelated: ["send {*} flowers"])
    let found = recognizer.recognize("send Coco a message about flowers").first
    #expect(found?.request.parameters["recipients"] == ["Coco"])
  }

  @Test(
    "has no values, and what does has no words without one",
    arguments: [(["send {*}"], []), (["send {content}"], ["send {recipients} flowers"])])
  func hasNoValues(_ templates: [String], unrelated: [String]) {
    let recognizer = recognizer(templates, unrelated: unrelated)
    #expect(recognizer.problems.count == 1, "\(recognizer.problems)")
  }

  @Test(
    "is known of the system's intents",
    arguments: [
      "play the next song", "set an alarm for 7 am", "what is the weather in Paris",
      "how long is the drive to Boston", "find concerts this weekend", "cancel my timer",
      "find me a way home that avoids the freeway", "take me to Central Park",
      "lock the front door",
      "turn off the fan", "look for Christmas events this week", "play what was on before this",
      "start this song over", "remove this song from my playlist", "wake me up at 7",
      "is the garage door open", "rate this book 5 stars",
    ])
  func isKnown(_ sentence: String) {
    #expect(SystemIntentsTests.recognizer.recognize(sentence).isEmpty)
  }
}
