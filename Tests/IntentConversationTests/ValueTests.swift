import Foundation
import IntentConversation
import IntentRuntime
import SystemIntents
import Testing

@Suite("Values in seven languages")
struct ValueTests {
  /// The value of `X {slot}` in a language.
  static func value(_ words: String, of parameter: String, _ intent: String, language: String)
    -> JSONValue?
  {
    let recognizer = Recognizer(
      catalogs: [.notebook, .payments, .ridesharing, .carPlay],
      vocabularies: [
        AppVocabulary(
          utterances: [.init(intent: "IN\(intent)Intent", templates: ["xx {\(parameter)}"])])
      ],
      appNames: ["App"], language: language, isIncluded: { $0 == intent },
      calendar: FixedTime.calendar, now: { FixedTime.now })
    return recognizer.recognize("xx \(words)").first { $0.request.intent == intent }?
      .request.parameters[parameter]
  }

  static func time(_ hour: Int, _ minute: Int = 0) -> JSONValue {
    [
      "dateComponentsRange": [
        "startDateComponents": ["hour": .integer(hour), "minute": .integer(minute)]
      ]
    ]
  }

  static func moment(_ day: Int, _ hour: Int, _ minute: Int = 0) -> JSONValue {
    [
      "dateComponentsRange": [
        "startDateComponents": [
          "year": 2025, "month": 10, "day": .integer(day), "hour": .integer(hour),
          "minute": .integer(minute),
        ]
      ]
    ]
  }

  @Test(
    "are times",
    arguments: [
      ("at 8AM", "en", time(8)), ("at 8:30 pm", "en", time(20, 30)), ("at noon", "en", time(12)),
      ("at five o'clock", "en", time(17)), ("tomorrow at 5pm", "en", moment(16, 17)),
      ("on friday at 9", "en", moment(17, 9)), ("in ten minutes", "en", moment(15, 10, 10)),
      ("in two hours", "en", moment(15, 12)),
      ("a las 8:00", "es", time(20)), ("a las ocho de la tarde", "es", time(20)),
      ("mañana a las 9", "es", moment(16, 9)), ("dentro de diez minutos", "es", moment(15, 10, 10)),
      ("à 8 h 30", "fr", time(8, 30)), ("à midi", "fr", time(12)),
      ("demain à 17 heures", "fr", moment(16, 17)), ("dans dix minutes", "fr", moment(15, 10, 10)),
      ("o 8:00", "pl", time(8)), ("o ósmej", "pl", time(8)), ("jutro o 17", "pl", moment(16, 17)),
      ("za dziesięć minut", "pl", moment(15, 10, 10)),
      ("午前8時", "ja", time(8)), ("午後8時半", "ja", time(20, 30)), ("明日の午後5時", "ja", moment(16, 17)),
      ("10分後", "ja", moment(15, 10, 10)),
      ("오전 8시", "ko", time(8)), ("오후 여덟 시 반", "ko", time(20, 30)),
      ("내일 오후 5시", "ko", moment(16, 17)), ("10분 후", "ko", moment(15, 10, 10)),
      ("um 8 Uhr", "de", time(8)), ("um halb sechs", "de", time(17, 30)),
      ("um Viertel nach acht abends", "de", time(20, 15)),
      ("morgen um 17 Uhr 30", "de", moment(16, 17, 30)),
      ("in zehn Minuten", "de", moment(15, 10, 10)), ("am Freitag um neun", "de", moment(17, 9)),
      ("half past five", "en", time(17, 30)), ("at a quarter to six", "en", time(17, 45)),
      ("at ten past five", "en", time(17, 10)), ("at five twenty", "en", time(17, 20)),
      ("at 5pm on Friday", "en", moment(17, 17)), ("at 12 am", "en", time(0)),
      ("at 9 at night", "en", time(21)), ("in half an hour", "en", moment(15, 10, 30)),
      ("in an hour and a half", "en", moment(15, 11, 30)),
      ("in a quarter of an hour", "en", moment(15, 10, 15)),
      ("dentro de hora y media", "es", moment(15, 11, 30)),
      ("en un cuarto de hora", "es", moment(15, 10, 15)),
      ("dans un quart d'heure", "fr", moment(15, 10, 15)),
      ("dans trois quarts d'heure", "fr", moment(15, 10, 45)),
      ("za trzy kwadranse", "pl", moment(15, 10, 45)),
      ("on October 21st at 7", "en", moment(21, 7)), ("next friday at 5 pm", "en", moment(24, 17)),
      ("2025-10-21 at 17:30", "en", moment(21, 17, 30)),
      ("a las cinco y media", "es", time(17, 30)), ("a las seis menos cuarto", "es", time(17, 45)),
      ("el 21 de octubre a las 7", "es", moment(21, 7)),
      ("à 17h30", "fr", time(17, 30)), ("à cinq heures et demie du soir", "fr", time(17, 30)),
      ("à huit heures moins le quart", "fr", time(19, 45)),
      ("le 21 octobre à 7 h", "fr", moment(21, 7)),
      ("o wpół do szóstej", "pl", time(17, 30)), ("w pół do szóstej", "pl", time(17, 30)),
      ("za kwadrans szósta", "pl", time(17, 45)),
      ("o siedemnastej trzydzieści", "pl", time(17, 30)),
      ("dwudziestego pierwszego października o 7", "pl", moment(21, 7)),
      ("za godzinę", "pl", moment(15, 11)),
      ("5時半", "ja", time(17, 30)), ("5時10分前", "ja", time(16, 50)),
      ("10月21日の午前7時", "ja", moment(21, 7)), ("来週の金曜日の午後5時", "ja", moment(24, 17)),
      ("오후 5시 반", "ko", time(17, 30)), ("다음 주 금요일 오후 5시", "ko", moment(24, 17)),
      ("10월 21일 오전 7시", "ko", moment(21, 7)), ("한 시간 반 후", "ko", moment(15, 11, 30)),
    ] as [(String, String, JSONValue)])
  func areTimes(_ words: String, language: String, expected: JSONValue) {
    let value = Self.value(words, of: "temporalEventTrigger", "AddTasks", language: language)
    #expect(value == expected)
  }

