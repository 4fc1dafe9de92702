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
      ("pl", "osiemnastego o 20.15", 18, 20, 15),
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

  @Test("counts nights by their word in Japanese", arguments: ["三泊", "3泊", "三泊です"])
  func countsNights(_ answer: String) async throws {
    let reply = try await Self.reply(to: ["部屋を予約して", answer], in: "ja", asking: ["nights"])
    #expect(reply.request?.parameters["nights"] == 3, "\(reply.speech)")
    #expect(reply.code == nil, "\(reply.speech)")
  }

  @Test(
    "takes a yes or a no for none that stands within a clause, or that says something else",
    arguments: [
      ("en", "can't say yes"), ("en", "i wouldn't say no"), ("en", "i'd rather not say"),
      ("en", "no problem"), ("es", "no hay problema"), ("pl", "nie ma problemu"),
      ("pl", "nie ma sprawy"), ("de", "kein Problem"), ("fr", "pas de problème"), ("ja", "問題ない"),
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
      ("en", "no, i don't smoke", false), ("en", "of course not", false), ("en", "oh yes", true),
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
      ("friday", nil), ("actually friday", nil), ("the airport", "airport"), ("12", "12"),
    ]
      as [(String, JSONValue?)])
  func takesNoDayForPlace(_ answer: String, expected: JSONValue?) async throws {
    let reply = try await Self.reply(
      to: ["hire a car friday to sunday", answer], asking: ["place"])
    #expect(
      reply.request?.parameters["place"] == expected.map { ["name": $0] }, "\(reply.speech)")
  }
}

extension JSONValue {
  /// The members of an object with others.
  fileprivate func adding(_ members: [String: JSONValue]) -> JSONValue {
    guard case .object(let own) = self else { return self }
    return .object(own.merging(members) { $1 })
  }
}
