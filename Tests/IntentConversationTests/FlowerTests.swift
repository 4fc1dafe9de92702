import Foundation
import IntentConversation
import IntentRuntime
import Testing

/// Books pots for whoever says how many, and which day.
private struct Florist: BookPotsIntentHandling {
  func resolvePots(for intent: BookPotsIntent) async -> ResolutionResult<Int> {
    intent.pots.map { .success(with: $0) } ?? .needsValue()
  }

  func resolveGiftWrap(for intent: BookPotsIntent) async -> ResolutionResult<Bool> {
    .success(with: intent.giftWrap ?? false)
  }

  func resolveDay(for intent: BookPotsIntent) async -> ResolutionResult<DateComponents> {
    intent.day.map { .success(with: $0) } ?? .needsValue()
  }

  func resolveExtras(for intent: BookPotsIntent) async -> [ResolutionResult<Extra>] {
    (intent.extras ?? []).map { .success(with: $0) }
  }

  func handle(intent: BookPotsIntent) async -> BookPotsIntentResponse {
    BookPotsIntentResponse(code: .success)
  }
}

@Suite("What is said of a value by its name, or by what it is counted in")
struct FlowerTests {
  private static let templates = [
    "book [{pots}] pot[s] (with gift wrap {giftWrap=true}|with {extras}|on {day}|{day})*"
  ]

  private static func conversation() throws -> Conversation {
    var provider = HandlerProvider(.flowers)
    try provider.register(Florist())
    let vocabularies = [
      AppVocabulary(utterances: [.init(intent: "BookPotsIntent", templates: templates)])
    ]
    var app = ConversationApp("Flowers", engine: Apps.engine(provider), vocabularies: vocabularies)
    (app.calendar, app.now) = (FixedTime.calendar, { FixedTime.now })
    return Conversation(with: [app])
  }

  /// Asks whether to book pots, with gift wrap or without.
  private static func confirming(_ sentence: String, in language: String) async throws
    -> Conversation
  {
    let conversation = try conversation()
    let asked = await conversation.say(sentence)
    try #require(asked.kind == .question && asked.options.isEmpty, "\(asked.speech)")
    await conversation.use(language: language)
    return conversation
  }

  private static func day(_ day: Int) -> JSONValue {
    ["year": 2025, "month": 10, "day": .integer(day)]
  }

  @Test(
    "takes a Boolean back at the confirmation by what its parameter is called, and asks anew",
    arguments: [
      ("en", "without gift wrap"), ("en", "no gift wrap"), ("en", "not gift wrap"),
      ("en", "without the gift wrap, please"), ("en", "no, no gift wrap"),
      ("en", "no, without gift wrap"), ("en", "yes, but without gift wrap"),
      ("en", "no to gift wrap"), ("en", "nope to the gift wrap"), ("de", "nein zu gift wrap"),
      ("fr", "non à gift wrap"), ("es", "no a gift wrap"),
      ("en", "yes, without gift wrap"), ("en", "remove gift wrap"), ("en", "set gift wrap to no"),
      ("de", "ohne gift wrap"), ("de", "kein gift wrap"), ("de", "nein, ohne gift wrap"),
      ("fr", "sans gift wrap"), ("fr", "non, sans gift wrap"), ("fr", "oui, mais sans gift wrap"),
      ("es", "sin gift wrap"), ("es", "no, sin gift wrap"), ("pl", "bez gift wrap"),
      ("pl", "nie, bez gift wrap"), ("ja", "gift wrapなしで"), ("ja", "gift wrapを外して"),
      ("ko", "gift wrap 빼 줘"), ("ko", "gift wrap 없이"),
    ])
  func switchesOff(_ language: String, answer: String) async throws {
    let conversation = try await Self.confirming(
      "book 2 pots with gift wrap on Friday", in: language)
    let reply = await conversation.say(answer)
    #expect(reply.kind == .question && reply.code == nil, "\(reply.speech)")
    #expect(reply.request?.parameters["giftWrap"] == false, "\(reply.speech)")
    #expect(reply.request?.parameters["pots"] == 2)
  }

