import IntentConversation
import IntentRuntime
import SystemIntents
import TestSupport
import Testing

/// Counts what is handled; each payment waits until it is let through.
actor Till: SendPaymentIntentHandling {
  private(set) var payments: [String] = []
  private var began: [CheckedContinuation<Void, Never>] = []
  private var gates: [CheckedContinuation<Void, any Error>] = []

  func handle(intent: SendPaymentIntent) async throws -> SendPaymentIntentResponse {
    payments.append(intent.payee?.displayName ?? "")
    for waiter in began { waiter.resume() }
    began = []
    try await withCheckedThrowingContinuation { gates.append($0) }
    return SendPaymentIntentResponse(code: .success)
  }

  /// Waits until so many payments have begun.
  func hasBegun(_ count: Int) async {
    while payments.count < count { await withCheckedContinuation { began.append($0) } }
  }

  /// Lets the payment that has waited longest, or another, through.
  func letThrough(_ place: Int = 0) {
    gates.remove(at: place).resume()
  }

  /// Has the payment that has waited longest give itself up.
  func giveUp() {
    gates.removeFirst().resume(throwing: CancellationError())
  }

  static func conversation() throws -> (Conversation, Till, ManualClock) {
    let (till, clock) = (Till(), ManualClock())
    var provider = HandlerProvider(.payments)
    try provider.register(till)
    let engine = SessionEngine(provider: provider, clock: clock)
    return (Conversation(with: [ConversationApp("Jungle", engine: engine)]), till, clock)
  }

  /// A conversation that has said that its payment takes longer.
  static func slowConversation() async throws -> (Conversation, Till, ManualClock) {
    let (conversation, till, clock) = try conversation()
    _ = await conversation.say("pay Bobo $5 with Jungle")
    async let reply = conversation.say("yes")
    await till.hasBegun(1)
    await clock.advance(to: .seconds(2))
    #expect(await reply.kind == .inProgress)
    return (conversation, till, clock)
  }

  /// A conversation whose payment was told to stop, and goes on.
  static func overdueConversation() async throws -> (Conversation, Till) {
    let (conversation, till, clock) = try conversation()
    _ = await conversation.say("pay Bobo $5 with Jungle")
    let answer = Task { await conversation.say("yes") }
    await till.hasBegun(1)
    answer.cancel()
    await clock.runOut()
    #expect(await answer.value.outcome?.ending == .unknown)
    return (conversation, till)
  }
}

@Suite("The turns of a conversation")
struct TurnTests {
  @Test("follow one another: two yeses pay once, and both are told what became of it")
  func payOnce() async throws {
    let (conversation, till, _) = try Till.conversation()
    let question = await conversation.say("pay Bobo $5 with Jungle")
    #expect(question.kind == .question)
    async let first = conversation.say("yes")
    async let second = conversation.say("yes")
    await till.hasBegun(1)
    await till.letThrough()
    let replies = await [first, second]
    #expect(await till.payments == ["Bobo"])
    #expect(replies.contains { $0.outcome?.ending == .handled })
    #expect(replies.allSatisfy { $0.kind != .question })
  }

  @Test("say that it is still at work where somebody says yes again to a payment that takes longer")
  func tellState() async throws {
    let (conversation, till, _) = try await Till.slowConversation()
    #expect(await conversation.say("yes").speech == "This takes a moment.")
    await till.letThrough()
    #expect(await conversation.nextReply()?.outcome?.ending == .handled)
    #expect(await conversation.nextReply() == nil)
    #expect(await till.payments == ["Bobo"])
    #expect(await conversation.say("yes").speech == "I asked nothing.")
  }

  @Test("expect nothing any more of a handler that was told to stop and does not")
  func endWithoutHandler() async throws {
    let (conversation, till) = try await Till.overdueConversation()
    #expect(await conversation.nextReply() == nil)
    #expect(await conversation.say("yes").speech == "I asked nothing.")
    await till.letThrough()
  }

  @Test("do not take an answer for a question that it came before")
  func answerWhatWasAsked() async throws {
    let conversation = Conversation(with: [try await Apps.contacts()])
    _ = await conversation.say("send a MonkeyChat message")
    let replies = await withTaskGroup(of: ConversationReply.self) { group in
      for _ in 0..<5 { group.addTask { await conversation.say("Coco") } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    // Somebody who taps twice sends no message that says 'Coco'.
    let asked = replies.filter { $0.speech == "What do you want to say to Coco?" }
    #expect(asked.count >= 1)
    let content = replies.compactMap { $0.request?.parameters["content"] }
    #expect(content.count <= 1, "what came after the question is an answer to it, once")
  }

  @Test("keep what comes late of a request while another begins, and tell it in order")
  func keepLateOutcomes() async throws {
    let (conversation, till, clock) = try Till.conversation()
    for (number, name) in ["Bobo", "Coco"].enumerated() {
      _ = await conversation.say("pay \(name) $5 with Jungle")
      async let reply = conversation.say("yes")
      await till.hasBegun(number + 1)
      await clock.advance(to: .seconds(2))
      #expect(await reply.kind == .inProgress)
    }
    await till.letThrough(1)
    #expect(await conversation.nextReply()?.speech.contains("Coco") == true)
    await till.letThrough()
    #expect(await conversation.nextReply()?.speech.contains("Bobo") == true)
    #expect(await conversation.nextReply() == nil)
  }

  @Test("bring with the next answer what came meanwhile")
  func bringOutcomes() async throws {
    let (conversation, till, _) = try await Till.slowConversation()
    await till.letThrough()
    var carried: [ConversationReply] = []
    // It comes at any moment from now on, and is told exactly once.
    while carried.isEmpty {
      let reply = await conversation.say("what can you do")
      carried = reply.earlier
      if let outcome = carried.first { #expect(reply.speech.hasPrefix(outcome.speech)) }
    }
    #expect(carried.map(\.outcome?.ending) == [.handled])
    #expect(await conversation.nextReply() == nil)
  }

  @Test("cancel what is at work, and tell of it once")
  func cancelWhatIsAtWork() async throws {
    let (conversation, till, clock) = try await Till.slowConversation()
    // The till does not heed it: nobody can say that nothing was paid.
    async let cancelled = conversation.say("cancel")
    await clock.advance(to: .seconds(2))
    #expect(await cancelled.outcome?.ending == .unknown)
    #expect(await conversation.nextReply() == nil)
    #expect(await conversation.say("cancel").speech == "There is nothing to cancel.")
    await till.letThrough()
  }
}
