import Foundation
import IntentConversation
import IntentRuntime
import Testing

/// Reserves rooms, and asks for the parameters that it is told to.
private struct Porter: ReserveRoomIntentHandling, PayBillIntentHandling, HireCarIntentHandling {
  let asked: Set<String>

  private func resolved<Value>(_ value: Value?, _ name: String) -> ResolutionResult<Value> {
    value.map { .success(with: $0) } ?? (asked.contains(name) ? .needsValue() : .notRequired())
  }

  func resolveKind(for intent: ReserveRoomIntent) async -> ReserveRoomKindResolutionResult {
    switch intent.kind {
    // There is a suite for families.
    case .family?: .confirmationRequired(with: .suite)
    case let kind?: .success(with: kind)
    case nil: asked.contains("kind") ? .needsValue() : .notRequired()
    }
  }

  func resolveGuests(for intent: ReserveRoomIntent) async -> ResolutionResult<Int> {
    resolved(intent.guests, "guests")
  }

  func resolveArrival(for intent: ReserveRoomIntent) async -> ReserveRoomArrivalResolutionResult {
    guard let arrival = intent.arrival else {
      return asked.contains("arrival") ? .needsValue() : .notRequired()
    }
    return asked.contains("open") && arrival.day == 18
      ? .unsupported(forReason: .closed) : .success(with: arrival)
  }

  func resolveNights(for intent: ReserveRoomIntent) async -> ResolutionResult<Int> {
    resolved(intent.nights, "nights")
  }

  func resolveExtras(for intent: ReserveRoomIntent) async -> [ReserveRoomExtrasResolutionResult] {
    guard let extras = intent.extras, !extras.isEmpty else {
      return [asked.contains("extras") ? .needsValue() : .notRequired()]
    }
    return extras.map { .success(with: $0) }
  }

  func resolvePickup(for intent: ReserveRoomIntent) async -> ResolutionResult<DateComponents> {
    if asked.contains("hour"), intent.pickup?.hour == nil { return .needsValue() }
    guard intent.pickup == nil, asked.contains("proposal") else {
      return resolved(intent.pickup, "pickup")
    }
    return .confirmationRequired(
      with: DateComponents(year: 2025, month: 10, day: 17, hour: 18, minute: 0))
  }

  func resolveSmoking(for intent: ReserveRoomIntent) async -> ResolutionResult<Bool> {
    resolved(intent.smoking, "smoking")
  }

  func resolveBudget(for intent: ReserveRoomIntent) async -> ResolutionResult<CurrencyAmount> {
    resolved(intent.budget, "budget")
  }

  func resolveWishes(for intent: ReserveRoomIntent) async -> ResolutionResult<String> {
    resolved(intent.wishes, "wishes")
  }

  func handle(intent: ReserveRoomIntent) async -> ReserveRoomIntentResponse {
    ReserveRoomIntentResponse(code: .success)
  }

  func resolvePeriod(for intent: HireCarIntent) async -> ResolutionResult<DateComponentsRange> {
    resolved(intent.period, "period")
  }

  func resolvePlace(for intent: HireCarIntent) async -> ResolutionResult<Placemark> {
    resolved(intent.place, "place")
  }

  func handle(intent: HireCarIntent) async -> HireCarIntentResponse {
    HireCarIntentResponse(code: .success)
  }

  func resolveAmount(for intent: PayBillIntent) async -> ResolutionResult<CurrencyAmount> {
    intent.amount.map { .success(with: $0) } ?? .needsValue()
  }

  func resolveTip(for intent: PayBillIntent) async -> ResolutionResult<Int> {
    resolved(intent.tip, "tip")
  }

  func resolveWhen(for intent: PayBillIntent) async -> ResolutionResult<DateComponents> {
    resolved(intent.when, "when")
  }

  func handle(intent: PayBillIntent) async -> PayBillIntentResponse {
    PayBillIntentResponse(code: .success)
  }
}