  @Test(
    "adds a Boolean at the confirmation by what its parameter is called",
    arguments: [
      ("en", "with gift wrap"), ("en", "gift wrap please"), ("en", "and gift wrap"),
      ("en", "add gift wrap"), ("en", "no, with gift wrap"), ("en", "yes, with gift wrap"),
      ("en", "no, gift wrap"), ("en", "No, actually gift wrap"), ("en", "no, I mean gift wrap"),
      ("en", "no, make it gift wrap"), ("en", "no add gift wrap"), ("en", "gift wrap too"),
      ("de", "mit gift wrap"),
      ("fr", "avec gift wrap"), ("es", "con gift wrap"), ("pl", "z gift wrap"),
      ("ja", "gift wrapも"), ("ko", "gift wrap도"),
    ])
  func switchesOn(_ language: String, answer: String) async throws {
    let conversation = try await Self.confirming("book 2 pots on Friday", in: language)
    let reply = await conversation.say(answer)
    #expect(reply.kind == .question && reply.code == nil, "\(reply.speech)")
    #expect(reply.request?.parameters["giftWrap"] == true, "\(reply.speech)")
  }

  @Test(
    "leaves a Boolean as it is where more is said of it, or nothing plain",
    arguments: [
      String(repeating: "gift wrap ", count: 1_000), "not without gift wrap", "with gift wrap?",
      "why no gift wrap", "without gift paper",
      "don't forget the wrap", "with or without gift wrap", "no thanks, gift wrap",
    ])
  func switchesNothing(_ answer: String) async throws {
    let conversation = try await Self.confirming("book 2 pots with gift wrap on Friday", in: "en")
    let reply = await conversation.say(answer)
    #expect(reply.kind == .question, "\(reply.speech)")
    #expect(reply.request?.parameters["giftWrap"] == true, "\(reply.speech)")
  }

  @Test(
    "changes the value of a parameter that is named at the confirmation",
    arguments: [
      ("en", "change the day to Monday"), ("en", "make it Monday"), ("en", "the day is Monday"),
      ("en", "no, change the day to Monday"), ("en", "can you change the day to Monday please"),
      ("en", "the day should be Monday"), ("en", "set the day to Monday"),
      ("es", "cambia el day al lunes"), ("es", "mejor el lunes"), ("es", "cambia el day a lunes"),
      ("fr", "change le day à lundi"), ("fr", "plutôt lundi"), ("fr", "mets le day au lundi"),
      ("de", "ändere den day auf Montag"), ("de", "lieber Montag"),
      ("pl", "zmień day na poniedziałek"), ("pl", "raczej poniedziałek"),
      ("ja", "dayを月曜日に変えて"), ("ja", "月曜日にして"), ("ko", "day를 월요일로 바꿔 줘"),
      ("ko", "월요일로 바꿔 줘"),
    ])
  func changesNamed(_ language: String, answer: String) async throws {
    let conversation = try await Self.confirming("book 2 pots on Friday", in: language)
    let reply = await conversation.say(answer)
    #expect(reply.kind == .question && reply.code == nil, "\(reply.speech)")
    #expect(reply.request?.parameters["day"] == Self.day(20), "\(reply.speech)")
  }

  @Test(
    "agrees in a whole sentence",
    arguments: [
      ("en", "that is right"), ("en", "that is correct"), ("es", "es correcto"), ("es", "así es"),
      ("fr", "c'est juste"), ("de", "das ist richtig"), ("pl", "to się zgadza"),
      ("ja", "それで合ってます"), ("ko", "그게 맞아요"),
    ])
  func agrees(_ language: String, answer: String) async throws {
    let conversation = try await Self.confirming("book 2 pots on Friday", in: language)
    let reply = await conversation.say(answer)
    #expect(reply.outcome?.ending == .handled, "\(reply.speech)")
  }

  @Test(
    "is said with its name at the confirmation, whatever else is said there",
    arguments: [
      "book 2 pots on Friday", "book 2 pots with gift wrap on Friday",
      "book 2 pots with ribbon on Friday",
    ])
  func namesNumber(_ sentence: String) async throws {
    let reply = try await Self.conversation().say(sentence)
    #expect(reply.speech.hasPrefix("Book Pots, Pots 2,"), "\(reply.speech)")
  }

