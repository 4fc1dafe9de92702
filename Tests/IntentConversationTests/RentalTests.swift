import Foundation
import IntentConversation
import IntentRuntime
import Testing

/// Has no more than three bikes, and no accessories.
private struct FewBikes: RentBikeIntentHandling {
  func resolveBikes(for intent: RentBikeIntent) async -> ResolutionResult<Int> {
    guard let bikes = intent.bikes else { return .needsValue() }
    return bikes > 3 ? .unsupported() : .success(with: bikes)
  }

  func resolveAccessories(for intent: RentBikeIntent) async -> [ResolutionResult<Accessory>] {
    guard let accessories = intent.accessories, !accessories.isEmpty else { return [.needsValue()] }
    return accessories.map { _ in .unsupported() }
  }

  func resolveDuration(for intent: RentBikeIntent) async -> ResolutionResult<TimeInterval> {
    .notRequired()
  }

  func handle(intent: RentBikeIntent) async -> RentBikeIntentResponse {
    RentBikeIntentResponse(code: .success)
  }
}

/// Rents bikes to whoever says how many.
private struct BikeRental: RentBikeIntentHandling {
  func resolveBikes(for intent: RentBikeIntent) async -> ResolutionResult<Int> {
    intent.bikes.map { .success(with: $0) } ?? .needsValue()
  }

  func resolveAccessories(for intent: RentBikeIntent) async -> [ResolutionResult<Accessory>] {
    (intent.accessories ?? []).map { .success(with: $0) }
  }

  func resolveDuration(for intent: RentBikeIntent) async -> ResolutionResult<TimeInterval> {
    intent.duration.map { .success(with: $0) } ?? .notRequired()
  }

  func handle(intent: RentBikeIntent) async -> RentBikeIntentResponse {
    RentBikeIntentResponse(code: .success)
  }
}

/// Asks how long.
struct LongRental: RentBikeIntentHandling {
  func resolveBikes(for intent: RentBikeIntent) async -> ResolutionResult<Int> {
    intent.bikes.map { .success(with: $0) } ?? .needsValue()
  }

  func resolveAccessories(for intent: RentBikeIntent) async -> [ResolutionResult<Accessory>] {
    (intent.accessories ?? []).map { .success(with: $0) }
  }

  func resolveDuration(for intent: RentBikeIntent) async -> ResolutionResult<TimeInterval> {
    intent.duration.map { .success(with: $0) } ?? .needsValue()
  }

  func handle(intent: RentBikeIntent) async -> RentBikeIntentResponse {
    RentBikeIntentResponse(code: .success)
  }
}

@Suite("Several values of a kind")
struct RentalTests {
  static func conversation(
    _ modality: ConversationModality = .screen, templates: [String] = templates,
    of rental: some RentBikeIntentHandling = BikeRental()
  ) throws -> Conversation {
    var provider = HandlerProvider(.rental)
    try provider.register(rental)
    let vocabulary = AppVocabulary(
      utterances: [.init(intent: "RentBikeIntent", templates: templates)])
    var app = ConversationApp(
      "Rental", engine: Apps.engine(provider), vocabularies: [vocabulary])
    (app.calendar, app.now) = (FixedTime.calendar, { FixedTime.now })
    return Conversation(with: [app], modality: modality)
  }

  private static let templates = [
    "rent [{bikes}] bike[s] (with {accessories}|for {duration}|with {lights} lights|pausing for {pause}|at {pickup})*"
  ]

  static func reply(_ sentences: String...) async throws -> ConversationReply {
    let conversation = try conversation()
    var reply: ConversationReply?
    for sentence in sentences { reply = await conversation.say(sentence) }
    return try #require(reply)
  }

  @Test("lead, once refused, back to the question before and not to their own")
  func goBackFromRefusal() async throws {
    let conversation = try Self.conversation(of: FewBikes())
    let bikes = await conversation.say("rent bikes")
    _ = await conversation.say("9")
    _ = await conversation.say("8")
    let first = await conversation.say("go back")
    #expect(first.speech.contains("nothing"), "\(first.speech)")
    let accessories = await conversation.say("2")
    let refused = await conversation.say("helmet")
    #expect(refused.speech != accessories.speech && refused.kind == .question, "\(refused.speech)")
    _ = await conversation.say("basket")
    let before = await conversation.say("go back")
    #expect(before.speech == bikes.speech, "\(before.speech)")
  }

  @Test(
    "are no part of a number",
    arguments: ["half of six", "a quarter of four", "a third of six", "the second of four"])
  func partsOfNumbers(_ answer: String) async throws {
    let reply = try await Self.reply("rent bikes", answer)
    #expect(reply.kind == .question, "\(reply.speech)")
    #expect(reply.request?.parameters["bikes"] == nil, "\(reply.speech)")
  }

