import Foundation
import IntentConversation
import IntentRuntime
import SystemIntents
import Testing

/// It is ten in the morning of Wednesday, October 15.
@Suite("A moment")
struct MomentTests {
  static func value(_ words: String, _ language: String) -> JSONValue? {
    ValueTests.value(words, of: "temporalEventTrigger", "AddTasks", language: language)
  }

  @Test(
    "is in the part of the day that was said with the day",
    arguments: [
      ("tonight at 8", "en", 15, 20), ("this afternoon at 3", "en", 15, 15),
      ("this evening at 7", "en", 15, 19), ("this morning at 11", "en", 15, 11),
      ("tomorrow evening at 8", "en", 16, 20), ("tonight at 20:00", "en", 15, 20),
      ("tonight at 8 pm", "en", 15, 20), ("tonight at 1", "en", 16, 1),
      ("heute Abend um 8", "de", 15, 20), ("morgen Abend um 8", "de", 16, 20),
      ("heute Nacht um 2 Uhr", "de", 16, 2), ("esta noche a las 8", "es", 15, 20),
      ("esta tarde a las 5", "es", 15, 17), ("ce soir à 8 heures", "fr", 15, 20),
      ("demain soir à 8 heures", "fr", 16, 20), ("dziś wieczorem o 8", "pl", 15, 20),
      ("dzisiaj wieczorem o ósmej", "pl", 15, 20), ("今夜8時", "ja", 15, 20),
      ("今晩8時", "ja", 15, 20), ("오늘 밤 8시", "ko", 15, 20), ("오늘 저녁 8시", "ko", 15, 20),
    ])
  func isInPartOfDay(_ words: String, language: String, day: Int, hour: Int) {
    #expect(Self.value(words, language) == ValueTests.moment(day, hour))
  }

  @Test(
    "at the end of a day is the beginning of the next",
    arguments: [
      ("tomorrow at 24:00", "en", 17), ("today at midnight", "en", 16),
      ("tonight at midnight", "en", 16), ("tonight at 12", "en", 16),
      ("tomorrow at midnight", "en", 16), ("heute um 24 Uhr", "de", 16),
      ("heute um Mitternacht", "de", 16), ("hoy a medianoche", "es", 16),
      ("aujourd'hui à minuit", "fr", 16), ("dzisiaj o północy", "pl", 16),
      ("今日の24時", "ja", 16), ("오늘 자정", "ko", 16),
    ])
  func endsDays(_ words: String, language: String, day: Int) {
    #expect(Self.value(words, language) == ValueTests.moment(day, 0))
  }

  @Test(
    "is counted from another",
    arguments: [
      ("10 minutes before 5pm", "en", 16, 50), ("10 minutes before 5 pm", "en", 16, 50),
      ("half an hour before noon", "en", 11, 30), ("an hour after 5pm", "en", 18, 0),
      ("10 minutos antes de las 5", "es", 16, 50), ("10 minutes avant 17 heures", "fr", 16, 50),
      ("10 Minuten vor 17 Uhr", "de", 16, 50), ("10 minut przed 17", "pl", 16, 50),
      ("5時の10分前", "ja", 16, 50), ("5시 10분 전", "ko", 16, 50),
    ])
  func isCounted(_ words: String, language: String, hour: Int, minute: Int) {
    #expect(Self.value(words, language) == ValueTests.time(hour, minute))
  }

  @Test("has the day of the week and of the month that were said")
  func hasBothDays() {
    let friday: JSONValue = [
      "dateComponentsRange": ["startDateComponents": ["year": 2026, "month": 2, "day": 13]]
    ]
    #expect(Self.value("Friday the 13th", "en") == friday)
    #expect(Self.value("on Friday the 13th", "en") == friday)
  }

  @Test("is no range with another beside it")
  func isNoRange() {
    let two = Self.value("at 5pm on Friday and 6pm on Saturday", "en")
    #expect(two == nil, "\(two.debugDescription)")
  }

  @Test(
    "is the last of two between which somebody thinks again",
    arguments: [
      ("um 17 Uhr, warte, um 18 Uhr", "de", "um 18 Uhr"),
      ("um 17 Uhr sorry 18 Uhr", "de", "um 18 Uhr"),
      ("mañana, espera, el viernes", "es", "el viernes"),
      ("demain, attends, vendredi", "fr", "vendredi"), ("demain euh vendredi", "fr", "vendredi"),
      ("jutro, czekaj, w piątek", "pl", "w piątek"), ("jutro yyy w piątek", "pl", "w piątek"),
      ("on monday er on tuesday", "en", "on tuesday"), ("on monday er tuesday", "en", "on tuesday"),
    ])
  func isLast(_ words: String, language: String, last: String) {
    let value = Self.value(words, language)
    #expect(value != nil && value == Self.value(last, language), "\(value.debugDescription)")
  }

