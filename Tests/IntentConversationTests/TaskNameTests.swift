import IntentConversation
import IntentRuntime
import SystemIntents
import Testing

@Suite("Which task is meant, asked for")
struct TaskNameTests {
  /// Marks whatever has the rent in it.
  private struct Marker: SetTaskAttributeIntentHandling {
    func resolveTargetTask(
      for intent: SetTaskAttributeIntent
    ) async -> ResolutionResult<IntentTask> {
      guard let task = intent.targetTask, task.title?.spokenPhrase.contains("rent") == true else {
        return .needsValue()
      }
      return .success(with: task)
    }

    func handle(intent: SetTaskAttributeIntent) async -> SetTaskAttributeIntentResponse {
      SetTaskAttributeIntentResponse(code: .success)
    }
  }

  private func reply(to answer: String) async throws -> ConversationReply {
    var provider = HandlerProvider(.notebook)
    try provider.register(Marker())
    let conversation = Conversation(
      with: [ConversationApp("Pad", engine: Apps.engine(provider))])
    #expect(await conversation.say("mark a task as done").kind == .question)
    return await conversation.say(answer)
  }

  @Test(
    "is none where an answer says something of one",
    arguments: [
      "everything except pay rent", "pay rent is not finished", "when is pay rent due",
      "not pay rent",
    ])
  func isNone(_ answer: String) async throws {
    let reply = try await reply(to: answer)
    #expect(reply.kind == .question && reply.outcome == nil, "\(reply.speech)")
  }

  @Test(
    "is the one that is named", arguments: ["pay rent", "pay the rent", "I mean the rent", "rent?"])
  func isNamed(_ answer: String) async throws {
    let reply = try await reply(to: answer)
    #expect(reply.outcome?.ending == .handled, "\(reply.speech)")
  }
}
