import IntentConversation
import IntentRuntime
import SystemIntents
import Testing

/// It is ten in the morning of Wednesday, October 15, 2025.
@Suite("What is said of a reminder that is under way")
struct ReminderAnswerTests {
  /// Keeps no rule by which a task comes again, and says so.
  private struct OnceOnly: AddTasksIntentHandling {
    func resolveTaskTitles(
      for intent: AddTasksIntent
    ) async -> [ResolutionResult<SpeakableString>] {
      guard let titles = intent.taskTitles, !titles.isEmpty else { return [.needsValue()] }
      return titles.map { .success(with: $0) }
    }

    func resolveTemporalEventTrigger(
      for intent: AddTasksIntent
    ) async -> AddTasksTemporalEventTriggerResolutionResult {
      guard let trigger = intent.temporalEventTrigger else { return .notRequired() }
      return trigger.dateComponentsRange?.recurrenceRule == nil
        ? .success(with: trigger) : .unsupported(forReason: .invalidRecurrence)
    }

    func handle(intent: AddTasksIntent) async -> AddTasksIntentResponse {
      AddTasksIntentResponse(code: .success)
    }
  }

  private func conversation(_ language: String) async throws -> Conversation {
    var provider = HandlerProvider(.notebook)
    try provider.register(OnceOnly())
    var app = ConversationApp("TasksNotes", engine: Apps.engine(provider))
    (app.calendar, app.now) = (FixedTime.calendar, { FixedTime.now })
    return Conversation(with: [app], language: language)
  }

  private func reply(_ sentences: [String], _ language: String) async throws -> ConversationReply {
    let conversation = try await conversation(language)
    var reply: ConversationReply?
    for sentence in sentences { reply = await conversation.say(sentence) }
    return try #require(reply)
  }

  private func start(_ reply: ConversationReply) -> [String: JSONValue]? {
    guard case .object(let trigger)? = reply.request?.parameters["temporalEventTrigger"],
      case .object(let range)? = trigger["dateComponentsRange"],
      case .object(let start)? = range["startDateComponents"]
    else { return nil }
    return start
  }

  @Test(
    "is no task where it says no more than another time",
    arguments: [
      ("en", "remind me at 7", "no, 7.30"), ("en", "remind me at 7", "no, seven thirty"),
      ("en", "remind me at 7", "no, a quarter past"), ("en", "remind me at 7", "no, evening"),
      ("de", "erinnere mich um 7", "nein, 7.30"), ("fr", "rappelle-moi à 7 h", "non, 7.30"),
      ("en", "remind me in 10 minutes", "no, 20 minutes please"),
      ("en", "remind me in 10 minutes", "no, about 20 minutes"),
      ("de", "erinnere mich in 10 Minuten", "nein, 20 Minuten bitte"),
      ("ja", "10分後にリマインドして", "いや、20分で"),
    ])
  func isNoTask(_ language: String, _ sentence: String, answer: String) async throws {
    let reply = try await reply([sentence, answer], language)
    #expect(reply.outcome == nil && reply.kind == .question, "\(reply.speech)")
    #expect(reply.request?.parameters["taskTitles"] == nil, "\(reply.speech)")
  }

  @Test(
    "is what there is to do with another time for it",
    arguments: [
      ("en", "remind me tomorrow", "at 5 to call Zelda", "call Zelda", 16, 17),
      ("es", "recuérdame mañana", "a las 5 llamar a Zelda", "llamar a Zelda", 16, 17),
      ("de", "erinnere mich morgen", "um 9 Zelda anrufen", "Zelda anrufen", 16, 9),
    ])
  func isTaskAndTime(
    _ language: String, _ sentence: String, answer: String, title: String, day: Int, hour: Int
  ) async throws {
    let reply = try await reply([sentence, answer], language)
    #expect(reply.outcome?.ending == .handled, "\(reply.speech)")
    #expect(reply.request?.parameters["taskTitles"]?.texts == [title], "\(reply.speech)")
    #expect(start(reply)?["day"] == .integer(day) && start(reply)?["hour"] == .integer(hour))
  }

