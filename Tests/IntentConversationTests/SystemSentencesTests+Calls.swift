import IntentRuntime
import Testing

extension SystemSentencesTests {
  @Test(
    "call by video where that is said",
    arguments: [
      ("en", "call Anna on video"), ("de", "ruf Anna per Video an"),
      ("fr", "appelle Anna en vidéo"),
      ("es", "llama a Anna por videollamada"), ("pl", "zadzwoń do Anna na wideo"),
      ("ja", "Annaにビデオで電話して"), ("ko", "Anna에게 영상으로 전화해 줘"),
      // Also before who is called.
      ("en", "video call Anna"), ("de", "ruf per Video Anna an"), ("fr", "appelle en vidéo Anna"),
      ("es", "haz una videollamada a Anna"), ("pl", "zrób wideorozmowę z Anna"),
      ("ja", "Annaとビデオ通話して"), ("ko", "Anna와 영상 통화 하자"),
    ])
  func callsByVideo(_ language: String, _ sentence: String) throws {
    let request = try #require(Self.request(sentence, language), "\(sentence) fits nothing")
    // There is an intent of its own, too, which not every app handles.
    #expect(
      request.intent == "StartVideoCall" || request.parameters["callCapability"] == "videoCall")
    #expect(request.parameters["contacts"] == ["Anna"])
  }

  @Test(
    "call somebody where they are, which is no part of their name",
    arguments: [
      ("en", "call Anna at work"), ("en", "call Anna on her cell"),
      ("de", "ruf Anna auf dem Handy an"), ("fr", "appelle Anna au travail"),
      ("es", "llama a Anna al trabajo"),
    ])
  func callsAtWork(_ language: String, _ sentence: String) {
    #expect(Self.request(sentence, language)?.parameters["contacts"] == ["Anna"])
  }

  @Test(
    "call nobody at a time that nothing knows",
    arguments: [
      ("en", "call Anna in the morning"), ("en", "call Anna after 5"),
      ("en", "call Anna before dinner"), ("en", "call Anna when I get home"),
      ("de", "ruf Anna nach der Arbeit an"), ("fr", "appelle Anna après le travail"),
      ("es", "llama a Anna por la tarde"), ("pl", "zadzwoń do Anny po pracy"),
      // Nor what goes on with a clause or another request.
      ("en", "call Anna and say happy birthday"), ("en", "call Anna, it's urgent"),
      ("en", "call Anna and turn on speaker"), ("de", "ruf Anna an, wenn du kannst"),
      ("fr", "appelle Anna, c'est urgent"), ("es", "llama a Anna, si puedes"),
      ("pl", "zadzwoń do Anny jeśli możesz"), ("ja", "明日母に電話して"), ("ja", "来週太郎に電話して"),
    ])
  func callsNobody(_ language: String, _ sentence: String) {
    #expect(Self.request(sentence, language) == nil)
  }

  @Test(
    "take who is meant from what is said, and no word of it for anybody",
    arguments: [
      ("did anyone call me", "SearchCallHistory", [:]),
      ("call history", "SearchCallHistory", [:]),
      ("call Anna mobile", "StartCall", ["contacts": ["Anna"]]),
      ("facetime audio Anna", "StartCall", ["contacts": ["Anna"], "callCapability": "audioCall"]),
      ("how far can I drive", "GetCarPowerLevelStatus", [:]),
      ("is it locked", "GetCarLockStatus", [:]),
      ("unlock the doors", "SetCarLockStatus", ["locked": false]),
      ("which bills have I not paid", "SearchForBills", ["status": "unpaid"]),
      ("which bills have I paid", "SearchForBills", ["status": "completed"]),
    ] as [(String, String, [String: JSONValue])])
  func takesNoWord(_ sentence: String, intent: String, parameters: [String: JSONValue]) {
    let request = Self.request(sentence)
    #expect(request?.intent == intent)
    #expect(request?.parameters == parameters)
  }

  @Test(
    "begin behind what takes back something that there is not, with a mark behind it",
    arguments: [
      ("en", "never mind, call Anna"), ("de", "vergiss es, ruf Anna an"),
      ("fr", "laisse tomber, appelle Anna"), ("ja", "よし、Annaに電話して"), ("ko", "예은에게 전화해"),
    ])
  func beginsBehind(_ language: String, _ sentence: String) {
    let name: JSONValue = language == "ko" ? "예은" : "Anna"
    #expect(Self.request(sentence, language)?.parameters["contacts"] == [name])
  }

  @Test(
    "look for photos of what is said, which may be somebody as well as a place",
    arguments: [
      ("花子の写真を見せて", ["searchTerms": ["花子"]]), ("猫の写真を見せて", ["searchTerms": ["猫"]]),
      ("花子さんの写真を見せて", ["peopleInPhoto": ["花子"]]),
      ("東京で撮った写真を見せて", ["locationCreated": "東京"]),
    ] as [(String, [String: JSONValue])])
  func looksForPhotos(_ sentence: String, parameters: [String: JSONValue]) {
    #expect(Self.request(sentence, "ja")?.parameters == parameters)
  }

  @Test("call parents by the title that they always have, and others without theirs")
  func callsParents() {
    for (sentence, name) in [
      ("お母さんに電話して", "お母さん"), ("お客さんに電話して", "お客さん"), ("花子さんに電話して", "花子"),
    ] {
      #expect(
        Self.request(sentence, "ja")?.parameters["contacts"] == [.string(name)])
    }
  }

  @Test(
    "take the time of a ride also before what is booked",
    arguments: [
      ("de", "bestell mir morgen um halb acht ein Taxi zum Bahnhof", "Bahnhof", 7, 30),
      ("fr", "commande pour demain à 8h un taxi pour Lyon", "Lyon", 8, 0),
      ("es", "pide para mañana a las 8 un taxi a Lyon", "Lyon", 8, 0),
      ("pl", "zamów jutro o 8 taksówkę do Lyon", "Lyon", 8, 0),
      ("ko", "내일 8시에 공항 가는 택시 불러 줘", "공항", 8, 0),
      ("en", "book a ride to Lyon tomorrow at 8 if you don't mind", "Lyon", 8, 0),
    ])
  func takesTimeFirst(
    _ language: String, _ sentence: String, place: String, hour: Int, minute: Int
  ) throws {
    let request = try #require(Self.request(sentence, language), "\(sentence) fits nothing")
    #expect(request.parameters["dropOffLocation"] == .string(place))
    #expect(
      request.parameters["scheduledPickupTime"]
        == Self.day(16, ["hour": .integer(hour), "minute": .integer(minute)]))
  }

  @Test("show the photos that are said, and take their word for no album or person")
  func showsPhotos() {
    let all = Self.request("play a slideshow of my photos")
    #expect(all?.parameters == [:])
    let some = Self.request("play a slideshow of my photos from yesterday")
    #expect(some?.parameters == ["dateCreated": Self.yesterday])
  }

  @Test("add what is called by a word on both sides of what joins others")
  func addsTwins() {
    for (sentence, titles) in [
      ("add half and half to my list", ["half and half"]),
      ("add half and half and milk to my list", ["half and half", "milk"]),
      ("add milk and eggs to my list", ["milk", "eggs"]),
    ] as [(String, [JSONValue])] {
      #expect(Self.request(sentence)?.parameters["taskTitles"] == .array(titles))
    }
  }

  @Test("add a song to a playlist that is called like a day", arguments: ["Sunday", "friday"])
  func addsToDay(_ day: String) {
    let request = Self.request("add this song to my \(day) playlist")
    #expect(
      request?.parameters == [
        "mediaSearch": ["reference": "currentlyPlaying"],
        "mediaDestination": ["playlistName": .string(day)],
      ])
  }

  @Test(
    "call a number with all its signs",
    arguments: [
      "+49 30 1234567", "plus 49 30 1234567", "(555) 123-4567", "+1 (555) 123-4567",
      "*67 555 1234", "#31# 555 1234", "*21*555#", "*100*", "555-1234", "plus one 555 1234",
    ])
  func callsNumber(_ number: String) {
    #expect(Self.request("call \(number)")?.parameters == ["contacts": [.string(number)]])
    let several = Self.request("call Coco and \(number)")
    #expect(several?.parameters["contacts"] == ["Coco", .string(number)])
    // What is around a number is no part of it.
    #expect(Self.request("call (555 1234)")?.parameters == ["contacts": ["555 1234"]])
  }

  @Test(
    "call nobody where something else is to be done, or somebody else is to call",
    arguments: [
      "lösche Coco anrufen", "keinesfalls Coco anrufen",
      "Coco soll mich anrufen",
    ])
  func callsNobody(_ sentence: String) {
    #expect(Self.request(sentence, "de")?.intent != "StartCall")
    for name in ["Tante Erna", "tante Erna", "oma Erna"] {
      #expect(Self.request("\(name) anrufen", "de")?.parameters == ["contacts": [.string(name)]])
    }
  }

  @Test(
    "keep in mind what is not to be forgotten, rather than do it at once",
    arguments: [
      ("en", "don't forget to call Coco", "call Coco"),
      ("fr", "n'oublie pas d'appeler Coco", "appeler Coco"),
      ("de", "vergiss nicht Coco anzurufen", "Coco anzurufen"),
      ("es", "no te olvides de llamar a Coco", "llamar a Coco"),
      ("pl", "nie zapomnij zadzwonić do Coco", "zadzwonić do Coco"),
      ("de", "vergiss die Milch nicht", "die Milch"),
      ("ja", "牛乳を買うのを忘れないで", "牛乳を買う"),
      ("ko", "우유 사는 거 잊지 마", "우유 사는 거"),
    ])
  func forgetsNothing(_ language: String, _ sentence: String, _ title: String) {
    let request = Self.request(sentence, language)
    #expect(request?.intent == "AddTasks")
    #expect(request?.parameters == ["taskTitles": [.string(title)]])
  }

  @Test(
    "keep a note as it is behind a colon",
    arguments: [
      ("en", "take a note: thanks", "thanks"), ("en", "make a note: say please", "say please"),
      ("de", "mach eine Notiz: danke", "danke"), ("fr", "prends une note : merci", "merci"),
      ("es", "toma una nota: gracias", "gracias"), ("pl", "zrób notatkę: dziękuję", "dziękuję"),
      ("ko", "고마워라고 메모해 줘", "고마워"),
    ])
  func keepsNote(_ language: String, _ sentence: String, _ text: String) {
    let request = Self.request(sentence, language)
    #expect(request?.intent == "CreateNote")
    #expect(request?.parameters["content"] == ["text": .string(text)])
  }

  @Test(
    "are polite behind a colon that only calls for something",
    arguments: [
      "Siri: remind me to buy milk please", "hey: remind me to buy milk please",
      "tomorrow: remind me to buy milk please",
    ])
  func arePolite(_ sentence: String) {
    #expect(Self.request(sentence, "en")?.parameters["taskTitles"] == ["buy milk"])
  }

  @Test(
    "are no ride to what is to be done there, or whom it is for",
    arguments: [
      "pick me up at home at 5 and take me to work at 6",
      "pick me up at the zoo and take Coco to the hotel",
      "get me a ride to the airport, I'm in a hurry", "get me a ride to the airport, we are 4",
    ])
  func areNoRide(_ sentence: String) {
    let request = Self.request(sentence, "en")
    #expect(request?.intent != "RequestRide", "\(request.debugDescription)")
  }

  @Test(
    "are for as many as ride, whatever they are called",
    arguments: [
      ("en", "get me a ride to the zoo for 2 kids", "the zoo"),
      ("de", "ruf mir ein Taxi zum Zoo für 2 Kinder", "Zoo"),
      ("fr", "commande un taxi pour la gare pour 2 enfants", "gare"),
      ("es", "pide un taxi al zoo para 2 niños", "zoo"),
      ("pl", "zamów taksówkę na lotnisko dla 2 przyjaciół", "lotnisko"),
    ])
  func areForMany(_ language: String, _ sentence: String, _ place: String) {
    let parameters = Self.request(sentence, language)?.parameters
    #expect(parameters?["dropOffLocation"] == .string(place))
    #expect(parameters?["partySize"] == 2)
  }

  @Test(
    "take somebody from one place to another",
    arguments: [
      ("pick me up at 5 and take me to the zoo", nil, 17),
      ("pick me up from the airport at 5 and take me to the zoo", "the airport", 17),
      ("pick me up at the hotel and take me to the zoo", "the hotel", nil),
    ] as [(String, String?, Int?)])
  func picksUp(_ sentence: String, _ place: String?, _ hour: Int?) {
    let parameters = Self.request(sentence, "en")?.parameters
    #expect(parameters?["dropOffLocation"] == "the zoo")
    #expect(parameters?["pickupLocation"] == place.map(JSONValue.string))
    let time = hour.map { JSONValue.object(["hour": .integer($0), "minute": 0]) }
    #expect(parameters?["scheduledPickupTime"] == time.map { ["startDateComponents": $0] })
  }

  @Test(
    "are of nothing where no more is to be kept in mind than what a word points to",
    arguments: [
      ("en", "don't forget it"), ("de", "vergiss es nicht"), ("en", "remind me about it"),
      ("de", "vergiss die Milch, die brauche ich nicht"), ("de", "vergiss mich nicht"),
      ("de", "vergiss den Termin, ich kann nicht"), ("de", "vergiss bitte nicht"),
      ("ja", "これを忘れないで"), ("ko", "이거 잊지 마"),
      ("en", "don't remind me"), ("en", "please don't remind me"), ("en", "did you remind me"),
      ("en", "remind me to"), ("en", "remind me about"), ("de", "erinnere mich am Freitag an"),
    ])
  func forgetsIt(_ language: String, _ sentence: String) {
    #expect(Self.request(sentence, language)?.parameters["taskTitles"] == nil)
  }

  @Test(
    "keep in mind when something is not to be forgotten, wherever that is said",
    arguments: [
      ("en", "don't forget tomorrow at 5 pm to buy milk", "buy milk"),
      ("en", "don't forget to buy milk tomorrow at 5 pm", "buy milk"),
      ("fr", "n'oublie pas de me rappeler demain à 17h d'acheter du lait", "acheter du lait"),
      ("fr", "pense à me rappeler demain à 17h d'acheter du lait", "acheter du lait"),
      ("es", "no te olvides de recordarme mañana a las 17:00 comprar leche", "comprar leche"),
      ("pl", "nie zapomnij przypomnieć mi jutro o 17 o mleku", "mleku"),
      ("de", "vergiss nicht mich morgen um 17 Uhr an die Milch zu erinnern", "die Milch"),
      ("de", "vergiss nicht morgen um 17 Uhr Milch zu kaufen", "Milch zu kaufen"),
    ])
  func forgetsNoTime(_ language: String, _ sentence: String, _ title: String) {
    let request = Self.request(sentence, language)
    #expect(request?.parameters["taskTitles"] == [.string(title)])
    #expect(
      request?.parameters["temporalEventTrigger"] == [
        "dateComponentsRange": Self.day(16, ["hour": 17, "minute": 0])
      ])
  }

  @Test(
    "send nothing that is only to be done, or says who alone is meant",
    arguments: [
      ("en", "text dad tell mom to call me"), ("en", "send a message only to Coco"),
      ("en", "send a message to Coco only"), ("de", "schick eine Nachricht nur an Coco"),
      // 「と」 is the end of a word.
      ("ja", "Cocoにちゃんと伝えて"), ("ja", "Cocoに写真をもっと送って"), ("ja", "Cocoに2千円ちょっと送って"),
    ])
  func sendsNothing(_ language: String, _ sentence: String) {
    #expect(Self.request(sentence, language) == nil)
  }
}