@Suite("A reservation about which people change their minds")
struct HotelTests {
  private static let vocabularies = [
    vocabulary(
      "(book|reserve) (a|the) [{kind}] [room] (for {guests} guest[s]|for {nights} night[s]|[on] {arrival}|with {extras:list})*",
      "pay my bill [of {amount}]", "hire a car"),
    vocabulary(
      "reserviere ein [{kind}] Zimmer ([am] {arrival})*", "zahle meine Rechnung", "miete ein Auto",
      in: "de"),
    vocabulary(
      "reserva una [{kind}] habitación ({guests} persona[s]|{nights} noche[s]|[para] [el] {arrival})*",
      "paga mi cuenta", "alquila un coche", in: "es"),
    vocabulary(
      "réserve une [{kind}] chambre (pour {guests} personne[s]|pour {nights} nuit[s]|[le] {arrival})*",
      "paie ma note", "loue une voiture", in: "fr"),
    vocabulary(
      "zarezerwuj [{kind}] pokój ([na] {arrival})*", "zapłać rachunek", "wypożycz samochód",
      in: "pl"),
    vocabulary("[{arrival}に]部屋を予約して", "勘定を払って", "車を借りて", in: "ja"),
  ]

  private static func vocabulary(
    _ room: String, _ bill: String, _ car: String, in language: String? = nil
  )
    -> AppVocabulary
  {
    AppVocabulary(
      language: language,
      utterances: [
        .init(intent: "ReserveRoomIntent", templates: [room]),
        .init(intent: "PayBillIntent", templates: [bill]),
        .init(intent: "HireCarIntent", templates: ["\(car) [{period}]"]),
      ])
  }

  static func conversation(asking asked: Set<String> = []) throws -> Conversation {
    var provider = HandlerProvider(.hotel)
    try provider.register(Porter(asked: asked))
    var app = ConversationApp("Hotel", engine: Apps.engine(provider), vocabularies: vocabularies)
    (app.calendar, app.now) = (FixedTime.calendar, { FixedTime.now })
    return Conversation(with: [app])
  }

  /// What a conversation has come to after some sentences.
  static func reply(
    to sentences: [String], in language: String = "en", asking asked: Set<String> = []
  ) async throws -> ConversationReply {
    let conversation = try conversation(asking: asked)
    await conversation.use(language: language)
    var reply: ConversationReply?
    for sentence in sentences { reply = await conversation.say(sentence) }
    return try #require(reply)
  }

  static func moment(_ day: Int, _ hour: Int) -> JSONValue {
    ["year": 2025, "month": 10, "day": .integer(day), "hour": .integer(hour), "minute": 0]
  }

  static func day(_ day: Int) -> JSONValue {
    ["year": 2025, "month": 10, "day": .integer(day)]
  }

  static let whole =
    "book a double room for 2 guests on saturday for 3 nights with breakfast and parking"

  @Test(
    "takes out what is said no to",
    arguments: [
      ("en", "no to parking"), ("en", "no to the parking please"), ("de", "nein zu parking"),
      ("fr", "non à parking"), ("es", "no a parking"), ("en", "no parking"),
    ])
  func declines(_ language: String, answer: String) async throws {
    let conversation = try Self.conversation()
    _ = await conversation.say(Self.whole)
    await conversation.use(language: language)
    let reply = await conversation.say(answer)
    #expect(reply.request?.parameters["extras"] == ["breakfast"], "\(reply.speech)")
  }

  @Test(
    "changes nothing to what is said no to",
    arguments: ["no to a suite", "no to sunday", "no to the sauna", "10%", "20%", "in a second"])
  func changesNothing(_ answer: String) async throws {
    let before = try await Self.reply(to: [Self.whole])
    let reply = try await Self.reply(to: [Self.whole, answer])
    #expect(reply.request?.parameters == before.request?.parameters, "\(reply.speech)")
    #expect(reply.kind == .question)
  }