  @Test(
    "is one day where its short name ends as a plural does",
    arguments: ["on tues", "on weds", "on thurs", "tues", "thurs"])
  func isOneDay(_ words: String) {
    let day = Self.value(words.replacing("on ", with: "").prefix(3) + "", "en")
    #expect(day != nil && Self.value(words, "en") == day)
  }

  @Test(
    "may be the beginning or the end of a range",
    arguments: [
      ("friday from 8am to 8pm", "en", (17, 8), (17, 20)),
      ("tomorrow from 5am to 7pm", "en", (16, 5), (16, 19)),
      ("tomorrow from 5 to 7 pm", "en", (16, 17), (16, 19)),
      ("tomorrow from 11 to 2 pm", "en", (16, 11), (16, 14)),
      ("tomorrow from 10pm to 2am", "en", (16, 22), (17, 2)),
      ("10pm to 2am tomorrow", "en", (15, 22), (16, 2)),
      ("tomorrow from 10pm to 24:00", "en", (16, 22), (17, 0)),
      ("from midnight to 2pm", "en", (nil, 0), (nil, 14)),
      ("from 5 to 7 pm", "en", (nil, 17), (nil, 19)),
      ("from noon to 2pm", "en", (nil, 12), (nil, 14)),
      ("from 9 to 5", "en", (nil, 9), (nil, 17)),
      ("tomorrow from 10 to 2", "en", (16, 10), (16, 14)),
      ("tomorrow from noon to 2", "en", (16, 12), (16, 14)),
      ("tomorrow from 10pm to 2", "en", (16, 22), (17, 2)),
      ("morgen von 22 Uhr bis 2 Uhr", "de", (16, 22), (17, 2)),
    ] as [(String, String, (Int?, Int), (Int?, Int))])
  func isEndOfRange(
    _ words: String, language: String, start: (Int?, Int), end: (Int?, Int)
  ) {
    let expected: JSONValue = [
      "dateComponentsRange": [
        "startDateComponents": Self.components(start), "endDateComponents": Self.components(end),
      ]
    ]
    #expect(Self.value(words, language) == expected)
  }

  @Test(
    "is a day where the other end of a range is one, and has the month",
    arguments: [
      ("from 20 to 25 october", "en"), ("vom 20. bis 25. Oktober", "de"),
      ("del 20 al 25 de octubre", "es"), ("du 20 au 25 octobre", "fr"),
      ("od 20 do 25 października", "pl"),
    ])
  func isDayOfRange(_ words: String, language: String) {
    func day(_ day: Int) -> JSONValue { ["year": 2025, "month": 10, "day": .integer(day)] }
    #expect(
      Self.value(words, language) == [
        "dateComponentsRange": ["startDateComponents": day(20), "endDateComponents": day(25)]
      ])
  }

  @Test("counts from the moment, and in the time zone, that an app says it is")
  func countsFromItsNow() async throws {
    var app = try Apps.tasks()
    app.calendar = FixedTime.calendar
    app.now = { FixedTime.now }
    let conversation = Conversation(with: [app])
    let reply = await conversation.say("remind me to call mom tomorrow at 5pm in TasksNotes")
    let expected = Self.value("tomorrow at 5pm", "en")
    #expect(reply.request?.parameters["temporalEventTrigger"] == expected, "\(reply.speech)")
  }

  @Test("counts from the moment that a script says it is, in the app's time zone")
  func countsFromScript() async throws {
    var app = try Apps.tasks()
    app.calendar = FixedTime.calendar
    let conversation = Conversation(with: [app])
    let words = "remind me to call mom tomorrow at 5pm in TasksNotes"
    for (day, expected) in [("15", 16), ("30", 31)] {
      let script = ConversationScript(":now 2025-10-\(day) 10:00")
      #expect(await script.replay(to: conversation).isEmpty)
      let reply = await conversation.say(words)
      let trigger = reply.request?.parameters["temporalEventTrigger"]
      #expect("\(try #require(trigger))".contains("\(expected)"), "\(reply.speech)")
    }
  }

  private static func components(_ moment: (day: Int?, hour: Int)) -> JSONValue {
    guard let day = moment.day else { return ["hour": .integer(moment.hour), "minute": 0] }
    return [
      "year": 2025, "month": 10, "day": .integer(day), "hour": .integer(moment.hour), "minute": 0,
    ]
  }
}
