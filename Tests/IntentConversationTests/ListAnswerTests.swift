import IntentConversation
import IntentRuntime
import SystemIntents
import Testing

@Suite("What changes a list")
struct ListAnswerTests {
  /// Asks what is to be done where nobody said.
  private struct Asking: AddTasksIntentHandling {
    func resolveTaskTitles(for intent: AddTasksIntent) async -> [ResolutionResult<SpeakableString>]
    {
      guard let titles = intent.taskTitles, !titles.isEmpty else { return [.needsValue()] }
      return titles.map { .success(with: $0) }
    }

    func handle(intent: AddTasksIntent) async -> AddTasksIntentResponse {
      AddTasksIntentResponse(code: .success)
    }
  }

  /// A conversation that asks for tasks, and whether to add them.
  func asked(_ language: String) async throws -> Conversation {
    var provider = HandlerProvider(.notebook)
    try provider.register(Asking())
    var policy = SessionPolicy()
    policy.confirmedIntents = [IntentName("AddTasks")]
    let opening = AppVocabulary(
      utterances: [.init(intent: "INAddTasksIntent", templates: ["new task"])])
    let conversation = Conversation(with: [
      ConversationApp(
        "TasksNotes", engine: SessionEngine(provider: provider, policy: policy),
        vocabularies: [opening])
    ])
    _ = await conversation.say("new task")
    await conversation.use(language: language)
    return conversation
  }

  /// A list that was said holds these titles after what is said of it, and is asked about still.
  func expect(
    _ titles: [String], after answer: String, to list: String, in language: String
  ) async throws {
    let conversation = try await asked(language)
    _ = await conversation.say(list)
    let reply = await conversation.say(answer)
    #expect(reply.kind == .question, "\(reply.speech)")
    #expect(reply.request?.parameters["taskTitles"]?.names == titles, "\(reply.speech)")
  }

  @Test(
    "takes back what was said before in the same answer",
    arguments: [
      ("en", "milk, no, bread", ["bread"]),
      ("en", "milk and bread, no wait, milk and eggs", ["milk", "eggs"]),
      ("en", "milk and bread, no, eggs", ["milk", "eggs"]),
      ("en", "coffee, no milk", ["coffee", "no milk"]),
      ("de", "Milch, nein, Brot", ["Brot"]), ("fr", "lait, non, pain", ["pain"]),
      ("es", "leche, no, pan", ["pan"]), ("pl", "mleko, nie, chleb", ["chleb"]),
      ("ja", "牛乳、いや、パン", ["パン"]), ("ko", "우유, 아니, 빵", ["빵"]),
    ])
  func takesBack(_ language: String, answer: String, titles: [String]) async throws {
    let reply = try await asked(language).say(answer)
    #expect(reply.request?.parameters["taskTitles"]?.names == titles, "\(reply.speech)")
  }

  @Test(
    "is asked for again where the last of it is taken back for nothing, or said to the assistant",
    arguments: [
      ("en", "milk and bread, cancel"), ("en", "milk, never mind"), ("en", "milk and bread, no"),
      ("en", "milk, bread, oops"), ("pl", "mleko, nie"), ("ja", "牛乳、パン、いや"), ("ko", "우유, 아니"),
    ])
  func isNoList(_ language: String, answer: String) async throws {
    let reply = try await asked(language).say(answer)
    #expect(reply.kind == .question, "\(reply.speech)")
    #expect(reply.request?.parameters["taskTitles"]?.names ?? [] == [], "\(reply.speech)")
  }

  @Test(
    "keeps a text whole in which a word stands that takes back elsewhere",
    arguments: [
      ("en", "find out what Coco actually wants"), ("en", "buy paint and make it white"),
      ("de", "Englisch besser lernen"), ("pl", "kupić jednak mleko"), ("en", "oil well"),
      ("en", "dig the well"), ("en", "ask them to do so"),
    ])
  func keepsWhole(_ language: String, answer: String) async throws {
    let titles = try await asked(language).say(answer).request?.parameters["taskTitles"]?.names
    let words = answer.split(separator: " ").filter { $0 != "and" }.joined(separator: " ")
    #expect(titles?.joined(separator: " ") == words)
  }