  @Test(
    "are amounts of money",
    arguments: [
      ("$5", "en", 5, "USD"), ("twenty-five dollars", "en", 25, "USD"),
      ("12.50 euros", "en", 12.5, "EUR"),
      ("cinco euros", "es", 5, "EUR"), ("veinte dólares", "es", 20, "USD"),
      ("soixante-dix euros", "fr", 70, "EUR"), ("quatre-vingt-dix-neuf euros", "fr", 99, "EUR"),
      ("pięć złotych", "pl", 5, "PLN"), ("五百円", "ja", 500, "JPY"), ("1000円", "ja", 1000, "JPY"),
      ("오천 원", "ko", 5000, "KRW"),
      ("fünf Euro", "de", 5, "EUR"), ("fünf Euro fünfzig", "de", 5.5, "EUR"),
      ("1.250,50 €", "de", 1250.5, "EUR"), ("zwanzigtausend Euro", "de", 20_000, "EUR"),
      ("1,000 dollars", "en", 1_000, "USD"), ("two hundred thousand dollars", "en", 200_000, "USD"),
      ("$1,250.50", "en", 1250.5, "USD"), ("-$5", "en", -5, "USD"),
      ("$1.5 million", "en", 1_500_000, "USD"),
      ("20 bucks", "en", 20, "USD"), ("five dollars and thirty cents", "en", 5.3, "USD"),
      ("30 cents", "en", 0.3, "USD"), ("a hundred dollars", "en", 100, "USD"),
      ("30 cents", "en-IE", 0.3, "EUR"), ("30 Cent", "de", 0.3, "EUR"),
      ("30 centimes", "fr-CH", 0.3, "CHF"), ("30セント", "ja", 0.3, "USD"),
      ("$5k", "en", 5_000, "USD"), ("1.5k dollars", "en", 1_500, "USD"),
      ("1,5k €", "de", 1_500, "EUR"), ("5kr", "en", 5, "SEK"),
      ("half a million dollars", "en", 500_000, "USD"), ("CHF 20", "en", 20, "CHF"),
      ("20 SEK", "en", 20, "SEK"), ("$5 CAD", "en", 5, "CAD"),
      ("１，０００ dollars", "en", 1_000, "USD"),
      ("1'000 dollars", "en", 1_000, "USD"), ("1\u{202F}000 dollars", "en", 1_000, "USD"),
      ("1,00,000 rupees", "en-IN", 100_000, "INR"), ("$20", "es-MX", 20, "MXN"),
      ("1.250,50 €", "es", 1250.5, "EUR"), ("1,250.50 pesos", "es-MX", 1250.5, "MXN"),
      ("dos mil millones de euros", "es", 2_000_000_000, "EUR"),
      ("1 250,50 €", "fr", 1250.5, "EUR"), ("cinq euros trente", "fr", 5.3, "EUR"),
      ("deux cent mille euros", "fr", 200_000, "EUR"),
      ("50 zł", "pl", 50, "PLN"), ("50zł", "pl", 50, "PLN"), ("5 zł 50 gr", "pl", 5.5, "PLN"),
      ("5 tys. zł", "pl", 5_000, "PLN"), ("dwadzieścia jeden tysięcy złotych", "pl", 21_000, "PLN"),
      ("500円", "ja", 500, "JPY"), ("3万5千円", "ja", 35_000, "JPY"), ("二百万円", "ja", 2_000_000, "JPY"),
      ("백만 원", "ko", 1_000_000, "KRW"), ("5만 원", "ko", 50_000, "KRW"),
      ("5만5천원", "ko", 55_000, "KRW"), ("백이십만 원", "ko", 1_200_000, "KRW"),
    ] as [(String, String, Double, String)])
  func areMoney(_ words: String, language: String, amount: Double, currency: String) {
    let value = Self.value(words, of: "currencyAmount", "SendPayment", language: language)
    #expect(value == ["amount": .number(amount), "currencyCode": .string(currency)])
  }

