import Foundation
import IntentConversation
import IntentRuntime
import SystemIntents
import TestSupport
import Testing

@Suite("A change of mind")
struct LaterChangeTests {
  /// Pays, and takes no note.
  struct Noteless: SendPaymentIntentHandling {
    func resolveNote(for intent: SendPaymentIntent) async -> ResolutionResult<String> {
      .notRequired()
    }
    func handle(intent: SendPaymentIntent) async -> SendPaymentIntentResponse {
      SendPaymentIntentResponse(code: .success)
    }
  }

  /// Pays bills.
  struct BillPayer: SystemIntents.PayBillIntentHandling {
    func handle(intent: SystemIntents.PayBillIntent) async -> SystemIntents.PayBillIntentResponse {
      SystemIntents.PayBillIntentResponse(code: .success)
    }
  }

  /// A conversation that asks whether to pay a phone bill.
  private func askedAboutBill() async throws -> Conversation {
    var provider = HandlerProvider(.payments)
    try provider.register(BillPayer())
    let conversation = Conversation(
      with: [ConversationApp("Jungle", engine: Apps.engine(provider))])
    _ = await conversation.say("pay my phone bill")
    return conversation
  }

  @Test("to another kind of what is paid is no name", arguments: ["no, my gas bill", "no, gas"])
  func changesKind(_ answer: String) async throws {
    let conversation = try await askedAboutBill()
    let reply = await conversation.say(answer)
    #expect(reply.request?.parameters["billType"] == "gas", "\(reply.speech)")
    #expect(reply.request?.parameters["billPayee"] == nil, "\(reply.speech)")
  }

  @Test(
    "is no other bill where one is said besides", arguments: ["and my gas bill too", "also gas"])
  func addsBill(_ answer: String) async throws {
    let conversation = try await askedAboutBill()
    let reply = await conversation.say(answer)
    #expect(reply.request?.parameters["billType"] == "phone", "\(reply.speech)")
  }

  @Test(
    "of two things at once changes neither, and none takes the words of the other",
    arguments: [
      "no to Yorick for dinner", "change the note to dinner and the amount to 30",
    ])
  func changesNeither(_ answer: String) async throws {
    let conversation = Conversation(with: [try Apps.payments()])
    let asked = await conversation.say("pay Zelda $5 for lunch")
    let reply = await conversation.say(answer)
    #expect(reply.kind == .question && reply.request == asked.request, "\(reply.speech)")
  }

  @Test(
    "to today is none where the hour that was said is over",
    arguments: ["at 5 am", "at 9", "from 8 to 9 am"])
  func keepsNoHourThatIsOver(_ time: String) async throws {
    let conversation = Conversation(with: [try Apps.rides()])
    let asked = await conversation.say("get me a ride to the airport tomorrow \(time) with Unicorn")
    let reply = await conversation.say("today instead")
    #expect(reply.kind == .question && reply.request == asked.request, "\(reply.speech)")
  }

  @Test(
    "takes a number for one where it begins with a word that is a particle as well",
    arguments: [
      ("아니 만 원", 10_000), ("아니 만오천 원", 15_000), ("만이천 원으로 바꿔 줘", 12_000),
      ("만 원으로 해 줘", 10_000), ("아니요 만 원이요", 10_000),
    ])
  func takesNumber(_ answer: String, amount: Int) async throws {
    let conversation = Conversation(with: [try Apps.payments()], language: "ko")
    _ = await conversation.say("지은에게 이만 원 보내 줘")
    let reply = await conversation.say(answer)
    #expect(reply.member("displayName", of: "payee") == "지은", "\(reply.speech)")
    #expect(reply.member("amount", of: "currencyAmount") == .integer(amount), "\(reply.speech)")
  }

  @Test("adds what nobody had given before")
  func addsValue() async throws {
    let conversation = Conversation(with: [try Apps.payments()])
    let confirm = await conversation.say("pay Bobo $5 with Jungle")
    #expect(confirm.kind == .question)
    let changed = await conversation.say("no, for lunch")
    #expect(changed.request?.parameters["note"] == "lunch", "\(changed.speech)")
    let paid = await conversation.say("yes")
    #expect(paid.outcome?.ending == .handled)
    #expect(paid.request?.parameters["note"] == "lunch")
  }