  @Test(
    "has no more of it than was said",
    arguments: [
      ("we don't need milk", ["bread"]), ("I don't want milk", ["bread"]),
      ("don't forget eggs", ["milk", "bread", "eggs"]),
      ("yes, add it to the list", ["milk", "bread"]),
    ])
  func hasNoMore(_ answer: String, titles: [String]) async throws {
    let conversation = try await asked("en")
    _ = await conversation.say("milk and bread")
    let reply = await conversation.say(answer)
    #expect(reply.request?.parameters["taskTitles"]?.names == titles, "\(reply.speech)")
  }

  @Test(
    "has no text of what only leads to one",
    arguments: [
      ("en", "well, milk", ["milk"]), ("en", "so, milk and bread", ["milk", "bread"]),
      ("de", "also, Milch", ["Milch"]), ("es", "pues, leche", ["leche"]),
      ("fr", "alors, lait", ["lait"]), ("en", "well", ["well"]),
      ("pl", "więc, mleko", ["mleko"]), ("en", "Alexa, Dana and Bob", ["Alexa", "Dana", "Bob"]),
      ("en", "help me, milk", ["help me", "milk"]), ("en", "no, milk", ["milk"]),
      ("en", "milk, eggs, please", ["milk", "eggs"]), ("en", "milk, thanks", ["milk"]),
      ("en", "milk, eggs. That's all.", ["milk", "eggs"]), ("de", "ja, Milch", ["Milch"]),
      ("de", "Milch und Eier, bitte", ["Milch", "Eier"]),
    ])
  func leadsToIt(_ language: String, answer: String, titles: [String]) async throws {
    let reply = try await asked(language).say(answer)
    #expect(reply.request?.parameters["taskTitles"]?.names == titles, "\(reply.speech)")
  }

  @Test(
    "stands where a word only ends as an addition does",
    arguments: [
      ("ja", "牛乳と卵", "どうも"), ("ja", "牛乳と卵", "いつも"), ("ko", "우유하고 계란", "아마도"),
      ("ko", "우유하고 계란", "그래도"), ("ko", "우유하고 계란", "포도"),
      ("ko", "우유하고 계란", "아보카도"), ("ko", "우유하고 계란", "아무것도"),
      ("ja", "牛乳と卵", "こども"), ("ja", "牛乳と卵", "そうかも"), ("en", "milk and bread", "well spotted"),
      ("ja", "牛乳と卵", "どうもありがとう"), ("ko", "우유하고 계란", "포도 주세요"),
      ("ko", "우유하고 계란", "아마도 필요해"), ("ko", "우유하고 계란", "불만"),
      ("en", "milk and bread", "we're out of milk"), ("en", "milk and bread", "leave it alone"),
      ("en", "milk and bread", "only that"), ("es", "puerto y mesa", "sin puerta"),
    ])
  func stands(_ language: String, list: String, answer: String) async throws {
    let conversation = try await asked(language)
    let before = await conversation.say(list)
    let reply = await conversation.say(answer)
    #expect(reply.kind == .question, "\(reply.speech)")
    #expect(reply.request?.parameters == before.request?.parameters, "\(reply.speech)")
  }

