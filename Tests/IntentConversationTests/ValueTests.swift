import Foundation
import IntentConversation
import IntentRuntime
import SystemIntents
import Testing

@Suite("Values in six languages")
struct ValueTests {
  /// A Wednesday.
  static let now = Date(timeIntervalSince1970: 1_760_522_400)

  /// The value of `X {slot}` in a language.
  static func value(_ words: String, of parameter: String, _ intent: String, language: String)
    -> JSONValue?
  {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
    let recognizer = Recognizer(
      catalogs: [.notebook, .payments, .ridesharing, .carPlay],
      vocabularies: [
        AppVocabulary(
          utterances: [.init(intent: "IN\(intent)Intent", templates: ["xx {\(parameter)}"])])
      ],
      appNames: ["App"], language: language, isIncluded: { $0 == intent }, calendar: calendar,
      now: { now })
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
      ("at five o'clock", "en", time(5)), ("tomorrow at 5pm", "en", moment(16, 17)),
      ("on friday at 9", "en", moment(17, 9)), ("in ten minutes", "en", moment(15, 10, 10)),
      ("in two hours", "en", moment(15, 12)),
      ("a las 8:00", "es", time(8)), ("a las ocho de la tarde", "es", time(20)),
      ("mañana a las 9", "es", moment(16, 9)), ("dentro de diez minutos", "es", moment(15, 10, 10)),
      ("à 8 h 30", "fr", time(8, 30)), ("à midi", "fr", time(12)),
      ("demain à 17 heures", "fr", moment(16, 17)), ("dans dix minutes", "fr", moment(15, 10, 10)),
      ("o 8:00", "pl", time(8)), ("o ósmej", "pl", time(8)), ("jutro o 17", "pl", moment(16, 17)),
      ("za dziesięć minut", "pl", moment(15, 10, 10)),
      ("午前8時", "ja", time(8)), ("午後8時半", "ja", time(20, 30)), ("明日の午後5時", "ja", moment(16, 17)),
      ("10分後", "ja", moment(15, 10, 10)),
      ("오전 8시", "ko", time(8)), ("오후 여덟 시 반", "ko", time(20, 30)),
      ("내일 오후 5시", "ko", moment(16, 17)), ("10분 후", "ko", moment(15, 10, 10)),
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