  @Test(
    "is no day where it counts something",
    arguments: [
      ("en", "two bikes"), ("en", "2 bikes"), ("en", "8 people"), ("en", "8 pots"),
      ("es", "dos macetas"), ("fr", "deux vélos"),
      ("de", "zwei Töpfe"), ("pl", "dwa rowery"), ("ja", "2枚"), ("ko", "두 그릇"),
    ])
  func countIsNoDay(_ language: String, answer: String) async throws {
    let conversation = try await Self.confirming("book 2 pots", in: language)
    let reply = await conversation.say(answer)
    #expect(reply.kind == .question, "\(reply.speech)")
    #expect(reply.request?.parameters["day"] == nil, "\(reply.speech)")
  }

  @Test(
    "is a day where it counts nothing, whatever is said of it",
    arguments: [
      ("en", "18"), ("en", "the 18th"), ("en", "on 18"), ("en", "18 works"), ("en", "18 please"),
      ("en", "18 is fine"), ("en", "18 works for me"), ("en", "18, I think"), ("en", "18 fits me"),
      ("en", "18 might work"),
      ("en", "18 ideally"), ("en", "18 sounds fine"), ("de", "18 am liebsten"),
      ("fr", "18 ce mois-ci"), ("pl", "18 bym chciał"), ("en", "18 would be great"),
      ("es", "18 me va bien"), ("es", "el 18"), ("fr", "18 ça marche"),
      ("fr", "18 convient"), ("de", "18 passt"), ("de", "18 ist gut"), ("de", "18 geht"),
      ("pl", "18 pasuje"), ("ja", "18でお願いします"), ("ko", "18로"),
    ])
  func numberIsDay(_ language: String, answer: String) async throws {
    let conversation = try await Self.confirming("book 2 pots", in: language)
    let reply = await conversation.say(answer)
    #expect(reply.request?.parameters["day"] == Self.day(18), "\(reply.speech)")
  }

  @Test(
    "is taken without the time beside it where a day alone is asked for, and the time is told",
    arguments: [
      (["book 2 pots", "on Friday at 5pm"], "5pm"), (["book 2 pots", "Friday at 5pm"], "5pm"),
      (["book 2 pots on Monday", "make it Friday at 5pm"], "5pm"),
      (["book 2 pots on Monday", "no, on Friday at 5pm"], "5pm"),
      (["book 2 pots on Monday", "Friday at 5pm"], "5pm"),
      (["book 2 pots on Monday", "change the day to Friday at 5pm"], "5pm"),
    ])
  func dayAlone(_ sentences: [String], time: String) async throws {
    let conversation = try Self.conversation()
    var last: ConversationReply?
    for sentence in sentences { last = await conversation.say(sentence) }
    let reply = try #require(last)
    #expect(reply.request?.parameters["day"] == Self.day(17), "\(reply.speech)")
    #expect(reply.code == "ignored" && reply.kind == .question, "\(reply.speech)")
    #expect(reply.speech.hasPrefix("I did not understand") && reply.speech.contains(time))
  }

  @Test(
    "is several values where nothing but spaces or an “and” stand between them",
    arguments: [
      ("ribbon card and vase", ["ribbon", "card", "vase"]), ("ribbon card", ["ribbon", "card"]),
      ("a ribbon a card and the vase", ["ribbon", "card", "vase"]),
      ("ribbon, card vase", ["ribbon", "card", "vase"]), ("ribbon", ["ribbon"]),
      ("ribbon piano", nil), ("ribbon? card", nil), ("ribbon (card)", nil),
    ] as [(String, [JSONValue]?)], ["{extras}", "{extras:list}"])
  func listed(_ list: (words: String, values: [JSONValue]?), slot: String) {
    let recognizer = Recognizer(
      catalogs: [.flowers],
      vocabularies: [
        AppVocabulary(
          utterances: [.init(intent: "BookPotsIntent", templates: ["pots with \(slot)"])])
      ],
      appNames: ["Flowers"], language: "en")
    let request = recognizer.recognize("pots with \(list.words)").first?.request
    #expect(request?.parameters["extras"] == list.values.map { .array($0) })
  }

