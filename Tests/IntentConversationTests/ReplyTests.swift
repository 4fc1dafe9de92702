import Foundation
import IntentRuntime
import SystemIntents
import Testing

/// It is ten in the morning of Wednesday, October 15.
@Suite("What is said of something that was done")
struct ReplyTests {
  struct Tables: BookRestaurantReservationIntentHandling {
    func handle(
      intent: BookRestaurantReservationIntent
    ) async -> BookRestaurantReservationIntentResponse {
      BookRestaurantReservationIntentResponse(code: .success)
    }
  }

  private func text(
    of request: IntentRequest,
    in language: String,
    _ provider: HandlerProvider
  ) async throws -> String {
    let engine = Apps.engine(provider)
    var step = try await engine.begin(request, id: "1", language: language)
    if case .confirm = step.turn { step = try await engine.step(step.session, .yes) }
    guard case .done(let outcome) = step.turn else {
      Issue.record("\(step.turn)")
      return ""
    }
    return outcome.text
  }

  @Test(
    "ends with one full stop where a value ends with one",
    arguments: [
      ("call Bobo Jr.", "I added call Bobo Jr."), ("call Bobo", "I added call Bobo."),
      ("and then...", "I added and then...."),
    ])
  func endsOnce(_ title: JSONValue, text: String) async throws {
    var provider = HandlerProvider(.notebook)
    try provider.register(Tasks())
    let request = IntentRequest(intent: "AddTasks", parameters: ["taskTitles": [title]])
    #expect(try await self.text(of: request, in: "en", provider) == text)
  }

  @Test(
    "says that nothing is cancelled where nothing is to be cancelled",
    arguments: [
      ("en", "OK, I left it as it is."), ("de", "Okay, alles bleibt, wie es ist."),
      ("fr", "D’accord, je laisse tout comme c’est."), ("es", "De acuerdo, lo dejo como está."),
      ("pl", "Dobrze, zostaje tak, jak jest."), ("ja", "そのままにしておきます。"),
      ("ko", "그대로 두겠습니다."),
    ])
  func leavesRide(_ language: String, text: String) async throws {
    var provider = HandlerProvider(.ridesharing)
    try provider.register(Canceller())
    let engine = Apps.engine(provider)
    let asked = try await engine.begin(
      IntentRequest(intent: "CancelRide"), id: "1", language: language)
    for answer in [SessionAnswer.no, .cancel] {
      let step = try await engine.step(asked.session, answer)
      guard case .done(let outcome) = step.turn else {
        Issue.record("\(step.turn)")
        return
      }
      #expect(outcome.text == text && outcome.ending == .cancelled)
    }
  }

  struct Canceller: CancelRideIntentHandling {
    func handle(intent: CancelRideIntent) async -> CancelRideIntentResponse {
      CancelRideIntentResponse(code: .success)
    }
  }

  @Test(
    "names the time that was asked for, in every language, and nothing where there was none",
    arguments: [
      ("en", "I added call mom. When: Oct 16, 2025 at 5:00\u{202F}PM.", "I added call mom."),
      ("de", "Wann: 16. Okt. 2025", "Ich habe call mom hinzugefügt."),
      ("es", "Cuándo: 16 oct 2025", "He añadido call mom."), ("fr", "Quand : 16 oct. 2025", nil),
      ("pl", "Kiedy: 16 paź 2025", nil), ("ja", "日時：2025年10月16日", nil),
      ("ko", "일시: 2025년 10월 16일", nil),
    ] as [(String, String, String?)])
  func namesTimes(_ language: String, expected: String, without: String?) async throws {
    var provider = HandlerProvider(.notebook)
    try provider.register(Tasks())
    var request = IntentRequest(intent: "AddTasks", parameters: ["taskTitles": ["call mom"]])
    let plain = try await text(of: request, in: language, provider)
    if let without { #expect(plain == without) }
    #expect(![" .", ":.", "：。", "  "].contains { plain.contains($0) }, "\(plain)")
    request.parameters["temporalEventTrigger"] = ValueTests.moment(16, 17)
    let timed = try await text(of: request, in: language, provider)
    #expect(timed.contains(expected), "\(timed)")
    #expect(timed.hasPrefix(plain) && !timed.contains("  "), "\(timed)")
    request.parameters["targetTaskList"] = ["title": "errands"]
    let listed = try await text(of: request, in: language, provider)
    #expect(
      listed.contains("errands") && listed.contains(timed.dropFirst(plain.count)), "\(listed)")
  }

  @Test("names it of rides and tables, with or without a place")
  func namesTimesElsewhere() async throws {
    var provider = HandlerProvider(.ridesharing, .restaurantReservation)
    try provider.register(Driver())
    try provider.register(Tables())
    let moment: JSONValue = ["year": 2025, "month": 10, "day": 16, "hour": 17, "minute": 30]
    let time = "Oct 16, 2025 at 5:30\u{202F}PM"
    for (intent, parameters, expected) in [
      ("RequestRide", [:], "Your ride is booked."),
      (
        "RequestRide", ["scheduledPickupTime": ["startDateComponents": moment]],
        "Your ride is booked. When: \(time)."
      ),
      (
        "RequestRide",
        ["dropOffLocation": "zoo", "scheduledPickupTime": ["startDateComponents": moment]],
        "Your ride to zoo is booked. When: \(time)."
      ),
      (
        "BookRestaurantReservation", ["bookingDateComponents": moment],
        "Your table is booked. When: \(time)."
      ),
    ] as [(String, [String: JSONValue], String)] {
      let request = IntentRequest(intent: intent, parameters: parameters)
      #expect(try await text(of: request, in: "en", provider) == expected)
    }
  }
}
