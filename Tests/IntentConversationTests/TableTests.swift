import IntentConversation
import IntentRuntime
import SystemIntents
import Testing

/// It is ten in the morning of Wednesday, October 15, 2025.
@Suite("A table with a wish")
struct TableTests {
  private let recognizer = Recognizer(
    catalogs: [.restaurantReservation], appNames: [], language: "en", calendar: FixedTime.calendar,
    now: { FixedTime.now })

  @Test(
    "is for so many people at some time, besides what is wished",
    arguments: [
      ("book a table for 4 outside at 7", 4, 19, "outside"),
      ("book a table at Luigi's at 7 pm for 2 inside", 2, 19, "inside"),
      ("book a table outside the city at 7", nil, 19, "the city"),
      ("book a table for 4 at 7 by the window", 4, 19, "the window"),
    ])
  func has(_ sentence: String, count: Int?, hour: Int, wish: String) throws {
    let found = try #require(recognizer.recognize(sentence).first)
    let parameters = found.request.parameters
    #expect(parameters["partySize"] == count.map(JSONValue.integer))
    #expect(parameters["bookingDateComponents"] == ["hour": .integer(hour), "minute": 0])
    #expect(parameters["guestProvidedSpecialRequestText"] == .string(wish))
  }

  @Test(
    "has no wish that says no more than how many, or when",
    arguments: [
      "book a table for 4 after 8", "book a table for 4 from 5 to 6",
      "book a table at Luigi's for 4 between 5 and 6", "book a table for 4 for 7",
      "book a table at Luigi's for 2 tomorrow at 8 pm, no smoking",
      "book a table at Luigi's for 4, no, 5", "book a table at Luigi's for 2, vegan",
      "book a table at Luigi's for 2 not near the door", "book a table for four, make that five",
    ])
  func hasNone(_ sentence: String) {
    for found in recognizer.recognize(sentence) {
      #expect(found.request.parameters["guestProvidedSpecialRequestText"] == nil)
    }
  }

  private struct Tables: BookRestaurantReservationIntentHandling {
    func handle(
      intent: BookRestaurantReservationIntent
    ) async -> BookRestaurantReservationIntentResponse {
      BookRestaurantReservationIntentResponse(code: .success)
    }
  }

  @Test(
    "has no wish behind a no that begins with how many",
    arguments: [
      "no, for 2 at Chez Bobo at 8", "no, for 2 not 4", "no, for 2 under the roof",
      "no, for nobody",
    ])
  func isNoWish(_ answer: String) async throws {
    var provider = HandlerProvider(.restaurantReservation)
    try provider.register(Tables())
    let conversation = Conversation(
      with: [ConversationApp("Table", engine: Apps.engine(provider))])
    let asked = await conversation.say("book a table at Luigi's for four tomorrow at 8 pm")
    let reply = await conversation.say(answer)
    #expect(reply.request == asked.request, "\(reply.speech)")
  }

  @Test(
    "is for as many as are said later, with or without a word for them",
    arguments: ["for 2", "for two", "for 2 people", "party of 2", "2 people", "no, for 2 adults"])
  func isForMany(_ answer: String) async throws {
    var provider = HandlerProvider(.restaurantReservation)
    try provider.register(Tables())
    let conversation = Conversation(
      with: [ConversationApp("Table", engine: Apps.engine(provider))])
    _ = await conversation.say("book a table at Luigi's tomorrow at 8 pm")
    let reply = await conversation.say(answer)
    #expect(reply.request?.parameters["partySize"] == 2, "\(reply.speech)")
  }
}
