@testable import IntentConversation
import IntentRuntime
import SystemIntents
import Testing

@Suite("A day that nothing has room for")
struct UnheardMomentTests {
  /// Deletes what it is told, and keeps count.
  private actor Bin: DeleteTasksIntentHandling {
    private(set) var requests: [DeleteTasksIntent] = []

    func handle(intent: DeleteTasksIntent) async -> DeleteTasksIntentResponse {
      requests.append(intent)
      return DeleteTasksIntentResponse(code: .success)
    }
  }

  private static func conversation(_ bin: Bin) throws -> Conversation {
    var provider = HandlerProvider(.notebook)
    try provider.register(bin)
    return Conversation(
      with: [ConversationApp("Pad", engine: SessionEngine(provider: provider))])
  }

  @Test(
    "is asked about before anything is done without it",
    arguments: [
      ("delete my reminders for tomorrow", "tomorrow"),
      ("delete tomorrow's reminders", "tomorrow"), ("delete my monday reminders", "monday"),
      ("no more reminders for today", "today"), ("don't remind me tomorrow", "tomorrow"),
      ("i don't need the reminder for tomorrow", "tomorrow"),
    ],
    [("yes", 1), ("go on", 1), ("no", 0), ("cancel", 0)])
  func isAskedAbout(_ said: (sentence: String, day: String), answer: (text: String, count: Int))
    async throws
  {
    let bin = Bin()
    let conversation = try Self.conversation(bin)
    let asked = await conversation.say(said.sentence)
    #expect(asked.kind == .question && asked.code == "goOnWithout", "\(asked.speech)")
    #expect(asked.speech.contains(said.day), "\(asked.speech)")
    #expect(await bin.requests.isEmpty)
    _ = await conversation.say(answer.text)
    // That tasks are deleted is confirmed as well.
    #expect(await bin.requests.isEmpty)
    _ = await conversation.say("yes")
    #expect(await bin.requests.count == answer.count)
  }

  @Test(
    "takes nothing out of what is to be deleted by the verb that deletes",
    arguments: [
      ("delete milk and eggs from my shopping list", "delete milk"),
      ("delete milk and eggs from my shopping list", "yes, delete milk and eggs"),
      ("delete my task milk", "yes, delete milk"), ("delete all tasks", "yes, delete all"),
      ("delete milk from my shopping list", "yes but not milk"),
      ("delete my reminders about milk and eggs", "all of them"),
    ])
  func takesNothingOut(_ sentence: String, _ answer: String) async throws {
    let (bin, other) = (Bin(), Bin())
    let conversation = try Self.conversation(bin)
    _ = await conversation.say(sentence)
    let asked = await conversation.say(answer)
    #expect(asked.kind == .question, "\(asked.speech)")
    _ = await conversation.say("yes")
    let plain = try Self.conversation(other)
    _ = await plain.say(sentence)
    _ = await plain.say("yes")
    #expect(await bin.requests == other.requests)
    #expect(await bin.requests.count == 1)
  }

  @Test(
    "deletes nothing where nothing of it is left, or not all is meant",
    arguments: [
      ("delete milk from my shopping list", "no, not milk"),
      ("delete milk from my shopping list", "not milk"), ("delete all tasks", "not all"),
    ])
  func deletesNothing(_ sentence: String, _ answer: String) async throws {
    let bin = Bin()
    let conversation = try Self.conversation(bin)
    _ = await conversation.say(sentence)
    let said = await conversation.say(answer)
    #expect(said.kind == .outcome, "\(said.speech)")
    _ = await conversation.say("yes")
    #expect(await bin.requests.isEmpty)
  }

  @Test("leaves out what is said to be left out, and deletes the rest")
  func leavesOut() async throws {
    let bin = Bin()
    let conversation = try Self.conversation(bin)
    _ = await conversation.say("delete milk and eggs from my shopping list")
    _ = await conversation.say("without milk")
    _ = await conversation.say("yes")
    #expect(await bin.requests.map { $0.tasks?.map(\.title?.spokenPhrase) } == [["eggs"]])
  }

  @Test("lets somebody ask for something else behind a no")
  func letsAskForSomethingElse() async throws {
    let bin = Bin()
    let conversation = try Self.conversation(bin)
    _ = await conversation.say("delete my reminders for tomorrow")
    _ = await conversation.say("no, delete my reminder to call mom")
    _ = await conversation.say("yes")
    #expect(await bin.requests.map { $0.tasks?.count } == [1])
  }

  @Test(
    "deletes nothing before somebody agrees, however it is said",
    arguments: [
      "don't remind me", "don't remind me to buy milk", "delete my reminders",
      "delete the task buy milk",
    ])
  func deletesNothing(_ sentence: String) async throws {
    let bin = Bin()
    let conversation = try Self.conversation(bin)
    #expect(await conversation.say(sentence).kind == .question)
    _ = await conversation.say("no")
    #expect(await bin.requests.isEmpty)
  }

  @Test(
    "deletes nothing that is still needed",
    arguments: ["that reminder is needed", "that reminder is not done"])
  func keepsNeeded(_ sentence: String) async throws {
    let bin = Bin()
    let reply = await (try Self.conversation(bin)).say(sentence)
    #expect(reply.code == "notUnderstood", "\(reply.speech)")
  }

  @Test(
    "takes no article for what leads to a list, so that nothing is deleted besides what is denied",
    arguments: [
      ("delete the reminder to buy milk", "no, the eggs"),
      ("delete all my reminders", "no, just the first one"),
    ])
  func takesNoArticle(_ sentence: String, answer: String) async throws {
    let conversation = try Self.conversation(Bin())
    _ = await conversation.say(sentence)
    let reply = await conversation.say(answer)
    #expect(reply.code == "notAnAnswer", "\(reply.speech)")
    #expect(reply.request?.parameters["taskList"] == nil, "\(reply.speech)")
  }

  @Test(
    "is not today, where it is done at once, and no part of another word",
    arguments: [
      ("ja", "ワークアウトを一時停止して"), ("ko", "운동 일시정지해 줘"), ("ko", "오늘 운동 끝났어"),
      ("pl", "na dziś koniec treningu"), ("ja", "今日のワークアウトはこれで終わり"),
      ("de", "schreib Brot kaufen in meiner to do liste ein"),
    ])
  func isNotToday(_ language: String, sentence: String) throws {
    let recognizer = try #require(SystemIntentsTests.recognizers[language])
    let found = try #require(recognizer.recognize(sentence).first, "\(sentence) fits nothing")
    #expect(found.unheard == nil)
  }

  @Test(
    "is none that a parameter takes, and none of what only shows something",
    arguments: ["delete my reminder to call mom", "delete all my reminders"])
  func isNone(_ sentence: String) async throws {
    let bin = Bin()
    let conversation = try Self.conversation(bin)
    let reply = await conversation.say(sentence)
    #expect(reply.code == nil, "\(reply.speech)")
    #expect(await conversation.say("yes").kind == .outcome)
    #expect(await bin.requests.count == 1)
  }
}
