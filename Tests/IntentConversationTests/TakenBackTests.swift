import IntentConversation
import IntentRuntime
import SystemIntents
import Testing

@Suite("What is taken back in the same sentence")
struct TakenBackTests {
  private static let recognizers = Dictionary(
    uniqueKeysWithValues: ["en", "es", "fr", "de", "pl"].map {
      ($0, Recognizer(catalogs: [.messages, .notebook], appNames: ["MonkeyChat"], language: $0))
    })

  @Test(
    "is no text of a message, and no item of a list",
    arguments: [
      ("en", "send it to Coco no wait to Little Bobo"),
      ("en", "send hello to Coco, scratch that, to Little Bobo"),
      ("en", "tell Coco instead of Little Bobo that I'm late"),
      ("en", "send Coco a message tomorrow saying happy birthday"),
      ("en", "send nothing to Coco"), ("en", "send a message to Coco but not to Little Bobo"),
      ("en", "add milk, eggs and not butter"), ("en", "make a grocery list and a work list"),
      ("de", "sende eine Nachricht an Coco und Little Bobo, aber nicht an Bobo Jr."),
      ("de", "sende eine Nachricht an Coco nicht an Little Bobo"),
      ("de", "sende nichts an Coco"),
      ("de", "füge Milch und nicht Butter zur Einkaufsliste hinzu"),
      ("es", "envía un mensaje a Coco pero no a Little Bobo"),
      ("es", "añade leche y no mantequilla a la lista de la compra"),
      ("fr", "envoie un message à Coco mais pas à Little Bobo"),
      ("fr", "ajoute du lait et pas de beurre à la liste de courses"),
      ("pl", "wyślij wiadomość do Coco ale nie do Little Bobo"),
      ("pl", "dodaj mleko ale nie masło do listy zakupów"),
    ])
  func isNoText(_ language: String, sentence: String) {
    let request = Self.recognizers[language]?
      .recognize(sentence, names: RecognizerTests.names).first?.request
    let values = request?.parameters ?? [:]
    #expect(
      values["content"] == nil && values["taskTitles"] == nil && values["title"] == nil,
      "\(request.debugDescription)")
  }

  @Test(
    "in a list gives way to what stands behind it",
    arguments: [
      ("en", "add milk, I mean bread, to the shopping list", ["bread"]),
      ("en", "add milk, sorry, bread to the shopping list", ["bread"]),
      ("en", "add milk, oops, bread, to the shopping list", ["bread"]),
      // A pause takes nothing back.
      ("en", "add rice, um, and bread to my shopping list", ["rice", "bread"]),
      ("de", "setz Milch, äh, Brot auf die Einkaufsliste", ["Milch", "Brot"]),
      ("fr", "ajoute du riz, euh, et du pain à la liste de courses", ["riz", "pain"]),
      ("en", "add eggs, milk, oops, no, bread to the shopping list", ["eggs", "bread"]),
      ("en", "add milk no wait bread to the shopping list", ["bread"]),
      ("en", "make a grocery list with apples, no wait, pears", ["pears"]),
      ("en", "add milk, no sugar and eggs to the shopping list", ["milk", "no sugar", "eggs"]),
      ("de", "setz Milch nein Brot auf die Einkaufsliste", ["Brot"]),
      ("es", "agrega leche, digo pan, a la lista de la compra", ["pan"]),
      ("es", "agrega leche, no, pan a la lista de la compra", ["pan"]),
      ("fr", "ajoute du lait non du pain à la liste de courses", ["pain"]),
      ("fr", "ajoute du lait, non, des œufs à la liste de courses", ["œufs"]),
      ("pl", "dodaj mleko, nie, chleb do listy zakupów", ["chleb"]),
    ] as [(String, String, JSONValue)])
  func isReplaced(_ language: String, sentence: String, items: JSONValue) {
    let request = Self.recognizers[language]?.recognize(sentence).first?.request
    #expect(request?.parameters["taskTitles"] == items, "\(request.debugDescription)")
  }

  @Test(
    "is text where it is said in what is dictated",
    arguments: [
      ("send a message to Coco saying no wait for me", "no wait for me"),
      ("tell Coco not to come", "not to come"),
      ("send a message to Coco saying happy birthday tomorrow", "happy birthday tomorrow"),
    ])
  func isText(_ sentence: String, content: String) {
    let request = Self.recognizers["en"]?
      .recognize(sentence, names: RecognizerTests.names).first?.request
    #expect(request?.parameters["content"] == .string(content), "\(request.debugDescription)")
  }
}
