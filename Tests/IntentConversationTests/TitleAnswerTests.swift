import IntentConversation
import IntentRuntime
import SystemIntents
import Testing

@Suite("What is to be done, as an answer")
struct TitleAnswerTests {
  /// Asks what is to be done where nobody said.
  private actor Asking: AddTasksIntentHandling {
    private(set) var added: [String]?

    func resolveTaskTitles(for intent: AddTasksIntent) async -> [ResolutionResult<SpeakableString>]
    {
      guard let titles = intent.taskTitles, !titles.isEmpty else { return [.needsValue()] }
      return titles.map { .success(with: $0) }
    }

    func handle(intent: AddTasksIntent) async -> AddTasksIntentResponse {
      added = intent.taskTitles?.map(\.spokenPhrase)
      return AddTasksIntentResponse(code: .success)
    }
  }

  @Test(
    "is kept whole where its last syllable might as well be a particle, or one within it join two words",
    arguments: [
      ("ko", "파이", ["파이"]), ("ko", "고양이", ["고양이"]), ("ko", "휴가", ["휴가"]), ("ko", "마을", ["마을"]),
      ("ko", "내일 일기", ["내일 일기"]), ("ko", "제주도 여행", ["제주도 여행"]), ("ko", "사과", ["사과"]),
      ("ko", "우유를", ["우유"]), ("ko", "우유하고 계란", ["우유", "계란"]),
      ("ko", "우유랑 빵이랑 계란", ["우유", "빵", "계란"]),
      ("ja", "おやつ", ["おやつ"]), ("ja", "かに", ["かに"]), ("ja", "とうふ、りんご", ["とうふ", "りんご"]),
      ("ja", "牛乳を", ["牛乳"]), ("ja", "牛乳と卵", ["牛乳", "卵"]),
    ])
  func isKeptWhole(_ language: String, answer: String, titles: [String]) async throws {
    var provider = HandlerProvider(.notebook)
    let handler = Asking()
    try provider.register(handler)
    let opening = AppVocabulary(
      utterances: [.init(intent: "INAddTasksIntent", templates: ["new task"])])
    let conversation = Conversation(
      with: [
        ConversationApp("TasksNotes", engine: Apps.engine(provider), vocabularies: [opening])
      ])
    await conversation.use(language: language)
    let asked = await conversation.say("new task")
    #expect(asked.kind == .question, "\(asked.speech)")
    let reply = await conversation.say(answer)
    #expect(await handler.added == titles, "\(reply.speech)")
  }
}
