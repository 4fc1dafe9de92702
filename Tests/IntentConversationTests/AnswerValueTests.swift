import Foundation
import IntentConversation
import IntentRuntime
import Testing

/// Brews what is asked for.
struct Barista: OrderCoffeeIntentHandling {
  func resolveSize(for intent: OrderCoffeeIntent) async -> ResolutionResult<CoffeeSize> {
    intent.size.map { .success(with: $0) } ?? .needsValue()
  }
  func resolveShots(for intent: OrderCoffeeIntent) async -> ResolutionResult<Int> {
    intent.shots.map { .success(with: $0) } ?? .needsValue()
  }
  func resolvePickup(for intent: OrderCoffeeIntent) async -> ResolutionResult<DateComponents> {
    // A day alone is not enough.
    intent.pickup.map { $0.hour == nil ? .needsMoreDetails(for: $0) : .success(with: $0) }
      ?? .needsValue()
  }
  func handle(intent: OrderCoffeeIntent) async -> OrderCoffeeIntentResponse {
    OrderCoffeeIntentResponse(code: .success)
  }

  static let vocabularies = [
    AppVocabulary(
      parameters: [
        .init(
          names: ["OrderCoffeeIntent.size"],
          items: [.init(identifier: "large", synonyms: [.init("Large"), .init("venti")])])
      ],
      utterances: [
        .init(
          intent: "OrderCoffeeIntent",
          templates: ["order [a] coffee", "order a {size} coffee [for pickup until {pickup}]"])
      ]),
    AppVocabulary(
      language: "es",
      utterances: [
        .init(intent: "OrderCoffeeIntent", templates: ["pide [un] café [para {pickup}]"])
      ]),
  ]

  /// Six in the morning.
  static let morning = FixedTime.now - 4 * 3_600

  static func app() throws -> ConversationApp {
    var provider = HandlerProvider(.cafe)
    try provider.register(Barista())
    var app = ConversationApp(
      "Cafe", engine: Apps.engine(provider), vocabularies: Self.vocabularies)
    // At six in the morning all of its hours are still to come.
    (app.calendar, app.now) = (FixedTime.calendar, { morning })
    return app
  }
}

@Suite("A question about a value")
struct AnswerValueTests {
  @Test(
    "shows the cases of an enumeration in the language of the user",
    arguments: [
      ("en", "order coffee", ["Small", "Large"]), ("es", "pide café", ["Pequeño", "Grande"]),
    ])
  func offersCases(_ language: String, request: String, options: [String]) async throws {
    let conversation = Conversation(with: [try Barista.app()], language: language)
    let reply = await conversation.say(request)
    #expect(reply.options == options)
    #expect(reply.display.suffix(2) == ["1. \(options[0])", "2. \(options[1])"])
    let written = try JSONDecoder().decode(
      ConversationReply.self, from: JSONEncoder().encode(reply))
    #expect(written.options == options)
  }

  @Test(
    "takes what a vocabulary calls another value for that one, and not for a form of the first",
    arguments: [("cuenta vasos pequeña", "large"), ("cuenta vasos pequeño", "small")])
  func takesNameBeforeForm(_ sentence: String, size: String) {
    let recognizer = Recognizer(
      catalogs: [.cafe],
      vocabularies: [
        AppVocabulary(
          language: "es",
          parameters: [
            .init(
              names: ["CountCupsIntent.sizes"],
              items: [.init(identifier: "large", synonyms: [.init("pequeña")])])
          ],
          utterances: [.init(intent: "CountCupsIntent", templates: ["cuenta vasos {sizes:list}"])])
      ],
      appNames: ["Cafe"], language: "es")
    let found = recognizer.recognize(sentence).first?.request.parameters["sizes"]
    #expect(found == .array([.string(size)]))
  }

