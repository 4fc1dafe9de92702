import IntentConversation
import IntentRuntime
import SystemIntents
import Testing

@Suite("What a new list is called, asked for")
struct NamingTests {
  /// Asks what a list is called where nobody said.
  private struct Lists: CreateTaskListIntentHandling {
    func resolveTitle(for intent: CreateTaskListIntent) async -> ResolutionResult<SpeakableString> {
      intent.title.map { .success(with: $0) } ?? .needsValue()
    }

    func handle(intent: CreateTaskListIntent) async -> CreateTaskListIntentResponse {
      CreateTaskListIntentResponse(code: .success)
    }
  }

  private struct Calls: StartCallIntentHandling {
    func handle(intent: StartCallIntent) async -> StartCallIntentResponse {
      StartCallIntentResponse(code: .continueInApp)
    }
  }

  @Test(
    "is the name without what says that it is one, which may be a request of its own",
    arguments: [
      ("en", "create a new list", "call it groceries", "groceries"),
      ("en", "create a new list", "it's called groceries", "groceries"),
      ("en", "create a new list", "groceries please", "groceries"),
      ("en", "create a new list", "thank you cards", "thank you cards"),
      ("de", "erstelle eine Liste", "nenn sie bitte Einkauf", "Einkauf"),
      ("en", "create a new list", "call it thank you cards", "thank you cards"),
      ("ko", "새 목록 만들어줘", "만두", "만두"),
      ("de", "erstelle eine Liste", "nenn sie Party", "Party"),
      ("de", "erstelle eine Liste", "sie heißt Party", "Party"),
      ("es", "crea una lista", "llámala fiesta", "fiesta"),
      ("es", "crea una lista nueva", "se llama fiesta", "fiesta"),
      ("fr", "crée une liste", "appelle-la courses", "courses"),
      ("fr", "crée une liste", "elle s'appelle fête", "fête"),
      ("pl", "stwórz listę", "nazwij ją impreza", "impreza"),
      ("ja", "リストを作って", "パーティーにして", "パーティー"), ("ko", "목록 만들어 줘", "파티로 해줘", "파티"),
    ])
  func isNamed(_ language: String, sentence: String, answer: String, name: String) async throws {
    var provider = HandlerProvider(.notebook)
    try provider.register(Lists())
    var calls = HandlerProvider(.calls)
    try calls.register(Calls())
    let apps = [
      ConversationApp("Lists", engine: Apps.engine(provider)),
      ConversationApp("Phone", engine: Apps.engine(calls)),
    ]
    let conversation = Conversation(with: apps, language: language)
    #expect(await conversation.say(sentence).kind == .question)
    let reply = await conversation.say(answer)
    #expect(reply.request?.intent == "CreateTaskList", "\(reply.speech)")
    guard case .object(let title)? = reply.request?.parameters["title"] else {
      Issue.record("\(reply.speech)")
      return
    }
    #expect(title["spokenPhrase"] == .string(name), "\(reply.speech)")
  }
}