  @Test(
    "takes nothing that is denied, or taken back at once",
    arguments: [
      ("en", "kind", "neither double nor suite"), ("en", "kind", "nor the suite"),
      ("de", "extras", "weder breakfast noch parking"), ("en", "kind", "suite, no thanks"),
      ("en", "kind", "suite, forget it"), ("en", "arrival", "saturday, no"),
      ("en", "pickup", "tomorrow at 8, no"), ("en", "nights", "two, no, wait"),
      ("en", "extras", "breakfast? no"), ("en", "arrival", "saturday, on second thought no"),
      ("ja", "extras", "saunaはいりません"), ("ja", "extras", "breakfastもsaunaもいりません"),
      ("ja", "extras", "breakfastなし"), ("en", "budget", "200 and 50 cents"),
      ("en", "arrival", "for three"), ("de", "arrival", "für drei"), ("en", "nights", "one week"),
      ("en", "smoking", "no problem"), ("es", "arrival", "para tres"),
      ("en", "extras", "sauna no, breakfast yes"), ("de", "extras", "breakfast ja, sauna nein"),
      ("en", "extras", "skip the sauna"), ("fr", "extras", "laisse tomber la sauna"),
      ("en", "pickup", "saturday at 8, no, later"),
    ])
  func takesNothing(_ language: String, parameter: String, answer: String) async throws {
    let request = Self.requests[language] ?? ""
    let reply = try await Self.reply(to: [request, answer], in: language, asking: [parameter])
    #expect(reply.request?.parameters[parameter] == nil, "\(reply.speech)")
    #expect(reply.kind == .question, "\(reply.speech)")
  }

  static let requests = [
    "en": "book a room", "de": "reserviere ein Zimmer", "es": "reserva una habitación",
    "fr": "réserve une chambre", "pl": "zarezerwuj pokój", "ja": "部屋を予約して",
  ]

  @Test(
    "keeps of what is corrected at once what is not said again",
    arguments: [
      ("en", "tomorrow at 8, no, 9", moment(16, 9)),
      ("en", "tomorrow at 8 pm, no, 9", moment(16, 21)),
      ("en", "saturday at 8, no, sunday", moment(19, 8)),
      ("en", "tomorrow at 8, actually 9", moment(16, 9)),
      ("de", "morgen um 8, nein, um 9", moment(16, 9)),
      ("es", "mañana a las 8, no, a las 9", moment(16, 9)),
      ("fr", "demain à 8h, non, 9h", moment(16, 9)),
      ("fr", "samedi à 8h, plutôt dimanche", moment(19, 8)),
      ("en", "tomorrow at noon, no, 11", moment(16, 11)),
      ("de", "morgen Abend um 8, nein, um 9", moment(16, 21)),
      ("en", "saturday at 8, no, an hour later", moment(18, 9)),
      ("pl", "jutro o 8, nie, o 9", moment(16, 9)), ("ja", "明日の8時、いや9時", moment(16, 9)),
      ("de", "Freitagabend um acht", moment(17, 20)), ("de", "am Montagmorgen um 9", moment(20, 9)),
    ])
  func correctsMoment(_ language: String, answer: String, expected: JSONValue) async throws {
    let request = Self.requests[language] ?? ""
    let reply = try await Self.reply(to: [request, answer], in: language, asking: ["pickup"])
    #expect(reply.request?.parameters["pickup"] == expected, "\(reply.speech)")
  }

