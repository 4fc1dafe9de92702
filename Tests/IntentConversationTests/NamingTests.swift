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

  private func reply(
    to answer: String, behind sentence: String, _ language: String
  ) async throws -> ConversationReply {
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
    return await conversation.say(answer)
  }

  @Test(
    "is nothing where somebody leaves it in the same words",
    arguments: [
      ("en", "create a new list", "call it off"), ("ko", "목록 만들어 줘", "없던 걸로 해 줘"),
    ])
  func isLeft(_ language: String, sentence: String, answer: String) async throws {
    let reply = try await reply(to: answer, behind: sentence, language)
    #expect(reply.outcome?.ending == .cancelled, "\(reply.speech)")
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
      ("en", "create a new list", "the list is called groceries", "groceries"),
      ("fr", "crée une liste", "la liste s'appelle courses", "courses"),
      ("es", "crea una lista", "la lista se llama compras", "compras"),
      ("ja", "リストを作って", "買い物です", "買い物"), ("ko", "목록 만들어 줘", "장보기입니다", "장보기"),
    ])
  func isNamed(_ language: String, sentence: String, answer: String, name: String) async throws {
    let reply = try await reply(to: answer, behind: sentence, language)
    #expect(reply.request?.intent == "CreateTaskList", "\(reply.speech)")
    guard case .object(let title)? = reply.request?.parameters["title"] else {
      Issue.record("\(reply.speech)")
      return
    }
    #expect(title["spokenPhrase"] == .string(name), "\(reply.speech)")
  }
}
