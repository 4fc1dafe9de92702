import IntentConversation
import IntentRuntime
import SystemIntents
import Testing

@Suite("A choice")
struct ChoiceTests {
  private static let people = ["Bobo the Great", "Bobo Jr.", "Little Bobo"]

  private func chosen(_ answer: String, _ language: String = "en") async throws
    -> ConversationReply
  {
    let conversation = Conversation(with: [try await Apps.contacts()])
    _ = await conversation.say("send a message to Bobo on MonkeyChat")
    await conversation.use(language: language)
    return await conversation.say(answer)
  }

  @Test(
    "is made by a word of a name with whatever is said around it, also of several at once",
    arguments: [
      ("en", "the little one", [2]), ("en", "the great one, please", [0]),
      ("en", "the first two", [0, 1]), ("en", "first 2", [0, 1]), ("en", "the last two", [1, 2]),
      ("en", "all of them", [0, 1, 2]), ("en", "all", [0, 1, 2]), ("en", "everyone", [0, 1, 2]),
      ("en", "the last one", [2]), ("en", "um, the second one please", [1]),
      ("en", "2 please", [1]),
      ("en", "the first two and Coco", [0, 1, 3]), ("en", "1 and 1", [0]),
      ("en", "Bobo Jr. & Coco", [1, 3]), ("en", "bobo junior please", [1]), ("en", "junior", [1]),
      ("es", "los dos primeros", [0, 1]), ("es", "los primeros dos", [0, 1]),
      ("es", "todos", [0, 1, 2]),
      ("es", "los dos últimos", [1, 2]),
      ("fr", "les deux premiers", [0, 1]), ("fr", "tous", [0, 1, 2]),
      ("fr", "les deux derniers", [1, 2]),
      ("de", "die ersten beiden", [0, 1]), ("de", "die beiden ersten", [0, 1]),
      ("de", "die letzten zwei", [1, 2]), ("de", "alle", [0, 1, 2]),
      ("pl", "dwa pierwsze", [0, 1]), ("pl", "wszystkie", [0, 1, 2]),
      ("pl", "ostatnie dwa", [1, 2]),
      ("ja", "最初の二つ", [0, 1]), ("ja", "全部", [0, 1, 2]),
      ("ko", "처음 두 개", [0, 1]), ("ko", "모두", [0, 1, 2]),
      ("en", "everyone but Little Bobo", [0, 1]), ("en", "all except the first", [1, 2]),
      ("en", "everybody except Little Bobo, please", [0, 1]),
      ("de", "alle außer Bobo Jr.", [0, 2]),
      ("es", "todos excepto Little Bobo", [0, 1]), ("de", "alle außer Little Bobo", [0, 1]),
      ("fr", "tous sauf le premier", [1, 2]),
      ("es", "todos menos Little Bobo", [0, 1]), ("ja", "2番にして", [1]),
      ("ja", "Bobo Jr.以外全員", [0, 2]), ("ja", "Bobo Jr.を除いて全員", [0, 2]),
      ("ko", "Bobo Jr. 빼고 모두", [0, 2]), ("pl", "wszyscy oprócz Bobo Jr.", [0, 2]),
      ("pl", "do wszystkich oprócz Bobo Jr.", [0, 2]), ("en", "everyone but number two", [0, 2]),
      ("ko", "2번으로 해 줘", [1]), ("ko", "두 번째로 해 줘", [1]),
    ] as [(String, String, [Int])])
  func isMade(_ language: String, answer: String, places: [Int]) async throws {
    let reply = try await chosen(answer, language)
    let expected = places.map { (Self.people + ["Coco"])[$0] }
    #expect(reply.request?.parameters["recipients"]?.names == expected, "\(reply.speech)")
    #expect(reply.code == nil, "\(reply.speech)")
  }

