import IntentRuntime
import SystemIntents
import Testing

@testable import IntentConversation

@Suite("The templates of an app that is made anew")
struct CompiledTemplatesTests {
  private func recognizer(
    _ catalog: IntentCatalog = .messages, called name: String = "MonkeyChat",
    _ vocabularies: [AppVocabulary] = [], in language: String = "en",
    isIncluded: (String) -> Bool = { _ in true }
  ) -> Recognizer {
    Recognizer(
      catalogs: [catalog], vocabularies: vocabularies, appNames: [name], language: language,
      isIncluded: isIncluded)
  }

  @Test("are compiled once for all that is compiled alike")
  func areCompiledOnce() {
    let first = recognizer()
    #expect(recognizer().sentences === first.sentences)
    var twice: IntentCatalog = .messages
    twice.intents += twice.intents
    #expect(recognizer(twice).sentences === first.sentences)
  }

  @Test("are those of its own name, language, intents, vocabularies and texts")
  func areItsOwn() {
    let first = recognizer()
    var retitled: IntentCatalog = .messages
    retitled.localizations.append(LocalizationTable("en", ["none", "None"]))
    var reworded: IntentCatalog = .messages
    reworded.vocabularies = []
    let others = [
      recognizer(called: "Jungle"), recognizer(in: "de"), recognizer { $0 == "SendMessage" },
      recognizer(.messages, [RecognizerTests.vocabulary]), recognizer(retitled),
      recognizer(reworded), recognizer(.payments),
    ]
    for other in others { #expect(other.sentences !== first.sentences) }
    #expect(!others[0].recognize("send a message to Coco on Jungle").isEmpty)
    #expect(!others[1].recognize("sende eine Nachricht an Coco").isEmpty)
    #expect(others[2].recognize("show my messages").isEmpty)
  }
}