  @Test(
    "is what there is to do alone where an hour was said, or where it has more of when",
    arguments: [
      ("tomorrow at 7", "the dentist at 9:30", 7),
      ("tomorrow", "watch the game on Friday at 9", nil),
      ("tomorrow", "at 5 or 6 to call Zelda", nil), ("tomorrow", "at 9 please", nil),
    ] as [(String, String, Int?)])
  func isTaskAlone(_ moment: String, answer: String, hour: Int?) async throws {
    let reply = try await reply(["remind me \(moment)", answer], "en")
    #expect(start(reply)?["day"] == 16, "\(reply.speech)")
    #expect(start(reply)?["hour"] == hour.map { .integer($0) }, "\(reply.speech)")
  }

  @Test(
    "takes the place of a rule by which it cannot come again",
    arguments: [
      ("every day at 8", "tomorrow at 9", 9), ("every day at 8 until Friday", "tomorrow at 8", 8),
      ("every day at 8", "tomorrow", 8),
    ])
  func takesPlaceOfRule(_ rule: String, answer: String, hour: Int) async throws {
    let reply = try await reply(["remind me \(rule) to stretch", answer], "en")
    #expect(reply.outcome?.ending == .handled, "\(reply.speech)")
    #expect(start(reply)?["day"] == 16 && start(reply)?["hour"] == .integer(hour))
  }

  @Test(
    "is asked about where it says more than one time, of which nobody would be reminded",
    arguments: [
      ("en", "remind me to take my pills on Monday and Thursday at 8"),
      ("en", "remind me to call mom tomorrow at 8 and to buy milk"),
      ("en", "remind me to stretch every day for a week"),
      ("en", "dentist tomorrow at 3, remind me at 2"),
      ("en", "remind me to call mom tomorrow at 8 or 9"),
      ("en", "remind me at 5 to call Zelda and at 6 to call Yorick"),
      ("de", "erinnere mich heute und morgen um 8 ans Lüften"),
      ("es", "recuérdame llamar a mamá mañana y pasado mañana a las 8"),
      ("fr", "rappelle-moi demain et après-demain à 8 h d'appeler maman"),
      ("ja", "明日と明後日8時に薬を飲むのをリマインドして"), ("ko", "내일과 모레 8시에 약 먹으라고 알려 줘"),
    ])
  func isAskedAbout(_ language: String, sentence: String) async throws {
    let conversation = try await conversation(language)
    let asked = await conversation.say(sentence)
    #expect(asked.code == "goOnWithout" && asked.outcome == nil, "\(asked.speech)")
  }

  @Test(
    "is understood where a day is misspelt as people do",
    arguments: [("tomorow", 16), ("tommorow", 16), ("on wensday", 22), ("on saterday", 18)])
  func isMisspelt(_ words: String, day: Int) async throws {
    let reply = try await reply(["remind me to buy milk \(words)"], "en")
    #expect(start(reply)?["day"] == .integer(day), "\(reply.speech)")
    #expect(reply.request?.parameters["taskTitles"]?.texts == ["buy milk"])
  }

  @Test(
    "may be joined to what there is to do",
    arguments: ["buy milk and remind me tomorrow at 5", "check in, remind me at 5"])
  func isJoined(_ sentence: String) async throws {
    let reply = try await reply([sentence], "en")
    #expect(reply.outcome?.ending == .handled && start(reply) != nil, "\(reply.speech)")
  }
}

extension JSONValue {
  /// The texts of a list of names.
  fileprivate var texts: [String]? {
    guard case .array(let values) = self else { return nil }
    return values.map { value in
      if case .object(let name) = value, case .string(let text)? = name["spokenPhrase"] {
        return text
      }
      if case .string(let text) = value { return text }
      return ""
    }
  }
}