  @Test(
    "is of what its words lead to, whatever else a text may say, and of nobody who is one of two",
    arguments: [
      ("no, for lunch or dinner", "Zelda", "lunch or dinner"),
      ("no, for not coming", "Zelda", "not coming"),
      ("no, for tomorrow", "Zelda", "tomorrow"), ("no, to Yorick", "Yorick", nil),
      ("no, to Yorick or Bobo", "Zelda", nil), ("no, to tomorrow Yorick", "Zelda", nil),
    ])
  func changesWhatIsSaid(_ answer: String, payee: String, note: String?) async throws {
    let conversation = Conversation(with: [try Apps.payments()])
    _ = await conversation.say("pay Zelda $5")
    let reply = await conversation.say(answer)
    #expect(reply.kind == .question, "\(reply.speech)")
    #expect(reply.request?.parameters["note"] == note.map { .string($0) }, "\(reply.speech)")
    #expect(reply.member("displayName", of: "payee") == .string(payee), "\(reply.speech)")
  }

  @Test(
    "to how many is no place, whatever leads to both",
    arguments: ["no, for 3 people", "no, for 3", "no, 3 people"])
  func changesCount(_ answer: String) async throws {
    let conversation = Conversation(with: [try Apps.rides()])
    _ = await conversation.say("book a ride to the airport for 2 people")
    let reply = await conversation.say(answer)
    #expect(reply.request?.parameters["partySize"] == 3, "\(reply.speech)")
  }

  @Test(
    "to another place is none where no more than an article leads to it, or a word that names seldom have",
    arguments: ["no, the wrong one", "no, my mistake", "no, to be honest", "no, Call My Mom"])
  func keepsPlace(_ answer: String) async throws {
    let conversation = Conversation(with: [try Apps.rides()])
    let asked = await conversation.say("book a ride to the airport")
    let reply = await conversation.say(answer)
    #expect(reply.request?.parameters == asked.request?.parameters, "\(reply.speech)")
  }

  @Test("is not dropped without a word where the app does without the value")
  func tellsWhatIsNotNeeded() async throws {
    var provider = HandlerProvider(.payments)
    try provider.register(Noteless())
    let conversation = Conversation(with: [
      ConversationApp("Jungle", engine: Apps.engine(provider))
    ])
    _ = await conversation.say("pay Bobo $5 with Jungle")
    let reply = await conversation.say("no, for lunch")
    #expect(reply.kind == .question)
    #expect(reply.request?.parameters["note"] == nil)
    #expect(reply.speech.hasPrefix("“lunch” is not needed here."), "\(reply.speech)")
    #expect(reply.code == "notNeeded")
  }

  @Test("after going back behind a lock is confirmed all the same")
  func confirmsAfterLock() async throws {
    let conversation = Conversation(with: [try await Apps.contacts()])
    _ = await conversation.say("send a MonkeyChat message")
    _ = await conversation.use(context: IntentContext(isLocked: true))
    _ = await conversation.use(context: IntentContext())
    let before = await conversation.say("go back")
    #expect(before.kind == .question)
    _ = await conversation.say("to Coco")
    let confirm = await conversation.say("hello")
    #expect(confirm.kind == .question, "\(confirm.speech)")
    #expect(confirm.outcome == nil)
    #expect(await conversation.say("yes").outcome?.ending == .handled)
  }
}

/// It is ten in the morning of Wednesday, October 15, 2025.
@Suite("A change of when to ride")
struct LateChangeTests {
  /// The day, the hour and the minute of a ride behind an answer, and what was replied before and to it.
  private func ride(_ language: String, _ request: String, _ answer: String) async throws
    -> (start: [JSONValue?], before: ConversationReply, reply: ConversationReply)
  {
    let conversation = Conversation(with: [try Apps.rides()], language: language)
    let before = await conversation.say(request)
    let reply = await conversation.say(answer)
    guard
      case .object(let start)? = reply.member("startDateComponents", of: "scheduledPickupTime")
    else { return ([], before, reply) }
    return ([start["day"], start["hour"], start["minute"]], before, reply)
  }

