import IntentRuntime
import Testing

/// What the sentences of some language alone are read as.
extension SystemSentencesTests {
  @Test(
    "send what is said behind the person, the particle and the means",
    arguments: [
      ("ko", "Coco한테는 지금 간다고 보내줘", "지금 간다"), ("ko", "Coco에게는 지금 간다고 전해줘", "지금 간다"),
      ("ko", "Coco한텐 늦는다고 말해줘", "늦는다"), ("ko", "Coco한테 도착했다고 보내줘", "도착했다"),
      ("ko", "Coco한테 만나자고 보내줘", "만나자"),
      ("ko", "Coco한테 문자로 간다고 보내줘", "간다"), ("ko", "Coco한테 카톡으로 늦는다고 보내줘", "늦는다"),
      ("ko", "Coco한테도 늦는다고 전해줘", "늦는다"), ("ko", "Coco한테만 늦는다고 해줘", "늦는다"),
      ("ko", "Coco에게 도착했다고 전해줘", "도착했다"), ("ko", "Coco에게 만나자고 전해줘", "만나자"),
      ("ja", "Cocoには遅れると伝えて", "遅れる"), ("ja", "Cocoにもバナナと伝えて", "バナナ"),
      ("ja", "Cocoにだけバナナと伝えて", "バナナ"), ("ja", "Cocoにはやく来てと伝えて", "はやく来て"),
      // What was mailed is what Coco is to hear.
      ("ko", "Coco한테 메일로 자료를 보냈다고 전해줘", "메일로 자료를 보냈다"),
      ("ja", "Cocoにもうすぐ着くって送って", "もうすぐ着く"),
      ("ja", "Cocoだけに今行くって送って", "今行く"), ("ja", "Cocoにだけど無理って送って", "だけど無理"),
      ("de", "kannst du Coco schreiben, dass ich komme?", "ich komme"),
      ("es", "¿puedes decirle a Coco que voy?", "voy"),
      ("en", "tell Coco but I can't", "but I can't"),
      ("en", "send I love you too to Coco", "I love you too"),
      ("en", "tell Coco are you coming?", "are you coming?"),
      ("de", "schick Coco eine Nachricht je früher desto besser", "je früher desto besser"),
      ("es", "manda un mensaje a Coco que voy cada día", "voy cada día"),
      ("pl", "daj znać Coco że będę za godzinę", "będę za godzinę"),
      ("de", "schick Coco eine Nachricht und sag ihr dass ich komme", "ich komme"),
      ("de", "schick Coco eine Nachricht und sag dass ich komme", "ich komme"),
      ("de", "schick Coco eine Nachricht und sag hallo", "hallo"),
      ("fr", "envoie un message à Coco et dis-lui que j'arrive", "j'arrive"),
      ("fr", "envoie un message à Coco et dis bonjour", "bonjour"),
      ("fr", "dis que j'arrive à Coco", "j'arrive"),
    ])
  func sendsText(_ language: String, _ sentence: String, text: String) {
    let request = Self.request(sentence, language)
    #expect(request?.intent == "SendMessage")
    #expect(request?.parameters == ["recipients": ["Coco"], "content": .string(text)])
  }

  @Test(
    "write to somebody of whom nothing more is said",
    arguments: [
      ("en", "text Coco"), ("es", "escribe a Coco"), ("es", "escríbele a Coco"),
      ("fr", "écris à Coco"), ("de", "schreib Coco"), ("pl", "napisz do Coco"),
    ])
  func writes(_ language: String, _ sentence: String) {
    let request = Self.request(sentence, language)
    #expect(request?.intent == "SendMessage")
    #expect(request?.parameters == ["recipients": ["Coco"]])
  }

  @Test(
    "do nothing where somebody else is told something, or nothing is said to be reminded of",
    arguments: [
      ("de", "schick Coco eine Nachricht und sag Little Bobo dass ich komme"),
      ("fr", "envoie un message à Coco et dis à Little Bobo que j'arrive"),
      // What is asked for is no text.
      ("ja", "Cocoに来るように言って"),
      ("de", "erinnere mich"), ("de", "erinnere mich daran"), ("de", "erinnere mich an"),
      ("es", "recuérdame de"), ("es", "recuérdame eso"), ("fr", "rappelle-moi de"),
      ("fr", "rappelle-moi ça"), ("pl", "przypomnij mi"), ("pl", "przypomnij mi o"),
      ("pl", "przypomnij mi o tym"),
    ])
  func doesNothing(_ language: String, _ sentence: String) {
    #expect(Self.request(sentence, language) == nil)
  }

