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

  @Test("have the minutes below ten that are written with their zero")
  func haveZeros() {
    #expect(
      MomentTitleTests.task("rappelle-moi à 8 h 05 d'appeler Paul", "fr") == "appeler Paul | 8:05")
    #expect(
      MomentTitleTests.task("erinnere mich um 20 Uhr 05 an den Film", "de") == "den Film | 20:05")
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
