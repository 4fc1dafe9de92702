import Foundation
import IntentConversation
import IntentRuntime
import Testing

/// Asks how warm a room is to be, and how long a scene is to last.
private struct House: SetHeatingIntentHandling, RunSceneIntentHandling, TrackParcelIntentHandling {
  func resolveRoom(for intent: SetHeatingIntent) async -> ResolutionResult<Chamber> {
    intent.room.map { .success(with: $0) } ?? .needsValue()
  }

  func resolveTemperature(
    for intent: SetHeatingIntent
  ) async -> ResolutionResult<Measurement<UnitTemperature>> {
    intent.temperature.map { .success(with: $0) } ?? .needsValue()
  }

  func resolveDuration(for intent: SetHeatingIntent) async -> ResolutionResult<TimeInterval> {
    intent.duration.map { .success(with: $0) } ?? .notRequired()
  }

  func resolveBoost(for intent: SetHeatingIntent) async -> ResolutionResult<Bool> {
    guard intent.duration != nil else { return .notRequired() }
    return intent.boost.map { .success(with: $0) } ?? .needsValue()
  }

  func handle(intent: SetHeatingIntent) async -> SetHeatingIntentResponse { .init(code: .success) }

  func resolveScene(for intent: RunSceneIntent) async -> ResolutionResult<Scene> {
    intent.scene.map { .success(with: $0) } ?? .needsValue()
  }

  func resolveDate(for intent: RunSceneIntent) async -> ResolutionResult<DateComponents> {
    intent.date.map { .success(with: $0) } ?? .notRequired()
  }

  func handle(intent: RunSceneIntent) async -> RunSceneIntentResponse { .init(code: .success) }

  func resolveNumber(for intent: TrackParcelIntent) async -> ResolutionResult<String> {
    intent.number.map { .success(with: $0) } ?? .needsValue()
  }

  func handle(intent: TrackParcelIntent) async -> TrackParcelIntentResponse {
    .init(code: .success)
  }
}

/// It is ten in the morning of Wednesday, October 15, 2025.
@Suite("A house of one's own")
struct HouseTests {
  private static let templates = [
    "SetHeatingIntent": ["heat the {room} [to {temperature}] [for {duration}] [{boost}]"],
    "RunSceneIntent": ["run a scene", "run {scene} [{date}]"],
    "TrackParcelIntent": ["track my parcel"],
  ]

  /// The reply to the last of some sentences, and every value of what was done.
  private func reply(
    to sentences: [String], _ language: String = "en"
  ) async throws -> ConversationReply {
    var provider = HandlerProvider(.house)
    try provider.register(House())
    let vocabulary = AppVocabulary(
      utterances: Self.templates.map { .init(intent: $0.key, templates: $0.value) })
    var app = ConversationApp(
      "House", engine: Apps.engine(provider), vocabularies: [vocabulary])
    (app.calendar, app.now) = (FixedTime.calendar, { FixedTime.now })
    let conversation = Conversation(with: [app], language: language)
    var reply: ConversationReply?
    for sentence in sentences { reply = await conversation.say(sentence) }
    return try #require(reply)
  }

  @Test(
    "does nothing before a yes where an answer was understood in part",
    arguments: [
      ("heat the office", "10 degrees warmer"), ("heat the office", "20 degrees in the kitchen"),
      ("heat the office", "is 20 degrees too warm?"),
      ("heat the office", "yesterday it was 20 degrees"),
      ("run a scene", "I hate party"), ("run a scene", "party at 8 pm"),
      ("heat the office to 20 degrees for 2 hours", "if it is boosted"),
      ("heat the office to 20 degrees for 2 hours", "would it be boosted"),
    ])
  func confirmsWhatIsUnderstoodInPart(_ request: String, answer: String) async throws {
    let asked = try await reply(to: [request, answer])
    #expect(asked.kind == .question && asked.outcome == nil, "\(asked.speech)")
    #expect(asked.speech.contains("I did not understand"), "\(asked.speech)")
    #expect(try await reply(to: [request, answer, "yes"]).outcome?.ending == .handled)
    #expect(try await reply(to: [request, answer, "no"]).outcome?.ending != .handled)
  }

