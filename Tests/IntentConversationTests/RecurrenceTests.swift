import IntentConversation
import IntentRuntime
import SystemIntents
import Testing

/// It is ten in the morning of Wednesday, October 15, 2025.
@Suite("What comes again")
struct RecurrenceTests {
  @Test(
    "is a rule, with the time that was said",
    arguments: [
      ("every day", "en", "daily", 1, 0, nil), ("daily at 9", "en", "daily", 1, 0, 9),
      ("at 9 every day", "en", "daily", 1, 0, 9), ("every Monday at 9", "en", "weekly", 1, 1, 9),
      ("on Mondays", "en", "weekly", 1, 1, nil),
      ("every Monday, Wednesday and Friday", "en", "weekly", 1, 21, nil),
      ("every Saturday and Sunday at 5 pm", "en", "weekly", 1, 96, 17),
      ("every two weeks", "en", "weekly", 2, 0, nil),
      ("every other day", "en", "daily", 2, 0, nil), ("every 3 hours", "en", "hourly", 3, 0, nil),
      ("every weekday at 7", "en", "weekly", 1, 31, 7), ("monthly", "en", "monthly", 1, 0, nil),
      ("every morning at 6", "en", "daily", 1, 0, 6), ("every morning", "en", "daily", 1, 0, 9),
      ("every evening at 6", "en", "daily", 1, 0, 18),
      ("at 7 every night", "en", "daily", 1, 0, 19),
      ("every Monday morning", "en", "weekly", 1, 1, 9),
      ("every Monday evening at 7", "en", "weekly", 1, 1, 19),
      ("Monday through Friday at 7", "en", "weekly", 1, 31, 7),
      ("todas las noches a las 10", "es", "daily", 1, 0, 22),
      ("todos los lunes por la mañana", "es", "weekly", 1, 1, 9),
      ("de lunes a viernes", "es", "weekly", 1, 31, nil),
      ("Mon to Fri", "en", "weekly", 1, 31, nil),
      ("from Mon through Fri", "en", "weekly", 1, 31, nil),
      ("Mo bis Fr", "de", "weekly", 1, 31, nil), ("du lun au ven", "fr", "weekly", 1, 31, nil),
      ("od pon do pt", "pl", "weekly", 1, 31, nil),
      ("tous les soirs à 8 heures", "fr", "daily", 1, 0, 20),
      ("du lundi au vendredi", "fr", "weekly", 1, 31, nil),
      ("jeden Morgen um 7", "de", "daily", 1, 0, 7),
      ("jeden Abend um 7", "de", "daily", 1, 0, 19),
      ("von Montag bis Freitag", "de", "weekly", 1, 31, nil),
      ("co wieczór o ósmej", "pl", "daily", 1, 0, 20),
      ("od poniedziałku do piątku", "pl", "weekly", 1, 31, nil),
      ("毎朝7時", "ja", "daily", 1, 0, 7), ("毎晩9時", "ja", "daily", 1, 0, 21),
      ("매일 아침 7시", "ko", "daily", 1, 0, 7), ("매일 저녁 7시", "ko", "daily", 1, 0, 19),
      ("월요일부터 금요일까지", "ko", "weekly", 1, 31, nil),
      ("todos los días a las 9", "es", "daily", 1, 0, 9),
      ("todos los lunes a las 9", "es", "weekly", 1, 1, 9),
      ("cada dos semanas", "es", "weekly", 2, 0, nil),
      ("tous les jours à 9 heures", "fr", "daily", 1, 0, 9),
      ("tous les lundis à 9 heures", "fr", "weekly", 1, 1, 9),
      ("jeden Tag um 9", "de", "daily", 1, 0, 9), ("montags um 9 Uhr", "de", "weekly", 1, 1, 9),
      ("montags bis freitags um 7", "de", "weekly", 1, 31, 7),
      ("von montags bis donnerstags", "de", "weekly", 1, 15, nil),
      ("samstags bis montags", "de", "weekly", 1, 97, nil),
      ("Mondays to Thursdays at 7", "en", "weekly", 1, 15, 7),
      ("every Monday to Thursday", "en", "weekly", 1, 15, nil),
      ("alle zwei Wochen", "de", "weekly", 2, 0, nil),
      ("codziennie o 9", "pl", "daily", 1, 0, 9),
      ("w każdy poniedziałek o 9", "pl", "weekly", 1, 1, 9),
      ("毎日9時", "ja", "daily", 1, 0, 9), ("毎週月曜日の9時", "ja", "weekly", 1, 1, 9),
      ("매일 9시", "ko", "daily", 1, 0, 9), ("매주 월요일 9시", "ko", "weekly", 1, 1, 9),
      ("매주 월요일마다", "ko", "weekly", 1, 1, nil),
      ("격주 화요일마다", "ko", "weekly", 2, 2, nil), ("매일마다", "ko", "daily", 1, 0, nil),
      ("2주마다", "ko", "weekly", 2, 0, nil), ("여덟 시간마다", "ko", "hourly", 8, 0, nil),
      ("8시간마다", "ko", "hourly", 8, 0, nil), ("두 달마다", "ko", "monthly", 2, 0, nil),
      ("이틀마다", "ko", "daily", 2, 0, nil), ("月曜日ごとに", "ja", "weekly", 1, 1, nil),
      ("2週間ごとに", "ja", "weekly", 2, 0, nil), ("八時間ごとに", "ja", "hourly", 8, 0, nil),
      ("三か月ごと", "ja", "monthly", 3, 0, nil),
    ] as [(String, String, String, Int, Int, Int?)])
  func isRule(
    _ words: String, language: String, frequency: String, interval: Int, days: Int, hour: Int?
  ) {
    var range: [String: JSONValue] = [
      "recurrenceRule": [
        "frequency": .string(frequency), "interval": .integer(interval),
        "weeklyRecurrenceDays": .integer(days),
      ]
    ]
    if let hour { range["startDateComponents"] = ["hour": .integer(hour), "minute": 0] }
    #expect(
      MomentTests.value(words, language) == ["dateComponentsRange": .object(range)])
  }

  @Test(
    "is a date of every month or year, from the next one on",
    arguments: [
      ("on the 20th of every month", "en", "monthly", 10, 20, nil),
      ("on the first of each month at 9", "en", "monthly", 11, 1, 9),
      ("at 9 am on the 20th of every month", "en", "monthly", 10, 20, 9),
      ("every month on the 20th", "en", "monthly", 10, 20, nil),
      ("every year on December 24", "en", "yearly", 12, 24, nil),
      ("every 24th of December at 6 pm", "en", "yearly", 12, 24, 18),
      ("el 20 de cada mes", "es", "monthly", 10, 20, nil),
      ("cada mes el día 20", "es", "monthly", 10, 20, nil),
      ("cada 24 de diciembre", "es", "yearly", 12, 24, nil),
      ("le 20 de chaque mois", "fr", "monthly", 10, 20, nil),
      ("tous les 24 décembre", "fr", "yearly", 12, 24, nil),
      ("am 20. jedes Monats", "de", "monthly", 10, 20, nil),
      ("jeden Monat am 20.", "de", "monthly", 10, 20, nil),
      ("jeden 24. Dezember um 18 Uhr", "de", "yearly", 12, 24, 18),
      ("dwudziestego każdego miesiąca", "pl", "monthly", 10, 20, nil),
      ("毎月20日", "ja", "monthly", 10, 20, nil), ("毎月20日の9時", "ja", "monthly", 10, 20, 9),
      ("매달 20일", "ko", "monthly", 10, 20, nil),
    ] as [(String, String, String, Int, Int, Int?)])
  func isDate(
    _ words: String, language: String, frequency: String, month: Int, day: Int, hour: Int?
  ) {
    var first: [String: JSONValue] = [
      "year": 2025, "month": .integer(month), "day": .integer(day),
    ]
    if let hour { (first["hour"], first["minute"]) = (.integer(hour), 0) }
    let rule: JSONValue = [
      "frequency": .string(frequency), "interval": 1, "weeklyRecurrenceDays": 0,
    ]
    #expect(
      MomentTests.value(words, language) == [
        "dateComponentsRange": ["startDateComponents": .object(first), "recurrenceRule": rule]
      ])
  }

  @Test(
    "ends on the day that is said behind it, and begins with what comes next",
    arguments: [
      ("every day at 9 until October 30", "en", 9), ("every day until October 30", "en", nil),
      ("jeden Tag um 9 bis 30. Oktober", "de", 9),
      ("tous les jours à 9 h jusqu'au 30 octobre", "fr", 9),
      ("cada día a las 9 hasta el 30 de octubre", "es", 9),
      ("codziennie o 9 do 30 października", "pl", 9), ("täglich um 9 bis zum 30.", "de", 9),
    ] as [(String, String, Int?)])
  func ends(_ words: String, language: String, hour: Int?) {
    var range: [String: JSONValue] = [
      "recurrenceRule": ["frequency": "daily", "interval": 1, "weeklyRecurrenceDays": 0],
      "endDateComponents": ["year": 2025, "month": 10, "day": 30],
    ]
    if let hour { range["startDateComponents"] = ["hour": .integer(hour), "minute": 0] }
    #expect(MomentTests.value(words, language) == ["dateComponentsRange": .object(range)])
  }

  @Test(
    "has no end that is over before it comes again",
    arguments: [
      ("every week before Monday", "en"), ("every Friday until yesterday", "en"),
      ("jede Woche bis Freitag", "de"), ("chaque semaine avant vendredi", "fr"),
    ])
  func hasNoEnd(_ words: String, language: String) {
    #expect(MomentTests.value(words, language)?.mayEnd != true)
  }

  @Test("decodes as the rule that it is")
  func decodes() throws {
    let words = "remind me every Monday at 9 to take out the trash"
    let found = try #require(ReminderTests.recognizer("en")?.recognize(words).first)
    let intent = try found.request.decoded(as: AddTasksIntent.self)
    let range = intent.temporalEventTrigger?.dateComponentsRange
    #expect(
      range?.recurrenceRule
        == RecurrenceRule(interval: 1, frequency: .weekly, weeklyRecurrenceDays: .monday))
    #expect(range?.startDateComponents?.hour == 9)
  }
}

extension JSONValue {
  fileprivate var mayEnd: Bool {
    guard case .object(let trigger) = self,
      case .object(let range)? = trigger["dateComponentsRange"]
    else { return false }
    return range["endDateComponents"] != nil
  }
}