  @Test(
    "is asked for again where it is all but so many, or but nobody who is named",
    arguments: [
      ("en", "everyone but one"), ("en", "all but one"), ("en", "all but the"),
      ("en", "everyone except, um, please"), ("en", "everyone but two"), ("en", "all but 2"),
      ("en", "all but two of them"), ("es", "todos menos uno"), ("fr", "tous sauf un"),
      ("pl", "wszyscy poza jedną"), ("de", "alle außer einem"), ("de", "alle bis auf zwei"),
    ])
  func isNotMadeOfCounts(_ language: String, answer: String) async throws {
    let reply = try await chosen(answer, language)
    #expect(reply.request?.parameters["recipients"]?.names == ["Bobo"], "\(reply.speech)")
    #expect(reply.options.count == Self.people.count && reply.outcome == nil, "\(reply.speech)")
  }

  @Test(
    "is asked for again where somebody is meant rather than all, or all and not only somebody",
    arguments: [
      ("en", "Little Bobo, not everyone"),
      ("en", "just Little Bobo, not all of them"),
      ("en", "Little Bobo instead of everyone"),
      ("en", "Little Bobo rather than everybody"),
      ("de", "nur Little Bobo, nicht an alle"),
      ("de", "Little Bobo statt alle"),
      ("es", "Little Bobo, no todos"),
      ("es", "Little Bobo en vez de todos"),
      ("fr", "Little Bobo, pas tous"),
      ("fr", "Little Bobo, pas tout le monde"),
      ("pl", "Little Bobo, nie wszyscy"),
      ("en", "everyone, not just Little Bobo"),
      ("en", "all, not only the first"),
      ("es", "todos, no solo Little Bobo"),
      ("fr", "tous, pas seulement Little Bobo"),
      ("de", "alle nicht nur Little Bobo"),
      ("ja", "全員じゃなくてLittle Bobo"),
      ("ja", "全員ではなくBobo Jr."),
      ("ko", "모두 말고 Little Bobo"),
      ("en", "everyone but just Little Bobo"),
    ])
  func isNotMadeOfDenials(_ language: String, answer: String) async throws {
    let reply = try await chosen(answer, language)
    #expect(reply.request?.parameters["recipients"]?.names == ["Bobo"], "\(reply.speech)")
    #expect(reply.options.count == Self.people.count && reply.outcome == nil, "\(reply.speech)")
  }

  @Test("takes no longer where it denies a thing many times", .timeLimit(.minutes(1)))
  func isBounded() async throws {
    let said = String(repeating: "x but y but ", count: 1_000) + "all"
    let reply = try await chosen(said)
    #expect(reply.options.count == Self.people.count, "\(reply.speech)")
  }

  @Test(
    "may be somebody else whose name ends as a correction does",
    arguments: [("en", "Dan Rather"), ("de", "Eva Lieber")])
  func isSomebodyElse(_ language: String, name: String) async throws {
    var app = try Apps.messenger()
    let vocabulary = UserVocabulary(store: MemoryUserVocabularyStore())
    let names = Messenger().people + [name]
    try await vocabulary.setVocabulary(
      names.map { SpeakableString(spokenPhrase: $0) }, of: .contactName)
    app.userVocabulary = vocabulary
    let conversation = Conversation(with: [app])
    _ = await conversation.say("send a message to Bobo on MonkeyChat")
    await conversation.use(language: language)
    let reply = await conversation.say(name)
    #expect(reply.speech.contains(name), "\(reply.speech)")
  }

