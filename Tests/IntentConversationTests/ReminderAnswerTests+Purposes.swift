import IntentConversation
import IntentRuntime
import Testing

/// What somebody is to do for a day, or at a place, and when they are reminded of it.
extension ReminderAnswerTests {
  @Test(
    "is asked about where its day is what it is for, or what something is moved to",
    arguments: [
      ("en", "remind me to make lunch for tomorrow", "for tomorrow", "make lunch for tomorrow"),
      ("en", "remind me to book a cab for 6 am", "for 6 am", "book a cab for 6 am"),
      ("en", "remind me to move the meeting to friday", "to friday", "move the meeting to friday"),
      (
        "fr", "rappelle-moi de reporter la réunion à vendredi", "à vendredi",
        "reporter la réunion à vendredi"
      ),
      (
        "es", "recuérdame cambiar la reunión al viernes", "al viernes",
        "cambiar la reunión al viernes"
      ),
      ("pl", "przypomnij mi przesunąć wizytę na 17", "na 17", "przesunąć wizytę na 17"),
    ])
  func isAskedAbout(
    _ language: String, sentence: String, purpose: String, title: String
  ) async throws {
    let conversation = try await conversation(language)
    let asked = await conversation.say(sentence)
    #expect(asked.code == "onlyInTitle" && asked.speech.contains(purpose), "\(asked.speech)")
    let yes = ["en": "yes", "fr": "oui", "es": "sí", "pl": "tak"][language]
    let added = await conversation.say(try #require(yes))
    #expect(added.request?.parameters["taskTitles"]?.titles == [title], "\(added.speech)")
    #expect(start(added) == nil)
  }

  @Test(
    "keeps what it says of time, where somebody says in place of a yes when they are to be reminded",
    arguments: [
      (
        "en", "remind me to move the meeting to friday", "tomorrow at 9",
        "move the meeting to friday", 16, 9
      ),
      ("en", "remind me to buy wine for friday", "tonight", "buy wine for friday", 15, 19),
      (
        "pl", "przypomnij mi zrobić kolację na 19 dla Zeldy", "o 17",
        "zrobić kolację na 19 dla Zeldy", nil, 17
      ),
      (
        "en", "remind me to tell Zelda the party is at 8 in the park", "at 7 pm",
        "tell Zelda the party is at 8 in the park", nil, 19
      ),
      (
        "en", "remind me that tomorrow i have the dentist at 4", "tomorrow at 4",
        "tomorrow i have the dentist", 16, 16
      ),
      (
        "en", "remind me tomorrow to meet Zelda at 5 at the station", "at 4",
        "meet Zelda at 5 at the station", 16, 16
      ),
      (
        "de", "erinnere mich morgen daran, Zelda um 5 anzurufen", "um 9", "Zelda um 5 anzurufen",
        16, 9
      ),
      (
        "de", "erinnere mich daran, den Kuchen in 20 Minuten aus dem Ofen zu nehmen",
        "in 20 Minuten", "den Kuchen in 20 Minuten aus dem Ofen zu nehmen", 15, 10
      ),
    ])
  func keepsItsTime(
    _ language: String, sentence: String, answer: String, title: String, day: Int?, hour: Int
  ) async throws {
    let conversation = try await conversation(language)
    let asked = await conversation.say(sentence)
    #expect(asked.code == "onlyInTitle" && asked.outcome == nil, "\(asked.speech)")
    let added = await conversation.say(answer)
    #expect(added.request?.parameters["taskTitles"]?.titles == [title], "\(added.speech)")
    #expect(start(added)?["hour"] == .integer(hour), "\(added.speech)")
    #expect(start(added)?["day"] == day.map { .integer($0) })
  }

  @Test(
    "is of when it says, behind where it is, and before what only ends a request",
    arguments: [
      ("en", "remind me to go to zelda's tomorrow", "go to zelda's", 16),
      (
        "en", "remind me to drop the dog at the vet's tomorrow at 5", "drop the dog at the vet's",
        16
      ),
      ("en", "remind me to buy milk tomorrow ok", "buy milk", 16),
      ("en", "remind me to buy milk tomorrow 👍", "buy milk", 16),
      ("en", "set a reminder to call mom for tomorrow at 5", "call mom", 16),
      ("en", "create a task for tomorrow to call mom", "call mom", 16),
      ("en", "add a task for tomorrow to call mom", "call mom", 16),
      ("en", "create a task for tomorrow to call mom at 5", "call mom", 16),
      ("de", "erinnere mich an den Zahnarzt morgen ok", "den Zahnarzt", 16),
      ("es", "recuérdame comprar leche mañana vale", "comprar leche", 16),
      ("pl", "przypomnij mi zadzwonić do Zeldy za dwa dni", "zadzwonić do Zeldy", 17),
    ])
  func isOfWhen(_ language: String, sentence: String, title: String, day: Int) async throws {
    let added = try await conversation(language).say(sentence)
    #expect(added.request?.parameters["taskTitles"]?.titles == [title], "\(added.speech)")
    #expect(start(added)?["day"] == .integer(day), "\(added.speech)")
  }

  @Test(
    "is once, at the hour that was told, where that is said again and only that it comes again was refused",
    arguments: ["every day at 8", "every day at 8 am", "every morning at 8"])
  func isOnce(_ rule: String) async throws {
    let conversation = try await conversation("en")
    #expect(await conversation.say("remind me \(rule) to take pills").kind == .question)
    let added = await conversation.say("at 8")
    #expect(added.outcome?.ending == .handled, "\(added.speech)")
    #expect(start(added)?["hour"] == 8, "\(added.speech)")
  }

  @Test(
    "is within a clause of what there is to do, which is asked about, whoever does it",
    arguments: [
      ("en", "remind me that tomorrow the dentist comes at 4"),
      ("en", "remind me that friday my mom comes at 4"),
      ("pl", "przypomnij mi że jutro mam dentystę o 16"),
      ("de", "erinnere mich dass ich morgen Zahnarzt habe um 4"),
    ])
  func isOfClause(_ language: String, sentence: String) async throws {
    let asked = try await conversation(language).say(sentence)
    #expect(asked.code == "onlyInTitle" && asked.outcome == nil, "\(asked.speech)")
  }

  @Test(
    "takes the place of the one that was said, and makes no stretch of time with it",
    arguments: [
      ("fr", "rappelle-moi à 16h que demain j'ai dentiste", "demain à 15h", 16),
      ("es", "recuérdame a las 4 que mañana voy al dentista", "mañana a las 3", 16),
      ("es", "recuérdame a las 4 que mañana voy al dentista", "a las 3", nil),
    ] as [(String, String, String, Int?)])
  func takesPlace(_ language: String, sentence: String, answer: String, day: Int?) async throws {
    let conversation = try await conversation(language)
    #expect(await conversation.say(sentence).code == "onlyInTitle")
    let added = await conversation.say(answer)
    #expect(start(added)?["hour"] == 15, "\(added.speech)")
    #expect(start(added)?["day"] == day.map(JSONValue.integer), "\(added.speech)")
    let trigger = added.request?.parameters["temporalEventTrigger"]
    #expect("\(String(describing: trigger))".contains("end") == false, "\(added.speech)")
  }

  @Test(
    "is asked about as little where it says whose something is",
    arguments: ["tomorrow's", "monday's"])
  func isPossessive(_ day: String) async throws {
    let added = try await conversation("en").say("remind me at 5 of \(day) meeting")
    #expect(added.outcome?.ending == .handled, "\(added.speech)")
  }

  @Test(
    "is at the hour within what there is to do, or that goes on in the same word",
    arguments: [
      ("de", "erinnere mich Mama um 5 im Büro anzurufen", 17),
      ("en", "remind me to pick up the kids around 3 from school", 15),
      ("es", "recuérdame recoger a los niños a las 3 en la escuela", 15),
      ("es", "recuérdame tomar la pastilla por la noche", 21),
      ("fr", "rappelle-moi de réserver une table pour 19h avec Zelda", 19),
      ("ko", "10시 반엔 전화하라고 알려 줘", 10), ("ko", "오늘 저녁엔 약 먹으라고 알려 줘", 19),
      ("ko", "30분 뒤쯤 전화하라고 알려 줘", 10), ("ko", "내일 아침일찍 운동하라고 알려 줘", 9),
    ])
  func isAtItsHour(_ language: String, sentence: String, hour: Int) async throws {
    let added = try await conversation(language).say(sentence)
    #expect(added.outcome?.ending == .handled)
    #expect(start(added)?["hour"] == .integer(hour), "\(added.speech)")
  }

  @Test(
    "is in the half of the day that comes next, however its hour is written",
    arguments: [
      "set a reminder for five thirty to call Zelda", "set a reminder for 5:30 to call Zelda",
      "set a reminder for half past five to call Zelda", "remind me to buy milk tomorrow at 530",
      "remind me to buy milk on october 20 at 530", "remind me tomorrow at 530 to buy milk",
      "remind me to buy milk tomorrow at 530 please", "remind me tomorrow at 530 about milk",
    ])
  func isInNextHalf(_ sentence: String) async throws {
    let added = try await conversation("en").say(sentence)
    #expect(start(added)?["hour"] == 17 && start(added)?["minute"] == 30, "\(added.speech)")
  }

  @Test(
    "is at an hour in one number before what there is to do",
    arguments: [
      ("es", "recuérdame mañana a las 530 llamar", "llamar"),
      ("pl", "przypomnij mi jutro o 1730 zadzwonić do mamy", "zadzwonić do mamy"),
      ("en", "remind me tomorrow at 530 call mom", "call mom"),
      ("en", "remind me tomorrow at 530 Call Mom", "Call Mom"),
      ("pl", "przypomnij mi jutro o 1730 dach naprawić", "dach naprawić"),
      ("en", "set a reminder for tomorrow at 530 called dentist", "dentist"),
      ("de", "erinnere mich morgen um 1730 Mama anzurufen", "Mama anzurufen"),
      ("fr", "rappelle-moi demain à 1730 appeler maman", "appeler maman"),
      ("es", "recuérdame mañana a las 1730 la reunión", "la reunión"),
      ("pl", "przypomnij mi jutro o 1730 spotkanie z Coco", "spotkanie z Coco"),
    ])
  func isBeforeVerb(_ language: String, sentence: String, title: String) async throws {
    let added = try await conversation(language).say(sentence)
    #expect(added.request?.parameters["taskTitles"]?.titles == [title], "\(added.speech)")
    #expect(start(added)?["hour"] == 17 && start(added)?["minute"] == 30, "\(added.speech)")
  }

  @Test(
    "is on its day, and keeps in its title a number of which something is counted",
    arguments: [
      ("en", "remind me tomorrow at 250 Main Street to mow", "at 250 Main Street to mow", 16),
      ("en", "remind me tomorrow at 250 main street to mow", "at 250 main street to mow", 16),
      (
        "en", "remind me friday at 100 main street to meet Coco", "at 100 main street to meet Coco",
        17
      ),
      ("pl", "przypomnij mi jutro o 300 krzesłach", "300 krzesłach", 16),
      ("pl", "przypomnij mi jutro o 250 krzesłach", "250 krzesłach", 16),
      ("pl", "przypomnij mi w piątek o 123 zadaniach", "123 zadaniach", 17),
    ])
  func keepsCounts(_ language: String, sentence: String, title: String, day: Int) async throws {
    let added = try await conversation(language).say(sentence)
    #expect(added.request?.parameters["taskTitles"]?.titles == [title], "\(added.speech)")
    #expect(start(added)?["day"] == .integer(day) && start(added)?["hour"] == nil)
  }

  @Test(
    "begins with a whole word, whatever a time before it may end with",
    arguments: [
      ("내일 3시 경찰서 가라고 알려줘", "경찰서 가라", 15, nil), ("20시 45분 경기 알려줘", "경기", 20, 45),
      ("6시 반찬 사라고 알려줘", "반찬 사라", 18, 0), ("6시 반에 우유 사라고 알려줘", "우유 사라", 18, 30),
      ("내일 저녁 7시쯤 코코한테 전화하라고 알려줘", "코코한테 전화하라", 19, nil),
      ("내일 아침밥 하라고 알려줘", "아침밥 하라", nil, nil), ("내일3시회의 알려줘", "회의", 15, nil),
    ] as [(String, String, Int?, Int?)])
  func beginsWithWord(_ sentence: String, title: String, hour: Int?, minute: Int?) async throws {
    let added = try await conversation("ko").say(sentence)
    #expect(added.request?.parameters["taskTitles"]?.titles == [title], "\(added.speech)")
    #expect(start(added)?["hour"] == hour.map { .integer($0) }, "\(added.speech)")
    if let minute { #expect(start(added)?["minute"] == .integer(minute), "\(added.speech)") }
  }
}
