import IntentConversation
import IntentRuntime
import SystemIntents
import Testing

@Suite("A word that takes back elsewhere")
struct PartOfItemTests {
  @Test(
    "cuts nothing off what is put on a list",
    arguments: [
      ("en", "add fix the wrong invoice to my shopping list"),
      ("en", "add buy milk and don't forget eggs to my shopping list"),
      ("en", "add see what Coco actually wants to my shopping list"),
      ("en", "add paint the fence and make it white to my shopping list"),
      ("de", "füge Englisch besser lernen zu meiner Einkaufsliste hinzu"),
      ("fr", "ajoute ranger enfin le garage à ma liste de courses"),
    ])
  func cutsNothing(_ language: String, sentence: String) {
    let recognizer = Recognizer(catalogs: [.notebook], appNames: [], language: language)
    for found in recognizer.recognize(sentence) {
      let titles = found.request.parameters["taskTitles"]?.names ?? []
      let words = titles.flatMap { $0.split(separator: " ") }
      let lost = ["invoice", "eggs", "wants", "white", "lernen", "garage"].first(
        where: sentence.contains)
      guard let lost, words.contains(where: { $0 == lost }) else { continue }
      #expect(words.count > 2, "\(titles)")
    }
  }
}