  @Test(
    "are said with the question's own words in whatever form, and nothing is not understood",
    arguments: [("2 bikes", 2), ("1 bike", 1), ("one bike please", 1)])
  func echo(_ answer: String, bikes: Int) async throws {
    let asked = try await Self.reply("rent bikes")
    let reply = try await Self.reply("rent bikes", answer)
    #expect(reply.request?.parameters["bikes"] == .integer(bikes), "\(asked.speech)")
    #expect(!reply.speech.contains("understand"), "\(asked.speech) \(reply.speech)")
  }

  @Test(
    "are understood with articles and without",
    arguments: [
      ("helmet and basket", ["helmet", "basket"]),
      ("a helmet and a basket", ["helmet", "basket"]),
      ("a helmet, a basket and the lock", ["helmet", "basket", "lock"]),
      ("a basket", ["basket"]), ("piano", nil), ("a helmet and a piano", nil),
    ] as [(String, [JSONValue]?)], ["{accessories}", "{accessories:list}"])
  func articles(_ list: (words: String, values: [JSONValue]?), slot: String) async throws {
    let recognizer = Recognizer(
      catalogs: [.rental],
      vocabularies: [
        AppVocabulary(
          utterances: [.init(intent: "RentBikeIntent", templates: ["rent a bike with \(slot)"])])
      ],
      appNames: ["Rental"], language: "en")
    let sentence = "rent a bike with \(list.words)"
    let request = recognizer.recognize(sentence).first?.request
    #expect(request?.parameters["accessories"] == list.values.map { .array($0) })
    guard list.values == nil else { return }
    // What is told of a sentence that fits nothing is where it leaves the template.
    let nearest = try #require(recognizer.nearestTemplate(to: sentence))
    #expect(nearest.word != nil, "\(nearest)")
  }

  @Test(
    "are corrected one by one: by the words that a template has before one, or alone where only one can be meant",
    arguments: [
      ("no, for 5 hours", "duration", 18_000), ("no, pausing for 5 minutes", "pause", 300),
      ("no, with 3 lights", "lights", 3), ("make it 3 lights", "lights", 3),
    ] as [(String, String, JSONValue)])
  func corrections(_ correction: String, parameter: String, value: JSONValue) async throws {
    let reply = try await Self.reply(
      "rent 2 bikes for 2 hours with 1 lights pausing for 10 minutes", correction)
    let request = try #require(reply.request)
    #expect(request.parameters[parameter] == value, "\(request) \(reply.speech)")
    let others: [String: JSONValue] = ["bikes": 2, "duration": 7200, "lights": 1, "pause": 600]
    for (name, value) in others where name != parameter {
      #expect(request.parameters[name] == value, "\(name) \(reply.speech)")
    }
  }

  @Test(
    "are added to and taken out of where somebody is asked whether to go on",
    arguments: [
      ("en", "and a basket", ["helmet", "lock", "basket"]),
      ("en", "plus basket", ["helmet", "lock", "basket"]),
      ("en", "also the basket", ["helmet", "lock", "basket"]),
      ("en", "add a basket", ["helmet", "lock", "basket"]),
      ("en", "basket too", ["helmet", "lock", "basket"]), ("en", "and a lock", ["helmet", "lock"]),
      ("en", "without the lock", ["helmet"]), ("en", "no lock", ["helmet"]),
      ("en", "remove helmet", ["lock"]),
      ("de", "und basket", ["helmet", "lock", "basket"]), ("de", "ohne lock", ["helmet"]),
      ("fr", "sans lock", ["helmet"]), ("es", "sin lock", ["helmet"]),
      ("pl", "bez lock", ["helmet"]),
      ("en", "please no lock", ["helmet"]), ("en", "oh, no lock", ["helmet"]),
      ("en", "no, no lock", ["helmet"]), ("en", "no wait, no lock", ["helmet"]),
      ("en", "well, no lock", ["helmet"]), ("en", "so no lock", ["helmet"]),
      ("en", "no, without the lock", ["helmet"]), ("en", "no, leave out the lock", ["helmet"]),
      ("en", "no, not the lock", ["helmet"]), ("de", "nein, ohne lock", ["helmet"]),
      ("es", "no, sin lock", ["helmet"]), ("fr", "non, sans lock", ["helmet"]),
      ("pl", "nie, bez lock", ["helmet"]), ("de", "nimm das lock raus", ["helmet"]),
      ("ja", "lockを外して", ["helmet"]), ("ja", "lockなしで", ["helmet"]),
      ("ko", "lock 빼 줘", ["helmet"]), ("en", "everything but the lock", ["helmet"]),
    ] as [(String, String, [JSONValue])])
  func changesList(_ language: String, answer: String, values: [JSONValue]) async throws {
    let conversation = try Self.conversation()
    _ = await conversation.say("rent 2 bikes with helmet and lock")
    await conversation.use(language: language)
    let reply = await conversation.say(answer)
    #expect(reply.kind == .question, "\(reply.speech)")
    #expect(reply.request?.parameters["accessories"] == .array(values), "\(reply.speech)")
    #expect(!reply.speech.contains("understand"), "\(reply.speech)")
  }

