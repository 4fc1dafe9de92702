import Foundation
import IntentConversation
import IntentRuntime
import Testing

/// Syllables, commas and words of courtesy join or mean nothing in one place, and are a part of what is to be done in
/// another.
@Suite("What is to be done")
struct WholeTitleTests {
  private static let recognizers = Recognizer.forTasks(
    at: Date(timeIntervalSince1970: 1_795_342_200))

  private static func titles(_ sentence: String, _ language: String) -> [String]? {
    let found = recognizers[language]?.recognize(sentence).first { $0.request.intent == "AddTasks" }
    guard case .array(let titles)? = found?.request.parameters["taskTitles"] else { return nil }
    return titles.compactMap { if case .string(let title) = $0 { title } else { nil } }
  }

  @Test(
    "keeps a syllable that might as well lead to it",
    arguments: [
      ("remind me dinner is at 8", "en", ["dinner is at 8"]),
      ("음료수를 쇼핑 목록에 추가해 줘", "ko", ["음료수"]), ("저녁 먹으라고 알려 줘", "ko", ["저녁 먹으라"]),
      ("야채 사라고 알려 줘", "ko", ["야채 사라"]), ("자전거 고치라고 알려 줘", "ko", ["자전거 고치라"]),
      ("음 우유 사라고 알려 줘", "ko", ["우유 사라"]),
      ("よしこに電話するのをリマインドして", "ja", ["よしこに電話する"]),
      ("ねえ、牛乳を買い物リストに追加して", "ja", ["牛乳"]), ("ちょっと牛乳を買い物リストに追加して", "ja", ["牛乳"]),
    ])
  func keepsFirstSyllables(_ sentence: String, _ language: String, titles: [String]) {
    #expect(Self.titles(sentence, language) == titles)
  }

  @Test(
    "is parted where something joins it, and not within a word",
    arguments: [
      ("쇼핑 목록에 사과 추가해 줘", "ko", ["사과"]), ("쇼핑 목록에 사과 주스 추가해 줘", "ko", ["사과 주스"]),
      ("할 일 목록에 치과 예약 추가해 줘", "ko", ["치과 예약"]),
      ("쇼핑 목록에 사과와 배 추가해 줘", "ko", ["사과", "배"]),
      ("쇼핑 목록에 빵과 우유 추가해 줘", "ko", ["빵", "우유"]),
      ("쇼핑 목록에 빵이랑 우유 추가해 줘", "ko", ["빵", "우유"]),
      ("쇼핑 목록에 우유하고 계란 추가해 줘", "ko", ["우유", "계란"]),
      ("할 일 목록에 안과 예약 추가해 줘", "ko", ["안과 예약"]), ("할 일 목록에 결과 확인 추가해 줘", "ko", ["결과 확인"]),
      ("할 일 목록에 사랑 노래 추가해 줘", "ko", ["사랑 노래"]),
      ("할 일 목록에 공부하고 싶은 책 추가해 줘", "ko", ["공부하고 싶은 책"]),
      ("add milk and also eggs to the groceries list", "en", ["milk", "eggs"]),
      (
        "ajoute du lait, des œufs et de la farine à la liste de courses", "fr",
        ["lait", "œufs", "farine"]
      ),
      (
        #"add "milk", "eggs" and "war and peace" to the groceries list"#, "en",
        ["milk", "eggs", "war and peace"]
      ),
      ("할 일 목록에 김밥이랑 나초 추가해 줘", "ko", ["김밥", "나초"]), ("할 일 목록에 빵하고 나물 추가해 줘", "ko", ["빵", "나물"]),
      ("add the milk and an apple to the groceries list", "en", ["milk", "apple"]),
      ("買い物リストにとうふを追加して", "ja", ["とうふ"]), ("買い物リストにおやつを追加して", "ja", ["おやつ"]),
      ("買い物リストにたこやきを追加して", "ja", ["たこやき"]), ("買い物リストにさといもを追加して", "ja", ["さといも"]),
      ("買い物リストに牛乳と卵を追加して", "ja", ["牛乳", "卵"]),
      ("買い物リストにりんごとバナナを追加して", "ja", ["りんご", "バナナ"]),
      ("買い物リストに牛乳やパンを追加して", "ja", ["牛乳", "パン"]),
      ("りんごとみかんを買い物リストに追加して", "ja", ["りんご", "みかん"]),
      ("おめでとうカードを買い物リストに追加して", "ja", ["おめでとうカード"]),
      ("やることリストに友達と会うことを追加して", "ja", ["友達と会うこと"]),
    ])
  func isPartedBetweenWords(_ sentence: String, _ language: String, titles: [String]) {
    #expect(Self.titles(sentence, language) == titles)
  }

  @Test(
    "is not done because somebody asks whether it was",
    arguments: [
      ("우유 끝냈어?", "ko"), ("우유 사기 다 했어?", "ko"),
      ("牛乳を買うのは終わった？", "ja"), ("牛乳を買うのはもう終わりました？", "ja"),
    ])
  func isAskedAbout(_ question: String, _ language: String) {
    let statement = String(question.dropLast())
    #expect(Self.intent(question, language) != "SetTaskAttribute")
    #expect(Self.intent(statement, language) == "SetTaskAttribute", "\(statement)")
  }

  private static func intent(_ sentence: String, _ language: String) -> String? {
    recognizers[language]?.recognize(sentence).first?.request.intent
  }