  @Test(
    "keeps the currency of an amount that is corrected at once",
    arguments: [
      ("200 euros, no, 300", "EUR", 300), ("200 euros, I mean 300", "EUR", 300),
      ("200 euros, no, 300 dollars", "USD", 300), ("200 euros, no 300", "EUR", 300),
    ] as [(String, JSONValue, JSONValue)])
  func keepsCurrency(_ answer: String, code: JSONValue, amount: JSONValue) async throws {
    let reply = try await Self.reply(to: ["pay my bill", answer])
    #expect(
      reply.request?.parameters["amount"] == ["amount": amount, "currencyCode": code],
      "\(reply.speech)")
  }

  @Test(
    "takes the second of two values, where nothing else can be meant by the no between them",
    arguments: [
      ("nights", "three, no four", 4), ("kind", "double, no suite", "suite"),
      ("arrival", "saturday, no sunday", day(19)),
    ] as [(String, String, JSONValue)])
  func takesSecond(_ parameter: String, answer: String, expected: JSONValue) async throws {
    let reply = try await Self.reply(to: ["book a room", answer], asking: [parameter])
    #expect(reply.request?.parameters[parameter] == expected, "\(reply.speech)")
  }

  @Test(
    "hears which parameter is meant, and which is not",
    arguments: [
      ("not the guests", 2, 4), ("no guests", 2, 4), ("don't change the nights", 4, 3),
      ("anything but nights", 4, 3), ("the guests please", 4, 3), ("three guests", 3, 3),
      ("5 nights", 2, 5),
    ] as [(String, JSONValue, JSONValue)])
  func hearsWhich(_ answer: String, guests: JSONValue, nights: JSONValue) async throws {
    let reply = try await Self.reply(to: [Self.whole, "make it four", answer])
    #expect(reply.request?.parameters["guests"] == guests, "\(reply.speech)")
    #expect(reply.request?.parameters["nights"] == nights, "\(reply.speech)")
  }

  @Test(
    "takes another value than the one that it proposes",
    arguments: [
      ("no, a double", "double"), ("double", "double"), ("not a suite but a double", "double"),
      ("yes, a suite", "suite"), ("not a suite", nil), ("suite, no double", "double"),
    ] as [(String, JSONValue?)])
  func takesOther(_ answer: String, expected: JSONValue?) async throws {
    let reply = try await Self.reply(to: ["book a family room", answer])
    #expect(reply.request?.parameters["kind"] == expected, "\(reply.speech)")
    #expect(reply.kind == .question && reply.speech.contains("go on"), "\(reply.speech)")
  }

  @Test(
    "completes what is said of a time that it proposes",
    arguments: [
      ("at 7", moment(17, 19)), ("no, at 7", moment(17, 19)), ("no, saturday", moment(18, 18)),
      ("yes, 6 pm", moment(17, 18)), ("an hour later", moment(17, 19)),
      ("an hour earlier please", moment(17, 17)), ("friday at 6", moment(17, 18)),
      ("saturday at 9", moment(18, 21)), ("friday morning", day(17)),
    ])
  func completesProposal(_ answer: String, expected: JSONValue) async throws {
    let reply = try await Self.reply(to: ["book a room", answer], asking: ["proposal"])
    #expect(reply.request?.parameters["pickup"] == expected, "\(reply.speech)")
  }

  @Test(
    "counts a day later from the day that was said",
    arguments: [
      ("en", "book a room on saturday", "a day later", 19),
      ("en", "book a room on saturday", "no, two days earlier", 16),
      ("de", "reserviere ein Zimmer am Samstag", "einen Tag später", 19),
      ("es", "reserva una habitación para el sábado", "un día más tarde", 19),
      ("fr", "réserve une chambre samedi", "une semaine plus tard", 25),
      ("pl", "zarezerwuj pokój na sobotę", "dzień później", 19),
      ("ja", "土曜日に部屋を予約して", "一日遅く", 19),
    ])
  func countsFromDay(_ language: String, request: String, answer: String, expected: Int)
    async throws
  {
    let reply = try await Self.reply(to: [request, answer], in: language)
    #expect(reply.request?.parameters["arrival"] == Self.day(expected), "\(reply.speech)")
    guard language == "en" else { return }
    let refused = try await Self.reply(to: [request, answer], asking: ["open"])
    #expect(refused.request?.parameters["arrival"] == Self.day(expected), "\(refused.speech)")
  }

  @Test(
    "tells that it takes no bound of a day",
    arguments: [("en", "before saturday", "“before”"), ("de", "vor Samstag", "„vor“")])
  func tellsBound(_ language: String, answer: String, told: String) async throws {
    let request = Self.requests[language] ?? ""
    let reply = try await Self.reply(to: [request, answer], in: language, asking: ["arrival"])
    #expect(reply.speech.contains(told), "\(reply.speech)")
  }
}
