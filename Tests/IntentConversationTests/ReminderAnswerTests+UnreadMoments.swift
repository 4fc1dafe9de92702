import IntentConversation
import IntentRuntime
import Testing

/// Where nothing reads when it is to be, nobody would be reminded.
extension ReminderAnswerTests {
  @Test(
    "is asked about where it says when in words that nothing reads, or under which condition",
    arguments: [
      ("en", "remind me in a few minutes to pack", "in a few minutes"),
      ("en", "remind me after 5 to pack", "after 5"), ("en", "remind me half 5 to pack", "half 5"),
      ("en", "remind me early tomorrow to pack", "early tomorrow"),
      ("en", "remind me about 5 to pack", "5"),
      ("en", "remind me in 10 minutes or so to pack", "in 10 minutes or so"),
      ("en", "remind me at 25:00 to pack", "at 25:00"),
      ("en", "remind me to pay rent before friday", "before friday"),
      ("en", "remind me to buy milk tomorrow and bread on friday", "tomorrow and bread on friday"),
      ("en", "remind me later to call mom", "later"),
      ("en", "remind me on christmas to call mom", "on christmas"),
      ("en", "remind me in january to renew the passport", "in january"),
      ("en", "remind me if it rains to close the window", "if it rains"),
      ("en", "remind me not later than friday to pack", "friday"),
      ("en", "remind me to pack on monday or so", "on monday or so"),
      ("en", "remind me after work to call mom", "after work"),
      ("en", "remind me to call mom after lunch", "after lunch"),
      ("en", "remind me after our trip to call mom", "after our trip"),
      ("en", "remind me to feed the cat no later than friday", "no later than friday"),
      ("es", "recuérdame después de la reunión llamar a mamá", "después de la reunión"),
      (
        "fr", "rappelle-moi plus tard dans la journée d'acheter du lait",
        "plus tard dans la journée"
      ),
      ("de", "erinnere mich später an die Miete", "später"),
      ("es", "recuérdame luego llamar a mamá", "luego"),
      ("fr", "rappelle-moi de nourrir le chat quand je rentre", "quand je rentre"),
      ("pl", "przypomnij mi później kupić mleko", "później"),
      ("ja", "後で薬を飲むのをリマインドして", "後で"), ("ko", "나중에 약 먹으라고 알려 줘", "나중에"),
      ("en", "remind me that the meeting is at 5 pm in room 2", "at 5 pm"),
      ("en", "remind me to not call at 5 from work", "at 5"),
      ("en", "remind me an hour before the meeting at 3 to prepare", "at 3"),
      ("en", "remind me to take pills on Mondays at 8 with food", "on Mondays at 8"),
      ("de", "erinnere mich daran, Tabletten jeden Montag um 8 zu nehmen", "jeden Montag um 8"),
      ("de", "erinnere mich nach 5 ans Packen", "nach 5"),
      ("de", "erinnere mich in ein paar Minuten ans Packen", "in ein paar Minuten"),
      ("es", "recuérdame antes de las 5 hacer la maleta", "antes de las 5"),
      ("es", "recuérdame en unos minutos hacer la maleta", "en unos minutos"),
      ("fr", "rappelle-moi avant 17 heures de faire les valises", "avant 17 heures"),
      ("pl", "przypomnij mi za kilka minut o lekach", "za kilka minut"),
      ("ja", "5時前に薬をリマインドして", "5時前に"), ("ko", "5시 전에 약 먹으라고 알려 줘", "5시 전에"),
      ("ja", "月曜日か火曜日に犬の散歩をリマインドして", "月曜日か火曜日"),
      ("ko", "월요일이나 화요일에 강아지 산책 알려줘", "월요일이나 화요일"),
      ("en", "remind me to walk the dog on monday unless it rains", "monday unless it rains"),
      ("en", "remind me to run every monday except on holidays", "every monday except on holidays"),
      ("en", "remind me tomorrow if it is sunny to walk the dog", "if it is sunny"),
      ("de", "erinnere mich am montag, falls es regnet, an den schirm", "falls es regnet"),
      (
        "fr", "rappelle-moi de promener le chien lundi sauf s'il pleut", "lundi sauf s'il pleut"
      ),
      (
        "es", "recuérdame pasear al perro el lunes a menos que llueva", "lunes a menos que llueva"
      ),
    ])
  func isNotRead(_ language: String, sentence: String, moment: String) async throws {
    let asked = try await conversation(language).say(sentence)
    #expect(asked.code == "onlyInTitle" && asked.outcome == nil, "\(asked.speech)")
    #expect(asked.speech.contains(moment), "\(asked.speech)")
  }

