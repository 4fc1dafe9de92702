import Foundation
import IntentConversation
import IntentRuntime
import Testing

extension HotelTests {
  @Test(
    "takes the second of two values in place of what is to be gone on with",
    arguments: [
      ("4 nights, no 5", "nights", 5), ("sunday, no monday", "arrival", day(20)),
      ("monday, no, a day later", "arrival", day(21)),
      ("a day later, no, two days later", "arrival", day(20)),
    ] as [(String, String, JSONValue)])
  func takesSecondChange(_ answer: String, parameter: String, expected: JSONValue) async throws {
    let reply = try await Self.reply(to: [Self.whole, answer])
    #expect(reply.request?.parameters[parameter] == expected, "\(reply.speech)")
  }

  @Test(
    "removes nothing of which that is taken back at once",
    arguments: [
      "remove parking, no wait", "no parking, no", "drop breakfast, actually parking",
      "remove parking, no, breakfast",
    ])
  func removesNothing(_ answer: String) async throws {
    let reply = try await Self.reply(to: [Self.whole, answer])
    #expect(reply.request?.parameters["extras"] == ["breakfast", "parking"], "\(reply.speech)")
    #expect(reply.code == "notAnAnswer", "\(reply.speech)")
  }

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
    ] as [(String, String, JSONValue?, JSONValue?)])
  func changesRange(_ request: String, answer: String, start: JSONValue?, end: JSONValue?)
    async throws
  {
    let reply = try await Self.reply(to: [request, answer])
    #expect(reply.request?.parameters["period"] == Self.period(start, end), "\(reply.speech)")
  }

  @Test(
    "changes no stretch of time where nobody knows which end is meant, or where it would end before it begins",
    arguments: ["no, 11", "make it 11", "at 9", "from 11", "until 7"])
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
    let requests = [
      "en": "hire a car", "de": "miete ein Auto", "es": "alquila un coche",
      "fr": "loue une voiture", "pl": "wypożycz samochód", "ja": "車を借りて",
    ]
    let reply = try await Self.reply(
      to: [requests[language] ?? "", answer], in: language, asking: ["period"])
    #expect(
      reply.request?.parameters["period"] == Self.period(Self.moment(17, 8), Self.moment(17, 10)),
      "\(reply.speech)")
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

  @Test(
    "says that a part of a day is not taken, where no time is asked for",
    arguments: [("tomorrow afternoon", "“afternoon”"), ("tomorrow in the evening", "evening”")])
  func tellsPartOfDay(_ answer: String, told: String) async throws {
    let reply = try await Self.reply(to: ["book a room", answer], asking: ["pickup"])
    #expect(reply.speech.contains(told), "\(reply.speech)")
  }

  @Test(
    "adds to a list what is named besides, and puts in its place what a mark says so of",
    arguments: [
      ("with sauna", ["breakfast", "parking", "sauna"]),
      ("yes, with a sauna", ["breakfast", "parking", "sauna"]),
      ("sauna and crib please", ["breakfast", "parking", "sauna", "crib"]),
      ("no, sauna", ["sauna"]), ("sauna instead", ["sauna"]), ("make it sauna", ["sauna"]),
      ("breakfast only", ["breakfast"]),
    ] as [(String, JSONValue)])
  func addsToList(_ answer: String, extras: JSONValue) async throws {
    let reply = try await Self.reply(to: [Self.whole, answer])
    #expect(reply.request?.parameters["extras"] == extras, "\(reply.speech)")
  }

  @Test(
    "drops no request for a value that somebody does not need",
    arguments: [("en", "skip it"), ("en", "none"), ("ja", "いりません"), ("pl", "nie trzeba")])
  func keepsRequest(_ language: String, answer: String) async throws {
    let request = Self.requests[language] ?? ""
    let reply = try await Self.reply(to: [request, answer], in: language, asking: ["extras"])
    #expect(reply.kind == .question && reply.outcome == nil, "\(reply.speech)")
  }

  @Test(
    "takes a place without what is said around it",
    arguments: [
      ("no, Berlin", "Berlin"), ("Berlin, please", "Berlin"), ("thanks, Berlin", "Berlin"),
      ("Oslo, NO", "Oslo, NO"), ("Calle Mayor, no. 5", "Calle Mayor, no. 5"), ("not Berlin", nil),
    ] as [(String, JSONValue?)])
  func takesPlace(_ answer: String, expected: JSONValue?) async throws {
    let reply = try await Self.reply(to: ["hire a car", answer], asking: ["place"])
    #expect(
      reply.request?.parameters["place"] == expected.map { ["name": $0] }, "\(reply.speech)")
  }

  @Test(
    "takes an answer that asks whether it is right, or is polite",
    arguments: [
      ("en", "two, right?"), ("de", "zwei, oder?"), ("es", "dos, ¿no?"), ("fr", "deux, non ?"),
      ("pl", "dwie, prawda?"), ("en", "two, thank you very much"), ("de", "zwei, bitte sehr"),
    ])
  func takesTagged(_ language: String, answer: String) async throws {
    let request = Self.requests[language] ?? ""
    let reply = try await Self.reply(to: [request, answer], in: language, asking: ["nights"])
    #expect(reply.request?.parameters["nights"] == 2, "\(reply.speech)")
    #expect(reply.code == nil, "\(reply.speech)")
  }

  @Test(
    "leaves only what it asked about, where somebody minds a change or something new",
    arguments: [
      (["make it four", "never mind"], "go on"), (["pay my bill", "never mind"], "go on"),
      (["pay my bill", "neither"], "go on"), (["pay my bill", "no"], "go on"),
      (["pay my bill", "drop it"], "How much"), (["pay my bill", "yes, drop it"], "How much"),
    ])
  func leavesLittle(_ answers: [String], speech: String) async throws {
    let reply = try await Self.reply(to: [Self.whole] + answers)
    #expect(reply.speech.contains(speech), "\(reply.speech)")
    #expect(reply.kind == .question, "\(reply.speech)")
    guard speech == "go on" else { return }
    #expect(reply.request?.parameters["nights"] == 3 && reply.request?.parameters["guests"] == 2)
  }

  @Test(
    "takes what is said with an article for a day, and no number of anything",
    arguments: [
      ("es", "reserva una habitación 2 personas 3 noches para el sábado", "no, el 25"),
      ("fr", "réserve une chambre pour 2 personnes pour 3 nuits le 18", "non, le 25"),
    ])
  func takesDay(_ language: String, request: String, answer: String) async throws {
    let reply = try await Self.reply(to: [request, answer], in: language)
    #expect(reply.request?.parameters["arrival"] == Self.day(25), "\(reply.speech)")
  }

  @Test(
    "takes for a no what else cancels, where yes or no is asked",
    arguments: [
      ("en", "not now"), ("en", "not anymore"), ("es", "ya no"), ("pl", "już nie"),
      ("fr", "pas maintenant"),
    ])
  func takesNo(_ language: String, answer: String) async throws {
    let request = Self.requests[language] ?? ""
    let reply = try await Self.reply(to: [request, answer], in: language, asking: ["smoking"])
    #expect(reply.request?.parameters["smoking"] == false, "\(reply.speech)")
    guard answer != "not anymore" else { return }
    let other = try await Self.reply(to: [request, answer], in: language, asking: ["nights"])
    #expect(other.kind == .outcome, "\(other.speech)")
  }

  @Test("adds nothing that it cannot add", arguments: ["plus 10", "plus 10%"])
  func addsNothing(_ answer: String) async throws {
    let reply = try await Self.reply(to: ["pay my bill of 20 dollars", answer])
    #expect(
      reply.request?.parameters == ["amount": ["amount": 20, "currencyCode": "USD"]],
      "\(reply.speech)")
  }
}
