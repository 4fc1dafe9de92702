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
      ("lock my tesla or my truck", "en"), ("lock the truck, no, the tesla", "en"),
      ("lock my car no wait unlock my car", "en"), ("pay my water bill or my gas bill", "en"),
      ("book a ride to the airport, no, the zoo", "en"),
      ("play music but not country", "en"), ("play jazz, no, blues", "en"),
      ("spiel nie wieder Zelda", "de"), ("mets de la musique mais pas Zelda", "fr"),
      ("joue pas Zelda", "fr"), ("ajoute pas cette chanson à ma playlist été", "fr"),
      ("pon música excepto salsa", "es"), ("pon algo que no sea Zelda", "es"),
      ("puść muzykę oprócz rapu", "pl"), ("演歌以外の曲をかけて", "ja"), ("아이유 말고 다른 노래 틀어 줘", "ko"),
      ("自撮り以外の写真を見せて", "ja"), ("電気以外の請求書を見せて", "ja"),
      ("ruf bitte nicht Anna an", "de"), ("lösche die Aufgabe Milch nicht", "de"),
      ("setz Milch aber keine Eier auf die Einkaufsliste", "de"), ("appelle pas Anne", "fr"),
      ("joue pas de rap", "fr"), ("joue du rock sauf Zelda", "fr"),
      ("spiel Rock außer Zelda", "de"), ("spiel Jazz aber keinen Rap", "de"),
      ("play rock except Zelda", "en"), ("lock my tesla no my truck", "en"),
      ("montre les photos d'Anna sauf Paul", "fr"), ("zeig mir Fotos von Anna außer Paul", "de"),
      ("call Zelda instead", "en"), ("send 5 dollars to Zelda too", "en"),
      ("ruf auch Anna an", "de"), ("appelle aussi Anna", "fr"),
      ("call Zelda first and then Yorick", "en"), ("call Zelda as well as Yorick", "en"),
      ("unlock my tesla and my truck", "en"), ("flash the lights and honk", "en"),
      ("unlock the trunk", "en"), ("add eggs, not milk, to my shopping list", "en"),
      ("añade leche, no pan, a la lista de la compra", "es"), ("lock my car too", "en"),
      ("add the next song to my workout playlist", "en"),
      ("add another song to my workout playlist", "en"),
      ("add this song to my playlist", "en"), ("play them", "en"),
      ("book a ride for me and my wife to the airport", "en"),
      ("book a ride for my mother to the hospital", "en"), ("응 민수에게 전화해", "ko"),
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
      "call mom tomorrow", "call Bobo at 5pm", "call tomorrow Anna", "flash my lights on friday",
      "flash the lights in two hours", "turn on the lights of my car tomorrow", "play jazz at 5",
      "call Anna later", "call Anna some other time",
    ])
  func isNoMoment(_ sentence: String) {
    let request = Self.request(sentence)
    #expect(request == nil, "\(request.debugDescription)")
  }

  @Test(
    "is when something is to be done, before a name",
    arguments: [
      ("ruf morgen anna an", "de"), ("ruf heute Abend Anna an", "de"), ("ruf morgen an", "de"),
      ("appelle demain anna", "fr"), ("明日花子に電話して", "ja"), ("8時に花子に電話して", "ja"),
      ("8시에 지은에게 전화해 줘", "ko"), ("明日花子に千円送って", "ja"),
      ("지금 말고 엄마한테 전화해 줘", "ko"), ("今すぐではなく花子に電話して", "ja"),
      ("後で花子に電話して", "ja"), ("이따가 민수에게 전화해", "ko"), ("llama luego a Anna", "es"),
    ])
  func isNoMomentBefore(_ sentence: String, _ language: String) {
    let request = Self.request(sentence, language)
    #expect(request == nil, "\(request.debugDescription)")
  }

  @Test(
    "is when something is to be done or was, and neither which day nor which hour",
    arguments: [
      ("appelle Anna plus tard", "fr"), ("ruf Anna später an", "de"),
      ("llama a Anna más tarde", "es"), ("zadzwoń do Anny później", "pl"),
      ("민수에게 나중에 전화해 줘", "ko"), ("montre les photos d'il y a un moment", "fr"),
      ("montre les photos d'il y a quelques heures", "fr"),
      ("zeig Fotos von vor drei Stunden", "de"), ("muestra fotos de hace un rato", "es"),
      ("3時間前の写真を見せて", "ja"), ("3시간 전 사진 보여줘", "ko"),
    ])
  func isNoVagueTime(_ sentence: String, _ language: String) {
    let request = Self.request(sentence, language)
    #expect(request == nil, "\(request.debugDescription)")
  }

  @Test(
    "is how something is to be done: at once, as it is anyhow, or once more",
    arguments: [
      ("lock my Tesla now", "en", "carName", "Tesla"),
      ("call Zelda now please", "en", "contacts", "Zelda"),
      ("pay Zelda $5 right away", "en", "payee", "Zelda"),
      ("send 5 dollars to Zelda now", "en", "payee", "Zelda"),
      ("send 5 dollars to Zelda, please", "en", "payee", "Zelda"),
      ("book a ride to the airport now", "en", "dropOffLocation", "the airport"),
      ("send a message to Zelda now saying hi", "en", "recipients", "Zelda"),
      ("ruf Zelda jetzt an", "de", "contacts", "Zelda"),
      ("ruf sofort Zelda an", "de", "contacts", "Zelda"),
      ("appelle Zelda tout de suite", "fr", "contacts", "Zelda"),
      ("llama ahora a Zelda", "es", "contacts", "Zelda"),
      ("zadzwoń natychmiast do Zeldy", "pl", "contacts", "Zeldy"),
      ("花子に今すぐ電話をかけて", "ja", "contacts", "花子"), ("엄마한테 지금 전화해 줘", "ko", "contacts", "엄마"),
      ("당장 지은에게 전화해 줘", "ko", "contacts", "지은"),
      ("call Zelda again", "en", "contacts", "Zelda"),
      ("call Zelda as soon as possible", "en", "contacts", "Zelda"),
      ("send 5 dollars to Zelda again", "en", "payee", "Zelda"),
      ("pay Zelda back the 20 dollars I owe her", "en", "payee", "Zelda"),
      ("send Zelda her 20 dollars", "en", "payee", "Zelda"),
      ("ruf noch einmal Zelda an", "de", "contacts", "Zelda"),
      ("appelle encore Zelda", "fr", "contacts", "Zelda"),
      ("llama a Zelda de nuevo", "es", "contacts", "Zelda"),
      ("zadzwoń szybko do Zeldy", "pl", "contacts", "Zeldy"),
      ("花子にもう一度電話して", "ja", "contacts", "花子"),
      // A no before it answers nothing.
      ("いや、花子に電話して", "ja", "contacts", "花子"), ("아니, 지수한테 전화해", "ko", "contacts", "지수"),
      ("nein, ruf Zelda an", "de", "contacts", "Zelda"),
      // Without a mark behind it, it begins what something is called.
      ("違う人に電話するとリマインドして", "ja", "taskTitles", "違う人に電話する"),
      ("ダメをかけて", "ja", "mediaSearch", "ダメ"), ("아니 벌써 틀어 줘", "ko", "mediaSearch", "아니 벌써"),
      ("play see you again by Zelda", "en", "mediaSearch", "Zelda, see you again"),
      // Names in hiragana have what joins others.
      ("さやかに電話して", "ja", "contacts", "さやか"), ("ひとみに電話して", "ja", "contacts", "ひとみ"),
      ("まことに電話して", "ja", "contacts", "まこと"), ("花子と太郎に電話して", "ja", "contacts", "花子, 太郎"),
      ("call Zelda and put it on speaker", "en", "contacts", "Zelda"),
      // What is said to somebody keeps it, and so does what something is called.
      ("play Here We Go Again", "en", "mediaSearch", "Here We Go Again"),
      ("play try again", "en", "mediaSearch", "try again"),
      ("tell Zelda I will call again", "en", "content", "I will call again"),
      ("spiel den Song jetzt ist Sommer", "de", "mediaSearch", "jetzt ist Sommer, song"),
      ("erstelle eine Notiz mit dem Titel jetzt geht es los", "de", "title", "jetzt geht es los"),
      ("tell Zelda I am leaving now", "en", "content", "I am leaving now"),
      ("schreib Zelda dass ich jetzt komme", "de", "content", "ich jetzt komme"),
    ])
  func isAtOnce(_ sentence: String, _ language: String, parameter: String, text: String) {
    let request = Self.request(sentence, language)
    #expect(
      request?.parameters[parameter]?.texts.joined(separator: ", ") == text,
      "\(request.debugDescription)")
  }

  @Test(
    "is no thing that is told with a second thought",
    arguments: [
      "unlock no lock my car", "unlock wait lock my car", "unlock or lock my car",
      "lock uh no unlock my car", "unlock my car for 5 minutes", "call mom cancel", "call mom no",
    ])
  func isNoSecondThought(_ sentence: String) {
    let request = Self.request(sentence, "en")
    #expect(request == nil, "\(request.debugDescription)")
  }

  @Test(
    "is a place that begins with a number",
    arguments: [
      ("book a ride to five guys", "en", "five guys"),
      ("book a ride to 10 downing street", "en", "10 downing street"),
      ("commande un taxi pour un restaurant", "fr", "un restaurant"),
    ])
  func isPlace(_ sentence: String, _ language: String, place: String) {
    let request = SystemSentencesTests.request(sentence, language)
    #expect(request?.parameters["dropOffLocation"] == .string(place))
  }

  @Test("is no count of persons, who ride from one place to another")
  func isNoCount() {
    let request = SystemSentencesTests.request(
      "commande un taxi pour deux personnes de l'hôtel à la gare", "fr")
    #expect(
      request?.parameters == [
        "partySize": 2, "pickupLocation": "hôtel", "dropOffLocation": "gare",
      ])
  }

  @Test(
    "is no place of an hour, a number or a word that is none",
    arguments: [
      ("book a ride to the airport at 5 for me and my wife", "en"),
      ("book a ride to the airport at 5 every day", "en"),
      ("book a ride to the airport at 5 if it rains", "en"),
      ("book a ride to be at the airport at 8", "en"), ("book a ride to 24", "en"),
    ])
  func isNoPlace(_ sentence: String, _ language: String) {
    let request = Self.request(sentence, language)
    #expect(request?.intent != "RequestRide", "\(request.debugDescription)")
  }

  @Test(
    "is no length of time that something is put off for, and not all there is",
    arguments: [
      ("verschiebe die Erinnerung an den Zahnarzt um eine Stunde", "de"),
      ("reporte le rappel du dentiste d'une heure", "fr"),
      ("pospón el recordatorio del dentista una hora", "es"),
      ("odłóż przypomnienie o dentyście o godzinę", "pl"), ("add everything to my list", "en"),
    ])
  func isNoLength(_ sentence: String, _ language: String) {
    let request = Self.request(sentence, language)
    #expect(request == nil, "\(request.debugDescription)")
  }

  @Test(
    "is nothing that there is, or that there is to do",
    arguments: [
      ("lösche Erinnerungen von morgen", "de"), ("lösche alle Aufgaben vom Montag", "de"),
      ("lösche alle Erinnerungen von morgen", "de"), ("lösche Milch von morgen", "de"),
      ("usuń zadania na jutro", "pl"), ("snooze my reminder until 5 tomorrow", "en"),
      ("snooze all my reminders from today to tomorrow", "en"),
      ("repousse tous les rappels d'aujourd'hui à demain", "fr"),
      ("pospón todos los recordatorios de mañana hasta el lunes", "es"),
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
      ("明日香に電話して", "ja", "contacts"), ("今日子に千円送って", "ja", "payee"),
      ("call Sunday Okoro", "en", "contacts"), ("call Will", "en", "contacts"),
      ("call Coco Soon", "en", "contacts"), ("고양이 사진 보여 줘", "ko", "searchTerms"),
      ("did Will call yesterday", "en", "recipient"), ("send $5 to Will Smith", "en", "payee"),
      ("send $5 to Will for bananas", "en", "note"), ("play round midnight", "en", "mediaSearch"),
      ("play nothing but flowers", "en", "mediaSearch"), ("play without me", "en", "mediaSearch"),
      ("play see you tomorrow", "en", "mediaSearch"),
      ("create a note called milk or eggs", "en", "title"),
      ("create a note called plans for tomorrow", "en", "title"),
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
      ("show photos from the weekend", "en", days((2025, 10, 11), (2025, 10, 12))),
      ("show photos from two days ago", "en", days((2025, 10, 13), nil)),
      ("show photos taken a year ago", "en", days((2024, 10, 15), nil)),
      ("play a slideshow from the 20th", "en", days((2025, 9, 20), nil)),
      (
        "find pictures from the 1st to the 5th of october", "en", days((2025, 10, 1), (2025, 10, 5))
      ),
      ("find pictures from the 10th to the 12th", "en", days((2025, 10, 10), (2025, 10, 12))),
      ("montre-moi les photos d'avant-hier", "fr", days((2025, 10, 13), nil)),
      ("montre-moi les photos d'il y a deux jours", "fr", days((2025, 10, 13), nil)),
      ("muéstrame las fotos de antes de ayer", "es", days((2025, 10, 13), nil)),
      ("muéstrame las fotos de hace una semana", "es", days((2025, 10, 8), nil)),
      ("zeig mir Fotos von vor drei Wochen", "de", days((2025, 9, 24), nil)),
      ("zeig mir die Fotos von letztem Samstag", "de", days((2025, 10, 11), nil)),
      ("pokaż zdjęcia sprzed dwóch dni", "pl", days((2025, 10, 13), nil)),
      ("pokaż zdjęcia z ubiegłego tygodnia", "pl", lastWeek),
      ("pokaż zdjęcia z zeszłej soboty", "pl", days((2025, 10, 11), nil)),
      ("pokaz zdjecia z zeszlego tygodnia", "pl", lastWeek),
      ("3日前の写真を見せて", "ja", days((2025, 10, 12), nil)),
      ("show my calls on monday the 13th", "en", days((2025, 10, 13), nil)),
      ("show my calls from friday the 10th", "en", days((2025, 10, 10), nil)),
      ("show my calls since 2019", "en", days((2019, 1, 1), (2025, 10, 15))),
      ("show my calls since last week", "en", days((2025, 10, 6), (2025, 10, 15))),
      ("10月10日の不在着信を見せて", "ja", days((2025, 10, 10), nil)),
      ("9월 20일 통화 기록 보여 줘", "ko", days((2025, 9, 20), nil)),
      (
        "montre les appels manqués des 3 derniers jours", "fr", days((2025, 10, 12), (2025, 10, 15))
      ),
      ("show photos from the last 3 days", "en", days((2025, 10, 12), (2025, 10, 15))),
      ("show photos from the past week", "en", days((2025, 10, 8), (2025, 10, 15))),
      ("show photos from 2019", "en", days((2019, 1, 1), (2019, 12, 31))),
      ("show photos taken in 2019 in Paris", "en", days((2019, 1, 1), (2019, 12, 31))),
      ("show photos from 2019 to 2021", "en", days((2019, 1, 1), (2021, 12, 31))),
      ("zeig Fotos von Juni 2019 bis August 2019", "de", days((2019, 6, 1), (2019, 8, 31))),
      ("show my missed calls from june 2019", "en", days((2019, 6, 1), (2019, 6, 30))),
      ("zeig Fotos aus Juni 2019", "de", days((2019, 6, 1), (2019, 6, 30))),
      ("zeig Fotos aus den letzten drei Wochen", "de", days((2025, 9, 24), (2025, 10, 15))),
      ("montre les photos des 3 derniers jours", "fr", days((2025, 10, 12), (2025, 10, 15))),
      ("muestra fotos de febrero de 2020", "es", days((2020, 2, 1), (2020, 2, 29))),
      ("pokaż zdjęcia z 2019 roku", "pl", days((2019, 1, 1), (2019, 12, 31))),
      ("2019年6月の写真を見せて", "ja", days((2019, 6, 1), (2019, 6, 30))),
      ("지난 3일 사진 보여 줘", "ko", days((2025, 10, 12), (2025, 10, 15))),
      ("3일 전 사진 보여 줘", "ko", days((2025, 10, 12), nil)),
    ])
  func isOver(_ sentence: String, _ language: String, period: JSONValue) {
    let request = Self.request(sentence, language)
    #expect(request?.parameters["dateCreated"] == period, "\(request.debugDescription)")
  }

  @Test(
    "is no word that leads to each of several people",
    arguments: [
      ("montre les photos d'Anna et de Paul", "fr"),
      ("muestra fotos de Anna y de Paul", "es"),
    ])
  func leadsToEach(_ sentence: String, _ language: String) {
    let request = Self.request(sentence, language)
    #expect(
      request?.parameters["peopleInPhoto"]?.texts == ["Anna", "Paul"], "\(request.debugDescription)"
    )
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

extension JSONValue {
  /// All texts in it.
  fileprivate var texts: [String] {
    switch self {
    case .string(let text): [text]
    case .array(let values): values.flatMap(\.texts)
    case .object(let members): members.keys.sorted().flatMap { members[$0]?.texts ?? [] }
    default: []
    }
  }
}
