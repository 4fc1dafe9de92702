import IntentConversation
import IntentRuntime
import SystemIntents
import Testing

/// `Request ride, the airport: shall I go on?`
@Suite("An answer with the words of the question")
struct EchoAnswerTests {
  @Test(
    "may be what the question asks whether to do, behind a yes",
    arguments: [
      ("en", "book a ride to the airport", "yes, request it", true),
      // What may as well be another value is none.
      (
        "en", "book a ride from the station to the airport", "yes, from the airport to the station",
        false
      ),
      ("en", "book a ride to the airport for 3 people at 5 pm", "yes, for 5", false),
      ("en", "book a ride to the airport for 3 people at 5 pm", "yes, at 3 pm", false),
      ("en", "book a ride to the airport", "yes, book it", true),
      ("en", "book a ride to the airport", "yes, the station", false),
      ("en", "book a ride to the airport", "yes, do not request it", false),
      ("de", "bestell mir ein Taxi zum Flughafen", "bestellen", true),
      ("ja", "空港まで車を呼んで", "予約して", true),
    ])
  func isWhatIsAsked(_ language: String, request: String, answer: String, isYes: Bool) async throws
  {
    let conversation = Conversation(with: [try Apps.rides()], language: language)
    #expect(await conversation.say(request).kind == .question)
    let reply = await conversation.say(answer)
    #expect((reply.outcome?.ending == .handled) == isYes, "\(reply.speech)")
  }

  @Test(
    "refuses what is asked by its words, and not by a part of them",
    arguments: [
      ("en", "book a ride to the airport", "don't book it", true),
      ("en", "book a ride to the airport", "no, don't request it", true),
      ("de", "bestell mir ein Taxi zum Flughafen", "nicht bestellen", true),
      ("en", "book a ride to the airport", "not the airport", false),
      ("en", "book a ride to the airport for 5 people", "don't book it for 5", false),
      ("de", "bestell mir ein Taxi zum Flughafen", "nicht zum Flughafen", false),
    ])
  func refuses(_ language: String, request: String, answer: String, refuses: Bool) async throws {
    let conversation = Conversation(with: [try Apps.rides()], language: language)
    #expect(await conversation.say(request).kind == .question)
    let reply = await conversation.say(answer)
    #expect((reply.outcome?.ending == .cancelled) == refuses, "\(reply.speech)")
  }

  /// Cancels rides.
  private struct Canceller: CancelRideIntentHandling {
    func handle(intent: CancelRideIntent) async -> CancelRideIntentResponse {
      CancelRideIntentResponse(code: .success)
    }
  }

  @Test(
    "is asked for again where it leaves as well as does what is asked",
    arguments: [
      ("en", "cancel my ride", "cancel it", "yes, cancel it"),
      ("en", "cancel my ride", "call it off", "yes, call it off"),
      ("en", "cancel my ride", "scrap it", "yes, scrap it"),
      ("de", "storniere meine Fahrt", "stornieren", "ja, storniere sie"),
      ("fr", "annule ma course", "annule", "oui, annule"),
      // The verb of something else agrees to nothing.
      ("en", "cancel my ride", "book it", "yes, cancel it"),
      ("de", "storniere meine Fahrt", "buchen", "ja, stornieren"),
    ])
  func mayLeave(_ language: String, request: String, either: String, yes: String) async throws {
    var provider = HandlerProvider(.ridesharing)
    try provider.register(Canceller())
    let app = ConversationApp("Unicorn", engine: Apps.engine(provider))
    let conversation = Conversation(with: [app], language: language)
    #expect(await conversation.say(request).kind == .question)
    let asked = await conversation.say(either)
    #expect(asked.code == "notAnAnswer", "\(asked.speech)")
    let never = await conversation.say("send it")
    #expect(never.outcome == nil, "\(never.speech)")
    #expect(await conversation.say(yes).outcome?.ending == .handled)
  }

  @Test(
    "agrees to nothing where more is said than what is asked",
    arguments: [
      ("en", "pay Coco $20", "yes dont send it"), ("en", "pay Coco $20", "yes, i sent it"),
      ("en", "pay Coco $20", "yes, send me the payment"),
      ("en", "pay Coco $20", "yes, if there is money"),
      ("en", "pay Coco $20", "yes, another payment"), ("en", "pay Coco $20", "go on, wait"),
      ("en", "pay Coco $20", "i need to go"), ("en", "pay Coco $20", "why don't you send it"),
      ("en", "pay Coco $20", "don't wait, send it"), ("en", "pay Coco $20", "no, send it"),
      ("de", "überweise 20 Euro an Coco", "ja, wenn ich Geld habe"),
      ("de", "überweise 20 Euro an Coco", "warum nicht senden"),
      ("fr", "paie 20 euros à Coco", "oui, je l'ai envoyé"),
      ("es", "envía 20 euros a Coco", "sí, si tengo un pago"),
      ("pl", "zapłać Coco 20 złotych", "tak, może wyślij"),
    ])
  func agreesToNothing(_ language: String, request: String, answer: String) async throws {
    let conversation = Conversation(with: [try Apps.payments()], language: language)
    #expect(await conversation.say(request).kind == .question)
    let reply = await conversation.say(answer)
    #expect(reply.kind == .question && reply.outcome == nil, "\(reply.speech)")
  }

  @Test(
    "pays nobody else than was asked about",
    arguments: ["yes, to Coco", "yes, from Coco", "yes, $20"])
  func paysNobodyElse(_ answer: String) async throws {
    let conversation = Conversation(with: [try Apps.payments()])
    _ = await conversation.say("send 10 dollars to Bobo for 20 tickets for Coco")
    let reply = await conversation.say(answer)
    #expect(reply.outcome == nil, "\(reply.speech)")
  }
}