  @Test(
    "is made by counting from the end",
    arguments: [
      ("en", "second to last", 1), ("en", "the second to last", 1),
      ("en", "the second from the end", 1), ("en", "second from last", 1),
      ("en", "the penultimate", 1), ("en", "the second last one", 1), ("en", "next to last", 1),
      ("en", "the last but one", 1), ("en", "last but one", 1),
      ("en", "the third from last", 0), ("en", "the fourth from last", nil),
      ("es", "penúltimo", 1), ("es", "el penúltimo", 1), ("es", "el segundo desde el final", 1),
      ("es", "el antepenúltimo", 0), ("fr", "l'avant-dernier", 1), ("fr", "avant-dernier", 1),
      ("fr", "le deuxième en partant de la fin", 1), ("de", "der vorletzte", 1),
      ("de", "vorletzte", 1), ("de", "der zweite von hinten", 1), ("de", "der zweitletzte", 1),
      ("de", "den drittletzten", 0), ("pl", "przedostatni", 1), ("pl", "drugi od końca", 1),
      ("ja", "最後から2番目", 1), ("ja", "最後から二番目", 1), ("ja", "後ろから三番目", 0),
      ("ja", "最後から四番目", nil), ("ko", "끝에서 두 번째", 1), ("ko", "뒤에서 두 번째", 1),
      ("ko", "마지막에서 두 번째", 1), ("ko", "끝에서 세 번째", 0),
    ] as [(String, String, Int?)])
  func countsFromEnd(_ language: String, answer: String, place: Int?) async throws {
    let reply = try await chosen(answer, language)
    guard let place else {
      #expect(reply.options == Self.people, "\(reply.speech)")
      return
    }
    #expect(
      reply.request?.parameters["recipients"]?.names == [Self.people[place]], "\(reply.speech)")
  }

  @Test(
    "is of somebody else who is named behind a no",
    arguments: [
      ("en", "no, Coco"), ("en", "nope, Coco"), ("en", "neither, Coco"), ("en", "I said Coco"),
      ("es", "no, Coco"), ("fr", "non, Coco"), ("de", "nein, Coco"), ("pl", "nie, Coco"),
    ])
  func isSomebodyElse(_ language: String, answer: String) async throws {
    let reply = try await chosen(answer, language)
    #expect(reply.request?.parameters["recipients"]?.names == ["Coco"], "\(reply.speech)")
  }

  @Test("of both is one of two", arguments: ["both", "both of them"])
  func takesBoth(_ answer: String) async throws {
    let three = try await chosen(answer)
    #expect(three.options == Self.people, "\(three.speech)")
    var provider = HandlerProvider(.messages)
    try provider.register(Messenger(people: ["Bobo Jr.", "Little Bobo"]))
    let conversation = Conversation(with: [
      ConversationApp(
        "MonkeyChat", engine: Apps.engine(provider), vocabularies: [RecognizerTests.vocabulary])
    ])
    _ = await conversation.say("send a message to Bobo on MonkeyChat")
    let reply = await conversation.say(answer)
    #expect(reply.request?.parameters["recipients"]?.names == ["Bobo Jr.", "Little Bobo"])
  }

  @Test(
    "of what there is no more of, or of none that is meant, is asked again with all there is",
    arguments: [
      "the first four", "not the first", "the first or the second", "Little Bobo or Coco",
    ])
  func isAskedAgain(_ answer: String) async throws {
    let reply = try await chosen(answer)
    #expect(reply.options == Self.people, "\(reply.speech)")
    #expect(reply.display.suffix(3) == ["1. Bobo the Great", "2. Bobo Jr.", "3. Little Bobo"])
  }

  @Test(
    "of several where there is room for one is asked again", arguments: ["all of them", "both"])
  func isOnlyOne(_ answer: String) async throws {
    let conversation = Conversation(with: [try Barista.app()])
    let asked = await conversation.say("order coffee")
    let reply = await conversation.say(answer)
    #expect(reply.options == asked.options)
    #expect(reply.speech.hasPrefix("I can take only one."), "\(reply.speech)")
  }

  @Test("can still be made after an answer that was not understood")
  func canStillBeMade() async throws {
    let conversation = Conversation(with: [try await Apps.contacts()])
    _ = await conversation.say("send a message to Bobo on MonkeyChat")
    for answer in ["Mumble", "the purple one", "not the first"] {
      let reply = await conversation.say(answer)
      #expect(reply.options == Self.people, "\(answer): \(reply.speech)")
      #expect(reply.display.contains("2. Bobo Jr."))
    }
    #expect(await conversation.say("2").speech.hasPrefix("What do you want to say to Bobo Jr.?"))
  }

  @Test(
    "names everybody once, and each by themselves",
    arguments: [
      ("Coco and Coco", ["Coco"]), ("Coco, Coco and Little Bobo", ["Coco", "Little Bobo"]),
      ("Coco & Little Bobo", ["Coco", "Little Bobo"]),
    ] as [(String, [String])])
  func namesOnce(_ answer: String, names: [String]) async throws {
    let conversation = Conversation(with: [try await Apps.contacts()])
    _ = await conversation.say("send a MonkeyChat message")
    let reply = await conversation.say(answer)
    #expect(reply.request?.parameters["recipients"]?.names == names, "\(reply.speech)")
    let whole = Conversation(with: [try await Apps.contacts()])
    let asked = await whole.say("send a message to \(answer) on MonkeyChat")
    #expect(asked.request?.parameters["recipients"]?.names == names, "\(asked.speech)")
  }
}