  @Test(
    "takes a list of an enumeration's values in a sentence by all their names, and of no others",
    arguments: [
      ("en", "count large and big and small cups", ["large", "large", "small"]),
      ("es", "cuenta vasos pequeño, enorme y grande", ["small", "large", "large"]),
      ("en", "count large and purple cups", nil),
      ("es", "cuenta vasos grande y morado", nil),
    ] as [(String, String, [String]?)])
  func takesLists(_ language: String, sentence: String, sizes: [String]?) {
    let templates = language == "en" ? "count {sizes:list} cups" : "cuenta vasos {sizes:list}"
    let recognizer = Recognizer(
      catalogs: [.cafe],
      vocabularies: [
        AppVocabulary(
          language: language,
          utterances: [.init(intent: "CountCupsIntent", templates: [templates])])
      ],
      appNames: ["Cafe"], language: language)
    let found = recognizer.recognize(sentence).first?.request.parameters["sizes"]
    #expect(found == sizes.map { .array($0.map { .string($0) }) })
  }

  @Test(
    "takes whatever a sentence would: names, other words for them, places, in the language",
    arguments: [
      ("en", "large"), ("en", "Large, please"), ("en", "big"), ("en", "a big one"), ("en", "2"),
      ("en", "the second one"), ("en", "venti"), ("es", "grande"), ("es", "enorme"),
      ("es", "uno grande, por favor"), ("es", "el segundo"),
    ])
  func takesCases(_ language: String, answer: String) async throws {
    let conversation = Conversation(with: [try Barista.app()], language: language)
    _ = await conversation.say(language == "en" ? "order coffee" : "pide café")
    let reply = await conversation.say(answer)
    #expect(reply.request?.parameters["size"] == "large", "\(reply.speech)")
    #expect(reply.code == nil, "\(reply.speech)")
  }

  @Test(
    "takes times, also as a bare hour, and behind the words that a template has before them",
    arguments: [
      ("en", "8"), ("en", "at 8"), ("en", "8am"), ("en", "at eight"), ("en", "until 8"),
      ("en", "until 8am, please"), ("es", "a las 8"), ("es", "8"), ("es", "a las ocho"),
      ("es", "para las 8"), ("es", "a las 8:00"),
    ])
  func takesTimes(_ language: String, answer: String) async throws {
    let conversation = Conversation(with: [try Barista.app()], language: language)
    _ = await conversation.say(language == "en" ? "order coffee" : "pide café")
    for value in ["1", "2"] { _ = await conversation.say(value) }
    let reply = await conversation.say(answer)
    guard case .object(let pickup)? = reply.request?.parameters["pickup"] else {
      Issue.record("\(reply.speech)")
      return
    }
    #expect(pickup["hour"] == 8, "\(pickup)")
    #expect(reply.outcome?.ending == .handled, "\(reply.speech)")
    #expect(reply.code == nil, "\(reply.speech)")
  }

  @Test(
    "puts a time together with the day that was said before, and a day with the time",
    arguments: [
      ("en", "order a large coffee for pickup until friday", ["2", "at 10"]),
      ("en", "order a large coffee for pickup until friday", ["2", "10 am"]),
      ("en", "order coffee", ["large", "2", "friday", "at 10"]),
      ("es", "pide un café para el viernes", ["grande", "2", "a las 10"]),
    ])
  func completesMoment(_ language: String, request: String, answers: [String]) async throws {
    let conversation = Conversation(with: [try Barista.app()], language: language)
    var reply = await conversation.say(request)
    for answer in answers { reply = await conversation.say(answer) }
    guard case .object(let pickup)? = reply.request?.parameters["pickup"] else {
      Issue.record("\(reply.speech)")
      return
    }
    #expect(reply.outcome?.ending == .handled, "\(reply.speech)")
    #expect(pickup["hour"] == 10 && pickup["day"] != nil && pickup["month"] != nil, "\(pickup)")
  }

  @Test("says the limit to somebody who does not keep to it")
  func saysLimit() async throws {
    let conversation = Conversation(with: [try Barista.app()])
    _ = await conversation.say("order a large coffee")
    let reply = await conversation.say("nine")
    #expect(reply.speech == "Between 1 and 4, please. How many shots?")
    #expect(reply.outcome == nil)
  }

