import Foundation
import IntentConversation
import IntentRuntime
import Testing

/// Books studios for whoever says which room, when, and who they are.
private struct Receptionist: BookStudioIntentHandling {
  func resolveRoom(for intent: BookStudioIntent) async -> ResolutionResult<Room> {
    intent.room.map { .success(with: $0) } ?? .needsValue()
  }

  func resolvePeople(for intent: BookStudioIntent) async -> ResolutionResult<Int> {
    .success(with: intent.people ?? 1)
  }

  func resolveHours(for intent: BookStudioIntent) async -> ResolutionResult<Int> {
    .success(with: intent.hours ?? 2)
  }

  func resolveGear(for intent: BookStudioIntent) async -> [BookStudioGearResolutionResult] {
    (intent.gear ?? []).map {
      $0 == .microphone ? .unsupported(forReason: .broken) : .success(with: $0)
    }
  }

  func resolveStart(for intent: BookStudioIntent) async -> ResolutionResult<DateComponents> {
    guard let start = intent.start, start.hour != nil else { return .needsValue() }
    return .success(with: start)
  }

  func resolveCard(for intent: BookStudioIntent) async -> ResolutionResult<String> {
    intent.card.map { .success(with: $0) } ?? .needsValue()
  }

  func handle(intent: BookStudioIntent) async -> BookStudioIntentResponse {
    BookStudioIntentResponse(code: .success)
  }
}

@Suite("A booking of which something is said twice, or besides")
struct StudioTests {
  private static let templates = [
    "book [a|the] studio (in the {room} [room]|for {people} (person|people)|for {hours} hour[s]|with {gear:list}|[from] {start})*",
    "reserva [un|el] estudio (en la {room}|{people} persona[s]|{hours} hora[s]|con {gear:list}|[desde] {start})*",
  ]

  private static func conversation() throws -> Conversation {
    var provider = HandlerProvider(.studio)
    try provider.register(Receptionist())
    let vocabularies = [
      AppVocabulary(utterances: [.init(intent: "BookStudioIntent", templates: templates)])
    ]
    var app = ConversationApp("Studios", engine: Apps.engine(provider), vocabularies: vocabularies)
    (app.calendar, app.now) = (FixedTime.calendar, { FixedTime.now })
    return Conversation(with: [app])
  }

  /// What a conversation has come to after some sentences.
  private static func reply(to sentences: [String], in language: String = "en") async throws
    -> ConversationReply
  {
    let conversation = try conversation()
    await conversation.use(language: language)
    var reply: ConversationReply?
    for sentence in sentences { reply = await conversation.say(sentence) }
    return try #require(reply)
  }

  private static let whole = "book a studio tomorrow at ten in the small room"

  private static func start(_ day: Int, _ hour: Int, _ minute: Int = 0) -> JSONValue {
    [
      "year": 2025, "month": 10, "day": .integer(day), "hour": .integer(hour),
      "minute": .integer(minute),
    ]
  }

  @Test(
    "keeps the day where another time is said while something else is asked, and the time with another day",
    arguments: [
      ("no, at eleven", start(16, 11)), ("sorry, at eleven", start(16, 11)),
      ("no, on saturday", start(18, 10)),
    ])
  func keepsHalves(_ correction: String, expected: JSONValue) async throws {
    let reply = try await Self.reply(to: [Self.whole, correction, "no", "1234"])
    #expect(reply.request?.parameters["start"] == expected, "\(reply.speech)")
    #expect(reply.request?.parameters["card"] == "1234", "\(reply.speech)")
  }

  @Test(
    "keeps the half of the day, and that which is still to come, where another time is said",
    arguments: [
      ("en", "tomorrow at 3 pm", "no, at 5", start(16, 17)),
      ("en", "tomorrow at 3 pm", "no, at 5 am", start(16, 5)),
      ("en", "tomorrow at 3 pm", "no, at 05:00", start(16, 5)),
      ("en", "tomorrow at ten", "no, at 9", start(16, 9)),
      ("en", "today at 11", "no, at 9", start(15, 21)),
      ("en", "tonight at 8", "no, at 9", start(15, 21)),
      ("de", "tomorrow at 3 pm", "nein, um 5 Uhr", start(16, 17)),
      ("de", "tomorrow at 3 pm", "nein, um 5:00 Uhr", start(16, 5)),
    ])
  func keepsHalfOfDay(
    _ language: String, first: String, correction: String, expected: JSONValue
  ) async throws {
    let conversation = try Self.conversation()
    for sentence in ["book a studio \(first) in the small room", "1234"] {
      _ = await conversation.say(sentence)
    }
    await conversation.use(language: language)
    let reply = await conversation.say(correction)
    #expect(reply.request?.parameters["start"] == expected, "\(reply.speech)")
  }