  @Test(
    "are asked what to be reminded of where they say no more than when",
    arguments: [
      ("de", "erinnere mich morgen"), ("de", "erinnere mich morgen daran"),
      ("es", "recuérdame mañana"), ("fr", "rappelle-moi demain"), ("pl", "przypomnij mi jutro"),
      ("ja", "明日リマインドして"), ("ko", "내일 알려줘"), ("ko", "내일 리마인드해줘"),
    ])
  func remindsOfNothingYet(_ language: String, _ sentence: String) {
    let request = Self.request(sentence, language)
    #expect(request?.intent == "AddTasks")
    #expect(
      request?.parameters == ["temporalEventTrigger": ["dateComponentsRange": Self.tomorrow]])
  }

  @Test(
    "remind of what stands behind the words that lead to it",
    arguments: [
      ("de", "erinner mich ans Brot", "Brot"),
      ("de", "erinner mich dran, dass ich Brot kaufe", "ich Brot kaufe"),
      ("de", "erinnere mich daran Brot zu kaufen", "Brot zu kaufen"),
      ("de", "erinner mich an Andreas", "Andreas"),
      ("es", "recuérdame de comprar pan", "comprar pan"),
      ("fr", "rappelle-moi d'acheter du pain", "acheter du pain"),
      ("pl", "przypomnij mi o mleku", "mleku"), ("ko", "우유 사라고 알려줘", "우유 사라"),
    ])
  func reminds(_ language: String, _ sentence: String, title: String) {
    let request = Self.request(sentence, language)
    #expect(request?.intent == "AddTasks")
    #expect(request?.parameters == ["taskTitles": [.string(title)]])
  }

  @Test(
    "remind on the first of two days, the second of which is of what there is to do",
    arguments: [
      ("es", "recuérdame el viernes llamar a Ana el domingo", "llamar a Ana el domingo", 17),
      ("es", "recuérdame el 20 llamar a Ana el 25", "llamar a Ana el 25", 20),
      ("es", "recuérdame el viernes llamar a Ana", "llamar a Ana", 17),
      ("es", "recuérdame el dentista mañana", "el dentista", 16),
      ("es", "recuérdame la cita del viernes mañana", "cita del viernes", 16),
      ("fr", "rappelle-moi le vendredi d'appeler Anna le dimanche", "appeler Anna le dimanche", 17),
      ("fr", "rappelle-moi le dentiste demain", "le dentiste", 16),
    ])
  func remindsOnFirstDay(_ language: String, _ sentence: String, title: String, day: Int) {
    #expect(
      Self.request(sentence, language)?.parameters == [
        "taskTitles": [.string(title)],
        "temporalEventTrigger": ["dateComponentsRange": Self.day(day)],
      ])
  }

  @Test(
    "delete and put off nothing that is named by when it is",
    arguments: [
      ("de", "lösche die Erinnerung von morgen"), ("de", "lösche die Erinnerung um acht"),
      ("de", "lösche die Erinnerung am Montag"), ("de", "lösche die Erinnerung für morgen Abend"),
      ("fr", "supprime le rappel de demain"), ("fr", "supprime le rappel du lundi"),
      ("es", "borra el recordatorio del viernes"), ("es", "borra el recordatorio de las ocho"),
      ("pl", "usuń przypomnienie na jutro"), ("pl", "usuń przypomnienie o ósmej"),
      ("de", "verschieb die Erinnerung um acht auf neun"),
      ("de", "verschieb die Erinnerung von morgen auf Freitag"),
      ("de", "verschieb die Erinnerung an Milch auf neun"),
      ("fr", "reporte le rappel de demain à vendredi"),
      ("es", "pospón el recordatorio de mañana al viernes"),
      ("pl", "przełóż przypomnienie z jutra na piątek"),
    ])
  func isNamedByNoTime(_ language: String, _ sentence: String) {
    #expect(Self.request(sentence, language) == nil)
  }

  @Test(
    "delete what a title names, though it begins as a day or an hour does",
    arguments: [
      ("de", "lösche die Erinnerung für Anna", "Anna"),
      ("de", "lösche die Aufgabe Montagsbericht", "Montagsbericht"),
      ("fr", "supprime le rappel du dentiste", "dentiste"),
      ("es", "borra el recordatorio del dentista", "dentista"),
      ("pl", "usuń przypomnienie o mleku", "mleku"),
    ])
  func deletesNamed(_ language: String, _ sentence: String, title: String) {
    #expect(Self.request(sentence, language)?.parameters == ["tasks": [["title": .string(title)]]])
  }

  @Test(
    "delete all of a list",
    arguments: [
      ("ja", "買い物リストから全部削除して", "買い物"),
      ("ko", "쇼핑 목록에서 모두 삭제해줘", "쇼핑"), ("ko", "쇼핑 목록에서 모든 항목을 삭제해줘", "쇼핑"),
    ])
  func deletesAll(_ language: String, _ sentence: String, list: String) {
    #expect(
      Self.request(sentence, language)?.parameters
        == ["all": true, "taskList": ["title": .string(list)]])
  }

  @Test(
    "call whom they name, the emergency by its number, and nobody where they name nobody",
    arguments: [
      ("de", "ruf bei Coco an", ["contacts": ["Coco"]]),
      ("de", "rufen Sie Coco an", ["contacts": ["Coco"]]),
      ("de", "ruf an", [:]), ("de", "ruf die 112 an", ["destinationType": "emergency"]),
      ("de", "ruf niemanden an", nil), ("es", "llame a Coco", ["contacts": ["Coco"]]),
      ("pl", "zadzwoń na komórkę Coco", ["contacts": ["Coco"]]),
      ("pl", "zadzwoń po karetkę", ["destinationType": "emergency"]),
      ("pl", "zadzwoń po pizzę", nil),
      ("pl", "zadzwoń na 600 700 800", ["contacts": ["600 700 800"]]),
      ("ja", "ココだけに電話して", ["contacts": ["ココ"]]), ("ja", "ココに電話して", ["contacts": ["ココ"]]),
    ] as [(String, String, [String: JSONValue]?)])
  func calls(_ language: String, _ sentence: String, parameters: [String: JSONValue]?) {
    let request = Self.request(sentence, language)
    #expect(request?.intent == parameters.map { _ in "StartCall" })
    #expect(request?.parameters == parameters)
  }

  @Test(
    "pay what is said, also as people call it, and whom it is said for",
    arguments: [
      ("pl", "przelej 20 dolców Annie", 20, "USD", "Annie"),
      ("pl", "przelej stówę Annie", 100, "PLN", "Annie"),
      ("pl", "przelej Annie dwie dychy", 20, "PLN", "Annie"),
      ("pl", "przelej Annie dwa koła", 2_000, "PLN", "Annie"),
      ("pl", "przelej 20 rubli Annie", 20, "RUB", "Annie"),
      ("pl", "przelej Annie 20 zet", 20, "PLN", "Annie"),
      ("pl", "przelej Annie zaraz 20 zł", 20, "PLN", "Annie"),
      ("pl", "przelej 20 zł na rzecz Anny", 20, "PLN", "Anny"),
      ("ko", "코코한테 바로 2만원 보내줘", 20_000, "KRW", "코코"), ("ko", "코코한테 2만원만 보내줘", 20_000, "KRW", "코코"),
      ("ko", "코코한테 2만 보내줘", 20_000, "KRW", "코코"),
      ("de", "zahl 20 Euro an Coco zurück", 20, "EUR", "Coco"),
      ("fr", "envoyez vingt euros à Anne", 20, "EUR", "Anne"),
      ("es", "envíe 20 euros a Ana", 20, "EUR", "Ana"),
    ])
  func pays(_ language: String, _ sentence: String, amount: Int, currency: String, payee: String) {
    let request = Self.request(sentence, language)
    #expect(request?.intent == "SendPayment")
    #expect(
      request?.parameters == [
        "payee": .string(payee),
        "currencyAmount": ["amount": .integer(amount), "currencyCode": .string(currency)],
      ])
  }

  @Test(
    "pay nothing where they say when, how often, from where, or for two bills",
    arguments: [
      ("pl", "przelej Annie 20 zł za tydzień"), ("pl", "przelej Annie 20 zł za godzinę"),
      ("pl", "przelej Annie 20 złotych za dwa dni"), ("pl", "zapłać Annie po 20 zł"),
      ("es", "envía 20 euros a Ana por semana"), ("es", "envía 20 euros a Ana por ahora"),
      ("es", "envía 20 euros a Ana de momento"), ("es", "envía 20 euros a Ana desde ahorros"),
      ("es", "envía 20 euros a Ana de mi cuenta de ahorros"),
      ("fr", "envoie 20 euros à Coco par mois"), ("fr", "envoie 20 euros à Coco depuis mon livret"),
      ("fr", "paie la facture d'électricité et celle de l'eau"), ("de", "zahl Coco je 20 Euro"),
      ("de", "zahl Coco jeweils 20 Euro"), ("ko", "전기요금이랑 수도요금 내줘"),
    ])
  func paysNothing(_ language: String, _ sentence: String) {
    #expect(Self.request(sentence, language) == nil)
  }

  @Test(
    "keep a note of a payment that only begins as a stretch of time does",
    arguments: [
      ("pl", "przelej Annie 50 zł za dwa bilety", "dwa bilety"),
      ("pl", "przelej Annie 50 zł za tydzień opieki", "tydzień opieki"),
      ("es", "envía 20 euros a Ana por la semana santa", "semana santa"),
      ("es", "envía 20 euros a Ana por la cena", "cena"),
      ("fr", "envoie 20 euros à Coco pour mon livre", "mon livre"),
      ("ko", "코코한테 밥값으로 2만원 보내줘", "밥"),
    ])
  func keepsNotes(_ language: String, _ sentence: String, note: String) {
    #expect(Self.request(sentence, language)?.parameters["note"] == .string(note))
  }

  @Test(
    "order a ride for nobody else",
    arguments: [
      ("fr", "commande un taxi pour ma mère à la gare"),
      ("fr", "commande un taxi pour moi et Anna à la gare"),
      ("es", "pide un taxi para mi madre a la estación"),
    ])
  func ridesForNobodyElse(_ language: String, _ sentence: String) {
    #expect(Self.request(sentence, language) == nil)
  }

  @Test("order a ride for so many, wherever that is said")
  func ridesForSeveral() {
    #expect(
      Self.request("commande un taxi de la gare à l'aéroport pour trois personnes", "fr")?
        .parameters
        == ["pickupLocation": "gare", "dropOffLocation": "aéroport", "partySize": 3])
  }

  @Test(
    "write notes with the title and the text that they have",
    arguments: [
      (
        "de", "erstelle eine Notiz mit dem Titel Reise und dem Text Koffer packen", "Reise",
        "Koffer packen"
      ),
      ("de", "erstelle eine Notiz mit dem Titel Sonne und Meer", "Sonne und Meer", nil),
      ("de", "notier dir, dass ich morgen Brot kaufe", nil, "ich morgen Brot kaufe"),
      (
        "pl", "utwórz notatkę o tytule Podróż i treści spakować walizkę", "Podróż",
        "spakować walizkę"
      ),
      ("pl", "utwórz notatkę o tytule Słońce i morze", "Słońce i morze", nil),
    ] as [(String, String, String?, String?)])
  func writesTitledNotes(_ language: String, _ sentence: String, title: String?, text: String?) {
    let request = Self.request(sentence, language)
    #expect(request?.intent == "CreateNote")
    #expect(request?.parameters["title"] == title.map { .string($0) })
    #expect(request?.parameters["content"] == text.map { ["text": .string($0)] })
  }

  @Test(
    "remind on no day of every week where one of the month is said",
    arguments: [
      ("ja", "毎月第一月曜日に薬を飲むようにリマインドして"), ("ko", "매월 첫째 월요일에 회의하라고 알려줘"),
    ])
  func recursOnNoDay(_ language: String, _ sentence: String) {
    #expect(Self.request(sentence, language) == nil)
  }
}