  @Test(
    "has numbers with commas in it",
    arguments: [
      ("add $1,000 tax to the bills list", "en", ["$1,000 tax"]),
      ("add pay rent $1,250 and water to the bills list", "en", ["pay rent $1,250", "water"]),
      (
        "setz 2 Liter Milch und 1,5 kg Mehl auf die Einkaufsliste", "de",
        ["2 Liter Milch", "1,5 kg Mehl"]
      ),
      ("añade 3,5 litros de agua a la lista de la compra", "es", ["3,5 litros de agua"]),
      ("買い物リストに1,000円の肉を追加して", "ja", ["1,000円の肉"]),
      ("쇼핑 목록에 1,000원짜리 과자 추가해 줘", "ko", ["1,000원짜리 과자"]),
      ("add milk, eggs, bread to the groceries list", "en", ["milk", "eggs", "bread"]),
      ("add 1,2,3 to the groceries list", "en", ["1", "2", "3"]),
    ])
  func hasNumbers(_ sentence: String, _ language: String, titles: [String]) {
    #expect(Self.titles(sentence, language) == titles)
  }

  @Test(
    "may have thanks in it, which mean nothing at the end of a sentence",
    arguments: [
      ("add thank you cards to the groceries list", "en", ["thank you cards"]),
      ("remind me to say thanks", "en", ["say thanks"]),
      ("add milk to the groceries list thanks", "en", ["milk"]),
      ("remind me to buy milk, thank you", "en", ["buy milk"]),
      ("thanks, remind me to buy milk", "en", ["buy milk"]),
      ("recuérdame dar las gracias", "es", ["dar las gracias"]),
      ("rappelle-moi de dire merci", "fr", ["dire merci"]),
      ("przypomnij mi powiedzieć dziękuję", "pl", ["powiedzieć dziękuję"]),
      ("setz Danke Karten auf die Einkaufsliste", "de", ["Danke Karten"]),
      ("setz Milch auf die Einkaufsliste, danke", "de", ["Milch"]),
    ])
  func mayHaveThanks(_ sentence: String, _ language: String, titles: [String]) {
    #expect(Self.titles(sentence, language) == titles)
  }

  @Test(
    "is on a list whose name has no thanks in it",
    arguments: [
      ("add milk to the groceries list, thanks", "en", "groceries"),
      ("setz Milch auf die Einkaufsliste, danke", "de", "Einkaufsliste"),
      ("setz Milch auf die Einkaufsliste danke", "de", "Einkaufsliste"),
      ("añade leche a la lista de viajes gracias", "es", "viajes"),
      ("dodaj mleko do listy zakupy dzięki", "pl", "zakupy"),
    ])
  func isOnItsList(_ sentence: String, _ language: String, list: String) {
    let request = Self.recognizers[language]?.recognize(sentence).first?.request
    #expect(
      request?.parameters["targetTaskList"] == ["title": .string(list)],
      "\(request.debugDescription)")
  }

  @Test(
    "is read or refused where words that join stand beside those that lead to a list",
    arguments: [
      "add milk to and eggs to and list", "add milk to plus eggs to plus party list",
      "add milk to plus eggs to plus list", "put milk on and eggs on and list",
      "setz Milch auf und Eier auf und Liste", "añade leche a y huevos a y la lista",
      "add milk to plus eggs to plus in Jungle", "add milk to the and to the list",
      "add to and to and to and list", "add and and to and list", "add a to and b to and",
      "tell Coco, no, no, no", "tell Coco, no, Coco, no, tell",
    ])
  func isReadOrRefused(_ sentence: String) {
    for language in Self.recognizers.keys { _ = Self.titles(sentence, language) }
    _ = DictationTests.recognizers["en"]?.recognize(sentence, names: RecognizerTests.names)
  }

  @Test(
    "may be several things, quoted or with the same words in them",
    arguments: [
      (#"add "milk" and "eggs" to the groceries list"#, "en", ["milk", "eggs"]),
      (#"add "war and peace" and milk to the reading list"#, "en", ["war and peace", "milk"]),
      (#"add "salt, pepper" to the groceries list"#, "en", ["salt, pepper"]),
      (#"add a 5" pipe, nails and glue to the tools list"#, "en", [#"5" pipe"#, "nails", "glue"]),
      (
        "add go to the bank and buy milk to the groceries list", "en",
        ["go to the bank", "buy milk"]
      ),
      (
        "añade ir a la farmacia y comprar pan a la lista de la compra", "es",
        ["ir a la farmacia", "comprar pan"]
      ),
    ])
  func isSeveral(_ sentence: String, _ language: String, titles: [String]) {
    #expect(Self.titles(sentence, language) == titles)
  }

  @Test(
    "is not of two requests that are said at once, or of what is taken back",
    arguments: [
      ("add milk to the groceries list and eggs to the party list", "en"),
      ("add milk to the groceries list and to the party list", "en"),
      ("setz Milch auf die Einkaufsliste und Eier auf die Partyliste", "de"),
      ("añade leche a la lista de la compra y huevos a la lista de la fiesta", "es"),
      ("ajoute du lait à la liste de courses et des œufs à la liste de la fête", "fr"),
      ("買い物リストに牛乳、いや卵を追加して", "ja"), ("쇼핑 목록에 우유, 아니 계란 추가해 줘", "ko"),
    ])
  func isOfOneRequest(_ sentence: String, _ language: String) {
    #expect(Self.titles(sentence, language) == nil)
  }
}