  @Test(
    "stay as they are where a word before another one only leads to it, or what is denied is none of them",
    arguments: [
      "please no basket", "no, no basket", "without the basket", "well, no basket", "so basket",
      "without helmet and basket", "no helmet no lock", "not only the helmet",
      "don't remove the lock",
      "why no helmet",
    ])
  func keepsList(_ answer: String) async throws {
    let reply = try await Self.reply("rent 2 bikes with helmet and lock", answer)
    #expect(reply.kind == .question, "\(reply.speech)")
    #expect(reply.request?.parameters["accessories"] == ["helmet", "lock"], "\(reply.speech)")
  }

  @Test(
    "are one where a number alone is said",
    arguments: ["no, three", "make it three", "three, please"])
  func bareNumber(_ correction: String) async throws {
    let reply = try await Self.reply("rent 2 bikes for 2 hours", correction)
    #expect(reply.kind == .question, "\(reply.speech)")
    #expect(reply.request?.parameters["bikes"] == 3, "\(reply.speech)")
    #expect(reply.request?.parameters["duration"] == 7200)
  }

  @Test(
    "are no number of a day or a time, which is told apart where it is corrected",
    arguments: [
      ("en", "Monday at 3", 3), ("en", "no, at 11", 11), ("es", "el lunes a las 3", 3),
      ("es", "mejor a las 3", 3), ("es", "no, a las 11", 11), ("fr", "plutôt à 3 heures", 3),
      ("de", "lieber um 3 Uhr", 3),
    ])
  func correctedMoment(_ language: String, correction: String, hour: Int) async throws {
    let conversation = try Self.conversation()
    _ = await conversation.say("rent 2 bikes at 8 am")
    await conversation.use(language: language)
    let reply = await conversation.say(correction)
    #expect(reply.request?.parameters["bikes"] == 2, "\(reply.speech)")
    guard case .object(let pickup)? = reply.request?.parameters["pickup"] else {
      Issue.record("\(reply.speech)")
      return
    }
    #expect(pickup["hour"] == .integer(hour), "\(reply.speech)")
  }

  @Test(
    "are no number of a day or a time where a number is asked for",
    arguments: ["at 2", "tomorrow at 2", "at one in the afternoon", "2 pm"])
  func askedNumber(_ answer: String) async throws {
    let reply = try await Self.reply("rent bikes", answer)
    #expect(reply.request?.parameters["bikes"] == nil, "\(reply.speech)")
    #expect(reply.kind == .question)
  }

  @Test(
    "are so many beside a day that is said as well",
    arguments: ["3 tonight", "3 this afternoon", "3 tomorrow", "tomorrow 3"])
  func numberOnDay(_ answer: String) async throws {
    let reply = try await Self.reply("rent bikes", answer)
    #expect(reply.request?.parameters["bikes"] == 3, "\(reply.speech)")
  }

  @Test(
    "may be so short as to ask for time in other places",
    arguments: [
      ("en", "one second"), ("es", "un segundo"), ("de", "eine Sekunde"),
      ("fr", "une seconde"),
    ])
  func shortDuration(_ language: String, answer: String) async throws {
    let conversation = try Self.conversation(
      templates: ["rent [{bikes}] bike[s]"], of: LongRental())
    let asked = await conversation.say("rent 2 bikes")
    #expect(asked.kind == .question, "\(asked.speech)")
    await conversation.use(language: language)
    let reply = await conversation.say(answer)
    #expect(reply.request?.parameters["duration"] == 1, "\(reply.speech)")
  }

  @Test(
    "are corrected by what they are called, and while another is asked for",
    arguments: [
      ("no, three bikes", "bikes", 3), ("make it three bikes", "bikes", 3),
      ("yes and make it three", "bikes", 3), ("no, 4 lights", "lights", 4),
    ])
  func named(_ correction: String, parameter: String, value: Int) async throws {
    let sentence = parameter == "lights" ? "rent 2 bikes with 1 lights" : "rent 2 bikes"
    let reply = try await Self.reply(sentence, correction)
    #expect(reply.request?.parameters[parameter] == .integer(value), "\(reply.speech)")
    let conversation = try Self.conversation(of: FewBikes())
    let asked = await conversation.say(sentence)
    let again = await conversation.say("no, 1 bike")
    #expect(again.request?.parameters["bikes"] == 1)
    #expect(again.speech == "Noted: Bikes 1. \(asked.speech)")
  }

