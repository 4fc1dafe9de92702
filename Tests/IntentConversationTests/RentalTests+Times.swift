import Testing

extension RentalTests {
  @Test("take a number behind what stands before a time for one, also where a template has that")
  func takesBareTime() async throws {
    let reply = try await Self.reply("rent 3 bikes at 5 for two hours")
    #expect(
      reply.request?.parameters
        == ["bikes": 3, "pickup": ["hour": 17, "minute": 0], "duration": 7_200.0],
      "\(reply.speech)")
  }

  @Test(
    "keep how long it is where it is said when",
    arguments: ["in three hours", "no, in an hour"])
  func keepsDuration(_ answer: String) async throws {
    let reply = try await Self.reply("rent 2 bikes for two hours", answer)
    #expect(reply.kind == .question, "\(reply.speech)")
    #expect(reply.request?.parameters["duration"] == 7_200.0, "\(reply.speech)")
    #expect(reply.request?.parameters["pickup"] != nil, "\(reply.speech)")
  }

  @Test("are agreed to where they say of how long that it is when, `in an hour`")
  func tellsFromNow() async throws {
    let conversation = try Self.conversation(of: LongRental())
    _ = await conversation.say("rent 2 bikes")
    let asked = await conversation.say("in an hour")
    #expect(asked.speech.contains("“in”") && asked.outcome == nil, "\(asked.speech)")
  }
}