@Suite("An answer that says a value and does not mean it")
struct UnmeantValueTests {
  @Test(
    "is asked again, with what was not understood",
    arguments: [
      ("en", 0, "no large"), ("en", 0, "not large"), ("en", 0, "large or small"),
      ("en", 0, "without large"),
      ("en", 1, "not 3"), ("en", 1, "less than 3"), ("en", 1, "more than two"),
      ("en", 1, "at least 3"),
      ("en", 1, "no more than 3"), ("en", 1, "3 or more"), ("en", 1, "5%"), ("en", 1, "3 %"),
      ("en", 1, "- 3"), ("en", 1, "2 or 3"), ("en", 1, "under 3"), ("en", 1, "3 or so"),
      ("en", 2, "not at 8"), ("en", 2, "8 or 9"),
      ("es", 0, "no grande"), ("es", 0, "grande o pequeño"), ("es", 0, "sin grande"),
      ("es", 1, "menos de 3"), ("es", 1, "más de dos"), ("es", 1, "al menos 3"), ("es", 1, "2 o 3"),
    ])
  func isAskedAgain(_ language: String, place: Int, answer: String) async throws {
    let conversation = Conversation(with: [try Barista.app()], language: language)
    var asked = await conversation.say(language == "en" ? "order coffee" : "pide café")
    for value in ["1", "2"].prefix(place) { asked = await conversation.say(value) }
    let reply = await conversation.say(answer)
    #expect(reply.kind == .question, "\(reply.speech)")
    #expect(reply.request == asked.request, "\(reply.speech)")
    #expect(reply.speech.hasSuffix(asked.speech), "\(reply.speech)")
    #expect(reply.speech != asked.speech)
    if language == "en", !answer.contains(" or ") {
      #expect(reply.speech.hasPrefix("I did not understand “\(answer)”."), "\(reply.speech)")
    }
  }

  @Test(
    "in every language",
    arguments: [
      ("fr", "pas 3"), ("fr", "moins de 3"), ("fr", "au moins 3"), ("fr", "2 ou 3"),
      ("fr", "3 ou plus"),
      ("de", "nicht 3"), ("de", "weniger als 3"), ("de", "mindestens 3"), ("de", "2 oder 3"),
      ("pl", "nie 3"), ("pl", "mniej niż 3"), ("pl", "co najmniej 3"), ("pl", "2 lub 3"),
      ("ja", "3以上"), ("ja", "3未満"), ("ja", "2または3"), ("ko", "3 이상"), ("ko", "3 미만"),
      ("ko", "2 또는 3"),
    ])
  func isReadAsNone(_ language: String, answer: String) {
    let reader = SpokenValueReader(catalogs: [.cafe], language: language)
    let request = IntentRequest(intent: "OrderCoffee")
    #expect(reader.value(of: answer, for: "shots", of: request) == nil)
    #expect(reader.value(of: "3", for: "shots", of: request) == 3)
  }
}
