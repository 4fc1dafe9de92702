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

  func tasks() throws -> ConversationApp {
    var provider = HandlerProvider(.notebook)
    try provider.register(OnceOnly())
    var app = ConversationApp("TasksNotes", engine: Apps.engine(provider))
    (app.calendar, app.now) = (FixedTime.calendar, { FixedTime.now })
    return app
  }

  func conversation(_ language: String) async throws -> Conversation {
    Conversation(with: [try tasks()], language: language)
  }

  func reply(_ sentences: [String], _ language: String) async throws -> ConversationReply {
    let conversation = try await conversation(language)
    var reply: ConversationReply?
    for sentence in sentences { reply = await conversation.say(sentence) }
    return try #require(reply)
  }

  func start(_ reply: ConversationReply) -> [String: JSONValue]? {
    guard case .object(let trigger)? = reply.request?.parameters["temporalEventTrigger"],
      case .object(let range)? = trigger["dateComponentsRange"],
      case .object(let start)? = range["startDateComponents"]
    else { return nil }
    return start
  }

  @Test(
    "is no task where it says no more than another time, or that somebody does not know",
    arguments: [
      ("en", "remind me tomorrow", "I forgot"), ("ja", "明日リマインドして", "忘れた"),
      ("en", "remind me at 7", "no, 7.30"), ("en", "remind me at 7", "no, seven thirty"),
      ("en", "remind me at 7", "no, a quarter past"), ("en", "remind me at 7", "no, evening"),
      ("de", "erinnere mich um 7", "nein, 7.30"), ("fr", "rappelle-moi à 7 h", "non, 7.30"),
      ("en", "remind me in 10 minutes", "no, 20 minutes please"),
      ("en", "remind me in 10 minutes", "no, about 20 minutes"),
      ("de", "erinnere mich in 10 Minuten", "nein, 20 Minuten bitte"),
      ("ja", "10分後にリマインドして", "いや、20分で"), ("ja", "明日リマインドして", "9時です"),
      ("ko", "내일 알려줘", "9시예요"), ("ko", "내일 알려줘", "9시입니다"), ("ko", "내일 알려줘", "오전 9시로요"),
    ])
  func isNoTask(_ language: String, _ sentence: String, answer: String) async throws {
    let reply = try await reply([sentence, answer], language)
    #expect(reply.outcome == nil && reply.kind == .question, "\(reply.speech)")
    #expect(reply.request?.parameters["taskTitles"] == nil, "\(reply.speech)")
  }

  @Test(
    "is what there is to do with what was not said of when",
    arguments: [
      ("en", "remind me tomorrow", "at 5 to call Zelda", "call Zelda", 16, 17),
      ("es", "recuérdame mañana", "a las 5 llamar a Zelda", "llamar a Zelda", 16, 17),
      ("de", "erinnere mich morgen", "um 9 Zelda anrufen", "Zelda anrufen", 16, 9),
      // Of tonight no hour was said.
      ("en", "remind me tonight", "call Zelda at 9", "call Zelda", 15, 21),
      ("en", "remind me tomorrow", "milk at 6, no, at 7", "milk", 16, 7),
      ("en", "remind me tomorrow", "doctor's appointment at 3 pm", "doctor's appointment", 16, 15),
      ("en", "remind me tomorrow", "go over the report at 5", "go over the report", 16, 17),
      ("en", "remind me tomorrow", "buy milk or bread at 9", "buy milk or bread", 16, 9),
      ("ja", "明日リマインドして", "9時に薬", "薬", 16, 9), ("ko", "내일 알려줘", "9시에 책", "책", 16, 9),
      (
        "de", "erinnere mich morgen", "Brot oder Milch kaufen um 9", "Brot oder Milch kaufen", 16, 9
      ),
      ("pl", "przypomnij mi jutro", "kupić to mleko o 9", "kupić to mleko", 16, 9),
      ("en", "remind me tomorrow", "call Zelda in the evening", "call Zelda", 16, 19),
      ("ja", "明日リマインドして", "夜に牛乳を買う", "牛乳を買う", 16, 21),
      ("ja", "明日リマインドして", "9時に牛乳を買う", "牛乳を買う", 16, 9),
      ("ko", "내일 알려줘", "오후 3시에 우유 사기", "우유 사기", 16, 15),
      // The day of an hour
      ("en", "remind me at 5", "call Zelda tomorrow", "call Zelda", 16, 17),
      ("en", "remind me at 5", "call Zelda on Friday", "call Zelda", 17, 17),
      ("fr", "rappelle-moi à 17 h", "appeler Zelda demain", "appeler Zelda", 16, 17),
      ("de", "erinnere mich um 17 Uhr", "morgen Zelda anrufen", "Zelda anrufen", 16, 17),
      ("pl", "przypomnij mi o 17", "zadzwonić do Zeldy jutro", "zadzwonić do Zeldy", 16, 17),
      ("ja", "17時にリマインドして", "明日牛乳を買う", "牛乳を買う", 16, 17),
    ])
  func isTaskAndTime(
    _ language: String, _ sentence: String, answer: String, title: String, day: Int, hour: Int
  ) async throws {
    let reply = try await reply([sentence, answer], language)
    #expect(reply.outcome?.ending == .handled, "\(reply.speech)")
    #expect(reply.request?.parameters["taskTitles"]?.titles == [title], "\(reply.speech)")
    #expect(start(reply)?["day"] == .integer(day) && start(reply)?["hour"] == .integer(hour))
  }

  @Test(
    "is what there is to do alone where an hour was said, or where it has more of when",
    arguments: [
      ("tomorrow at 7", "the dentist at 9:30", 7),
      ("tomorrow", "watch the game on Friday at 9", nil),
      ("tomorrow", "at 5 or 6 to call Zelda", nil),
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
    "says no more than when, in whatever way",
    arguments: [
      ("en", "remind me at 5", "not at 5 but at 6", nil, 18),
      ("en", "remind me at 5", "make that 6", nil, 18), ("en", "remind me at 5", "am", nil, 5),
      ("en", "remind me at 5", "in the morning", nil, 5),
      ("en", "remind me tomorrow", "in the evening", 16, 19),
      ("en", "remind me tomorrow", "evening", 16, 19),
      ("en", "remind me tomorrow", "not tomorrow but Friday", 17, nil),
      ("en", "remind me tomorrow", "not in the morning but in the evening", 16, 19),
      ("en", "remind me tomorrow", "in the morning, no, in the evening", 16, 19),
      ("en", "remind me on Friday", "not at 8 but in the evening", 17, 19),
      ("de", "erinnere mich morgen", "nicht am Morgen sondern am Abend", 16, 19),
      ("es", "recuérdame mañana", "no por la mañana sino por la tarde", 16, 15),
      ("fr", "rappelle-moi demain", "pas le matin mais le soir", 16, 19),
      ("pl", "przypomnij mi jutro", "nie rano tylko wieczorem", 16, 19),
      ("en", "remind me tomorrow", "at 9 please", 16, 9),
      ("de", "erinnere mich um 5", "nicht um 5 sondern um 6", nil, 18),
      ("de", "erinnere mich morgen", "abends", 16, 19),
      ("es", "recuérdame a las 5", "no a las 5 sino a las 6", nil, 18),
      ("fr", "rappelle-moi demain", "dans la soirée", 16, 19),
      ("pl", "przypomnij mi o 5", "nie o 5 tylko o 6", nil, 18),
      ("ja", "明日リマインドして", "夜8時に", 16, 20), ("ja", "明日リマインドして", "金曜日に", 17, nil),
      ("ja", "明日リマインドして", "午後", 16, 15), ("ko", "금요일에 알려줘", "토요일에", 18, nil),
      ("ko", "내일 알려줘", "5시에", 16, 17),
      ("ko", "내일 알려줘", "저녁에", 16, 19), ("ja", "明日リマインドして", "朝に", 16, 9),
    ] as [(String, String, String, Int?, Int?)])
  func isMomentAlone(
    _ language: String, _ sentence: String, answer: String, day: Int?, hour: Int?
  ) async throws {
    let reply = try await reply([sentence, answer], language)
    #expect(reply.outcome == nil && reply.kind == .question, "\(reply.speech)")
    #expect(start(reply)?["day"] == day.map { .integer($0) }, "\(reply.speech)")
    #expect(start(reply)?["hour"] == hour.map { .integer($0) }, "\(reply.speech)")
  }

  @Test("says how often, and is not lost", arguments: ["every day", "every Monday", "each Monday"])
  func isRule(_ answer: String) async throws {
    let reply = try await reply(["remind me at 5", answer], "en")
    #expect(reply.outcome == nil && start(reply)?["hour"] == 17, "\(reply.speech)")
    let rule = answer.replacing("each", with: "every")
    #expect(reply.speech.contains("PM, \(rule)"), "\(reply.speech)")
  }

  @Test(
    "takes the place of what was asked about, behind a no, or of what may be no task",
    arguments: [("text Coco", "no, buy milk"), ("6 instead of 5", "buy milk")])
  func takesPlace(_ doubtful: String, _ answer: String) async throws {
    let conversation = Conversation(with: [try tasks(), try await Apps.contacts()])
    _ = await conversation.say("remind me at 5")
    #expect(await conversation.say(doubtful).code == "verbatim")
    let added = await conversation.say(answer)
    #expect(added.outcome?.ending == .handled, "\(added.speech)")
    #expect(added.request?.parameters["taskTitles"]?.titles == ["buy milk"])
  }

  @Test(
    "is what stands in quotation marks", arguments: ["please cancel", "text Coco", "milk and eggs"])
  func isQuoted(_ title: String) async throws {
    let conversation = Conversation(with: [try tasks(), try await Apps.contacts()])
    _ = await conversation.say("remind me at 5")
    let added = await conversation.say("\"\(title)\"")
    #expect(added.outcome?.ending == .handled, "\(added.speech)")
    #expect(added.request?.parameters["taskTitles"]?.titles == [title])
  }

  @Test(
    "is asked about where what was not said of when stands in it and is not understood",
    arguments: [
      ("en", "remind me tomorrow", "call Zelda at 5 and Yorick at 6"),
      ("de", "erinnere mich um 5", "Zelda morgen anrufen"),
      ("en", "remind me at 5", "Friday night drinks"),
      ("en", "remind me at 5", "buy The Day After Tomorrow"),
      ("en", "remind me at 5", "at 6, call Zelda and Yorick"),
      ("en", "remind me at 5", "milk, not at 5 but at 6"),
      ("en", "remind me at 5", "call Zelda, maybe tomorrow"),
      ("en", "remind me at 5", "call Zelda later than tomorrow"),
      ("en", "remind me at 5", "call Zelda in the morning"),
      ("en", "remind me tomorrow", "take pills in the morning or in the evening"),
      ("en", "remind me tomorrow", "run in the morning and swim in the evening"),
      ("en", "remind me tomorrow", "rather in the evening than in the morning"),
      ("pl", "przypomnij mi jutro", "biegać rano i pływać wieczorem"),
      ("en", "remind me at 5", "call Zelda but not on Friday"),
      ("en", "remind me at 5", "take the trash out every Monday"),
      ("en", "remind me at 5", "call Zelda before Friday"),
      ("en", "remind me at 5", "see if it rains tomorrow"),
      ("en", "remind me at 5", "tomorrow is Zelda's birthday"),
      ("en", "remind me at 5", "sun screen"), ("en", "remind me tonight", "train at 6 am"),
      ("fr", "rappelle-moi à 17 h", "la réunion du lundi"),
      ("es", "recuérdame a las 5", "llamar a Zelda por la mañana"),
      ("ja", "17時にリマインドして", "明日の会議の準備をする"),
    ])
  func isDoubtfulTask(_ language: String, _ sentence: String, answer: String) async throws {
    let asked = try await reply([sentence, answer], language)
    #expect(asked.code == "verbatim" && asked.outcome == nil, "\(asked.speech)")
  }

  @Test(
    "is asked about where it begins as something else that is asked for, and can be meant",
    arguments: ["take out the trash", "drop off the kids", "text Coco"])
  func isMeant(_ title: String) async throws {
    let conversation = Conversation(with: [try tasks(), try await Apps.contacts()])
    _ = await conversation.say("remind me at 5")
    #expect(await conversation.say(title).code == "verbatim")
    let added = await conversation.say("yes")
    #expect(added.outcome?.ending == .handled, "\(added.speech)")
    #expect(added.request?.parameters["taskTitles"]?.titles == [title])
  }

  @Test(
    "is what stands behind sounds and what leads to it",
    arguments: [
      ("en", "remind me tomorrow", "um buy milk", "buy milk"),
      ("fr", "rappelle-moi demain", "d'acheter du lait", "acheter du lait"),
      ("pl", "przypomnij mi jutro", "żeby kupić mleko", "kupić mleko"),
      ("de", "erinnere mich morgen", "daran Milch zu kaufen", "Milch zu kaufen"),
      // What only looks like that belongs to it.
      ("fr", "rappelle-moi demain", "d'abord appeler maman", "d'abord appeler maman"),
      ("fr", "rappelle-moi demain", "de l'eau", "de l'eau"),
      ("de", "erinnere mich morgen", "dran bleiben", "dran bleiben"),
      ("de", "erinnere mich morgen", "daran den Müll rauszubringen", "Müll rauszubringen"),
      ("fr", "rappelle-moi demain", "de me lever", "me lever"),
      ("fr", "rappelle-moi demain", "de l'appeler", "l'appeler"),
      ("ja", "明日リマインドして", "えっと牛乳を買う", "牛乳を買う"),
    ])
  func isBehindSounds(
    _ language: String, _ sentence: String, answer: String, title: String
  ) async throws {
    let reply = try await reply([sentence, answer], language)
    #expect(reply.request?.parameters["taskTitles"]?.titles == [title], "\(reply.speech)")
  }

  @Test(
    "is about as long from now as is said",
    arguments: [
      ("en", "remind me in about 20 minutes to check the oven"),
      ("en", "remind me in around 20 minutes to check the oven"),
      ("de", "erinnere mich in ungefähr 20 Minuten an den Ofen"),
      ("de", "erinnere mich ca. in 20 Minuten an den Ofen"),
      ("es", "recuérdame en unos 20 minutos mirar el horno"),
      ("fr", "rappelle-moi dans environ 20 minutes de vérifier le four"),
      ("pl", "przypomnij mi za około 20 minut o piekarniku"),
      ("ko", "20분쯤 뒤에 오븐 확인하라고 알려줘"),
    ])
  func isFromNow(_ language: String, sentence: String) async throws {
    let reply = try await reply([sentence], language)
    #expect(start(reply)?["hour"] == 10 && start(reply)?["minute"] == 20, "\(reply.speech)")
  }

  @Test(
    "is understood where a day is misspelt as people do",
    arguments: [
      ("tomorow", 16), ("tommorow", 16), ("on wensday", 22), ("on saterday", 18), ("on mondey", 20),
    ])
  func isMisspelt(_ words: String, day: Int) async throws {
    let reply = try await reply(["remind me to buy milk \(words)"], "en")
    #expect(start(reply)?["day"] == .integer(day), "\(reply.speech)")
    #expect(reply.request?.parameters["taskTitles"]?.titles == ["buy milk"])
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
  /// The texts of a list of names, of what there is to do.
  var titles: [String]? {
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