  @Test(
    "can be answered without a conversation, by a reader from text to value",
    arguments: [
      ("en", "size", "large", "large"), ("en", "size", "a big one, please", "large"),
      ("en", "size", "venti", "large"), ("es", "size", "grande", "large"),
      ("es", "size", "grandes", "large"), ("es", "size", "grandote", nil),
      ("en", "shots", "two", 2), ("es", "shots", "dos", 2), ("en", "pickup", "until 8am", "8"),
      ("en", "pickup", "8", "8"), ("en", "size", "green", nil), ("en", "shots", "1,00,0", nil),
      ("en", "size", "cancel", nil), ("en", "shots", "two or three", nil),
      ("en", "size", "large frobnicate", nil), ("en", "nothing", "two", nil),
      ("en", "size", "", nil),
    ] as [(String, String, String, JSONValue?)])
  func readsValues(
    _ language: String, parameter: String, text: String, expected: JSONValue?
  ) throws {
    let reader = SpokenValueReader(
      catalogs: [.cafe], vocabularies: Barista.vocabularies, language: language,
      calendar: FixedTime.calendar, now: { Barista.morning })
    let request = IntentRequest(intent: "OrderCoffee")
    let value = reader.value(of: text, for: parameter, of: request)
    if parameter == "pickup", case .object(let time)? = value {
      #expect(time["hour"] == 8)
    } else {
      #expect(value == expected)
    }
    #expect(reader.value(of: text, for: parameter, of: IntentRequest(intent: "Nothing")) == nil)
  }

  @Test(
    "is a day without a time where none was said",
    arguments: [
      ("en", "in two days", false), ("en", "in 3 weeks", false), ("en", "in two hours", true),
      ("en", "in 24 hours", true), ("en", "in 1440 minutes", true), ("es", "en 24 horas", true),
      ("en", "in two days at 8 am", true), ("es", "en dos días", false),
      ("de", "in zwei Tagen", false),
    ])
  func readsDays(_ language: String, text: String, hasTime: Bool) throws {
    let reader = SpokenValueReader(
      catalogs: [.cafe], vocabularies: Barista.vocabularies, language: language)
    let value = reader.value(of: text, for: "pickup", of: IntentRequest(intent: "OrderCoffee"))
    guard case .object(let time)? = value else {
      Issue.record("\(String(describing: value))")
      return
    }
    #expect(time["day"] != nil && (time["hour"] != nil) == hasTime, "\(time)")
  }
}

@Suite("A sentence that is not understood")
struct NearestTemplateTests {
  @Test(
    "is told to whoever writes templates: which came nearest, and where it broke",
    arguments: [
      (
        "send a massage to Coco on MonkeyChat", "send [a] message to {recipients} on {app}", nil,
        nil
      ),
      ("order a green coffee", "order [a] coffee", "green", "coffee"),
      ("order a large tea", "order a {size} coffee [for pickup until {pickup}]", "tea", "coffee"),
      (
        "order a large coffee for pickup until yesteryear",
        "order a {size} coffee [for pickup until {pickup}]", "yesteryear", "{pickup}"
      ),
      (
        "order a large coffee twice", "order a {size} coffee [for pickup until {pickup}]", "twice",
        nil
      ),
      ("please order a", "order [a] coffee", nil, "coffee"),
    ] as [(String, String, String?, String?)])
  func isExplained(
    _ sentence: String, template: String, word: String?, expected: String?
  ) async throws {
    let conversation = Conversation(with: [try Barista.app(), try await Apps.contacts()])
    let reply = await conversation.say(sentence)
    guard reply.code == "notUnderstood" else {
      #expect(sentence.contains("massage"), "\(reply)")
      return
    }
    let nearest = try #require(await conversation.nearestTemplate(to: sentence))
    if word != nil || expected != nil {
      #expect(nearest.template == template, "\(nearest)")
      #expect(nearest.word == word, "\(nearest)")
      if word == nil || expected != nil { #expect(nearest.expected == expected, "\(nearest)") }
    }
    #expect("\(nearest)".contains("'\(nearest.template)' of \(nearest.intent)"))
  }

  @Test("with no word of any template has none that came near")
  func hasNone() async throws {
    let conversation = Conversation(with: [try Barista.app()])
    #expect(await conversation.say("xyzzy").code == "notUnderstood")
    #expect(await conversation.nearestTemplate(to: "xyzzy") == nil)
    #expect(await conversation.nearestTemplate(to: "") == nil)
  }
}
