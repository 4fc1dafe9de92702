import Foundation
import IntentConversation
import IntentRuntime
import Testing

extension HotelTests {
  @Test(
    "reads days and times as they are written or counted in a language",
    arguments: [
      ("de", "morgen um 20.15 Uhr", 16, 20, 15), ("de", "morgen 20.15 Uhr", 16, 20, 15),
      ("de", "morgen um 8:30 Uhr", 16, 8, 30), ("pl", "jutro o 20.15", 16, 20, 15),
      ("es", "mañana a las cuarto para las nueve", 16, 8, 45),
      ("es", "mañana un cuarto para las nueve", 16, 8, 45),
      ("pl", "osiemnastego o 20.15", 18, 20, 15), ("en", "tomorrow at quarter to 1", 16, 12, 45),
      ("en", "ten to 1 pm tomorrow", 16, 12, 50), ("de", "morgen um halb eins", 16, 12, 30),
      ("es", "mañana a la una menos cuarto", 16, 12, 45),
      ("fr", "demain à une heure moins le quart", 16, 12, 45),
      ("pl", "jutro o wpół do pierwszej", 16, 12, 30), ("ja", "明日の一時十五分前", 16, 12, 45),
      ("de", "morgen viertel acht", 16, 7, 15), ("de", "morgen Viertel vor acht", 16, 7, 45),
      ("de", "einundzwanzig Uhr fünfzehn morgen", 16, 21, 15),
    ])
  func readsWritten(_ language: String, answer: String, day: Int, hour: Int, minute: Int)
    async throws
  {
    let reply = try await Self.reply(
      to: [Self.requests[language] ?? "", answer], in: language, asking: ["pickup"])
    let expected = Self.day(day).adding(["hour": .integer(hour), "minute": .integer(minute)])
    #expect(reply.request?.parameters["pickup"] == expected, "\(reply.speech)")
    #expect(reply.code == nil, "\(reply.speech)")
  }

  @Test(
    "takes the part of a day, noon or a length of time that is said for what it is, whatever was there",
    arguments: [
      ("in the morning at 8", 17, 8, 0), ("tomorrow morning at 9", 16, 9, 0),
      ("friday morning at 8:30", 17, 8, 30), ("in 10 minutes", 15, 10, 10),
      ("quarter to noon", 17, 11, 45), ("two hours before noon", 17, 10, 0),
    ])
  func keepsWhatIsSaid(_ answer: String, day: Int, hour: Int, minute: Int) async throws {
    let reply = try await Self.reply(to: ["book a room", answer], asking: ["proposal"])
    let expected = Self.day(day).adding(["hour": .integer(hour), "minute": .integer(minute)])
    #expect(reply.request?.parameters["pickup"] == expected, "\(reply.speech)")
  }

  @Test(
    "keeps no time that is denied, nor takes a number for an hour that is a length of time",
    arguments: [
      ("proposal", "friday, not at 6"), ("proposal", "saturday, not at 18"), ("hour", "in five"),
      ("hour", "in ten"), ("hour", "the day before friday at 5"),
      ("budget", "500 won't do"),
    ])
  func keepsNothingDenied(_ asked: String, answer: String) async throws {
    let reply = try await Self.reply(to: ["book a room", answer], asking: [asked])
    #expect(reply.request?.parameters == [:], "\(reply.speech)")
  }

  @Test("takes an hour of another day as it is said where people count both ways")
  func countsBothWays() async throws {
    let sentences = ["reserva una habitación", "el viernes a las 18", "el sábado a las 10"]
    let reply = try await Self.reply(to: sentences, in: "es", asking: ["pickup", "arrival"])
    #expect(reply.request?.parameters["pickup"] == Self.moment(18, 10), "\(reply.speech)")
  }