  @Test(
    "is asked about without a time that nothing reads, where that is all that is said",
    arguments: [
      ("en", "remind me later", "later"), ("en", "remind me after work", "after work"),
      ("en", "remind me on 13/13", "on 13/13"), ("en", "remind me before bed", "before bed"),
      ("en", "remind me in the car", "in the car"), ("en", "set a reminder for 5", "for 5"),
      ("de", "erinnere mich später", "später"),
      ("de", "erinnere mich nach der Arbeit", "nach der Arbeit"),
      ("es", "recuérdame más tarde", "más tarde"), ("fr", "rappelle-moi plus tard", "plus tard"),
      ("pl", "przypomnij mi po pracy", "po pracy"), ("ja", "仕事の後にリマインドして", "仕事の後に"),
      ("ja", "後でリマインドして", "後で"), ("ko", "퇴근 후에 알려 줘", "퇴근 후에"), ("ko", "나중에 알려 줘", "나중에"),
    ])
  func isAllThatIsSaid(_ language: String, sentence: String, moment: String) async throws {
    let conversation = try await conversation(language)
    let asked = await conversation.say(sentence)
    #expect(asked.code == "goOnWithout" && asked.speech.contains(moment), "\(asked.speech)")
  }

  @Test(
    "is what there is to do and when, also where the time stands in the middle or in the answer",
    arguments: [
      ("de", ["erinnere mich daran, Coco um 5 anzurufen"], "Coco anzurufen", 17),
      ("de", ["erinnere mich daran, die Pillen um 8 zu nehmen"], "die Pillen zu nehmen", 8),
      ("en", ["remind me to meet Coco at 5 pm at the station"], "meet Coco at the station", 17),
      ("en", ["remind me to call Coco at 5 about dinner"], "call Coco about dinner", 17),
      ("en", ["remind me to meet Coco on Friday at 5 in the park"], "meet Coco in the park", 17),
      ("de", ["erinnere mich daran, Coco am Freitag um 5 anzurufen"], "Coco anzurufen", 17),
      ("fr", ["rappelle-moi d'appeler Coco à 17h pour le dîner"], "appeler Coco pour le dîner", 17),
      ("pl", ["przypomnij mi żeby zadzwonić o 17 do Coco"], "zadzwonić do Coco", 17),
      ("en", ["set a reminder", "buy milk tomorrow at 5 pm"], "buy milk", 17),
      ("en", ["set a reminder", "dentist on friday at 3"], "dentist", 15),
      ("en", ["set a reminder", "to call Coco tomorrow at 6"], "call Coco", 6),
      ("de", ["erstelle eine Erinnerung", "morgen um 5 Milch kaufen"], "Milch kaufen", 17),
      ("de", ["erstelle eine Erinnerung", "Zahnarzt morgen um 10"], "Zahnarzt", 10),
    ])
  func isInTheMiddle(
    _ language: String, sentences: [String], title: String, hour: Int
  ) async throws {
    let reply = try await reply(sentences, language)
    #expect(reply.request?.parameters["taskTitles"]?.titles == [title], "\(reply.speech)")
    #expect(start(reply)?["hour"] == .integer(hour), "\(reply.speech)")
  }

  @Test(
    "is asked for first where the sentence has nothing to do but words that lead to it",
    arguments: [
      ("en", "add a task"), ("en", "add a task please"), ("en", "add a task for tomorrow"),
      ("en", "new reminder"), ("en", "add it to my shopping list"),
      ("en", "add items to my shopping list"), ("de", "füge eine Aufgabe hinzu"),
      ("de", "leg eine Aufgabe an"), ("de", "füge eine Aufgabe für morgen hinzu"),
      ("de", "setz etwas auf die Einkaufsliste"), ("es", "crea un recordatorio"),
      ("es", "añade una tarea"), ("fr", "crée un rappel"), ("fr", "ajoute une tâche"),
      ("pl", "utwórz przypomnienie"), ("pl", "ustaw przypomnienie na jutro"),
      ("pl", "dodaj coś do listy zakupów"), ("ja", "明日5時にリマインダーを設定して"),
      ("ja", "新しいリマインダーを作って"), ("ja", "買い物リストに何か追加して"), ("ko", "미리 알림 만들어줘"),
      ("ko", "내일 알림 추가해줘"), ("ko", "장보기 목록에 뭐 좀 추가해줘"),
    ])
  func hasNothingToDo(_ language: String, sentence: String) async throws {
    let reply = try await conversation(language).say(sentence)
    #expect(reply.kind == .question && reply.code == nil, "\(reply.speech)")
    #expect(reply.request?.parameters["taskTitles"] == nil, "\(reply.speech)")
  }