  @Test(
    "is one where an article stands before what is counted",
    arguments: [
      ("en", "book {pots} pot[s]", "book a pot", 1),
      ("en", "eat {pots} apple[s]", "eat an apple", 1),
      ("en", "book {pots} pot[s]", "book a hundred pots", 100),
      ("en", "buy {pots} lots", "buy 100 lots", 100), ("en", "buy {pots} lots", "buy two lots", 2),
      ("en", "book {pots} [pot[s]] [{day}]", "book a Friday", nil),
      ("en", "order {pots} Sunday roast[s]", "order a Sunday roast", 1),
      ("en", "book {pots} pot[s]", "book a dozen pots", 12),
      ("en", "book {pots} [few] pot[s]", "book a few pots", nil),
      ("es", "reserva {pots} maceta[s]", "reserva una maceta", 1),
      ("fr", "réserve {pots} pot[s]", "réserve un pot", 1),
      ("fr", "réserve {pots} plante[s]", "réserve une plante", 1),
      ("de", "buche {pots} (Topf|Töpfe)", "buche einen Topf", 1),
      ("de", "buche {pots} (Blume|Blumen)", "buche eine Blume", 1),
      ("pl", "zamów {pots} doniczk(ę|i)", "zamów jedną doniczkę", 1),
    ] as [(String, String, String, Int?)])
  func article(_ language: String, template: String, sentence: String, count: Int?) {
    let recognizer = Recognizer(
      catalogs: [.flowers],
      vocabularies: [
        AppVocabulary(
          language: language, utterances: [.init(intent: "BookPotsIntent", templates: [template])])
      ],
      appNames: ["Flowers"], language: language)
    let request = recognizer.recognize(sentence).first?.request
    #expect(request?.parameters["pots"] == count.map { .integer($0) })
  }

  @Test(
    "is one of what is asked for, and of nothing else",
    arguments: [("a pot", 1), ("a pot please", 1), ("a bike", nil), ("a few pots", nil)]
      as [(String, JSONValue?)])
  func oneAsAnswer(_ answer: String, count: JSONValue?) async throws {
    let conversation = try Self.conversation()
    _ = await conversation.say("book pots on Friday")
    let reply = await conversation.say(answer)
    #expect(reply.request?.parameters["pots"] == count, "\(reply.speech)")
  }

  @Test(
    "loses no denial behind the value that is asked for",
    arguments: [
      ("en", "no gift wrap but 4 pots"), ("en", "without gift wrap but 4 pots"),
      ("de", "kein gift wrap, aber 4"), ("fr", "pas de gift wrap mais 4"),
      ("es", "no quiero gift wrap pero 4"), ("pl", "nie gift wrap, ale 4"),
    ])
  func losesNoDenial(_ language: String, answer: String) async throws {
    let conversation = try Self.conversation()
    _ = await conversation.say("book pots on saturday with gift wrap")
    await conversation.use(language: language)
    let reply = await conversation.say(answer)
    let parameters = reply.request?.parameters ?? [:]
    #expect(parameters["pots"] == nil || parameters["giftWrap"] == false, "\(reply.speech)")
  }

  @Test(
    "takes no time for the day, and nothing for a number that has a sign",
    arguments: [
      ("en", "change the time to 8"), ("en", "the time is 8"), ("en", "change the hour to 20"),
      ("de", "ändere die Uhrzeit auf elf"), ("es", "cambia la hora a las once"),
      ("fr", "change l'heure à 20"), ("pl", "zmień godzinę na 20"), ("ja", "時間を20に"),
      ("ko", "시간을 20으로"), ("en", "100%"), ("en", "yes, 100%"),
    ])
  func keepsDay(_ language: String, answer: String) async throws {
    let conversation = try await Self.confirming("book 4 pots on saturday", in: language)
    let reply = await conversation.say(answer)
    if reply.kind == .outcome { return }
    #expect(reply.request?.parameters["day"] == Self.day(18), "\(reply.speech)")
    #expect(reply.request?.parameters["pots"] == 4, "\(reply.speech)")
  }

  @Test(
    "changes a day by contrast at the confirmation",
    arguments: [
      ("en", "not saturday but sunday"), ("de", "nicht Samstag, sondern Sonntag"),
      ("es", "el sábado no, sino el domingo"),
    ])
  func changesByContrast(_ language: String, answer: String) async throws {
    let conversation = try await Self.confirming("book 4 pots on saturday", in: language)
    let reply = await conversation.say(answer)
    #expect(reply.request?.parameters["day"] == Self.day(19), "\(reply.speech)")
  }
}
