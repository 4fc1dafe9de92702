import Foundation
import IntentConversation
import IntentRuntime
import SystemIntents
import TestSupport
import Testing

@Suite("Recognising")
struct RecognizerTests {
  static let vocabulary = AppVocabulary(
    utterances: [
      .init(
        intent: "INSendMessageIntent",
        templates: [
          "<please> send [a|an] {app} message",
          "<please> send [a] message to {recipients} on {app}",
          "send {content:text} to {recipients} on {app}", "{app} {recipients} {content:text}",
          "<please> launch [the] {app} [app] to send a (text|message) with the message {content:text}",
          "send [a] message to {recipients} saying {content:text} on {app}",
        ]),
      .init(
        intent: "INCreateTaskListIntent",
        templates: ["make a {title} list with {taskTitles:list} in {app}"]),
      .init(
        intent: "INAddTasksIntent",
        templates: [
          "add [task] {taskTitles:list} in {app}",
          "add {taskTitles:list} to {targetTaskList} list in {app}",
          "in {app} remind me to {taskTitles:text} {spatialEventTrigger}",
          "remind me to {taskTitles:text} {temporalEventTrigger} in {app}",
        ]),
      .init(
        intent: "INSetTaskAttributeIntent",
        templates: ["mark {targetTask} as {status} in {app}"]),
    ],
    sharedPhrases: [.init("please", template: "[please|can you do me a favor and]")]
  )

  static let names = Names([
    .contactName: ["Bobo the Great", "Bobo Jr.", "Little Bobo", "Coco"]
  ])

  static let recognizer = Recognizer(
    catalogs: [.messages, .notebook], vocabularies: [vocabulary],
    appNames: ["MonkeyChat", "TasksNotes"], language: "en",
    now: { Date(timeIntervalSince1970: 1_760_000_000) })

  @Test(
    "reads the sentence",
    arguments: [
      ("send a MonkeyChat message", "SendMessage", [:]),
      ("Send a message to Bobo on MonkeyChat.", "SendMessage", ["recipients": ["Bobo"]]),
      (
        "send a message to bobo the great on monkeychat", "SendMessage",
        ["recipients": ["Bobo the Great"]]
      ),
      (
        "MonkeyChat Bobo please send more bananas", "SendMessage",
        ["recipients": ["Bobo"], "content": "please send more bananas"]
      ),
      (
        "Hey Siri, can you do me a favor and launch the MonkeyChat app to send a text with the message please send more bananas",
        "SendMessage", ["content": "please send more bananas"]
      ),
      (
        "Make a grocery list with apples, bananas, and peas in TasksNotes", "CreateTaskList",
        ["title": "grocery", "taskTitles": ["apples", "bananas", "peas"]]
      ),
      ("Add WWDC in TasksNotes", "AddTasks", ["taskTitles": ["WWDC"]]),
      (
        "Add WWDC to training list in TasksNotes", "AddTasks",
        ["taskTitles": ["WWDC"], "targetTaskList": ["title": "training"]]
      ),
      (
        "In TasksNotes remind me to buy an iphone when I get home", "AddTasks",
        [
          "taskTitles": ["buy an iphone"],
          "spatialEventTrigger": ["event": "arrive", "placemark": "home"],
        ]
      ),
      (
        "Remind me to leave home at 8AM in TasksNotes", "AddTasks",
        [
          "taskTitles": ["leave home"],
          "temporalEventTrigger": [
            "dateComponentsRange": ["startDateComponents": ["hour": 8, "minute": 0]]
          ],
        ]
      ),
      (
        "Mark attend WWDC as completed in TasksNotes", "SetTaskAttribute",
        ["targetTask": ["title": "attend WWDC"], "status": "completed"]
      ),
    ] as [(String, String, [String: JSONValue])])
  func reads(_ sentence: String, intent: String, parameters: [String: JSONValue]) throws {
    #expect(Self.recognizer.problems.isEmpty, "\(Self.recognizer.problems)")
    let found = Self.recognizer.recognize(sentence, names: Self.names)
    let best = try #require(found.first)
    #expect(best.request.intent == intent)
    #expect(best.request.parameters == parameters, "\(found)")
  }

  @Test(
    "does not mind case, diacritics, width, punctuation and apostrophes",
    arguments: [
      "SEND A MESSAGE TO LITTLE BOBO ON MONKEYCHAT", "sénd a mëssage to Líttle Bobó on MonkeyChat",
      "ｓｅｎｄ　ａ　ｍｅｓｓａｇｅ　ｔｏ　Ｌｉｔｔｌｅ　Ｂｏｂｏ　ｏｎ　ＭｏｎｋｅｙＣｈａｔ",
      "Send… a message, to: “Little Bobo” (on MonkeyChat)!",
      "Hey Siri, send a message to Little Bobo on MonkeyChat",
    ])
  func folds(_ sentence: String) {
    let found = Self.recognizer.recognize(sentence, names: Self.names).first
    #expect(found?.request.parameters == ["recipients": ["Little Bobo"]])
  }

  @Test("says how each word was used, and gives the better meaning first")
  func ranks() throws {
    let found = Self.recognizer.recognize(
      "send a message to Coco on MonkeyChat", names: Self.names)
    let best = try #require(found.first)
    #expect(best.uses.map(\.text) == ["Coco", "MonkeyChat"])
    #expect(best.uses.map(\.parameter) == ["recipients", nil])
    #expect(best.uses.map(\.isUnderstood) == [true, true])
    #expect(best.namesApp)
    #expect(found.map(\.cost) == found.map(\.cost).sorted())
    // Read as free text, 'a message' costs so much more that nobody would mean it.
    #expect(!found.contains { $0.request.parameters["content"] == "a message" })
  }

  @Test("takes the phrases of real definitions as they are, and their words for values")
  func takesPhrases() {
    let recognizer = Recognizer(catalogs: [.shell], appNames: ["a-Shell"], language: "en")
    #expect(recognizer.problems.isEmpty)
    let get = recognizer.recognize("get report.txt from a-Shell").first?.request
    #expect(get == IntentRequest(intent: "GetFile", parameters: ["fileName": "report.txt"]))
    for size in ["large", "big", "huge", "Larg", "larger"] {
      let found = recognizer.recognize("print it \(size)").first?.request
      #expect(found == IntentRequest(intent: "Print", parameters: ["size": "large"]), "\(size)")
    }
  }

  @Test("reads a sentence the same whatever was read before, and whoever reads at the same time")
  func readsManyAtOnce() async {
    let sentences = [
      "send a message to Coco on MonkeyChat", "",
      "add " + String(repeating: "milk and eggs, ", count: 300) + "bread in TasksNotes",
      "remind me to feed Bobo at 5 in TasksNotes", "MonkeyChat Bobo please send more bananas",
      "what is the weather going to be like",
    ]
    func read(_ sentence: String) -> [Recognition] {
      Self.recognizer.recognize(sentence, names: Self.names)
    }
    let alone = sentences.map(read)
    #expect(alone.map(\.isEmpty) == [false, true, false, false, false, true])
    let differing = await withTaskGroup { group in
      for task in 0..<8 {
        group.addTask {
          (0..<60).count { round in
            let place = (round * (task + 1) + task) % sentences.count
            return read(sentences[place]) != alone[place]
          }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(differing == 0)
  }
}