  @Test(
    "keeps numbers, days and clauses that are of what there is to do",
    arguments: [
      ("en", "remind me to take 2 pills to mom", "take 2 pills to mom"),
      ("en", "remind me to talk to Coco", "talk to Coco"),
      ("en", "remind me to stop by tim's", "stop by tim's"),
      ("en", "remind me to raise the rent by 50", "raise the rent by 50"),
      ("en", "remind me to send minutes to Coco", "send minutes to Coco"),
      ("en", "remind me about the second dose", "the second dose"),
      ("de", "erinnere mich daran, mit einem Arzt zu sprechen", "mit einem Arzt zu sprechen"),
      ("de", "erinnere mich daran, in ein Museum zu gehen", "in ein Museum zu gehen"),
      ("en", "remind me to look at 10 houses", "look at 10 houses"),
      ("en", "remind me to look at 5 of the photos", "look at 5 of the photos"),
      ("en", "remind me to stop at 7 eleven for milk", "stop at 7 eleven for milk"),
      ("en", "remind me to work from 9 to 5 at home", "work from 9 to 5 at home"),
      ("en", "remind me to drop the price by 5 for Coco", "drop the price by 5 for Coco"),
      ("en", "remind me about 1984", "1984"),
      ("de", "erinnere mich nach Hause zu gehen", "nach Hause zu gehen"),
      ("pl", "przypomnij mi po chleb", "po chleb"),
      ("es", "recuérdame el primer día de clase", "el primer día de clase"),
      ("en", "remind me at 7:30p to feed the cat", "feed the cat"),
      ("en", "remind me about friday's party", "friday's party"),
      ("en", "remind me to buy presents for christmas", "buy presents for christmas"),
      ("es", "recuérdame tomar la pastilla antes de dormir", "tomar la pastilla antes de dormir"),
      (
        "de", "erinnere mich, vor dem Essen Tabletten zu nehmen",
        "vor dem Essen Tabletten zu nehmen"
      ),
    ])
  func keepsWords(_ language: String, sentence: String, title: String) async throws {
    let reply = try await conversation(language).say(sentence)
    #expect(reply.outcome?.ending == .handled, "\(reply.speech)")
    #expect(reply.request?.parameters["taskTitles"]?.titles == [title])
  }

  @Test(
    "is asked about where it is no more than a courtesy or a condition, says how often, or has a time in a clause",
    arguments: [
      ("en", "remind me tomorrow", "please"), ("en", "remind me tomorrow", "now"),
      ("en", "remind me tomorrow", "walk the dog every day"),
      ("en", "remind me tomorrow", "if it rains, take an umbrella"),
      ("en", "remind me tomorrow", "unless it rains"), ("ja", "明日リマインドして", "毎日"),
      ("en", "remind me tomorrow", "lunch is at 12"),
      ("en", "remind me tomorrow", "see who is in at 9"),
      ("en", "remind me tomorrow", "call the office, which opens at 9"),
      ("es", "recuérdame mañana", "decir a Coco que la fiesta es a las 9"),
      ("fr", "rappelle-moi demain", "vérifier que le train est à 9h"),
      ("de", "erinnere mich morgen", "das Treffen ist um 9"), ("ja", "明日リマインドして", "毎日薬を飲む"),
      ("ko", "내일 알려 줘", "매일 약 먹기"), ("en", "remind me at 5", "6"), ("en", "set a reminder", "5"),
      ("en", "set a reminder", "buy milk when I get home"),
      ("en", "set a reminder", "take pills every Monday at 8"),
      ("es", "crea un recordatorio", "tomar la pastilla todos los lunes a las 8"),
      ("en", "set a reminder", "meet Coco at 5 pm at the station"),
    ])
  func isDoubtful(_ language: String, _ sentence: String, answer: String) async throws {
    let reply = try await reply([sentence, answer], language)
    #expect(reply.code == "verbatim" && reply.outcome == nil, "\(reply.speech)")
  }

  @Test(
    "takes a time in place of one that nothing reads",
    arguments: [
      ("remind me in a few minutes to pack", "in 5 minutes", 15),
      ("remind me to pack before friday", "on thursday", 16),
      ("remind me in 10 minutes or so to pack", "in 10 minutes", 15),
    ])
  func takesOther(_ sentence: String, answer: String, day: Int) async throws {
    let reply = try await reply([sentence, answer], "en")
    #expect(reply.outcome?.ending == .handled, "\(reply.speech)")
    #expect(reply.request?.parameters["taskTitles"]?.titles == ["pack"])
    #expect(start(reply)?["day"] == .integer(day))
  }

