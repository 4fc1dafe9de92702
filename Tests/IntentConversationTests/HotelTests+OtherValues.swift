import IntentConversation
import IntentRuntime
import Testing

/// What is said of values that were given, where something else is asked, and what no value has.
extension HotelTests {
  @Test(
    "takes a number behind the mark of a correction for the one that was given, and not for an hour",
    arguments: [
      ("en", "book a room for 2 guests", "no, three"),
      ("en", "book a room for 2 guests", "no, just three"),
      ("en", "book a room for 2 guests", "make it three"),
      ("en", "book a room for 2 guests", "sorry, only three"),
      ("en", "book a room for 2 guests", "actually three please"),
      ("en", "book a room for 2 guests", "I meant 3"),
      ("es", "reserva una habitación 2 personas", "no, solo tres"),
      ("fr", "réserve une chambre pour 2 personnes", "non, juste trois"),
      ("fr", "réserve une chambre pour 2 personnes", "plutôt trois"),
      ("en", "book a room for 2 guests", "just three"),
      ("en", "book a room for 2 guests", "only 3"),
      ("fr", "réserve une chambre pour 2 personnes", "seulement trois"),
    ])
  func correctsNumber(_ language: String, request: String, answer: String) async throws {
    let reply = try await Self.reply(to: [request, answer], in: language, asking: ["pickup"])
    #expect(reply.request?.parameters == ["guests": 3], "\(reply.speech)")
    #expect(reply.kind == .question, "\(reply.speech)")
  }

  @Test("takes a number alone, and one that is said to be an hour, for the hour that is asked for")
  func takesHour() async throws {
    for answer in ["three", "no, at three", "make it at 3", "at 3, not at 2", "3 pm, not 2 pm"] {
      let reply = try await Self.reply(
        to: ["book a room for 2 guests", answer], asking: ["pickup"])
      #expect(reply.request?.parameters["guests"] == 2, "\(reply.speech)")
      #expect(reply.request?.parameters["pickup"] != nil, "\(reply.speech)")
    }
  }

  @Test(
    "takes no number beside one that is denied for an hour",
    arguments: ["not 2, 3", "3, not 2", "at 9, not 2"])
  func takesNoDeniedNumber(_ answer: String) async throws {
    let reply = try await Self.reply(to: ["book a room for 2 guests", answer], asking: ["pickup"])
    #expect(reply.request?.parameters["pickup"] == nil, "\(reply.speech)")
  }

  @Test(
    "changes a list that was given",
    arguments: [
      ("no, not parking", ["breakfast"]), ("without parking", ["breakfast"]),
      ("only breakfast", ["breakfast"]), ("and a sauna", ["breakfast", "parking", "sauna"]),
      ("sauna too", ["breakfast", "parking", "sauna"]),
    ] as [(String, [String])])
  func changesList(_ answer: String, extras: [String]) async throws {
    let reply = try await Self.reply(
      to: ["book a room with breakfast and parking", answer], asking: ["pickup"])
    #expect(
      reply.request?.parameters["extras"] == .array(extras.map { .string($0) }), "\(reply.speech)")
    #expect(reply.kind == .question, "\(reply.speech)")
  }

  @Test(
    "says of a part of a day in a request that it is not taken, and does nothing before a yes",
    arguments: ["hire a car tomorrow evening", "book a room on friday evening"])
  func tellsPartOfRequest(_ request: String) async throws {
    let reply = try await Self.reply(to: [request])
    #expect(reply.speech.contains("evening”"), "\(reply.speech)")
    #expect(reply.kind == .question && reply.outcome == nil, "\(reply.speech)")
    #expect(try await Self.reply(to: [request, "yes"]).outcome?.ending == .handled)
  }

  @Test(
    "says that a part of a day is not taken, where no time is asked for",
    arguments: [("tomorrow afternoon", "“afternoon”"), ("tomorrow in the evening", "evening”")])
  func tellsPartOfDay(_ answer: String, told: String) async throws {
    let reply = try await Self.reply(to: ["book a room", answer], asking: ["pickup"])
    #expect(reply.speech.contains(told), "\(reply.speech)")
    #expect(reply.kind == .question && reply.outcome == nil, "\(reply.speech)")
  }
}
