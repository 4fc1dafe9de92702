import IntentConversation
import IntentRuntime
import SystemIntents
import TestSupport
import Testing

@Suite("A conversation on a locked device", .timeLimit(.minutes(15)))
struct LockTests {
  private static let locked = IntentContext(isLocked: true)

  /// A conversation in which a message to Bobo Jr. waits for the device to be unlocked.
  private func waiting() async throws -> Conversation {
    let conversation = Conversation(with: [try await Apps.contacts()], context: Self.locked)
    let prompt = await conversation.say("send a message to Bobo Jr. on MonkeyChat saying hello")
    #expect(prompt.speech == "Unlock your device first.")
    return conversation
  }

  @Test(
    "changes nothing of what waits for its owner",
    arguments: ["no, to Coco", "to Coco", "Coco", "yes", "saying bananas", "go back"])
  func changesNothing(_ answer: String) async throws {
    let conversation = try await waiting()
    #expect(await conversation.say(answer).outcome == nil)
    let sent = await conversation.use(context: IntentContext())
    #expect(sent?.outcome?.ending == .handled, "\(String(describing: sent?.speech))")
    #expect(sent?.request?.parameters["recipients"]?.names == ["Bobo Jr."])
    #expect(sent?.request?.parameters["content"] == "hello")
  }

  @Test(
    "has its owner confirm what was said in place of what waited",
    arguments: [
      ["send a message to Coco on MonkeyChat saying hello", "yes"],
      ["cancel", "send a message to Coco on MonkeyChat saying hello"],
      ["start over"],
    ])
  func confirmsReplacement(_ sentences: [String]) async throws {
    let conversation = try await waiting()
    for sentence in sentences { _ = await conversation.say(sentence) }
    let question = await conversation.use(context: IntentContext())
    #expect(question?.kind == .question, "\(String(describing: question?.speech))")
    #expect(question?.outcome == nil)
    #expect(await conversation.say("yes").outcome?.ending == .handled)
    // Whoever speaks now has unlocked it.
    let next = await conversation.say("send a message to Coco on MonkeyChat saying bye")
    #expect(next.outcome?.ending == .handled)
  }

  @Test("tells nobody what a restricted request came to, until it is unlocked")
  func tellsNoOutcome() async throws {
    let conversation = Conversation(with: [try await Apps.contacts()])
    let sent = await conversation.say("send a message to Coco on MonkeyChat saying hello")
    #expect(sent.speech.contains("Coco"))
    _ = await conversation.use(context: Self.locked)
    let hidden = await conversation.say("repeat")
    #expect(hidden.speech == "Unlock your device first.")
    #expect(hidden.request == nil)
    _ = await conversation.use(context: IntentContext())
    #expect(await conversation.say("repeat").speech == sent.speech)
  }

  @Test("says nothing of the values of what waits, whatever anybody says")
  func hidesValues() async throws {
    let conversation = Conversation(with: [try await Apps.contacts()])
    _ = await conversation.say("send a message to Bobo Jr. on MonkeyChat")
    let locked = await conversation.use(context: Self.locked)
    #expect(locked?.speech == "Unlock your device first.")
    #expect(locked?.request == nil)
    for text in ["again", "help", "yes", "what did I say?", "bananas", "cancel"] {
      let reply = await conversation.say(text)
      #expect(reply.request == nil, "\(text)")
      #expect(!reply.speech.contains("Bobo Jr"), "\(text)")
    }
  }

  @Test("tells no outcome to whoever may not ask for one either")
  func tellsNothingToUnauthorized() async throws {
    let conversation = Conversation(with: [try await Apps.contacts()])
    _ = await conversation.say("send a message to Coco on MonkeyChat saying hello")
    _ = await conversation.use(
      context: IntentContext(isLocked: true, authorization: .denied))
    #expect(await conversation.say("repeat").speech == "Unlock your device first.")
  }

  @Test("keeps what was done before it could be cancelled until it is unlocked")
  func keepsCancelledOutcome() async throws {
    let (conversation, till, _) = try await Till.slowConversation()
    _ = await conversation.use(context: Self.locked)
    async let cancelled = conversation.say("cancel")
    await till.letThrough()
    #expect(await cancelled.speech == "Unlock your device first.")
    _ = await conversation.use(context: IntentContext())
    let next = await conversation.say("what can you do")
    #expect(next.earlier.map(\.outcome?.ending) == [.handled])
  }

  @Test("keeps what comes late of a restricted request until it is unlocked")
  func keepsLateOutcome() async throws {
    let (conversation, till, _) = try await Till.slowConversation()
    _ = await conversation.use(context: Self.locked)
    async let next = conversation.nextReply()
    await till.letThrough()
    #expect(await next == nil)
    #expect(await conversation.say("what can you do").earlier.isEmpty)
    _ = await conversation.use(context: IntentContext())
    let later = await conversation.say("what can you do")
    #expect(later.earlier.map(\.outcome?.ending) == [.handled])
    #expect(later.speech.contains("Bobo"))
  }
  @Test("says that a handler gave up what it was at, and not what that was")
  func hidesWhatWasGivenUp() async throws {
    let (conversation, till) = try await Till.overdueConversation()
    _ = await conversation.use(context: Self.locked)
    await till.giveUp()
    var late = await conversation.nextReply()
    while late == nil {
      await Task.yield()
      late = await conversation.nextReply()
    }
    #expect(late?.outcome?.ending == .cancelled)
    #expect(late?.request == nil)
    #expect(late?.speech.contains("Bobo") == false)
  }
}