  @Test(
    "asks whether to drop it before anything else is done, also where nothing is known of it yet")
  func isDropped() async throws {
    let apps = [try tasks(), try await Apps.contacts()]
    let conversation = Conversation(with: apps, language: "en")
    #expect(await conversation.say("add to my list").speech == "What do you want to add?")
    #expect(await conversation.say("text Coco I quit").code == "verbatim")
    let asked = await conversation.say("no thanks")
    #expect(asked.code == "drop" && asked.outcome == nil, "\(asked.speech)")
    #expect(await conversation.say("no").speech == "What do you want to add?")
  }

  @Test(
    "is cancelled by what it is, after asking whether that is what there is to do",
    arguments: [
      ("en", "remind me at 5", "cancel the reminder", "no"),
      ("de", "erinnere mich um 5", "Erinnerung abbrechen", "nein"),
      ("es", "recuérdame a las 5", "cancela el recordatorio", "no"),
      ("fr", "rappelle-moi à 17h", "annule le rappel", "non"),
      ("pl", "przypomnij mi o 17", "anuluj przypomnienie", "nie"),
      ("ja", "5時にリマインドして", "リマインダーをキャンセルして", "いいえ"), ("ko", "5시에 알려 줘", "알림 취소해줘", "아니"),
    ])
  func isCancelled(_ language: String, sentence: String, answer: String, no: String) async throws {
    let conversation = try await conversation(language)
    _ = await conversation.say(sentence)
    let asked = await conversation.say(answer)
    #expect(asked.code == "verbatim" && asked.outcome == nil, "\(asked.speech)")
    #expect(await conversation.say(no).outcome?.ending == .cancelled)
  }

  @Test("is a task where a word in it only says how often", arguments: ["take my daily pills"])
  func isTask(_ answer: String) async throws {
    let reply = try await reply(["remind me tomorrow", answer], "en")
    #expect(reply.request?.parameters["taskTitles"]?.titles == [answer], "\(reply.speech)")
  }

  @Test("takes a day in place of several where nothing else is said, and then what there is to do")
  func takesDayFirst() async throws {
    let conversation = try await conversation("en")
    let asked = await conversation.say("remind me at 5 on monday or tuesday")
    #expect(asked.code == "goOnWithout", "\(asked.speech)")
    #expect(await conversation.say("monday").speech == "What do you want to add?")
    let added = await conversation.say("walk the dog")
    #expect(start(added)?["day"] == 20 && start(added)?["hour"] == 17, "\(added.speech)")
  }

  @Test(
    "stays in the half of the day that another hour was in",
    arguments: [
      ("en", "remind me tomorrow at 5, no, at 6 to pack", 18),
      ("en", "remind me to meet Zelda at 5 tomorrow, sorry, at 6", 18),
      ("en", "remind me tomorrow at 5 am, no, at 6 to pack", 6),
      ("en", "remind me tomorrow at 8, no, at 6 to pack", 6),
      ("en", "remind me tomorrow at 1, no, at 11 to pack", 11),
      ("de", "erinnere mich morgen um 5, nein, um 6 ans Packen", 18),
      ("es", "recuérdame llamar a Zelda mañana a las 5, no, a las 6", 18),
      ("fr", "rappelle-moi demain à 5 heures, non, à 6 heures d'appeler Zelda", 18),
      ("pl", "przypomnij mi jutro o 5, nie, o 6 o lekach", 18),
      ("ja", "明日5時に、いや6時に薬をリマインドして", 18),
      ("ko", "내일 5시, 아니 6시에 약 먹으라고 알려 줘", 18),
      ("de", "erinnere mich morgen um 17 Uhr, nein, um 6 ans Packen", 18),
      ("pl", "przypomnij mi jutro o 17, nie, o 5 o lekach", 5),
      ("es", "recuérdame mañana a las 17, no, a las 5 tomar la pastilla", 5),
      ("en", "remind me tomorrow at 17:00, no, at 5:00 to pack", 5),
      ("ja", "明日17時に、いや5時に薬をリマインドして", 5),
    ])
  func staysInHalf(_ language: String, sentence: String, hour: Int) async throws {
    let reply = try await conversation(language).say(sentence)
    #expect(reply.outcome?.ending == .handled && start(reply)?["day"] == 16, "\(reply.speech)")
    #expect(start(reply)?["hour"] == .integer(hour), "\(reply.speech)")
  }
}