  @Test("are a request rather than an answer where that would leave most of it out")
  func request() async throws {
    let conversation = try Self.conversation(of: FewBikes())
    _ = await conversation.say("rent 2 bikes")
    let reply = await conversation.say("rent 3 bikes with a helmet and a basket at 8 am")
    #expect(reply.code == "drop", "\(reply.speech)")
  }

  @Test("are asked about where either may be meant")
  func undecided() async throws {
    let conversation = try Self.conversation()
    _ = await conversation.say("rent 2 bikes with 1 lights")
    let asked = await conversation.say("no, three")
    #expect(asked.speech == "Did you mean Bikes or Lights?")
    #expect(asked.options == ["Bikes", "Lights"] && asked.code == "didYouMean")
    for answer in ["repeat", "I don't know"] {
      #expect(await conversation.say(answer).speech.hasPrefix(asked.speech))
    }
    let reply = await conversation.say("lights")
    #expect(reply.request?.parameters["lights"] == 3 && reply.request?.parameters["bikes"] == 2)
    _ = await conversation.say("no, four")
    let kept = await conversation.say("no")
    #expect(kept.request?.parameters["lights"] == 3 && kept.kind == .question)
    #expect(await conversation.say("yes").outcome?.ending == .handled)
  }

  @Test("are asked about where two parameters are said with the same words")
  func sameWords() async throws {
    let conversation = try Self.conversation(templates: [
      "rent [{bikes}] bike[s] for {duration}", "rest [a while] for {pause}",
    ])
    _ = await conversation.say("rent 2 bikes for 2 hours")
    let asked = await conversation.say("no, for 5 hours")
    #expect(asked.speech == "Did you mean Duration or Pause?")
    let reply = await conversation.say("the first")
    #expect(reply.request?.parameters["duration"] == 18_000, "\(reply.speech)")
  }

  @Test("are told with what they are of, as people say them, in the user's language")
  func told() async throws {
    let sentence = "rent 2 bikes for 2 hours with a helmet and a basket at 8 am"
    let confirmation = try await Self.reply("rent 2 bikes with 3 lights")
    #expect(confirmation.speech == "Rent Bike, Bikes 2, Lights 3: shall I go on?")
    let drop = try await Self.reply(sentence, "rent 3 bikes")
    let parts = drop.speech.replacing("\u{202F}", with: " ")
    #expect(
      parts
        == "Shall I drop “Rent Bike: Bikes 2, Helmet and Basket, Duration 2 hours, and 8:00 AM”?",
      "\(drop.speech)")
  }

  @Test(
    "that nobody has chosen are none: 'unknown' is no answer", arguments: ["unknown", "Unknown"])
  func unknown(_ word: String) async throws {
    let reply = try await Self.reply("rent 2 bikes with \(word)")
    #expect(reply.request == nil, "\(reply.speech)")
    var provider = HandlerProvider(.rental)
    try provider.register(BikeRental())
    let engine = SessionEngine(provider: provider)
    let step = try await engine.begin(
      IntentRequest(intent: "RentBike", parameters: ["bikes": 2]), id: "1", language: "en")
    await #expect(throws: IntentError.self) {
      try await engine.step(step.session, .change(parameter: "accessories", value: ["unknown"]))
    }
  }

  @Test(
    "and a time of day are values as their schemas have them",
    arguments: [
      ("10:00", DateComponents(hour: 10, minute: 0)),
      ("2026-01-31", DateComponents(year: 2026, month: 1, day: 31)),
      (
        "2026-01-31T08:30:15",
        DateComponents(
          year: 2026, month: 1, day: 31, hour: 8, minute: 30, second: 15)
      ),
      ("25:00", nil), ("10", nil), ("2026-13-01", nil), ("T10:00", nil), ("2026-01-31T", nil),
      ("", nil), ("١٠:٠٠", nil),
    ] as [(String, DateComponents?)])
  func times(_ text: String, components: DateComponents?) throws {
    let request = IntentRequest(intent: "RentBike", parameters: ["pickup": .string(text)])
    let intent = try? request.decoded(as: RentBikeIntent.self)
    #expect(intent?.pickup == components)
  }

  @Test(
    "are answers to what a session asks",
    arguments: [
      ("yes", .yes), ("yes, please", .yes), ("no", .no), ("cancel", .cancel),
      ("no, three", .change(parameter: "bikes", value: 3)), ("frobnicate", nil),
    ] as [(String, SessionAnswer?)])
  func answers(_ text: String, expected: SessionAnswer?) async throws {
    var provider = HandlerProvider(.rental)
    try provider.register(BikeRental())
    let engine = SessionEngine(provider: provider)
    let step = try await engine.begin(
      IntentRequest(intent: "RentBike", parameters: ["bikes": 2]), id: "1", language: "en")
    let reader = SpokenValueReader(catalogs: [.rental], language: "en")
    #expect(reader.answer(in: text, to: step) == expected)
  }
}
