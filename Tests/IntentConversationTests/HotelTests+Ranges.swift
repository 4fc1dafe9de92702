import Foundation
import IntentConversation
import IntentRuntime
import Testing

extension HotelTests {
  private static let hiring = [
    "en": "hire a car", "de": "miete ein Auto", "es": "alquila un coche",
    "fr": "loue une voiture", "pl": "wypożycz samochód", "ja": "車を借りて",
  ]
  private static let friday = "hire a car friday from 8 to 10"

  @Test(
    "changes one end of a stretch of time, its days or its hours, and keeps the rest",
    arguments: [
      (friday, "until 11", moment(17, 8), moment(17, 11)),
      (friday, "from 7", moment(17, 7), moment(17, 10)),
      (friday, "a day later", moment(18, 8), moment(18, 10)),
      (friday, "no, saturday", moment(18, 8), moment(18, 10)),
      (friday, "from 9 to 11", moment(17, 9), moment(17, 11)),
      (friday, "make it 9 to 11", moment(17, 9), moment(17, 11)),
      ("hire a car friday", "at 8", moment(17, 8), nil),
      ("hire a car friday at 8", "no, 9", moment(17, 9), nil),
      ("hire a car friday at 3 pm", "no, 4", moment(17, 16), nil),
      ("hire a car friday from 2 pm to 4 pm", "until 5", moment(17, 14), moment(17, 17)),
      ("hire a car from monday to friday", "until saturday", day(20), day(25)),
      ("hire a car until friday", "no, saturday", nil, day(18)),
      (friday, "saturday from 9", moment(18, 9), moment(18, 10)),
      (friday, "saturday evening", moment(18, 20), moment(18, 22)),
      ("hire a car tomorrow", "from 8 to 10", moment(16, 8), moment(16, 10)),
      ("hire a car tomorrow evening", "8 to 10", moment(16, 20), moment(16, 22)),
      ("hire a car tomorrow evening", "at 8", moment(16, 20), nil),
      ("hire a car friday from 8 pm to 10 pm", "9 to 11", moment(17, 21), moment(17, 23)),
      ("hire a car friday from 8 pm to 10 pm", "until midnight", moment(17, 20), moment(18, 0)),
      ("hire a car friday from 8 pm to 10 pm", "until 1", moment(17, 20), moment(18, 1)),
      ("hire a car until friday", "from tomorrow", day(16), day(17)),
      ("hire a car friday from 8 pm to 1 am", "from 9 pm to 11 pm", moment(17, 21), moment(17, 23)),
      ("hire a car friday from 1 pm to 3 pm", "from 9 to noon", moment(17, 9), moment(17, 12)),
      ("hire a car tomorrow evening, please", "no, from 8 to 10", moment(16, 20), moment(16, 22)),
      ("hire a car friday at 8", "until sunday", moment(17, 8), day(19)),
      ("hire a car tomorrow evening", "from 10 to 12", moment(16, 22), moment(17, 0)),
      ("hire a car on friday at 8", "to 10", moment(17, 8), moment(17, 10)),
      ("hire a car tomorrow from 11 to 2", "from 1", moment(16, 13), moment(16, 14)),
      ("hire a car tomorrow", "8-10", moment(16, 8), moment(16, 10)),
      (
        "hire a car tomorrow from 8 to 10 in the evening", "8 to 10 in the morning", moment(16, 8),
        moment(16, 10)
      ),
      ("hire a car tomorrow from 8 to 10", "2 to 4", moment(16, 14), moment(16, 16)),
      (friday, "from thursday", moment(16, 8), moment(17, 10)),
      (friday, "from saturday", moment(18, 8), moment(18, 10)),
      (friday, "starting thursday", moment(16, 8), moment(17, 10)),
      (friday, "no, from thursday", moment(16, 8), moment(17, 10)),
      ("hire a car tomorrow from 9 to 11", "no, 3 to 5", moment(16, 15), moment(16, 17)),
      ("hire a car until sunday", "starting tomorrow at 8", moment(16, 8), day(19)),
      ("hire a car tomorrow from 9 am to 5 pm", "no, 8 to 11", moment(16, 8), moment(16, 11)),
      ("hire a car tomorrow from 9 to 5", "actually 10 to 11", moment(16, 10), moment(16, 11)),
    ] as [(String, String, JSONValue?, JSONValue?)])
  func changesRange(_ request: String, answer: String, start: JSONValue?, end: JSONValue?)
    async throws
  {
    let reply = try await Self.reply(to: [request, answer])
    #expect(reply.request?.parameters["period"] == Self.period(start, end), "\(reply.speech)")
  }

