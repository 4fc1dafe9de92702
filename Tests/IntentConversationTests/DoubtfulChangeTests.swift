import IntentConversation
import IntentRuntime
import SystemIntents
import Testing

/// A day alone is the due date of a bill as well as the day on which it is paid.
@Suite("A value that several parameters can have")
struct DoubtfulChangeTests {
  private static let question = "Did you mean Transaction scheduled date or Due date?"

  private struct Biller: SystemIntents.PayBillIntentHandling {
    func handle(intent: SystemIntents.PayBillIntent) async -> SystemIntents.PayBillIntentResponse {
      SystemIntents.PayBillIntentResponse(code: .success)
    }
  }

  private static func bills() throws -> ConversationApp {
    var provider = HandlerProvider(.payments)
    try provider.register(Biller())
    var app = ConversationApp("Jungle", engine: Apps.engine(provider))
    (app.calendar, app.now) = (FixedTime.calendar, { FixedTime.now })
    return app
  }

  /// A bill of which a day was said that may be either.
  private func asked() async throws -> (conversation: Conversation, before: ConversationReply) {
    let conversation = Conversation(with: [try Self.bills()])
    let before = await conversation.say("pay my electricity bill")
    let asked = await conversation.say("tomorrow")
    #expect(asked.speech == Self.question)
    return (conversation, before)
  }

  private func day(_ parameter: String, of reply: ConversationReply) -> JSONValue? {
    guard case .object(let range)? = reply.request?.parameters[parameter],
      case .object(let day)? = range["startDateComponents"]
    else { return nil }
    return day["day"]
  }

  @Test("is asked about until it is known what it is of, and nothing is done before")
  func staysAsked() async throws {
    let (conversation, _) = try await asked()
    for answer in ["yes", "purple", "50 dollars", "help", "again", "yes, 60 dollars"] {
      let reply = await conversation.say(answer)
      #expect(reply.speech.contains(Self.question), "\(answer): \(reply.speech)")
      #expect(reply.options.count == 2 && reply.outcome == nil)
    }
    let reply = await conversation.say("due date")
    #expect(day("dueDate", of: reply) == 16 && day("transactionScheduledDate", of: reply) == nil)
    #expect(reply.request?.parameters["transactionAmount"] != nil, "\(reply.speech)")
    #expect(await conversation.say("yes").outcome?.ending == .handled)
  }

  @Test(
    "is of the parameter that is named, however it is",
    arguments: ["I meant the due date", "yes, the due date", "no, the due date"])
  func isNamed(_ answer: String) async throws {
    let reply = await (try await asked()).conversation.say(answer)
    #expect(day("dueDate", of: reply) == 16, "\(reply.speech)")
  }

