import IntentConversation
import Testing

@Suite("What is said at a confirmation in place of a value")
struct SaidOtherwiseTests {
  @Test(
    "is another place, payee or amount by what leads to it, or by what only corrects",
    arguments: [
      ("get me a ride to the airport at 5", "to the zoo", "the zoo and 5:00 PM"),
      ("get me a ride to the airport at 5", "make it the zoo", "the zoo and 5:00 PM"),
      ("get me a ride to the airport at 5", "the zoo instead", "the zoo and 5:00 PM"),
      ("get me a ride to the airport at 5", "for 2 kids", "Party size 2"),
      ("get me a ride to the airport at 5", "no, for 2 kids", "Party size 2"),
      ("pay Zelda $5", "to Yorick", "Yorick and $5"), ("pay Zelda $5", "Yorick instead", "Yorick"),
      ("pay Zelda $5", "ok make that 60", "$60"), ("pay Zelda $5", "60 not 5", "$60"),
      ("pay Zelda $5", "not 5, 60", "$60"), ("pay Zelda $5", "it should be 60", "$60"),
      ("pay Zelda $5", "no, to Bank of America", "Bank of America"),
      ("pay Zelda $5", "for pizza", "Zelda, $5.00, and pizza"),
      ("pay Zelda $5", "for Yorick", "Zelda and $5"), ("pay Zelda $5", "for me", "Zelda and $5"),
      ("pay Zelda $5", "for real", "Zelda and $5"),
      // What is said of it is no other.
      ("get me a ride to the airport at 5", "make it the wrong one", "the airport and 5:00 PM"),
      ("get me a ride to the airport at 5", "no, the other one", "the airport and 5:00 PM"),
      ("get me a ride to the airport at 5", "can we make it in time", "the airport and 5:00 PM"),
      ("get me a ride to the airport at 5", "no, for us", "the airport and 5:00 PM"),
      ("get me a ride to the airport at 5", "for my mom and me", "the airport and 5:00 PM"),
      ("get me a ride to the airport at 5", "make it a taxi", "the airport and 5:00 PM"),
      ("get me a ride to the airport at 5", "I meant to cancel", "the airport and 5:00 PM"),
    ])
  func saysAnother(request: String, answer: String, values: String) async throws {
    let conversation = Conversation(with: [try Apps.rides(), try Apps.payments()])
    _ = await conversation.say(request)
    let reply = await conversation.say(answer)
    let speech = reply.speech.replacing("\u{202F}", with: " ")
    #expect(reply.kind == .question && speech.contains(values), "\(speech)")
  }

  @Test("is no hour that nobody asked for, where it is nothing", arguments: ["no, 0", "0", "zero"])
  func isNoMidnight(_ answer: String) async throws {
    let conversation = Conversation(with: [try Apps.transfers()])
    let asked = await conversation.say("transfer 50 dollars from savings to checking")
    #expect(await conversation.say(answer).request == asked.request)
  }

  @Test("pays nobody who has what is paid for in their name")
  func paysNoPurpose() async throws {
    let conversation = Conversation(with: [try Apps.payments()], language: "pl")
    let asked = await conversation.say("wyślij Zeldzie 50 złotych")
    let reply = await conversation.say("nie, do Yoricka za pizzę")
    #expect(reply.request == asked.request, "\(reply.speech)")
  }

  @Test(
    "is where a ride goes to, and not where it begins, by the particle alone",
    arguments: [
      ("ja", "ホテルからタクシーを呼んで", "駅まで", "ホテル", "駅"),
      ("ko", "집에서 택시 불러 줘", "동물원으로", "집", "동물원"),
    ])
  func leads(
    _ language: String, _ request: String, _ answer: String, _ from: String, _ to: String
  ) async throws {
    let conversation = Conversation(with: [try Apps.rides()], language: language)
    _ = await conversation.say(request)
    let reply = await conversation.say(answer)
    #expect(reply.member("name", of: "pickupLocation") == .string(from), "\(reply.speech)")
    #expect(reply.member("name", of: "dropOffLocation") == .string(to), "\(reply.speech)")
  }
}