  @Test(
    "changes no stretch of time where nobody knows which end is meant, or where it would end before it begins",
    arguments: [
      "no, 11", "make it 11", "saturday, not from 9", "at 9", "from 11", "until 7", "from 10",
      "until 8", "saturday at 9",
      "yes but saturday at 9",
    ])
  func changesNoRange(_ answer: String) async throws {
    let reply = try await Self.reply(to: [Self.friday, answer])
    #expect(
      reply.request?.parameters["period"] == Self.period(Self.moment(17, 8), Self.moment(17, 10)),
      "\(reply.speech)")
    #expect(reply.code == "notAnAnswer", "\(reply.speech)")
  }

  @Test(
    "reads a stretch of time with its day on either side, and what takes the place of its end",
    arguments: [
      ("en", "friday from 8 to 10"), ("en", "from 8 to 10 on friday"), ("en", "friday 8 to 10"),
      ("en", "friday between 8 and 10"), ("en", "friday from 8 to 9, no, 10"),
      ("en", "friday from 8 to 9, no, until 10"), ("en", "friday from 7 to 9, no, 8 to 10"),
      ("es", "el viernes de 8 a 10"), ("es", "de 8 a 10 el viernes"),
      ("es", "el viernes entre las 8 y las 10"), ("fr", "vendredi de 8h à 10h"),
      ("fr", "vendredi entre 8h et 10h"), ("fr", "de 8h à 10h vendredi"),
      ("de", "am Freitag von 8 bis 10"), ("de", "Freitag 8 bis 10 Uhr"),
      ("pl", "w piątek od 8 do 10"), ("ja", "金曜日の8時から10時まで"),
    ])
  func readsRange(_ language: String, answer: String) async throws {
    let reply = try await Self.reply(
      to: [Self.hiring[language] ?? "", answer], in: language, asking: ["period"])
    #expect(
      reply.request?.parameters["period"] == Self.period(Self.moment(17, 8), Self.moment(17, 10)),
      "\(reply.speech)")
  }

  @Test(
    "reads a stretch of time with a part of its day, with days alone, or with nothing before its hours",
    arguments: [
      ("en", "from 2 to 4 tomorrow afternoon", moment(16, 14), moment(16, 16)),
      ("en", "tomorrow evening 8 to 10", moment(16, 20), moment(16, 22)),
      ("en", "tonight 8 to 10", moment(15, 20), moment(15, 22)),
      ("en", "9 to 5 tomorrow", moment(16, 9), moment(16, 17)),
      ("en", "today from 3 to 5", moment(15, 15), moment(15, 17)),
      ("en", "friday to friday", day(17), day(24)),
      ("en", "from 1 to 3 november", november(1), november(3)),
      ("en", "17 to 19 october", day(17), day(19)),
      ("en", "today from 9 to 5", moment(15, 9), moment(15, 17)),
      ("en", "friday 10 to noon", moment(17, 10), moment(17, 12)),
      ("fr", "du 1er au 3 novembre", november(1), november(3)),
      ("fr", "vendredi soir de huit heures à dix heures", moment(17, 20), moment(17, 22)),
      ("fr", "cet après-midi de trois à cinq", moment(15, 15), moment(15, 17)),
      ("de", "vom 18. bis zum 20.", day(18), day(20)), ("es", "del 18 al 20", day(18), day(20)),
      ("es", "entre el 18 y el 20", day(18), day(20)), ("fr", "du 18 au 20", day(18), day(20)),
      ("fr", "du vendredi 17 au dimanche 19", day(17), day(19)),
      ("de", "Freitag 17. bis Sonntag 19.", day(17), day(19)),
      ("en", "from october 17 at 8 to 10", moment(17, 8), moment(17, 10)),
      ("en", "october 17 at 8 to 10", moment(17, 8), moment(17, 10)),
      ("en", "october 17 to 19", day(17), day(19)), ("en", "oct 17-19", day(17), day(19)),
      ("en", "17-19 october", day(17), day(19)), ("en", "10/17-10/19", day(17), day(19)),
      ("en", "friday - sunday", day(17), day(19)),
      ("en", "friday 8-10", moment(17, 8), moment(17, 10)),
      ("en", "9-5 on friday", moment(17, 9), moment(17, 17)),
      ("de", "zwischen dem 18. und dem 20.", day(18), day(20)),
      ("de", "18.10. - 20.10.", day(18), day(20)),
      ("de", "morgen von 8 - 10 Uhr", moment(16, 8), moment(16, 10)),
      ("de", "morgen von 20.00 Uhr bis 22.00 Uhr", moment(16, 20), moment(16, 22)),
      ("pl", "od osiemnastego do dwudziestego", day(18), day(20)),
      ("pl", "od dwudziestego piątego do dwudziestego siódmego", day(25), day(27)),
      ("ja", "明日8時〜10時", moment(16, 8), moment(16, 10)),
      ("en", "tomorrow from 8 to 8pm", moment(16, 8), moment(16, 20)),
      ("en", "tuesday 4 - 6pm", moment(21, 16), moment(21, 18)),
      ("en", "saturday 8-noon", moment(18, 8), moment(18, 12)),
      ("en", "friday at 8 to noon", moment(17, 8), moment(17, 12)),
      ("en", "friday - the 20th", day(17), day(20)), ("en", "the 20th - oct 22", day(20), day(22)),
      ("en", "saturday - oct 25", day(18), day(25)),
      ("en", "monday 9 to friday 5pm", moment(20, 9), moment(24, 17)),
      ("de", "Montag 9 bis Freitag 17 Uhr", moment(20, 9), moment(24, 17)),
      ("de", "von Freitag 8 bis Samstag 10 Uhr", moment(17, 8), moment(18, 10)),
      ("fr", "vendredi de 8h à samedi 10h", moment(17, 8), moment(18, 10)),
      ("es", "el lunes de 9 al viernes a las 17", moment(20, 9), moment(24, 17)),
      ("de", "3.11.-5.11.", november(3), november(5)),
      ("en", "21 october 8 until 10", moment(21, 8), moment(21, 10)),
      ("de", "von 21. oktober 8 bis 10", moment(21, 8), moment(21, 10)),
      ("en", "from the 20th at 10 to 12", moment(20, 10), moment(20, 12)),
      ("de", "morgen von zwölf bis zwei", moment(16, 12), moment(16, 14)),
      ("de", "morgen von 9 bis 5", moment(16, 9), moment(16, 17)),
      ("de", "morgen von 20 bis 2", moment(16, 20), moment(17, 2)),
      ("ja", "明日の9時から5時まで", moment(16, 9), moment(16, 17)),
      ("fr", "demain de midi à 3h", moment(16, 12), moment(16, 15)),
      ("pl", "jutro od 12 do 2", moment(16, 12), moment(16, 14)),
      ("ja", "明日の正午から3時", moment(16, 12), moment(16, 15)),
      ("en", "from 8 pm to midnight tomorrow", moment(16, 20), moment(17, 0)),
      ("de", "von 20 Uhr bis Mitternacht morgen", moment(16, 20), moment(17, 0)),
      ("de", "vom 18.-20.", day(18), day(20)), ("fr", "du 18-20", day(18), day(20)),
      ("es", "del 18-20", day(18), day(20)), ("en", "17-Oct to 19-Oct", day(17), day(19)),
      ("de", "3. November–5. November", november(3), november(5)),
      ("en", "between 8-10 am tomorrow", moment(16, 8), moment(16, 10)),
      ("en", "from the 20th of november to the 25th", november(20), november(25)),
      ("en", "between 18-20 november", november(18), november(20)),
      ("en", "from the 18th to the 20th of november", november(18), november(20)),
      ("en", "between the 18th and the 20th of november", november(18), november(20)),
      ("de", "zwischen dem 18. und 20. November", november(18), november(20)),
      ("fr", "entre le 20 et le 25 novembre", november(20), november(25)),
      ("en", "from 8 to 12 tonight", moment(15, 20), moment(16, 0)),
      ("en", "from 8 pm to midnight tonight", moment(15, 20), moment(16, 0)),
      ("en", "from 10 to 2 tonight", moment(15, 22), moment(16, 2)),
      ("de", "vom 18.-20. November", november(18), november(20)),
      ("de", "vom 20. November bis zum 25.", november(20), november(25)),
      ("fr", "du 18-20 novembre", november(18), november(20)),
      ("fr", "du 20 novembre au 25", november(20), november(25)),
      ("es", "del 18-20 de noviembre", november(18), november(20)),
      ("ja", "11月20日から25日まで", november(20), november(25)),
      ("ja", "11月17〜19日", november(17), november(19)),
      ("en", "tomorrow evening from 8 to 12", moment(16, 20), moment(17, 0)),
      ("en", "tonight from 8 to 12", moment(15, 20), moment(16, 0)),
      ("en", "tomorrow from 8 pm to noon", moment(16, 20), moment(17, 12)),
      ("de", "morgen Abend von 8 bis 12", moment(16, 20), moment(17, 0)),
      ("de", "morgen von 20 bis 12", moment(16, 20), moment(17, 12)),
      ("ja", "明日の夜8時から12時まで", moment(16, 20), moment(17, 0)),
    ])
  func readsStretch(_ language: String, answer: String, start: JSONValue, end: JSONValue)
    async throws
  {
    let reply = try await Self.reply(
      to: [Self.hiring[language] ?? "", answer], in: language, asking: ["period"])
    #expect(reply.request?.parameters["period"] == Self.period(start, end), "\(reply.speech)")
    #expect(reply.code == nil, "\(reply.speech)")
  }

  @Test(
    "begins with a day that is still to come where something is booked, but for words that say that it is over",
    arguments: [
      ("en", "from friday", 17), ("en", "starting friday", 17), ("en", "since friday", 10),
      ("de", "ab Freitag", 17), ("de", "ab dem 18.", 18), ("de", "seit Freitag", 10),
      ("fr", "à partir de vendredi", 17), ("fr", "dès vendredi", 17), ("fr", "depuis vendredi", 10),
      ("es", "desde el viernes", 17), ("fr", "à partir du 20", 20), ("es", "a partir del 20", 20),
      ("es", "a partir del viernes", 17), ("pl", "od piątku", 17),
    ])
  func begins(_ language: String, answer: String, day: Int) async throws {
    let reply = try await Self.reply(
      to: [Self.hiring[language] ?? "", answer], in: language, asking: ["period"])
    #expect(
      reply.request?.parameters["period"] == Self.period(Self.day(day), nil), "\(reply.speech)")
    #expect(reply.code == nil, "\(reply.speech)")
  }

  @Test(
    "reads a stretch of time within an hour",
    arguments: [
      ("tomorrow from 8 to 8:30", 8, 0, 8, 30), ("tomorrow from 9 to quarter past 9", 9, 0, 9, 15),
      ("tomorrow from 9:30 to quarter to 10", 9, 30, 9, 45),
      ("tomorrow evening from 8 to 8:30", 20, 0, 20, 30),
      ("tomorrow at 8 to half past 8", 8, 0, 8, 30),
      ("tomorrow from half past 8 to 8 in the evening", 8, 30, 20, 0),
    ])
  func readsWithinHour(_ answer: String, from: Int, minute: Int, to: Int, last: Int) async throws {
    let reply = try await Self.reply(to: ["hire a car", answer], asking: ["period"])
    func moment(_ hour: Int, _ minute: Int) -> JSONValue {
      [
        "year": 2025, "month": 10, "day": 16, "hour": .integer(hour), "minute": .integer(minute),
      ]
    }
    #expect(
      reply.request?.parameters["period"] == Self.period(moment(from, minute), moment(to, last)),
      "\(reply.speech)")
  }

  @Test(
    "tells a part of a day that one end of a stretch of time alone has, and no time",
    arguments: [
      ("en", "from tomorrow evening to friday noon", "“evening”"),
      ("de", "von morgen Abend bis Freitag 12 Uhr", "„Abend“"),
    ])
  func tellsPartOfEnd(_ language: String, answer: String, told: String) async throws {
    let reply = try await Self.reply(
      to: [Self.hiring[language] ?? "", answer], in: language, asking: ["period"])
    #expect(reply.speech.contains(told), "\(reply.speech)")
  }

  @Test(
    "takes the year that is said of both days",
    arguments: ["october 17 to 19, 2027", "october 17-19, 2027"])
  func takesYear(_ answer: String) async throws {
    let reply = try await Self.reply(to: ["hire a car", answer], asking: ["period"])
    #expect(
      reply.request?.parameters["period"]
        == Self.period(
          ["year": 2027, "month": 10, "day": 17], ["year": 2027, "month": 10, "day": 19]),
      "\(reply.speech)")
  }

  @Test("counts no days from the one that a length of time begins with")
  func countsLength() async throws {
    let reply = try await Self.reply(
      to: ["hire a car", "for two days from tomorrow"], asking: ["period"])
    #expect(
      reply.request?.parameters["period"] == Self.period(Self.day(16), nil), "\(reply.speech)")
    #expect(reply.speech.contains("two days"), "\(reply.speech)")
  }

  @Test(
    "takes no day beside one that there is not, or where nobody knows which is meant",
    arguments: [
      ("en", "february 30 to march 2"), ("en", "from february 30 to march 2"),
      ("en", "friday october 18"), ("ja", "11月31日"), ("en", "from lunchtime to 5pm"),
      ("en", "start of november to the 10th"), ("en", "the day before friday"),
      ("en", "8 to 10 october 21"),
      ("en", "from 21 october 8 until 10"),
    ])
  func refusesImpossible(_ language: String, answer: String) async throws {
    let reply = try await Self.reply(
      to: [Self.hiring[language] ?? "", answer], in: language, asking: ["period"])
    #expect(reply.request?.parameters == [:], "\(reply.speech)")
  }

  @Test(
    "takes no stretch of time that would end before it begins",
    arguments: [
      "friday to tomorrow", "from the 22nd to the 20th", "october 22 to october 20",
    ])
  func refusesReversed(_ answer: String) async throws {
    let reply = try await Self.reply(to: ["hire a car", answer], asking: ["period"])
    #expect(reply.request?.parameters == [:], "\(reply.speech)")
  }

  @Test(
    "is no day where two are said, of which the first is told by its number alone",
    arguments: [
      ("fr", "du 20 au 22 octobre"), ("fr", "du 20 au 22"), ("es", "del 20 al 22 de octubre"),
      ("pl", "od 20 do 22 października"),
    ])
  func isNoDay(_ language: String, answer: String) async throws {
    let request = Self.requests[language] ?? ""
    let reply = try await Self.reply(to: [request, answer], in: language, asking: ["arrival"])
    #expect(reply.request?.parameters["arrival"] == nil, "\(reply.speech)")
  }

  @Test(
    "is of one month, where the first day has an article as well",
    arguments: [
      "hire a car the 20th to the 25th of november",
      "hire a car from the 20th to the 25th of november",
    ])
  func sharesMonth(_ request: String) async throws {
    let reply = try await Self.reply(to: [request])
    #expect(
      reply.request?.parameters["period"] == Self.period(Self.november(20), Self.november(25)),
      "\(reply.speech)")
  }

  @Test("says of a stretch of time that only its end is known")
  func tellsEnd() async throws {
    let reply = try await Self.reply(to: ["hire a car until 11"])
    #expect(reply.speech.contains("until 11:00"), "\(reply.speech)")
  }

  @Test(
    "says nothing of a part of a day that is the day",
    arguments: ["hire a car tonight", "book a room tonight"])
  func takesTonight(_ request: String) async throws {
    let reply = try await Self.reply(to: [request])
    #expect(reply.code == nil, "\(reply.speech)")
  }

  @Test(
    "reads the number of a day behind its name, a date before an hour, and hours of today that are to come",
    arguments: [
      ("fr", "vendredi 17 à 15h", moment(17, 15)), ("es", "el viernes 17 a las 15", moment(17, 15)),
      ("de", "Freitag 17. um 15 Uhr", moment(17, 15)), ("pl", "w piątek 17 o 15", moment(17, 15)),
      ("de", "18.10. 15 Uhr", moment(18, 15)), ("de", "heute um zwei", moment(15, 14)),
      ("fr", "aujourd'hui à deux heures", moment(15, 14)), ("pl", "dziś o drugiej", moment(15, 14)),
    ])
  func readsMoment(_ language: String, answer: String, expected: JSONValue) async throws {
    let request = Self.requests[language] ?? ""
    let reply = try await Self.reply(
      to: [request, answer], in: language, asking: ["pickup", "hour"])
    #expect(reply.request?.parameters["pickup"] == expected, "\(reply.speech)")
  }

  private static func november(_ day: Int) -> JSONValue {
    ["year": 2025, "month": 11, "day": .integer(day)]
  }

  private static func period(_ start: JSONValue?, _ end: JSONValue?) -> JSONValue {
    var period: [String: JSONValue] = [:]
    period["startDateComponents"] = start
    period["endDateComponents"] = end
    return .object(period)
  }

  @Test(
    "reads a time with the part of the day that was said before it",
    arguments: [
      ("en", "tomorrow evening", "at 8", 20, 0), ("en", "tomorrow evening", "7:30", 19, 30),
      ("en", "tomorrow afternoon", "4", 16, 0),
      ("en", "tomorrow afternoon", "no, at 5 please", 17, 0),
      ("en", "tomorrow morning", "at 9", 9, 0), ("en", "tomorrow evening", "at 5 am", 5, 0),
      ("de", "morgen Abend", "um 8", 20, 0), ("de", "morgen Nachmittag", "um halb vier", 15, 30),
      ("es", "mañana por la noche", "a las 9 y media", 21, 30),
      ("fr", "demain soir", "à 8 heures", 20, 0), ("pl", "jutro wieczorem", "o 8", 20, 0),
      ("ja", "明日の夜", "8時", 20, 0),
    ])
  func keepsPartOfDay(_ language: String, day: String, time: String, hour: Int, minute: Int)
    async throws
  {
    let conversation = try Self.conversation(asking: ["pickup", "hour"])
    await conversation.use(language: language)
    _ = await conversation.say(Self.requests[language] ?? "")
    let asked = await conversation.say(day)
    #expect(asked.kind == .question && asked.code == nil, "\(asked.speech)")
    let reply = await conversation.say(time)
    #expect(
      reply.request?.parameters["pickup"]
        == [
          "year": 2025, "month": 10, "day": 16, "hour": .integer(hour), "minute": .integer(minute),
        ], "\(reply.speech)")
  }
}