  @Test(
    "is of the one whose value is named",
    arguments: ["not the hotel", "the hotel", "instead of the hotel"])
  func takesPlace(_ answer: String) async throws {
    let conversation = Conversation(with: [try Apps.rides()])
    _ = await conversation.say("get me a ride from the hotel to the airport")
    #expect(await conversation.say("make it the zoo").code == "didYouMean")
    let reply = await conversation.say(answer)
    #expect(
      reply.speech.contains("Pickup location the zoo and Drop off location the airport"),
      "\(reply.speech)")
  }

  @Test(
    "stays behind another request, which is asked about once more where an answer is to neither")
  func staysBehind() async throws {
    let conversation = Conversation(with: [try Self.bills(), try Apps.tasks()])
    _ = await conversation.say("pay my electricity bill")
    _ = await conversation.say("tomorrow")
    #expect(await conversation.say("remind me to buy milk").code == "drop")
    #expect(await conversation.say("3").speech.contains("Shall I drop"))
    #expect(await conversation.say("yes").outcome?.ending == .handled)
  }

  @Test("is taken back by whoever goes back, and nothing that was said before")
  func goesBack() async throws {
    let conversation = Conversation(with: [try Self.bills()])
    _ = await conversation.say("pay my electricity bill")
    let before = await conversation.say("50 dollars")
    _ = await conversation.say("tomorrow")
    #expect(await conversation.say("go back").speech == before.speech)
  }

  @Test("shows a way out to whoever is not understood three times")
  func wayOut() async throws {
    let (conversation, before) = try await asked()
    _ = await conversation.say("yes")
    _ = await conversation.say("yes")
    #expect(await conversation.say("yes").speech.contains("cancel"))
    #expect(await conversation.say("cancel").speech == before.speech)
    #expect(await conversation.say("cancel").outcome?.ending == .cancelled)
  }

  @Test("gives way to another one, and to what is said with its name")
  func givesWay() async throws {
    let (conversation, _) = try await asked()
    #expect(await conversation.say("Friday").speech == Self.question)
    #expect(day("dueDate", of: await conversation.say("due date")) == 17)
    let (another, _) = try await asked()
    let named = await another.say("the due date is Friday")
    #expect(day("dueDate", of: named) == 17 && named.speech.hasSuffix("shall I go on?"))
  }

  @Test("is asked about once more where something else is not begun after all")
  func otherRequest() async throws {
    let (conversation, _) = try await asked()
    #expect(await conversation.say("pay my gas bill").code == "drop")
    #expect(await conversation.say("no").speech == Self.question)
    #expect(day("dueDate", of: await conversation.say("the second")) == 16)
  }

  @Test("is asked about in another language as well, and in place of what was asked before in that")
  func otherLanguage() async throws {
    let (conversation, _) = try await asked()
    await conversation.use(language: "de")
    #expect(await conversation.say("ja").speech.contains("Meinst du"))
    #expect(await conversation.say("nein").speech.hasSuffix("Soll ich weitermachen?"))
  }

  @Test("is completed by what is said of it meanwhile")
  func isCompleted() async throws {
    let (conversation, _) = try await asked()
    #expect(await conversation.say("at 5 pm").speech == Self.question)
    let reply = await conversation.say("due date")
    #expect(day("dueDate", of: reply) == 16 && reply.speech.contains("5:00"), "\(reply.speech)")
    let (another, _) = try await asked()
    let whole = await another.say("due date at 5 pm")
    #expect(day("dueDate", of: whole) == 16 && !whole.speech.contains("understand"))
  }

  @Test("is told where another value for one of the parameters leaves it out")
  func isLeftOut() async throws {
    let conversation = Conversation(with: [try Apps.rides()])
    _ = await conversation.say("get me a ride from the hotel to the airport")
    #expect(await conversation.say("make it the zoo").code == "didYouMean")
    let reply = await conversation.say("from home")
    #expect(reply.speech.hasPrefix("I did not understand “make it the zoo”."), "\(reply.speech)")
  }

  @Test(
    "is of the parameter that is not denied",
    arguments: [
      ("not the due date", true), ("scheduled date, not due date", true),
      ("due date is not tomorrow", nil),
      ("not the due date, Friday", nil), ("not due date or scheduled date", nil), ("3", nil),
    ]
      as [(String, Bool?)])
  func isNotDenied(_ answer: String, isScheduled: Bool?) async throws {
    let (conversation, _) = try await asked()
    let reply = await conversation.say(answer)
    #expect(day("dueDate", of: reply) == nil, "\(reply.speech)")
    #expect((day("transactionScheduledDate", of: reply) == 16) == (isScheduled ?? false))
  }

  @Test("is told not to be taken where nobody waits for which is meant")
  func kept() async throws {
    let app = try Self.bills()
    let conversation = Conversation(with: [app])
    let understood = try #require(await conversation.understood("pay my electricity bill"))
    let session = IntentSession(id: "1", request: understood.request, language: "en")
    let step = try await app.engine.step(session, .proceed)
    guard
      case .remark(let remark, doubt: nil, _) = await conversation.spoken(
        "tomorrow", to: step, app: 0)
    else {
      Issue.record("It is asked about.")
      return
    }
    #expect(remark.speech.contains("“tomorrow”") && remark.speech.contains(Self.question))
  }
}