  @Test(
    "says what it did not take of an answer, also behind an article",
    arguments: ["small, a lamp", "small, a giraffe", "the small one, a tripod and a lamp"])
  func saysWhatIsLeft(_ answer: String) async throws {
    let reply = try await Self.reply(to: ["book a studio", answer])
    #expect(reply.request?.parameters["room"] != nil, "\(reply.speech)")
    let isTaken = reply.request?.parameters["gear"] != nil
    #expect(isTaken || reply.speech.contains("did not understand"), "\(reply.speech)")
  }

  @Test(
    "understands the words that a template has beside a value",
    arguments: [("en", "in the small room"), ("en", "small room"), ("es", "en la small")])
  func understandsTemplate(_ language: String, answer: String) async throws {
    let first = language == "en" ? "book a studio" : "reserva un estudio"
    let reply = try await Self.reply(to: [first, answer], in: language)
    #expect(reply.request?.parameters["room"] == "small", "\(reply.speech)")
    #expect(
      !reply.speech.contains("understand") && !reply.speech.contains("entendido"), "\(reply.speech)"
    )
  }

  @Test(
    "takes a value that was refused out of its list, whatever is said of it",
    arguments: [
      "just the lamp", "only the lamp then", "lamp", "not the microphone", "without the microphone",
      "take the microphone off", "leave the microphone out", "no, not that one", "not that one",
      "skip that one", "skip it", "then without it", "without that one",
    ])
  func takesOut(_ answer: String) async throws {
    let reply = try await Self.reply(to: [Self.whole + " with a lamp and a microphone", answer])
    #expect(reply.request?.parameters["gear"] == ["lamp"], "\(answer): \(reply.speech)")
    #expect(reply.speech.contains("card number"), "\(answer): \(reply.speech)")
  }

  @Test(
    "changes what is named at the confirmation",
    arguments: [
      ("change the time to eleven", "start", start(16, 11)),
      ("change the time to noon", "start", start(16, 12)),
      ("change the day to saturday", "start", start(18, 10)),
      ("change the hours to three", "hours", 3), ("make it three hours", "hours", 3),
      ("yes, with a lamp", "gear", ["lamp"]), ("yes please, but for three people", "people", 3),
      ("change the card to 4321", "card", "4321"),
      ("the card is 4321", "card", "4321"),
    ] as [(String, String, JSONValue)])
  func changes(_ answer: String, parameter: String, value: JSONValue) async throws {
    let reply = try await Self.reply(to: [Self.whole, "1234", answer])
    #expect(reply.kind == .question && reply.code == nil, "\(answer): \(reply.speech)")
    #expect(reply.request?.parameters[parameter] == value, "\(answer): \(reply.speech)")
  }

  @Test(
    "takes a time for a time where it is named in Spanish",
    arguments: ["cambia la hora a las once", "la hora, a las once", "cambia la hora a las 11"])
  func changesTimeInSpanish(_ answer: String) async throws {
    let conversation = try Self.conversation()
    for sentence in [Self.whole, "1234"] { _ = await conversation.say(sentence) }
    await conversation.use(language: "es")
    let reply = await conversation.say(answer)
    #expect(reply.request?.parameters["start"] == Self.start(16, 11), "\(reply.speech)")
    #expect(reply.request?.parameters["hours"] == 2, "\(reply.speech)")
  }

  @Test(
    "is agreed to in passing",
    arguments: ["yes please, and thank you", "yes, thank you"])
  func isAgreed(_ answer: String) async throws {
    let reply = try await Self.reply(to: [Self.whole, "1234", answer])
    #expect(reply.kind == .outcome, "\(answer): \(reply.speech)")
  }

  @Test("is not given up by whoever waits", arguments: ["not yet", "hold on"])
  func waits(_ answer: String) async throws {
    let reply = try await Self.reply(to: [Self.whole, "1234", answer])
    #expect(reply.kind == .question, "\(answer): \(reply.speech)")
  }

  @Test(
    "takes the day that is meant of two",
    arguments: [
      ("not saturday but monday at ten", start(20, 10)),
      ("today at 3", start(15, 15)), ("today at 11", start(15, 11)),
      ("tomorrow at 3 pm", start(16, 15)),
    ])
  func takesDay(_ answer: String, expected: JSONValue) async throws {
    let reply = try await Self.reply(to: ["book a studio in the small room", answer])
    #expect(reply.request?.parameters["start"] == expected, "\(answer): \(reply.speech)")
  }

  @Test(
    "reads noon in Spanish",
    arguments: [
      "mañana a las 12 del mediodía", "mañana a las doce del mediodía", "mañana al mediodía",
    ])
  func readsNoon(_ answer: String) async throws {
    let reply = try await Self.reply(
      to: ["reserva un estudio en la small", answer], in: "es")
    #expect(reply.request?.parameters["start"] == Self.start(16, 12), "\(reply.speech)")
  }

  @Test(
    "says nothing of a part of a day that is the day",
    arguments: ["morgen", "morgen um zehn"])
  func readsTomorrow(_ answer: String) async throws {
    let conversation = try Self.conversation()
    _ = await conversation.say("book a studio in the small room")
    await conversation.use(language: "de")
    let reply = await conversation.say(answer)
    #expect(!reply.speech.contains("verstanden"), "\(reply.speech)")
    let start = try #require(reply.request?.parameters["start"])
    guard case .object(let said) = start else { return #expect(Bool(false), "\(start)") }
    #expect(said["day"] == 16, "\(reply.speech)")
  }

  @Test("asks whether a correction of the day is a text, with a part of the day as well")
  func asksAboutCorrection() async throws {
    let reply = try await Self.reply(to: [Self.whole, "no, tomorrow afternoon"])
    #expect(reply.request?.parameters["card"] == nil, "\(reply.speech)")
  }

  @Test(
    "takes a time of today as it is written, or as the language counts hours",
    arguments: [
      ("en", "today at 09:30", start(15, 9, 30)), ("de", "heute um 9 Uhr", start(15, 9)),
      ("fr", "aujourd'hui à 9 h 30", start(15, 9, 30)), ("pl", "dzisiaj o 9:30", start(15, 9, 30)),
      ("en", "today at 9:30", start(15, 21, 30)),
    ])
  func takesWrittenTime(_ language: String, answer: String, expected: JSONValue) async throws {
    let conversation = try Self.conversation()
    _ = await conversation.say("book a studio in the small room")
    await conversation.use(language: language)
    let reply = await conversation.say(answer)
    #expect(reply.request?.parameters["start"] == expected, "\(reply.speech)")
  }

  @Test(
    "takes what is called a day for one, and keeps the time",
    arguments: [
      ("en", "change the day to 20"), ("en", "change the date to 20"),
      ("de", "ändere den Tag auf 20"), ("pl", "zmień datę na 20"), ("fr", "change le jour à 20"),
      ("es", "cambia el día al 20"), ("ja", "日付を20に"), ("ko", "날짜를 20으로"),
    ])
  func changesDay(_ language: String, answer: String) async throws {
    let conversation = try Self.conversation()
    for sentence in [Self.whole, "1234"] { _ = await conversation.say(sentence) }
    await conversation.use(language: language)
    let reply = await conversation.say(answer)
    #expect(reply.request?.parameters["start"] == Self.start(20, 10), "\(reply.speech)")
  }

  @Test(
    "keeps of a list with a refused value what is said to be all of it",
    arguments: [
      ("just the lamp", ["lamp"]), ("only the tripod", ["tripod"]), ("just lamp please", ["lamp"]),
      ("lamp and tripod", ["lamp", "tripod"]), ("without it", ["lamp", "tripod"]),
    ] as [(String, JSONValue)])
  func keepsOnly(_ answer: String, gear: JSONValue) async throws {
    let reply = try await Self.reply(
      to: [Self.whole + " with a lamp, a tripod and a microphone", answer])
    #expect(reply.request?.parameters["gear"] == gear, "\(reply.speech)")
  }

  @Test(
    "has nothing twice that is named in place of a refused value",
    arguments: ["lamp and tripod", "the lamp and the tripod"])
  func namesOnce(_ answer: String) async throws {
    let reply = try await Self.reply(to: [Self.whole + " with a lamp and a microphone", answer])
    #expect(reply.request?.parameters["gear"] == ["lamp", "tripod"], "\(reply.speech)")
  }

  @Test(
    "is given up where a value was refused as well",
    arguments: ["forget it", "never mind", "drop it"])
  func isGivenUp(_ answer: String) async throws {
    let reply = try await Self.reply(to: [Self.whole + " with a lamp and a microphone", answer])
    #expect(reply.request?.parameters["gear"] != ["lamp"], "\(reply.speech)")
    #expect(!reply.speech.contains("card number"), "\(reply.speech)")
  }

  @Test(
    "takes no remark and no other change for a text",
    arguments: [
      "the card is fine", "the card is wrong", "la card es incorrecta",
      "change the card to 4321, and the start to eleven",
    ])
  func keepsText(_ answer: String) async throws {
    let reply = try await Self.reply(to: [Self.whole, "1234", answer])
    #expect(reply.request?.parameters["card"] == "1234", "\(reply.speech)")
    #expect(reply.code == "notAnAnswer" || reply.kind == .question, "\(reply.speech)")
  }

  @Test(
    "goes on without the only value of a list, where that was refused",
    arguments: ["skip it", "no microphone", "without it", "without the microphone"])
  func leavesOnlyValue(_ answer: String) async throws {
    let reply = try await Self.reply(to: [Self.whole + " with a microphone", answer])
    #expect(reply.request?.parameters["gear"] == nil, "\(reply.speech)")
    #expect(reply.speech.contains("without Microphone"), "\(reply.speech)")
  }

  @Test("takes what stands behind a no to whether a text is meant word for word")
  func takesBehindNo() async throws {
    let reply = try await Self.reply(to: [Self.whole, "no", "no, 4321"])
    #expect(reply.request?.parameters["card"] == "4321", "\(reply.speech)")
  }

  @Test(
    "takes what is asked for without what it is called",
    arguments: [
      ("the card is 4321", "4321"), ("the card number is AB-12.", "AB-12"), ("4321", "4321"),
      ("the card is fine", "the card is fine"), ("what is 4321", "what is 4321"),
      ("the code is 4321", "the code is 4321"),
    ])
  func takesNamed(_ answer: String, card: JSONValue) async throws {
    let reply = try await Self.reply(to: [Self.whole, answer])
    #expect(reply.request?.parameters["card"] == card, "\(reply.speech)")
  }

  @Test(
    "takes a quotation without its marks",
    arguments: ["change the card to \"AB 12\"", "change the card to “AB 12”"])
  func takesQuotation(_ answer: String) async throws {
    let reply = try await Self.reply(to: [Self.whole, "1234", answer])
    #expect(reply.request?.parameters["card"] == "AB 12", "\(reply.speech)")
  }

  @Test(
    "takes what is meant where another value is denied that is offered",
    arguments: ["not small but large", "large, not small", "not the small one but the large one"])
  func takesContrasted(_ answer: String) async throws {
    let reply = try await Self.reply(to: ["book a studio", answer])
    #expect(reply.request?.parameters["room"] == "large", "\(reply.speech)")
  }

  @Test(
    "reads much of the same in time that grows with it, and not with its square",
    arguments: [
      ("book a studio in the small room", "not saturday but "), ("book a studio", "the time to "),
      ("book a studio", "large, not small "),
    ])
  func readsMuch(_ request: String, part: String) async throws {
    let conversation = try Self.conversation()
    _ = await conversation.say(request)
    func time(of count: Int) async -> Duration {
      let answer = String(repeating: part, count: count)
      var best: Duration?
      for _ in 0..<3 {
        let time = await ContinuousClock().measure { _ = await conversation.say(answer) }
        best = min(best ?? time, time)
      }
      return best ?? .zero
    }
    let (few, many) = (await time(of: 75), await time(of: 600))
    #expect(many < few * 24, "\(few) for 75, \(many) for 600")
  }
}
