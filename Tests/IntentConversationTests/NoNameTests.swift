import IntentConversation
import IntentRuntime
import SystemIntents
import Testing

/// What stands where a name does, and is none.
@Suite("No name of anybody or anything")
struct NoNameTests {
  private static func request(_ sentence: String, _ language: String = "en") -> IntentRequest? {
    SystemIntentsTests.recognizers[language]?.recognize(sentence).first?.request
  }

  @Test(
    "says who or what is not meant, or which of several",
    arguments: [
      ("call Bobo but not Coco", "en"), ("call Bobo or Coco", "en"),
      ("call Bobo and tell him I am late", "en"), ("lock my Tesla not my Audi", "en"),
      ("lock my car and honk the horn", "en"), ("end my run and start a walk", "en"),
      ("ruf Anna nicht an", "de"),
      ("ruf bitte nicht Anna an", "de"), ("lösche die Aufgabe Milch nicht", "de"),
      ("setz Milch aber keine Eier auf die Einkaufsliste", "de"), ("appelle pas Anne", "fr"),
    ])
  func deniesNothing(_ sentence: String, _ language: String) {
    let request = Self.request(sentence, language)
    #expect(request == nil, "\(request.debugDescription)")
  }

  @Test(
    "says that some are left out of all",
    arguments: [
      ("delete everything except milk and eggs from the shopping list", "en"),
      ("lösche alles außer Milch und Eier von der Einkaufsliste", "de"),
      ("lösche alle Aufgaben außer Milch", "de"), ("ruf alle außer Anna und Peter an", "de"),
      ("borra todo menos la leche y los huevos de la lista de la compra", "es"),
      ("supprime tout sauf le lait et les œufs de la liste de courses", "fr"),
      ("usuń wszystko oprócz mleka i jajek z listy zakupów", "pl"),
      ("牛乳と卵以外を買い物リストから削除して", "ja"), ("花子と太郎以外に電話して", "ja"),
      ("우유 빼고 모든 할 일 삭제해 줘", "ko"),
    ])
  func leavesNobodyOut(_ sentence: String, _ language: String) {
    let request = Self.request(sentence, language)
    #expect(request == nil, "\(request.debugDescription)")
  }

  @Test(
    "is when something is to be done, where nothing has room for that",
    arguments: [
      "unlock my car in 10 minutes", "unlock my car tomorrow at 5", "lock my car at 9pm",
      "call mom tomorrow", "call Bobo at 5pm",
    ])
  func isNoMoment(_ sentence: String) {
    let request = Self.request(sentence)
    #expect(request == nil, "\(request.debugDescription)")
  }

  @Test(
    "is nothing that there is, or that there is to do",
    arguments: [
      ("lösche Erinnerungen von morgen", "de"), ("lösche alle Aufgaben vom Montag", "de"),
      ("lösche alle Erinnerungen von morgen", "de"), ("lösche Milch von morgen", "de"),
      ("usuń zadania na jutro", "pl"), ("snooze my reminder until 5 tomorrow", "en"),
    ])
  func isNoTask(_ sentence: String, _ language: String) {
    let request = Self.request(sentence, language)
    #expect(request == nil, "\(request.debugDescription)")
  }

  @Test(
    "keeps others from having their names",
    arguments: [
      ("zapłać Ani 30 złotych", "pl", "payee"), ("lock my Tesla", "en", "carName"),
      ("call Bobo and Coco", "en", "contacts"), ("ruf Anna und Peter an", "de", "contacts"),
      ("花子と太郎に電話して", "ja", "contacts"), ("create a list for tomorrow", "en", "title"),
      ("add don't forget the milk to my shopping list", "en", "taskTitles"),
      ("add call mom before friday to my list", "en", "taskTitles"),
      ("lösche Milch von der Einkaufsliste", "de", "tasks"),
      ("commande un taxi pour Pas-de-Calais", "fr", "dropOffLocation"),
    ])
  func keepsNames(_ sentence: String, _ language: String, parameter: String) {
    let request = Self.request(sentence, language)
    #expect(request?.parameters[parameter] != nil, "\(request.debugDescription)")
  }

  private static func days(_ first: (Int, Int, Int), _ last: (Int, Int, Int)?) -> JSONValue {
    func day(_ date: (Int, Int, Int)) -> JSONValue {
      ["year": .integer(date.0), "month": .integer(date.1), "day": .integer(date.2)]
    }
    var range: [String: JSONValue] = ["startDateComponents": day(first)]
    range["endDateComponents"] = last.map(day)
    return .object(range)
  }

  private static let lastWeek = days((2025, 10, 6), (2025, 10, 12))

  @Test(
    "is a time that is over, of which what is looked for was made",
    arguments: [
      ("show missed calls from last week", "en", lastWeek),
      ("show calls from Bobo last week", "en", lastWeek),
      ("show photos from last month", "en", days((2025, 9, 1), (2025, 9, 30))),
      ("show photos from last year", "en", days((2024, 1, 1), (2024, 12, 31))),
      ("show photos from friday", "en", days((2025, 10, 10), nil)),
      ("show photos from the 20th", "en", days((2025, 9, 20), nil)),
      ("zeig mir Fotos von vorgestern", "de", days((2025, 10, 13), nil)),
      ("show photos from monday to wednesday", "en", days((2025, 10, 13), (2025, 10, 15))),
      ("show my calls from friday", "en", days((2025, 10, 10), nil)),
      ("show my calls from december 3", "en", days((2024, 12, 3), nil)),
      ("show my calls from 8 to 10 october", "en", days((2025, 10, 8), (2025, 10, 10))),
      ("zeig Fotos von letzter Woche", "de", lastWeek),
      ("zeig Fotos ab Freitag", "de", days((2025, 10, 10), nil)),
      ("pokaż zdjęcia z zeszłego tygodnia", "pl", lastWeek), ("先週の写真を見せて", "ja", lastWeek),
    ])
  func isOver(_ sentence: String, _ language: String, period: JSONValue) {
    let request = Self.request(sentence, language)
    #expect(request?.parameters["dateCreated"] == period, "\(request.debugDescription)")
  }

  @Test(
    "is one of several that a property has",
    arguments: [
      ("spiel Jazz", "de", "Jazz"), ("mets du jazz", "fr", "jazz"), ("재즈 틀어 줘", "ko", "재즈"),
    ])
  func isOneOfSeveral(_ sentence: String, _ language: String, genre: String) {
    guard case .object(let search)? = Self.request(sentence, language)?.parameters["mediaSearch"]
    else {
      Issue.record("not understood: \(sentence)")
      return
    }
    #expect(search["genreNames"] == [.string(genre)])
  }
}