  @Test(
    "to an hour around midnight is to the next day's",
    arguments: [
      ("en", "book a ride to Lyon tonight at 11", "no, at midnight", 16, 0, 0),
      ("en", "book a ride to Lyon tonight at 11", "make it 12", 16, 0, 0),
      ("en", "book a ride to Lyon tonight at 11", "make it 12:30", 16, 0, 30),
      ("en", "book a ride to Lyon tonight at 11", "no, at 12:30 am", 16, 0, 30),
      ("en", "book a ride to Lyon tomorrow night at 11", "no, at midnight", 17, 0, 0),
      ("en", "book a ride to Lyon tonight at 11", "no, at noon", 15, 12, 0),
      ("en", "book a ride to Lyon at 11 pm", "no, at midnight", nil, 0, 0),
      ("en", "book a ride to Lyon tonight at 11", "no, at 10", 15, 22, 0),
      ("de", "bestell ein Taxi nach Lyon heute um 23 Uhr", "nein, um Mitternacht", 16, 0, 0),
      ("de", "bestell ein Taxi nach Lyon heute um 23 Uhr", "nein, um 12", 15, 12, 0),
    ])
  func isNextDay(
    _ language: String, request: String, answer: String, day: Int?, hour: Int, minute: Int
  ) async throws {
    let ride = try await ride(language, request, answer)
    #expect(
      ride.start == [day.map { .integer($0) }, .integer(hour), .integer(minute)],
      "\(ride.reply.speech)")
  }

  @Test(
    "is counted from now where it says so, and is no place",
    arguments: [
      ("ja", "30分後に駅までタクシーを呼んで", "いや、45分後に", 15, 10, 45),
      ("ja", "明日駅までタクシーを呼んで", "2日後にして", 17, nil, nil),
      ("ko", "30분 뒤에 역까지 택시 불러 줘", "아니 45분 후에", 15, 10, 45),
      ("ko", "내일 역까지 택시 불러 줘", "아니 이틀 뒤에", 17, nil, nil),
      ("es", "pide un taxi a la estación dentro de media hora", "no, en una hora", 15, 11, 0),
      ("en", "book a ride to Lyon tomorrow at 9", "no, at half past", 16, 9, 0),
      ("pl", "zamów taksówkę na dworzec na jutro", "nie na lotnisko, tylko na zamek", 16, nil, nil),
    ])
  func countsFromNow(
    _ language: String, request: String, answer: String, day: Int, hour: Int?, minute: Int?
  ) async throws {
    let ride = try await ride(language, request, answer)
    #expect(
      ride.start == [.integer(day), hour.map { .integer($0) }, minute.map { .integer($0) }],
      "\(ride.reply.speech)")
    for place in ["dropOffLocation", "pickupLocation"] {
      #expect(
        ride.reply.request?.parameters[place] == ride.before.request?.parameters[place],
        "\(ride.reply.speech)")
    }
  }

  @Test(
    "is needed where what is said is none: a day of the week with the number of another, bounds, either of two",
    arguments: [
      ("es", "pide un taxi a la estación el viernes 18 a las 8"),
      ("fr", "commande un taxi pour la gare vendredi 18 à 8h"),
      // Nor is what goes on with a time a place.
      ("ja", "8時以降に駅までタクシーを呼んで"), ("ja", "8時か9時に駅までタクシーを呼んで"),
      ("ko", "8시 이후에 역까지 택시 불러 줘"), ("ko", "8시나 9시에 역까지 택시 불러 줘"),
    ])
  func needsOneTime(_ language: String, request: String) async throws {
    let conversation = Conversation(with: [try Apps.rides()], language: language)
    let reply = await conversation.say(request)
    #expect(reply.request?.parameters["scheduledPickupTime"] == nil, "\(reply.speech)")
  }
}
