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

  @Test(
    "may be when it is, which is noted beside what was said of that",
    arguments: [
      ("en", "remind me on Friday", "Saturday", "Oct 18, 2025"),
      ("en", "remind me on Friday", "no, Saturday", "Oct 18, 2025"),
      ("en", "remind me on Friday", "I mean Saturday", "Oct 18, 2025"),
      ("en", "remind me on Friday", "at 8", "Oct 17, 2025 at 8:00 AM"),
      ("en", "remind me at 5", "tomorrow", "Oct 16, 2025 at 5:00 PM"),
      ("en", "remind me every day", "at 8 am", "8:00 AM, every day"),
      ("de", "erinnere mich am Freitag", "nein, am Samstag", "18. Okt. 2025"),
      ("fr", "rappelle-moi vendredi", "non, samedi", "18 oct. 2025"),
      ("es", "recuérdame el viernes", "no, el sábado", "18 oct 2025"),
      ("pl", "przypomnij mi w piątek", "nie, w sobotę", "18 paź 2025"),
      ("ja", "金曜日にリマインドして", "いや、土曜日", "2025年10月18日"),
      ("ko", "금요일에 알려 줘", "아니 토요일", "2025년 10월 18일"),
    ])
  func isWhen(_ language: String, request: String, answer: String, moment: String) async throws {
    var provider = HandlerProvider(.notebook)
    try provider.register(Asking())
    var app = ConversationApp("TasksNotes", engine: Apps.engine(provider))
    (app.calendar, app.now) = (FixedTime.calendar, { FixedTime.now })
    let conversation = Conversation(with: [app], language: language)
    _ = await conversation.say(request)
    let reply = await conversation.say(answer)
    #expect(reply.kind == .question, "\(reply.speech)")
    #expect(reply.speech.replacing("\u{202F}", with: " ").contains(moment), "\(reply.speech)")
  }

  @Test(
    "is neither a number nor a length behind the mark of a correction",
    arguments: ["no, 20 minutes", "no, 20", "make it 7"])
  func isNoNumber(_ answer: String) async throws {
    var provider = HandlerProvider(.notebook)
    try provider.register(Asking())
    let conversation = Conversation(
      with: [ConversationApp("TasksNotes", engine: Apps.engine(provider))])
    _ = await conversation.say("remind me in 10 minutes")
    let reply = await conversation.say(answer)
    #expect(reply.kind == .question, "\(reply.speech)")
  }
}
