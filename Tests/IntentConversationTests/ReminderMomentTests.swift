import IntentConversation
import IntentRuntime
import Testing

@Suite("Days and hours that a reminder is told with")
struct ReminderMomentTests {
  @Test(
    "are of the month that is said beside the number of the day",
    arguments: [
      ("remind me on the 5th of next month to pay rent", "en", 5, "pay rent"),
      ("erinnere mich am 20. des nächsten Monats an die Miete", "de", 20, "die Miete"),
      ("rappelle-moi le 15 du mois prochain de payer le loyer", "fr", 15, "payer le loyer"),
      ("recuérdame el 20 del mes que viene pagar el alquiler", "es", 20, "pagar el alquiler"),
      ("przypomnij mi 15 przyszłego miesiąca o czynszu", "pl", 15, "czynszu"),
      ("来月1日に家賃をリマインドして", "ja", 1, "家賃"),
      ("다음 달 1일에 월세 내라고 알려줘", "ko", 1, "월세 내라"),
    ])
  func areOfMonth(_ sentence: String, _ language: String, day: Int, title: String) {
    let request = SystemSentencesTests.request(sentence, language)
    #expect(request?.parameters["taskTitles"] == [.string(title)])
    #expect(
      request?.parameters["temporalEventTrigger"] == [
        "dateComponentsRange": [
          "startDateComponents": ["year": 2025, "month": 11, "day": .integer(day)]
        ]
      ])
  }

  @Test(
    "are of the title where they are in another part of the day than what was said before",
    arguments: [
      ("remind me tonight to set my alarm for 6 am", "en", "set my alarm for 6 am | 22 19h"),
      ("remind me this evening to be up by 7 am", "en", "be up by 7 am | 22 19h"),
      (
        "recuérdame esta noche poner la alarma a las 6 de la mañana", "es",
        "poner la alarma a las 6 de la mañana | 22 19h"
      ),
      ("remind me tonight to call mom at 8 pm", "en", "call mom | 22 20:00"),
      ("remind me tomorrow morning to call mom at 12 pm", "en", "call mom | 23 12:00"),
    ])
  func areOfTitle(_ sentence: String, _ language: String, task: String) {
    #expect(MomentTitleTests.task(sentence, language) == task)
  }

  @Test("have the minutes below ten that are written with their zero")
  func haveZeros() {
    #expect(
      MomentTitleTests.task("rappelle-moi à 8 h 05 d'appeler Paul", "fr") == "appeler Paul | 8:05")
    #expect(
      MomentTitleTests.task("erinnere mich um 20 Uhr 05 an den Film", "de") == "den Film | 20:05")
  }

  @Test(
    "are hours and minutes as people write and say them together",
    arguments: [
      ("remind me to call Zelda at 730 tomorrow", [7, 30]),
      ("remind me to call Zelda at 0730 tomorrow", [7, 30]),
    ] as [(String, [JSONValue])])
  func areWrittenTogether(_ sentence: String, time: [JSONValue]) {
    let request = SystemSentencesTests.request(sentence)
    #expect(request?.parameters["taskTitles"] == ["call Zelda"])
    #expect(
      request?.parameters["temporalEventTrigger"]
        == [
          "dateComponentsRange": SystemSentencesTests.day(16, ["hour": time[0], "minute": time[1]])
        ])
  }

  @Test(
    "are none where a number may be how much of something there is",
    arguments: [
      ("remind me to bake the cake at 350", "bake the cake at 350", "en"),
      ("remind me to sell the stock at 120", "sell the stock at 120", "en"),
      ("rappelle-moi de préchauffer le four à 200", "préchauffer le four à 200", "fr"),
    ])
  func areHowMuch(_ sentence: String, title: String, language: String) {
    let request = SystemSentencesTests.request(sentence, language)
    #expect(request?.parameters["taskTitles"] == [.string(title)])
    #expect(request?.parameters["temporalEventTrigger"] == nil)
  }

  @Test(
    "of today are still to come where people may call one of the afternoon so",
    arguments: [
      ("erinnere mich heute um halb sechs an Sport", "de", 17, 30),
      ("erinnere mich heute um Viertel nach fünf an Sport", "de", 17, 15),
      ("rappelle-moi aujourd'hui à cinq heures et demie de sortir", "fr", 17, 30),
      ("przypomnij mi dziś o wpół do szóstej wyjść", "pl", 17, 30),
      ("今日5時半に散歩をリマインドして", "ja", 17, 30), ("今日5時半ごろ散歩をリマインドして", "ja", 17, 30),
      ("오늘 5시 반쯤 산책하라고 알려줘", "ko", 17, 30), ("오늘 5시 반에 산책하라고 알려줘", "ko", 17, 30),
    ])
  func areStillToCome(_ sentence: String, _ language: String, hour: JSONValue, minute: JSONValue) {
    #expect(
      SystemSentencesTests.request(sentence, language)?.parameters["temporalEventTrigger"]
        == ["dateComponentsRange": SystemSentencesTests.day(15, ["hour": hour, "minute": minute])])
  }

  @Test(
    "of a ride today are still to come",
    arguments: [
      ("ruf mir heute um fünf ein Taxi zum Bahnhof", "de", 17, 0),
      ("commande un taxi pour la gare aujourd'hui à cinq heures et demie", "fr", 17, 30),
      ("pide un taxi a la estación hoy a las cinco", "es", 17, 0),
      ("zamów taksówkę na dworzec dziś o wpół do szóstej", "pl", 17, 30),
      ("今日5時半に駅までタクシー呼んで", "ja", 17, 30), ("오늘 5시 반에 역까지 택시 불러줘", "ko", 17, 30),
      ("get me a ride to the station today at five", "en", 17, 0),
    ])
  func areOfRide(_ sentence: String, _ language: String, hour: JSONValue, minute: JSONValue) {
    #expect(
      SystemSentencesTests.request(sentence, language)?.parameters["scheduledPickupTime"]
        == SystemSentencesTests.day(15, ["hour": hour, "minute": minute]))
  }

  @Test(
    "are no hour where something is to be before another thing, or more than once a day",
    arguments: [
      ("rappelle-moi une heure avant la réunion", "fr"), ("1日2回薬をリマインドして", "ja"),
      ("1日に2回薬をリマインドして", "ja"), ("1日30分走るのをリマインドして", "ja"),
    ])
  func areNoHour(_ sentence: String, _ language: String) {
    let request = SystemSentencesTests.request(sentence, language)
    #expect(Set(request?.parameters.keys.map(\.self) ?? []) == ["taskTitles"])
  }

  @Test(
    "may be the number of a day in any month, which is the coming one",
    arguments: [
      ("remind me on the 20th of the month to pay rent", "en", "pay rent"),
      ("remind me to pay rent on the 20th of the month", "en", "pay rent"),
      ("erinnere mich am 20. des Monats an die Miete", "de", "die Miete"),
      ("rappelle-moi le 20 du mois de payer le loyer", "fr", "payer le loyer"),
      ("recuérdame el 20 del mes pagar el alquiler", "es", "pagar el alquiler"),
      ("przypomnij mi 20. miesiąca o czynszu", "pl", "czynszu"),
    ])
  func mayBeOfAnyMonth(_ sentence: String, _ language: String, title: String) {
    let request = SystemSentencesTests.request(sentence, language)
    #expect(request?.parameters["taskTitles"] == [.string(title)])
    #expect(
      request?.parameters["temporalEventTrigger"]
        == ["dateComponentsRange": SystemSentencesTests.day(20)])
  }

  @Test(
    "come every month where they are the number of a day in it, and are told in the title where nobody knows how often",
    arguments: [
      ("en", "remind me to pay rent every 20th of the month", "pay rent", true),
      ("es", "recuérdame pagar el alquiler cada día 20 del mes", "pagar el alquiler", true),
      ("fr", "rappelle-moi chaque jour 20 du mois de payer", "payer", true),
      ("ko", "매달 20일 회의 알려줘", "회의", true), ("ko", "매달 5일간 휴가 알려줘", "5일간 휴가", true),
      (
        "en", "remind me every second day of the month to pay rent",
        "every second day of the month to pay rent", false
      ),
    ])
  func comeEveryMonth(_ language: String, _ sentence: String, title: String, isMonthly: Bool) {
    let request = SystemSentencesTests.request(sentence, language)
    #expect(request?.parameters["taskTitles"] == [.string(title)])
    guard case .object(let trigger)? = request?.parameters["temporalEventTrigger"],
      case .object(let range)? = trigger["dateComponentsRange"]
    else { return #expect(!isMonthly) }
    #expect(
      isMonthly
        && range["recurrenceRule"]
          == ["frequency": "monthly", "interval": 1, "weeklyRecurrenceDays": 0]
    )
  }

  @Test(
    "stay in the title behind what leads to them",
    arguments: [
      ("en", "remind me to ask Zelda about the 20th", "ask Zelda about the 20th"),
      (
        "es", "recuérdame comprar entradas para el 20 del mes",
        "comprar entradas para el 20 del mes"
      ),
      ("fr", "rappelle-moi demain pour deux choses", "deux choses"),
      ("en", "remind me tomorrow, monday report", "tomorrow, monday report"),
    ])
  func stayInTitle(_ language: String, _ sentence: String, title: String) {
    let request = SystemSentencesTests.request(sentence, language)
    #expect(request?.parameters["taskTitles"] == [.string(title)])
  }

  @Test(
    "stand before a colon, behind which another is of the title",
    arguments: [
      ("remind me tomorrow: Monday report", "Monday report", SystemSentencesTests.day(16)),
      (
        "remind me at 17:30: Monday report", "Monday report",
        ["startDateComponents": ["hour": 17, "minute": 30]]
      ),
    ] as [(String, JSONValue, JSONValue)])
  func standBeforeColon(_ sentence: String, title: JSONValue, range: JSONValue) {
    let request = SystemSentencesTests.request(sentence)
    #expect(request?.parameters["taskTitles"] == [title])
    #expect(request?.parameters["temporalEventTrigger"] == ["dateComponentsRange": range])
  }

  @Test(
    "keep the last syllable of a noun, which is no quotation",
    arguments: [
      ("내일 9시에 창고 알려줘", "창고"), ("내일 9시에 늦는다고 알려줘", "늦는다"),
      ("내일 9시에 우유 사라고 알려줘", "우유 사라"),
    ])
  func keepSyllables(_ sentence: String, title: String) {
    #expect(
      SystemSentencesTests.request(sentence, "ko")?.parameters["taskTitles"] == [.string(title)])
  }

  @Test(
    "stay where a text has a no, a pause or a day of its own",
    arguments: [
      ("remind me tomorrow that there is no class at 6", "en", "there is no class"),
      ("remind me tomorrow to be there no later than 9", "en", "be there no later than 9"),
      ("remind me at 9 to take bus no 7", "en", "take bus no 7"),
      ("erinnere mich morgen um 9, die Fenster zu putzen", "de", "die Fenster zu putzen"),
      ("erinnere mich morgen um 9, mit Anna zu reden", "de", "mit Anna zu reden"),
      ("erinnere mich morgen 20 Uhr nach dem Sport an die Pillen", "de", nil),
    ] as [(String, String, String?)])
  func stay(_ sentence: String, _ language: String, title: String?) {
    let request = SystemSentencesTests.request(sentence, language)
    #expect(request?.parameters["temporalEventTrigger"] != nil, "\(request.debugDescription)")
    if let title { #expect(request?.parameters["taskTitles"] == [.string(title)]) }
  }
}