  @Test(
    "are numbers",
    arguments: [
      ("5", "en", 5), ("twenty one", "en", 21), ("two hundred and five", "en", 205),
      ("veintidós", "es", 22), ("treinta y uno", "es", 31), ("vingt et un", "fr", 21),
      ("dwadzieścia jeden", "pl", 21), ("二十三", "ja", 23), ("스물 하나", "ko", 21), ("이십삼", "ko", 23),
      ("einundzwanzig", "de", 21), ("zweihundertfünf", "de", 205), ("1,000", "en", 1_000),
      ("-5", "en", -5), ("−5", "en", -5), ("minus five", "en", -5),
      ("three million", "en", 3_000_000),
      ("nine hundred ninety-nine billion nine hundred ninety-nine million", "en", 999_999_000_000),
    ])
  func areNumbers(_ words: String, language: String, expected: Int) {
    let value = Self.value(words, of: "partySize", "RequestRide", language: language)
    #expect(value == .integer(expected))
  }

  @Test(
    "are ways to a place and from it",
    arguments: [
      ("when I get home", "en", "arrive", "home"), ("when I leave work", "en", "depart", "work"),
      ("cuando llegue a casa", "es", "arrive", "casa"),
      ("quand j'arrive à la maison", "fr", "arrive", "maison"),
      ("wenn ich nach Hause komme", "de", "arrive", "Zuhause"),
      ("kiedy wrócę do domu", "pl", "arrive", "dom"), ("家に着いたら", "ja", "arrive", "家"),
      ("집에 도착하면", "ko", "arrive", "집"),
    ])
  func areMovements(_ words: String, language: String, event: String, place: String) {
    let value = Self.value(words, of: "spatialEventTrigger", "AddTasks", language: language)
    #expect(value == ["event": .string(event), "placemark": .string(place)])
  }

  @Test(
    "are lists",
    arguments: [
      ("apples, bananas, and peas", "en", ["apples", "bananas", "peas"]),
      ("manzanas, plátanos y guisantes", "es", ["manzanas", "plátanos", "guisantes"]),
      ("pommes et bananes", "fr", ["pommes", "bananes"]),
      ("Äpfel, Bananen und Birnen", "de", ["Äpfel", "Bananen", "Birnen"]),
      ("jabłka i banany", "pl", ["jabłka", "banany"]), ("りんごとバナナ", "ja", ["りんご", "バナナ"]),
      ("사과와 바나나", "ko", ["사과", "바나나"]),
    ])
  func areLists(_ words: String, language: String, expected: [String]) {
    let recognizer = Recognizer(
      catalogs: [.notebook],
      vocabularies: [
        AppVocabulary(
          utterances: [.init(intent: "INAddTasksIntent", templates: ["xx {taskTitles:list}"])])
      ],
      appNames: ["App"], language: language, isIncluded: { $0 == "AddTasks" })
    let found = recognizer.recognize("xx \(words)").first
    #expect(found?.request.parameters["taskTitles"] == .array(expected.map { .string($0) }))
  }
}