  @Test(
    "adds behind a yes to a list what it has room for",
    arguments: ["yes but with sauna", "yes but sauna"])
  func addsBehindYes(_ answer: String) async throws {
    let reply = try await Self.reply(to: [Self.whole, answer])
    #expect(
      reply.request?.parameters["extras"] == ["breakfast", "parking", "sauna"], "\(reply.speech)")
  }

  @Test(
    "takes a yes in Korean for no number",
    arguments: [("네 명", 4), ("네에", nil), ("네 생각", nil), ("두 다스", 24)]
      as [(String, JSONValue?)])
  func takesYesForNoNumber(_ answer: String, expected: JSONValue?) async throws {
    let conversation = try Self.conversation(asking: ["guests"])
    _ = await conversation.say("book a room")
    await conversation.use(language: "ko")
    let reply = await conversation.say(answer)
    #expect(reply.request?.parameters["guests"] == expected, "\(reply.speech)")
  }

  @Test("takes a number behind a no for no option where another number was said before")
  func choosesNoNumber() async throws {
    let reply = try await Self.reply(
      to: ["book a room", "3", "no, 4"], asking: ["nights", "extras"])
    #expect(reply.request?.parameters == ["nights": 3], "\(reply.speech)")
    #expect(reply.kind == .question, "\(reply.speech)")
  }

  @Test("counts nights by their word in Japanese", arguments: ["三泊", "3泊", "三泊です"])
  func countsNights(_ answer: String) async throws {
    let reply = try await Self.reply(to: ["部屋を予約して", answer], in: "ja", asking: ["nights"])
    #expect(reply.request?.parameters["nights"] == 3, "\(reply.speech)")
  }

  @Test(
    "takes a yes or a no for none that stands within a clause, or that says something else",
    arguments: [
      ("en", "can't say yes"), ("en", "i wouldn't say no"), ("en", "i'd rather not say"),
      ("en", "no problem"), ("es", "no hay problema"), ("pl", "nie ma problemu"),
      ("pl", "nie ma sprawy"), ("de", "kein Problem"), ("fr", "pas de problème"), ("ja", "問題ない"),
      ("ja", "禁煙でお願いします"), ("ja", "はい、吸いません"), ("de", "ja, Nichtraucher"), ("es", "¿por qué no?"),
    ])
  func takesNoClause(_ language: String, answer: String) async throws {
    let reply = try await Self.reply(
      to: [Self.requests[language] ?? "", answer], in: language, asking: ["smoking"])
    #expect(reply.request?.parameters["smoking"] == nil, "\(reply.speech)")
    #expect(reply.kind == .question, "\(reply.speech)")
  }

  @Test(
    "takes a yes or a no at the beginning, or behind a mark",
    arguments: [
      ("en", "no, i don't smoke", false), ("pl", "tak, niestety", true), ("ja", "はい、吸います", true),
      ("en", "yes, my niece smokes", true), ("en", "of course not", false), ("en", "oh yes", true),
      ("en", "well, yes", true), ("es", "no fumo", false), ("pl", "nie palę", false),
    ] as [(String, String, JSONValue)])
  func takesClause(_ language: String, answer: String, expected: JSONValue) async throws {
    let reply = try await Self.reply(
      to: [Self.requests[language] ?? "", answer], in: language, asking: ["smoking"])
    #expect(reply.request?.parameters["smoking"] == expected, "\(reply.speech)")
  }

  @Test(
    "takes per cent where it is asked for",
    arguments: [
      ("10%", 10), ("ten percent", 10), ("15 per cent please", 15), ("12.5%", nil), ("10", 10),
      ("20 dollars", nil),
    ] as [(String, JSONValue?)])
  func takesPercent(_ answer: String, expected: JSONValue?) async throws {
    let reply = try await Self.reply(to: ["pay my bill", "100 euros", answer], asking: ["tip"])
    #expect(reply.request?.parameters["tip"] == expected, "\(reply.speech)")
  }

  @Test(
    "takes no per cent behind an amount for its cents",
    arguments: [
      ("de", "zahle meine Rechnung", "hundert Euro und zehn Prozent"),
      ("en", "pay my bill", "100 euros and 10 percent"),
    ])
  func takesNoCents(_ language: String, request: String, answer: String) async throws {
    let reply = try await Self.reply(to: [request, answer], in: language)
    #expect(reply.request?.parameters == [:], "\(reply.speech)")
  }

  @Test(
    "takes a day for no place",
    arguments: [
      ("friday", nil), ("actually friday", nil), ("2 to 4", nil), ("the airport", "airport"),
      ("12", "12"),
    ]
      as [(String, JSONValue?)])
  func takesNoDayForPlace(_ answer: String, expected: JSONValue?) async throws {
    let reply = try await Self.reply(
      to: ["hire a car friday to sunday", answer], asking: ["place"])
    #expect(
      reply.request?.parameters["place"] == expected.map { ["name": $0] }, "\(reply.speech)")
    #expect(reply.kind == .question, "\(reply.speech)")
  }

  @Test("asks about a text that may as well be one of the few values something else has")
  func asksAboutChoice() async throws {
    let said = ["book a double room on saturday", "suite"]
    let asked = try await Self.reply(to: said, in: "en", asking: ["wishes"])
    #expect(asked.code == "verbatim", "\(asked.speech)")
    let denied = try await Self.reply(to: said + ["no"], in: "en", asking: ["wishes"])
    #expect(denied.request?.parameters["kind"] == "suite", "\(denied.speech)")
  }
}

extension JSONValue {
  /// The members of an object with others.
  fileprivate func adding(_ members: [String: JSONValue]) -> JSONValue {
    guard case .object(let own) = self else { return self }
    return .object(own.merging(members) { $1 })
  }
}
