import Foundation
import IntentConversation
import IntentRuntime
import SystemIntents
import Testing
import UtteranceTemplates

@Suite("The notation of sentence templates")
struct NotationTests {
  /// A recogniser of two intents with some templates of each, and of nothing else.
  private func recognizer(
    tasks: [String] = [], tables: [String] = [], phrases: [String: String] = [:],
    language: String = "en"
  ) -> Recognizer {
    var notebook = IntentCatalog.notebook
    var restaurants = IntentCatalog.restaurantReservation
    (notebook.vocabularies, restaurants.vocabularies) = ([], [])
    return Recognizer(
      catalogs: [notebook, restaurants],
      vocabularies: [
        AppVocabulary(
          utterances: [
            .init(intent: "INAddTasksIntent", templates: tasks),
            .init(intent: "INBookRestaurantReservationIntent", templates: tables),
          ],
          sharedPhrases: phrases.sorted { $0.key < $1.key }.map {
            .init($0.key, template: $0.value)
          })
      ],
      appNames: ["Jungle"], language: language,
      now: { Date(timeIntervalSince1970: 1_760_000_000) })
  }

  @Test("keeps the words of a constant apart")
  func keepsConstants() {
    let recognizer = recognizer(tables: ["book the usual { restaurant.name = Chez  Coco }"])
    let request = recognizer.recognize("book the usual").first?.request
    #expect(
      request?.parameters["restaurant"] == ["name": "Chez Coco"], "\(request.debugDescription)")
  }

  @Test(
    "takes parts in any order, any number of them, and each value once",
    arguments: [
      ("book a table", [:]),
      ("book a table for 4", ["partySize": 4]),
      ("book a table at Chez Coco for 4", ["partySize": 4, "restaurant": ["name": "Chez Coco"]]),
      ("book a table for 4 at Chez Coco", ["partySize": 4, "restaurant": ["name": "Chez Coco"]]),
      ("book a table for 4 for 5", nil),
    ] as [(String, [String: JSONValue]?)])
  func takesParts(_ sentence: String, parameters: [String: JSONValue]?) {
    let recognizer = recognizer(tables: ["book a table (for {partySize}|at {restaurant})*"])
    #expect(recognizer.problems.isEmpty, "\(recognizer.problems)")
    #expect(recognizer.recognize(sentence).first?.request.parameters == parameters)
  }

  @Test("wants at least one part where a plus stands")
  func wantsOne() {
    let recognizer = recognizer(tables: ["book (for {partySize}|at {restaurant})+"])
    #expect(recognizer.recognize("book").isEmpty)
    #expect(recognizer.recognize("book for 4").first?.request.parameters == ["partySize": 4])
  }

  @Test("makes one value of a day and a time that are said in two places")
  func joinsMoments() throws {
    let recognizer = recognizer(tasks: [
      "remind me (to {taskTitles:text}|{temporalEventTrigger})*"
    ])
    let apart = try #require(recognizer.recognize("remind me at 5pm to call mom tomorrow").first)
    let together = try #require(
      recognizer.recognize("remind me to call mom tomorrow at 5pm").first)
    #expect(apart.request.parameters == together.request.parameters)
    #expect(apart.request.parameters["taskTitles"] == ["call mom"])
    #expect(recognizer.recognize("remind me at 5pm to call mom at 6pm").first?.uses.count != 3)
  }

  @Test(
    "knows the forms of a word",
    arguments: ["task", "tasks", "adding", "add", "unread", "read"])
  func knowsForms(_ word: String) {
    let recognizer = recognizer(tasks: [
      "task[s] {taskTitles}", "add(|ing) {taskTitles}", "[un]read {taskTitles}",
    ])
    #expect(
      recognizer.recognize("\(word) soup").first?.request.parameters == ["taskTitles": ["soup"]])
    #expect(
      recognizer.recognize("\(word) s soup").first?.request.parameters != ["taskTitles": ["soup"]])
  }

  @Test(
    "joins an ending to every word of several, also where something else is one of them",
    arguments: ["task", "tasks", "entry in groceries"])
  func joinsEndings(_ words: String) {
    let recognizer = recognizer(tasks: ["add (task|entry in {targetTaskList})[s] {taskTitles}"])
    #expect(recognizer.recognize("add \(words) soup").first?.request.intent == "AddTasks")
    #expect(
      recognizer.recognize("add task s soup").first?.request.parameters["taskTitles"] != ["soup"])
  }

  @Test("joins as many as stand side by side, in a time that grows with them")
  func joinsMany() {
    let many = String(repeating: "(b|{taskTitles})", count: 40)
    let recognizer = recognizer(tasks: [many])
    let word = String(repeating: "b", count: 40)
    #expect(recognizer.recognize(word).first?.request.intent == "AddTasks")
  }

  @Test("puts slots into shared phrases, and phrases into phrases")
  func sharesSlots() {
    let recognizer = recognizer(
      tables: ["book a table <where> <size>"],
      phrases: [
        "where": "[at {restaurant}]", "size": "[for <people>]", "people": "{partySize} [people]",
      ])
    #expect(recognizer.problems.isEmpty, "\(recognizer.problems)")
    #expect(
      recognizer.recognize("book a table at Chez Coco for 4 people").first?.request.parameters
        == ["partySize": 4, "restaurant": ["name": "Chez Coco"]])
  }

  @Test("refuses phrases that name themselves, and slots that the intent does not have")
  func refusesCircles() {
    let circle = recognizer(tables: ["book <a>"], phrases: ["a": "<b>", "b": "[x] <a>"])
    #expect(circle.problems.count == 1)
    let unknown = recognizer(tables: ["book <a>"], phrases: ["a": "at {place}"])
    #expect(unknown.problems.first?.reason == "the intent has no parameter 'place'")
  }

  @Test("gives a value without words, and refuses one that there is not")
  func givesConstants() {
    let recognizer = recognizer(tasks: [
      "flag {priority=flagged} {taskTitles}", "x {priority=high}",
    ])
    #expect(recognizer.problems.map(\.reason) == ["'high' is no value that 'priority' can have"])
    #expect(
      recognizer.recognize("flag soup").first?.request.parameters
        == ["priority": "flagged", "taskTitles": ["soup"]])
  }

  @Test(
    "multiplies a number by what its unit is, and nothing else",
    arguments: [
      ("table for 2 people", 2), ("table for 2 pairs", 4), ("table for two pairs", 4),
      ("table for three crates", 36), ("table for 2.5 pairs", nil),
    ])
  func multiplies(_ sentence: String, size: Int?) {
    let recognizer = recognizer(tables: [
      "table for ({partySize} people|{partySize*2} pairs|{partySize*12} crates)"
    ])
    #expect(recognizer.problems.isEmpty, "\(recognizer.problems)")
    #expect(
      recognizer.recognize(sentence).first?.request.parameters["partySize"]
        == size.map(JSONValue.integer))
  }

  @Test(
    "refuses to multiply what is no number, and a whole number by another one",
    arguments: ["{partySize*0.5}", "{restaurant*2}", "{bookingDateComponents*2}"])
  func refusesToMultiply(_ slot: String) {
    #expect(recognizer(tables: ["table for \(slot)"]).problems.count == 1)
  }

  @Test("reads a property as its type asks, and gives one no value that is none of its type")
  func readsProperties() {
    var media = IntentCatalog.media
    media.vocabularies = []
    let recognizer = Recognizer(
      catalogs: [media],
      vocabularies: [
        AppVocabulary(utterances: [
          .init(
            intent: "INPlayMediaIntent",
            templates: [
              "hits of {mediaSearch.releaseDate}", "old ones {mediaSearch.releaseDate=1984}",
            ])
        ])
      ], appNames: ["Jungle"], language: "en")
    #expect(
      recognizer.problems.map(\.reason) == ["'1984' is no value that 'mediaSearch' can have"])
    #expect(recognizer.recognize("hits of Zelda").isEmpty)
    #expect(
      recognizer.recognize("hits of 1984").first?.request.parameters["mediaSearch"] == [
        "releaseDate": [
          "startDateComponents": ["year": 1984, "month": 1, "day": 1],
          "endDateComponents": ["year": 1984, "month": 12, "day": 31],
        ]
      ])
  }

  @Test(
    "takes contractions, missing apostrophes, and what means nothing",
    arguments: [
      "what is on my list", "what's on my list", "whats on my list",
      "please what is on my list", "what is, um, on my list please",
      "can you please what is on my list",
    ])
  func takesSpeech(_ sentence: String) {
    let recognizer = recognizer(tasks: ["what's on my list"])
    #expect(recognizer.recognize(sentence).count == 1)
  }

  @Test(
    "says why a template cannot be read",
    arguments: [
      ("(a|b", "'(' has no counterpart; add one, or write '\\(' for the character itself"),
      ("{a.b.c}", "a name is missing between the brackets"),
      (
        "{a=}",
        "'' is no way to take a slot's words; write ':list', ':text', '=' and a value, or '*' and a number"
      ),
      (
        "{a*}", "'' is no number above 0 to multiply by; write one in digits, such as '*1000'"
      ),
      (
        "{a*-2}", "'-2' is no number above 0 to multiply by; write one in digits, such as '*1000'"
      ),
      (
        "{a*inf}", "'inf' is no number above 0 to multiply by; write one in digits, such as '*1000'"
      ),
      (
        "(a|b|c|d|e|f|g)(a|b|c|d|e|f|g)(a|b|c|d|e|f|g)",
        "a word has more than 256 forms; put spaces between words"
      ),
    ])
  func saysWhy(_ template: String, reason: String) {
    #expect(throws: TemplateProblem.self) { try TemplateParser.parse(template) }
    do {
      _ = try TemplateParser.parse(template)
    } catch {
      #expect("\(error)" == reason)
    }
  }

  @Test("leaves out a template that explodes, at once")
  func isBounded() {
    let nested = String(repeating: "(a|b) ", count: 4)
    var phrases = ["p0": nested]
    for level in 1..<12 {
      phrases["p\(level)"] = String(repeating: "<p\(level - 1)>", count: 4)
    }
    #expect(recognizer(tasks: ["x <p11>"], phrases: phrases).problems.count == 1)
  }
}