  @Test(
    "asks again for one amount of several",
    arguments: [
      ("en", "between 18 and 20 degrees"), ("en", "18 to 20 degrees"), ("en", "18 or 20"),
      ("de", "18 bis 20 Grad"), ("es", "entre 18 y 20 grados"),
    ])
  func asksForOneAmount(_ language: String, answer: String) async throws {
    let asked = try await reply(to: ["heat the office", answer], language)
    #expect(asked.request?.parameters["temperature"] == nil, "\(asked.speech)")
    #expect(asked.kind == .question && asked.outcome == nil, "\(asked.speech)")
  }

  @Test(
    "takes a number alone in the unit of its definition",
    arguments: [
      ("en", "21"), ("en", "twenty-one"), ("de", "einundzwanzig"), ("ja", "21"),
      ("en", "21 degrees"),
    ])
  func takesNumbers(_ language: String, answer: String) async throws {
    let done = try await reply(to: ["heat the office", answer], language)
    let measure = done.request?.parameters["temperature"]
    #expect(
      try measure == JSONValue(encoding: Measurement(value: 21, unit: UnitTemperature.celsius)))
    #expect(done.outcome?.ending == .handled, "\(done.speech)")
  }

  @Test("says which values of a request are not needed")
  func tellsWhatIsNotNeeded() async throws {
    let done = try await reply(to: ["heat the office to 20 degrees boosted"])
    #expect(done.outcome?.ending == .handled && done.speech.contains("boosted"), "\(done.speech)")
    #expect(done.request?.parameters["boost"] == nil, "\(done.speech)")
  }

  @Test(
    "calls what is on or off as its definition does, and takes neither from a yes or a no to the whole",
    arguments: [
      ("heat the office to 20 degrees for 2 hours boosted", true),
      ("heat the office to 20 degrees for 2 hours without boost", false),
      ("heat the office to 20 degrees for 2 hours, no", nil),
      ("heat the office to 20 degrees for 2 hours, right", nil),
    ] as [(String, Bool?)])
  func namesBooleans(_ sentence: String, boost: Bool?) async throws {
    let reply = try await reply(to: [sentence])
    #expect(reply.request?.parameters["boost"] == boost.map(JSONValue.boolean), "\(reply.speech)")
    #expect((reply.outcome?.ending == .handled) == (boost != nil), "\(reply.speech)")
  }

  @Test(
    "takes the names of a Boolean as answers",
    arguments: [
      ("boosted", true), ("without boost", false), ("yes", true), ("no", false),
      ("yes, boosted", true), ("it is boosted", true), ("no, without boost", false),
      ("boosted please", true), ("without boost, thanks", false), ("please, without boost", false),
      ("no boost", false), ("no boost please", false), ("it isn't boosted", false),
      ("isn't boosted", false),
    ])
  func takesNamesOfBooleans(_ answer: String, boost: Bool) async throws {
    let done = try await reply(to: ["heat the office to 20 degrees for 2 hours", answer])
    #expect(done.request?.parameters["boost"] == .boolean(boost), "\(done.speech)")
    #expect(done.outcome?.ending == .handled, "\(done.speech)")
  }

  @Test(
    "tells a no before the name of a Boolean from one that denies it",
    arguments: [
      ("es", "no, without boost", false), ("pl", "nie, without boost", false),
      ("ko", "아니, without boost", false), ("de", "nein, without boost", false),
      ("de", "nicht boosted", false), ("de", "boosted bitte", true),
      ("es", "without boost por favor", false), ("ja", "boostedです", true),
      ("es", "no without boost", nil), ("es", "no lo quiero boosted", nil),
      ("pl", "nie without boost", nil), ("de", "mach es nicht boosted", nil),
      ("ja", "boostedにしないでください", nil), ("en", "hardly boosted", nil),
      ("en", "no boosted", false), ("de", "kein boosted", false), ("en", "no without boost", false),
    ] as [(String, String, Bool?)])
  func tellsNoFromDenial(_ language: String, answer: String, boost: Bool?) async throws {
    let length = [
      "en": "2 hours", "de": "2 Stunden", "es": "2 horas", "pl": "2 godziny", "ja": "2時間",
      "ko": "2시간",
    ]
    let reply = try await reply(
      to: ["heat the office for \(length[language] ?? "")", "20", answer], language)
    #expect(reply.request?.parameters["boost"] == boost.map(JSONValue.boolean), "\(reply.speech)")
    #expect((reply.outcome?.ending == .handled) == (boost != nil), "\(reply.speech)")
  }

  @Test(
    "takes no name of a Boolean that is denied, asked back, or at odds with a yes or a no",
    arguments: [
      "is it boosted", "isn't boosted?", "not boosted?", "no, boosted", "don't say boosted",
      "yes, without boost",
      "boosted or without boost",
    ])
  func takesNoDeniedNames(_ answer: String) async throws {
    let asked = try await reply(to: ["heat the office to 20 degrees for 2 hours", answer])
    #expect(asked.request?.parameters["boost"] == nil, "\(asked.speech)")
    #expect(asked.kind == .question && asked.outcome == nil, "\(asked.speech)")
  }

  @Test("takes what is not so for the other value")
  func takesTheOther() async throws {
    let done = try await reply(to: ["heat the office to 20 degrees for 2 hours", "not boosted"])
    #expect(done.request?.parameters["boost"] == .boolean(false), "\(done.speech)")
  }

  @Test("asks whether a few letters are the beginning of a case", arguments: ["go", "p"])
  func asksAboutBeginnings(_ answer: String) async throws {
    let asked = try await reply(to: ["run a scene", answer])
    #expect(asked.kind == .question && asked.outcome == nil, "\(asked.speech)")
    #expect(try await reply(to: ["run a scene", answer, "yes"]).outcome?.ending == .handled)
  }

  @Test("takes no part of another case for a case behind a word that agrees, `good night`")
  func takesNoPartOfCases() async throws {
    #expect(try await reply(to: ["run a scene", "good night"]).outcome == nil)
    #expect(try await reply(to: ["run a scene", "good, party"]).outcome?.ending == .handled)
  }

  @Test(
    "asks about a text that says of the request that it is over, or that asks something itself",
    arguments: [
      "cancel the parcel", "stop tracking", "I don't have it", "what are my options?",
      "which ones?", "how much is it?", "what is that",
    ])
  func asksAboutTexts(_ answer: String) async throws {
    let asked = try await reply(to: ["track my parcel", answer])
    #expect(asked.code == "verbatim" && asked.outcome == nil, "\(asked.speech)")
  }

  @Test("drops nothing for another request before a yes", arguments: ["banana", "help", "hmm"])
  func dropsNothing(_ answer: String) async throws {
    let asked = try await reply(to: ["track my parcel", "heat the office", "no", answer])
    #expect(asked.code == "drop" && asked.kind == .question, "\(asked.speech)")
  }

  @Test(
    "does nothing before a yes where nobody understood what may have corrected something",
    arguments: [
      ("no, the cellar", true), ("and the cellar", true), ("not that one", true),
      ("the cellar instead", true), ("office? no", true), ("forget the office", true),
      ("change office to kitchen", true), ("bananas", false),
    ])
  func confirmsWhatMayBeCorrected(_ answer: String, isConfirmed: Bool) async throws {
    let last = try await reply(to: ["heat the office", answer, "20"])
    #expect((last.kind == .question) == isConfirmed, "\(last.speech)")
    #expect((last.outcome?.ending == .handled) != isConfirmed, "\(last.speech)")
  }

  @Test(
    "tells what says of a day that it is only the end, and does nothing before a yes",
    arguments: ["until": "run party until friday", "before": "run party before 8"])
  func tellsBounds(_ bound: String, sentence: String) async throws {
    let asked = try await reply(to: [sentence])
    #expect(asked.speech.contains("“\(bound)”") && asked.outcome == nil, "\(asked.speech)")
    #expect(try await reply(to: [sentence, "yes"]).outcome?.ending == .handled)
    #expect(
      try await reply(to: [sentence, "start over"]).outcome == nil, "It is as it was said at first."
    )
  }
}