  @Test(
    "adds to it or takes out of it where somebody is asked whether to go on, which is asked again",
    arguments: [
      ("en", "milk and bread", "without bread", ["milk"]),
      ("en", "milk and bread", "no bread", ["milk"]),
      ("en", "milk and bread", "everything but milk", ["bread"]),
      ("de", "Milch und Brot", "alles außer Milch", ["Brot"]),
      ("en", "milk and bread", "not the milk", ["bread"]),
      ("en", "milk and bread", "remove milk", ["bread"]),
      ("en", "milk and bread", "also eggs", ["milk", "bread", "eggs"]),
      ("en", "milk and bread", "eggs too", ["milk", "bread", "eggs"]),
      ("en", "milk and bread", "also the milk", ["milk", "bread"]),
      ("de", "Milch und Brot", "auch die Milch", ["Milch", "Brot"]),
      ("en", "milk and bread", "make it eggs", ["eggs"]),
      ("en", "um milk and bread please", "add milk", ["milk", "bread"]),
      ("en", "milk and bread", "add eggs", ["milk", "bread", "eggs"]),
      ("en", "milk and bread", "yes and eggs", ["milk", "bread", "eggs"]),
      ("en", "milk and bread", "eggs instead of bread", ["milk", "eggs"]),
      ("en", "milk, bread and eggs", "skip the milk and bread", ["eggs"]),
      ("de", "Milch und Brot", "ohne Brot", ["Milch"]),
      ("de", "Milch und Brot", "nimm die Milch raus", ["Brot"]),
      ("de", "Milch und Brot", "auch Eier", ["Milch", "Brot", "Eier"]),
      ("fr", "lait et pain", "sans pain", ["lait"]),
      ("fr", "lait et pain", "enlève le lait", ["pain"]),
      ("fr", "lait et pain", "beurre aussi", ["lait", "pain", "beurre"]),
      ("es", "leche y pan", "sin pan", ["leche"]), ("es", "leche y pan", "quita la leche", ["pan"]),
      ("es", "leche y pan", "también huevos", ["leche", "pan", "huevos"]),
      ("pl", "mleko i chleb", "usuń mleko", ["chleb"]),
      ("pl", "mleko i chleb", "bez chleba", ["mleko"]),
      ("en", "milk and eggs", "no egg", ["milk"]),
      ("pl", "mleko i chleb", "też jajka", ["mleko", "chleb", "jajka"]),
      ("ja", "牛乳と卵", "卵なしで", ["牛乳"]), ("ja", "牛乳と卵", "納豆も", ["牛乳", "卵", "納豆"]),
      ("ja", "牛乳と卵", "いもも", ["牛乳", "卵", "いも"]), ("ja", "牛乳と卵", "ももも", ["牛乳", "卵", "もも"]),
      ("ko", "우유하고 계란", "계란 빼 줘", ["우유"]), ("ko", "우유하고 계란", "빵도", ["우유", "계란", "빵"]),
      ("en", "milk and bread", "take milk off the list", ["bread"]),
      ("en", "milk and bread", "take milk out", ["bread"]),
      ("en", "milk and bread", "remove the milk", ["bread"]),
      ("en", "milk and bread", "remove milk from the list", ["bread"]),
      ("de", "Milch und Brot", "nimm die Milch von der Liste", ["Brot"]),
      ("de", "Milch und Brot", "streich Milch aus der Liste", ["Brot"]),
      ("fr", "lait et pain", "enlève le lait de la liste", ["pain"]),
      ("fr", "lait et pain", "sors le lait de la liste", ["pain"]),
      ("es", "leche y pan", "quita la leche de la lista", ["pan"]),
      ("es", "puerto y puerta", "sin puerta", ["puerto"]),
      ("es", "huevo y leche", "sin huevos", ["leche"]),
      ("pl", "mleko i chleb", "zdejmij mleko z listy", ["chleb"]),
      ("pl", "mleko i chleb", "nie mleko, tylko chleb", ["chleb"]),
      ("ja", "牛乳と卵", "牛乳をリストから消して", ["卵"]),
      ("ja", "牛乳と卵", "リストから牛乳を削除してください", ["卵"]),
      ("ko", "우유하고 계란", "우유를 목록에서 빼 줘", ["계란"]),
      ("ko", "우유하고 계란", "목록에서 우유 지워 주세요", ["계란"]),
    ])
  func changesIt(_ language: String, list: String, answer: String, titles: [String]) async throws {
    try await expect(titles, after: answer, to: list, in: language)
  }

  @Test(
    "becomes what somebody says is all of it",
    arguments: [
      ("en", "milk and bread", "only bread", ["bread"]),
      ("en", "milk and bread", "just the bread please", ["bread"]),
      ("en", "milk and bread", "milk only", ["milk"]),
      ("en", "milk and bread", "no, just eggs", ["eggs"]),
      ("en", "milk and bread", "yes, but only bread", ["bread"]),
      ("de", "Milch und Brot", "nur Brot", ["Brot"]),
      ("de", "Milch und Brot", "ja, aber nur Brot", ["Brot"]),
      ("fr", "lait et pain", "seulement du pain", ["pain"]),
      ("fr", "lait et pain", "non, juste du pain", ["pain"]),
      ("es", "leche y pan", "solo pan", ["pan"]), ("es", "leche y pan", "sólo pan", ["pan"]),
      ("pl", "mleko i chleb", "tylko chleb", ["chleb"]),
      ("ja", "牛乳と卵", "卵だけ", ["卵"]), ("ja", "牛乳と卵", "いや、卵だけお願いします", ["卵"]),
      ("ko", "우유하고 계란", "계란만", ["계란"]), ("ko", "우유하고 계란", "아니 계란만 주세요", ["계란"]),
    ])
  func becomesAll(_ language: String, list: String, answer: String, titles: [String])
    async throws
  {
    try await expect(titles, after: answer, to: list, in: language)
  }

