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

  /// What is ordered of an app that names its own soups.
  private static func soup(_ sentence: String) -> JSONValue? {
    var notebook = IntentCatalog.notebook
    notebook.vocabularies = []
    let intent = "INCreateTaskListIntent"
    let tomato = AppVocabulary.Item(identifier: "tomato", synonyms: [.init("Tomato soup")])
    let recognizer = Recognizer(
      catalogs: [notebook],
      vocabularies: [
        AppVocabulary(
          parameters: [.init(names: ["\(intent).title"], items: [tomato])],
          utterances: [.init(intent: intent, templates: ["order {title}"])])
      ],
      appNames: ["Jungle"], language: "en")
    return recognizer.recognize(sentence).first?.request.parameters["title"]
  }

  @Test(
    "is no value that the app itself names, with an article or without",
    arguments: [
      ("order tomato soup", "tomato"), ("order a tomato soup", "tomato"),
      ("order the tomato soup", "tomato"), ("order my tomatoe soup", "tomato"),
    ])
  func isKnownValue(_ sentence: String, identifier: String) {
    guard case .object(let value)? = Self.soup(sentence) else {
      Issue.record("nothing is understood")
      return
    }
    #expect(value["vocabularyIdentifier"] == .string(identifier))
  }

  @Test("is what is not wanted of them", arguments: ["order no soup", "order no tomato soup"])
  func isNotWanted(_ sentence: String) {
    #expect(Self.soup(sentence) == nil)
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
      "is the garage door open", "rate this book 5 stars", "call off the meeting",
      "call off my ride tomorrow", "call Coco off",
      "add everything but milk to my shopping list",
    ])
  func isKnown(_ sentence: String) {
    #expect(SystemIntentsTests.recognizer.recognize(sentence).isEmpty)
  }

  /// Messages and tasks in each language.
  static let recognizers = Dictionary(
    uniqueKeysWithValues: ["en", "es", "fr", "de", "pl", "ja", "ko"].map { language in
      (
        language,
        Recognizer(
          catalogs: [.messages, .notebook], appNames: ["Jungle"], language: language,
          calendar: FixedTime.calendar, now: { FixedTime.now })
      )
    })

  @Test(
    "is a message that nobody is to get",
    arguments: [
      ("en", "send no message to Bobo"), ("en", "write no text to Bobo on Jungle"),
      ("en", "please send no more messages to Bobo"), ("en", "send not a message to Bobo"),
      ("fr", "envoie pas de message à Bobo"), ("fr", "envoie aucun message à Bobo"),
      ("fr", "envoie rien à Bobo"), ("fr", "envoie jamais de SMS à Bobo"),
      ("de", "Nachricht an Bobo nicht senden"), ("de", "SMS an Bobo bitte nicht abschicken"),
      ("de", "schick Bobo bitte keine Nachricht dass ich komme"),
      ("es", "no envíes un mensaje a Bobo"), ("pl", "nie wysyłaj wiadomości do Bobo"),
      ("ja", "Boboにメッセージを送らないで"), ("ko", "Bobo에게 메시지를 안 보내 줘"),
      // Nothing is sent later than at once.
      ("en", "send Bobo a message at 5 pm saying hi"), ("fr", "dis à Bobo à 17h que je viens"),
      ("es", "dile mañana a Bobo que llego tarde"),
      ("de", "schick Bobo eine Nachricht um 17 Uhr mit dem Text hallo"),
      ("pl", "wyślij Bobo wiadomość o 17 o treści cześć"),
    ])
  func isNoMessage(_ language: String, _ sentence: String) throws {
    #expect(try meaning(language, sentence) == nil)
  }

  @Test(
    "is no message that says no",
    arguments: [
      ("en", "send no thanks to Bobo", "no thanks"),
      ("en", "send a message to Bobo saying no message came", "no message came"),
      ("fr", "envoie pas de souci à Bobo", "pas de souci"),
      ("fr", "envoie un message à Bobo disant pas de message reçu", "pas de message reçu"),
      ("de", "Nachricht an Bobo ich komme nicht", "ich komme nicht"),
      ("de", "schick Bobo eine Nachricht dass ich keine Zeit habe", "ich keine Zeit habe"),
    ])
  func keepsTextOfNo(_ language: String, _ sentence: String, content: JSONValue) throws {
    let request = try meaning(language, sentence)
    #expect(request?.parameters["content"] == content)
    #expect(request?.parameters["recipients"] == ["Bobo"])
  }

  @Test(
    "is a task that nobody is to have",
    arguments: [
      ("en", "add no bananas to the shopping list"), ("en", "put nothing on my to do list"),
      ("en", "add no bananas and no figs to the grocery list in Jungle"),
      ("fr", "ajoute pas de bananes à la liste de courses"),
      ("fr", "mets aucune banane sur la liste"),
      ("de", "setz keine Bananen auf die Einkaufsliste"),
      ("de", "füge keine Bananen zur Einkaufsliste hinzu"),
      ("de", "erinnere mich bitte nicht an die Bananen"),
      ("de", "erinnere mich bloß nicht an die Bananen"),
      ("de", "erinnere mich auf keinen Fall an die Bananen"),
      ("de", "erinnere mich morgen bitte nicht an die Bananen"),
      ("es", "añade ninguna banana a la lista de la compra"),
      ("pl", "dodaj nie banany do listy zakupów"),
      ("ja", "買い物リストにバナナを追加しないで"), ("ko", "쇼핑 목록에 바나나를 안 추가해 줘"),
      ("ko", "쇼핑 목록에 바나나는 안 넣어 줘"), ("ko", "내일 바나나 사라고 안 알려 줘"),
    ])
  func isNoTask(_ language: String, _ sentence: String) throws {
    #expect(try meaning(language, sentence) == nil)
  }

  @Test(
    "is no task of what is not to be done",
    arguments: [
      ("en", "remind me not to feed Bobo", "not to feed Bobo"),
      ("fr", "rappelle-moi de ne pas oublier Bobo", "ne pas oublier Bobo"),
      ("de", "erinnere mich daran, nicht zu rauchen", "nicht zu rauchen"),
      ("de", "erinnere mich daran dass ich nicht an die Party gehe", "ich nicht an die Party gehe"),
      ("es", "recuérdame no comprar bananas", "no comprar bananas"),
      ("pl", "przypomnij mi żeby nie kupować bananów", "nie kupować bananów"),
      ("ko", "바나나 안 사라고 알려 줘", "바나나 안 사라"), ("ko", "목록에 보안 추가해 줘", "보안"),
    ])
  func keepsTaskOfNot(_ language: String, _ sentence: String, title: JSONValue) throws {
    #expect(try meaning(language, sentence)?.parameters["taskTitles"] == [title])
  }

  @Test(
    "is a task that is not done, or not quite",
    arguments: [
      ("en", "mark bananas not as done"), ("en", "mark not bananas as done in Jungle"),
      ("en", "mark bananas as almost done"), ("fr", "coche pas les bananes"),
      ("fr", "marque pas les bananes comme terminé"), ("fr", "j'ai fini pas les bananes"),
      ("de", "ich habe nicht Bananen erledigt"), ("de", "ich habe keine Bananen erledigt"),
      ("de", "ich habe fast die Bananen erledigt"), ("de", "ich habe die Bananen fast erledigt"),
      ("de", "markiere nicht Bananen als erledigt"), ("de", "hake nicht Bananen ab"),
      ("es", "marca no bananas como completada"), ("pl", "odhacz nie banany"),
      ("ja", "バナナは終わってない"), ("ko", "바나나 안 끝냈어"), ("ko", "바나나 아직 못 끝냈어"),
    ])
  func isNotDone(_ language: String, _ sentence: String) throws {
    #expect(try meaning(language, sentence) == nil)
  }

  @Test(
    "is no task that is done, or one that is said to be open",
    arguments: [
      ("en", "mark bananas as done", "completed"),
      ("en", "mark bananas as not done", "notCompleted"),
      ("fr", "j'ai fini les bananes", "completed"), ("de", "hake Bananen ab", "completed"),
      ("es", "marca bananas como no completada", "notCompleted"),
      ("pl", "oznacz banany jako niezrobione", "notCompleted"), ("ko", "바나나 끝냈어", "completed"),
      ("ko", "초안을 끝냈어", "completed"),
    ])
  func keepsStatus(_ language: String, _ sentence: String, status: JSONValue) throws {
    #expect(try meaning(language, sentence)?.parameters["status"] == status)
  }

  @Test(
    "is no word of the sentence where no task is named",
    arguments: [
      ("en", "mark task as done"), ("en", "mark as done"),
      ("de", "markiere die Aufgabe als erledigt"), ("es", "marca la tarea como completada"),
      ("fr", "marque la tâche comme terminée"), ("pl", "oznacz zadanie jako zrobione"),
      ("ja", "タスクを完了にして"), ("ko", "작업을 완료로 표시해 줘"),
    ])
  func isNoTaskNamed(_ language: String, _ sentence: String) throws {
    let request = try meaning(language, sentence)
    #expect(request?.parameters == ["status": "completed"])
  }

  @Test(
    "is a second request behind the first",
    arguments: [
      ("en", "add bananas to the shopping list and remind me tomorrow"),
      ("en", "create a shopping list and remind me tomorrow"),
      ("de", "füge Bananen zur Einkaufsliste hinzu und erinnere mich morgen daran"),
      ("de", "setz Bananen auf die Einkaufsliste und schick Bobo eine Nachricht"),
      ("fr", "ajoute des bananes à la liste de courses et rappelle-moi demain"),
      ("es", "añade bananas a la lista de la compra y recuérdamelo mañana"),
      ("pl", "dodaj banany do listy zakupów i wyślij wiadomość do Bobo"),
      ("ja", "買い物リストにバナナを追加して明日リマインドして"), ("ko", "쇼핑 목록에 바나나를 추가하고 내일 알려 줘"),
      ("en", "add bananas to groceries and figs to chores"),
      ("en", "add bananas to my shopping list and my breakfast list"),
      ("es", "agrega bananas a mi lista de la compra y a mi lista del desayuno"),
      ("fr", "ajoute des bananes à ma liste de courses et à ma liste de petit-déjeuner"),
      ("de", "setz Bananen auf die Einkaufsliste und die Frühstücksliste"),
      ("pl", "dodaj banany do listy zakupów i do listy śniadaniowej"),
    ])
  func isSecondRequest(_ language: String, _ sentence: String) throws {
    #expect(try meaning(language, sentence) == nil)
  }

  @Test(
    "is no second thing of a list",
    arguments: [
      ("en", "add bananas and figs to the shopping list", ["bananas", "figs"]),
      ("de", "füge Bananen und Feigen zur Einkaufsliste hinzu", ["Bananen", "Feigen"]),
      ("fr", "ajoute des bananes et des figues à la liste de courses", ["bananes", "figues"]),
      ("es", "añade bananas y higos a la lista de la compra", ["bananas", "higos"]),
      ("pl", "dodaj banany i figi do listy zakupów", ["banany", "figi"]),
    ] as [(String, String, JSONValue)])
  func keepsSecondTask(_ language: String, _ sentence: String, titles: JSONValue) throws {
    #expect(try meaning(language, sentence)?.parameters["taskTitles"] == titles)
  }

  @Test(
    "is something that is sent and is no text",
    arguments: [
      ("en", "send a photo to Bobo"), ("en", "send a picture of my zoo to Bobo"),
      ("en", "share my location with Bobo"), ("en", "send an email to Bobo"),
      ("en", "send this to Bobo"), ("en", "send 50 dollars to Bobo"),
      ("en", "forward this file to Bobo"), ("en", "send a reminder to Bobo"),
      ("es", "envía un vídeo a Bobo por mensaje"), ("fr", "envoie une photo à Bobo"),
      ("fr", "envoie ma position à Bobo"), ("fr", "envoie ça à Bobo"),
      ("fr", "envoie 50 euros à Bobo"), ("de", "schick Bobo ein Foto"),
      ("pl", "wyślij zdjęcie do Bobo"), ("ja", "Boboに写真を送って"), ("ko", "Bobo에게 사진 보내 줘"),
      ("de", "schick ein Foto an Bobo"), ("de", "schick meinen Standort an Bobo"),
      ("de", "sende eine E-Mail an Bobo"), ("de", "schick das Bild vom Zoo an Bobo"),
      ("es", "envía la foto a Bobo"), ("es", "envía mi ubicación a Bobo"),
      ("es", "manda unas fotos del zoo a Bobo"), ("pl", "wyślij moją lokalizację do Bobo"),
      ("de", "sag den Termin ab"), ("pl", "powiedz jaka jest pogoda"),
      ("pl", "powiedz która jest godzina"), ("fr", "dis-moi quoi dire à Bobo"),
      ("fr", "dis-moi comment aller à Paris"), ("fr", "dis-moi ce que j’ai à faire"),
      ("es", "dime qué decir a Bobo"), ("de", "sag mir, was ich Bobo sagen soll"),
      ("pl", "powiedz mi, co napisać do Bobo"), ("en", "tell me what to say to Bobo"),
    ])
  func isNoText(_ language: String, _ sentence: String) throws {
    #expect(try meaning(language, sentence) == nil)
  }

  @Test(
    "is no text that speaks of such things",
    arguments: [
      ("en", "send a message to Bobo saying my location is the zoo", "my location is the zoo"),
      ("en", "tell Bobo to send a photo to Coco", "send a photo to Coco"),
      ("en", "send a message to Bobo saying 50 dollars", "50 dollars"),
      ("fr", "envoie un message à Bobo disant envoie la photo à Coco", "envoie la photo à Coco"),
      ("ja", "Boboに写真と送って", "写真"), ("ko", "Bobo에게 사진이라고 보내 줘", "사진"),
      ("de", "schick liebe Grüße an Bobo", "liebe Grüße"),
      ("de", "sag Bobo, ein Foto wäre schön", "ein Foto wäre schön"),
      ("es", "envía un abrazo a Bobo", "un abrazo"),
      ("es", "dile la foto es bonita a Bobo", "la foto es bonita"),
    ])
  func keepsTextOfThings(_ language: String, _ sentence: String, content: JSONValue) throws {
    #expect(try meaning(language, sentence)?.parameters["content"] == content)
  }

  @Test("is no money, where an app sends it")
  func keepsPayments() {
    for sentence in ["send 50 dollars to Bobo", "send money to Bobo"] {
      let found = SystemIntentsTests.recognizer.recognize(sentence).first
      #expect(found?.request.intent == "SendPayment", "\(sentence)")
    }
  }

  private func meaning(_ language: String, _ sentence: String) throws -> IntentRequest? {
    let recognizer = try #require(Self.recognizers[language])
    #expect(recognizer.problems.isEmpty, "\(recognizer.problems)")
    return recognizer.recognize(sentence).first?.request
  }
}
