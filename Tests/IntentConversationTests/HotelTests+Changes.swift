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

  @Test(
    "takes what is asked for, however somebody makes up their mind, and tells what else a no changes",
    arguments: [
      ("en", "book a room for 2 guests", "actually 3", 3),
      ("en", "book a room for 2 guests", "sorry, four", 4),
      ("en", "book a room for 2 guests", "3 rather", 3),
      ("fr", "réserve une chambre le 18", "disons trois", 3),
      ("fr", "réserve une chambre le 18", "plutôt quatre", 4),
      ("ja", "土曜日に部屋を予約して", "やっぱり4", 4),
    ])
  func takesAsked(_ language: String, request: String, answer: String, nights: JSONValue)
    async throws
  {
    let before = try await Self.reply(to: [request], in: language, asking: ["nights"])
    let reply = try await Self.reply(to: [request, answer], in: language, asking: ["nights"])
    var expected = before.request?.parameters ?? [:]
    expected["nights"] = nights
    #expect(reply.request?.parameters == expected, "\(reply.speech)")
    guard language == "en" else { return }
    let told = try await Self.reply(to: [request, "no, 3"], asking: ["nights"])
    #expect(told.request?.parameters["guests"] == 3 && told.speech.contains("Guests 3"))
  }

  @Test(
    "takes one choice for another one at the confirmation",
    arguments: ["suite", "a suite", "yes, a suite"])
  func takesChoice(_ answer: String) async throws {
    let reply = try await Self.reply(to: ["book a double room on friday", answer])
    #expect(reply.request?.parameters["kind"] == "suite", "\(reply.speech)")
  }

  @Test("takes no option for two of them")
  func takesNoTwo() async throws {
    let reply = try await Self.reply(to: ["book a room", "two of them"], asking: ["extras"])
    let request = try #require(reply.request)
    #expect(request.parameters["extras"] == nil, "\(reply.speech)")
  }

  @Test(
    "takes nothing that is denied by whatever word, nor a pause for a number",
    arguments: [
      ("es", "extras", "breakfast y nada de sauna"), ("es", "extras", "ningún parking"),
      ("fr", "extras", "breakfast et aucun sauna"), ("pl", "extras", "breakfast i żadnego parking"),
      ("fr", "guests", "encore une fois"), ("es", "guests", "una vez más"),
      ("ja", "guests", "もう一度言ってください"), ("pl", "guests", "jedną chwilę"),
      ("ja", "pickup", "二時間"), ("ja", "arrival", "11月"),
    ])
  func takesNoWord(_ language: String, parameter: String, answer: String) async throws {
    let request = Self.requests[language] ?? ""
    let reply = try await Self.reply(to: [request, answer], in: language, asking: [parameter])
    #expect(reply.request?.parameters[parameter] == nil, "\(reply.speech)")
    #expect(reply.kind == .question, "\(reply.speech)")
  }

  @Test(
    "hears only of a number, where that is said behind one of the language's own",
    arguments: [("하나만", 1), ("둘만", 2)])
  func hearsOnly(_ answer: String, guests: JSONValue) async throws {
    let conversation = try Self.conversation(asking: ["guests"])
    _ = await conversation.say("book a room")
    await conversation.use(language: "ko")
    let reply = await conversation.say(answer)
    #expect(reply.request?.parameters["guests"] == guests, "\(reply.speech)")
  }
}