  @Test(
    "has no word in it that says that it is all",
    arguments: [
      ("en", "only bread", ["bread"]), ("en", "just milk and bread", ["milk", "bread"]),
      ("de", "nur Brot", ["Brot"]), ("fr", "juste du pain", ["pain"]), ("es", "solo pan", ["pan"]),
      ("pl", "tylko chleb", ["chleb"]), ("ja", "卵だけ", ["卵"]), ("ko", "대만", ["대만"]),
    ])
  func isAll(_ language: String, answer: String, titles: [String]) async throws {
    let reply = try await asked(language).say(answer)
    #expect(reply.request?.parameters["taskTitles"]?.names == titles, "\(reply.speech)")
  }

  @Test(
    "has one more by what Japanese and Korean add with, whatever verb asks for it",
    arguments: [
      "納豆もお願いします", "納豆を追加して", "あと納豆", "納豆も入れといて", "納豆も買って", "納豆もください", "納豆を足してください", "納豆も必要です",
      "納豆もいる", "あと納豆もお願い", "納豆も付け加えてください",
      "빵도 주세요", "빵 추가해 줘", "빵도 부탁해", "빵도 넣어 줄래", "빵도 사야 해", "빵도 필요해", "빵을 넣어 줘", "그리고 빵",
      "빵도 추가해 주세요",
    ])
  func addsByGrammar(_ answer: String) async throws {
    let isKorean = answer.contains("빵")
    let conversation = try await asked(isKorean ? "ko" : "ja")
    _ = await conversation.say(isKorean ? "우유하고 계란" : "牛乳と卵")
    let reply = await conversation.say(answer)
    #expect(reply.kind == .question, "\(reply.speech)")
    #expect(
      reply.request?.parameters["taskTitles"]?.names
        == (isKorean ? ["우유", "계란", "빵"] : ["牛乳", "卵", "納豆"]), "\(reply.speech)")
  }

  @Test(
    "is asked for anew where nothing is left, and stands where nothing of it is named",
    arguments: [("without milk", []), ("without eggs", ["milk"])] as [(String, [String])])
  func isEmptied(_ answer: String, titles: [String]) async throws {
    let conversation = try await asked("en")
    _ = await conversation.say("milk")
    let reply = await conversation.say(answer)
    #expect(reply.kind == .question, "\(reply.speech)")
    #expect(reply.request?.parameters["taskTitles"]?.names ?? [] == titles, "\(reply.speech)")
  }

  @Test(
    "may be text as well where text is asked for, and is asked about",
    arguments: [
      ("en", "and Little Bobo too", "no"), ("en", "also Little Bobo", "no"),
      ("de", "und auch an Little Bobo", "nein"), ("fr", "et aussi à Little Bobo", "non"),
      ("es", "y también a Little Bobo", "no"), ("pl", "i jeszcze do Little Bobo", "nie"),
      ("ja", "Little Boboにも", "いいえ"), ("ko", "Little Bobo에게도", "아니요"),
    ])
  func addsRecipient(_ language: String, answer: String, no: String) async throws {
    let conversation = Conversation(with: [try await Apps.contacts()])
    _ = await conversation.say("send a message to Coco on MonkeyChat")
    await conversation.use(language: language)
    let doubt = await conversation.say(answer)
    #expect(doubt.code == "verbatim", "\(doubt.speech)")
    let reply = await conversation.say(no)
    #expect(reply.kind == .question)
    #expect(
      reply.request?.parameters["recipients"]?.names == ["Coco", "Little Bobo"], "\(reply.speech)")
  }
}
