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

  @Test(
    "changes one end of a stretch of time, its days or its hours, and keeps the rest",
    arguments: [
      ("until 11", moment(17, 8), moment(17, 11)), ("from 7", moment(17, 7), moment(17, 10)),
      ("a day later", moment(18, 8), moment(18, 10)),
      ("no, saturday", moment(18, 8), moment(18, 10)),
      ("from 9 to 11", moment(17, 9), moment(17, 11)),
    ])
  func changesRange(_ answer: String, start: JSONValue, end: JSONValue) async throws {
    let reply = try await Self.reply(to: ["hire a car friday from 8 to 10", answer])
    #expect(
      reply.request?.parameters["period"]
        == ["startDateComponents": start, "endDateComponents": end], "\(reply.speech)")
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
