import Foundation
import IntentConversation
import SystemIntents

/// What is measured: the templates of one intent, and sentences that fit them or nothing.
struct Material: Decodable {
  var templates: [String]
  var phrases: [String: String]
  var sentences: [String]
}

/// Times recognition, and prints the figures as JSON: nanoseconds each.
@main
struct RecognitionBenchmark {
  static func main() throws {
    guard let file = CommandLine.arguments.dropFirst().first else {
      print("usage: RecognitionBenchmark MATERIAL.json")
      exit(64)
    }
    let data = try Data(contentsOf: URL(fileURLWithPath: file))
    let material = try JSONDecoder().decode(Material.self, from: data)
    let recognizer = Recognizer(
      catalogs: [IntentCatalog(name: "messages", intents: [SendMessageIntent.self])],
      vocabularies: [
        AppVocabulary(
          utterances: [.init(intent: "SendMessageIntent", templates: material.templates)],
          sharedPhrases: material.phrases.map { .init($0.key, template: $0.value) })
      ],
      appNames: ["MonkeyChat"], language: "en")
    guard recognizer.problems.isEmpty else {
      print(recognizer.problems)
      exit(1)
    }
    var figures: [String: Double] = [:]
    for count in [1_000, 100_000] {
      let names = Names([.contactName: (0..<count).map { SpeakableString(spokenPhrase: name($0)) }])
      figures["a sentence, \(count) contacts"] = time(sentences: material.sentences) {
        recognizer.recognize($0, names: names)
      }
    }
    figures["automaton of 61 intents"] = automatonTime()
    let system = Recognizer(catalogs: catalogs, appNames: ["MonkeyChat"], language: "en")
    for count in [1_000, 100_000] {
      let names = Names([.contactName: (0..<count).map { SpeakableString(spokenPhrase: name($0)) }])
      for (kind, sentences) in systemSentences {
        figures["\(kind), 61 intents, \(count) contacts"] = time(sentences: sentences) {
          system.recognize($0, names: names)
        }
      }
    }
    figures["slowest sentence of 10,000 characters"] = slowestSentence(system)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    print(String(decoding: try encoder.encode(figures), as: UTF8.self))
  }

  /// All of the system's intents.
  static let catalogs: [IntentCatalog] = [
    .calls, .carCommands, .carPlay, .focusStatus, .media, .messages, .notebook, .payments,
    .photos, .radio, .reservations, .restaurantReservation, .ridesharing, .visualCode, .workouts,
  ]

  /// Sentences of about ten words for the system's intents: with names and free text, with times and
  /// amounts, which cost more to read, and some that mean something else.
  static let systemSentences = [
    "a message": [
      "send a message to \(name(417)) saying please send more bananas",
      "tell \(name(23)) that I will be there in a while",
      "could you please write a text to \(name(999)) on MonkeyChat",
      "add milk and eggs and bread to my list of groceries",
      "play Like a Hurricane by Paul Landers on MonkeyChat please",
    ],
    "a time or an amount": [
      "remind me to pack up at 4:45 pm tomorrow on MonkeyChat",
      "book a table for four people at Chez Coco tomorrow at 7",
      "send 20 dollars to \(name(3)) for the pizza we had",
    ],
    "something else": [
      "what is the weather going to be like in Paris tomorrow",
      "how long does it take to drive from here to Boston",
      "could you turn the lights in the kitchen a bit lower",
    ],
  ]

  /// The name of a contact, made of syllables, no two alike.
  static func name(_ number: Int) -> String {
    let syllables = ["ba", "bo", "co", "du", "fe", "gi", "ka", "lu", "mo", "ni"]
    var rest = number
    var words: [String] = []
    for length in [2, 3] {
      var word = ""
      for _ in 0..<length {
        word += syllables[rest % 10]
        rest /= 10
      }
      words.append(word.capitalized)
    }
    return words.joined(separator: " ")
  }

  /// The middle time of a sentence, of many rounds over all.
  static func time(sentences: [String], _ body: (String) -> [Recognition]) -> Double {
    let clock = ContinuousClock()
    var rounds: [Double] = []
    for _ in 0..<40 {
      let elapsed = clock.measure {
        for _ in 0..<50 { for sentence in sentences { _ = body(sentence) } }
      }
      rounds.append(nanoseconds(elapsed) / Double(50 * sentences.count))
    }
    return rounds.sorted()[rounds.count / 2]
  }

  static func automatonTime() -> Double {
    let clock = ContinuousClock()
    let rounds = (0..<20).map { _ in
      nanoseconds(
        clock.measure {
          _ = Recognizer(catalogs: catalogs, appNames: ["MonkeyChat"], language: "en")
        })
    }
    return rounds.sorted()[rounds.count / 2]
  }

  /// The slowest of some sentences that are made to be slow.
  static func slowestSentence(_ recognizer: Recognizer) -> Double {
    let names = Names([.contactName: (0..<10_000).map { SpeakableString(spokenPhrase: name($0)) }])
    let clock = ContinuousClock()
    let pieces = [
      "a ", "send a message to ", "to ", "and ", "remind me to at 8 ", "one hundred ", "in ",
      "\(name(17)) ", "send 5 dollars to \(name(3)) for ", "メッセージ", "é ", "😀", "12 ", "the ",
      "add milk and eggs to my list to the list ", "MonkeyChat ",
    ]
    return pieces.map { piece in
      let text = String(String(repeating: piece, count: 10_000 / piece.count + 1).prefix(10_000))
      let openings = ["", "send a message to ", "add ", "send "]
      return openings.map { opening in
        nanoseconds(
          clock.measure {
            _ = recognizer.recognize(String((opening + text).prefix(10_000)), names: names)
          })
      }.max() ?? 0
    }.max() ?? 0
  }

  private static func nanoseconds(_ duration: Duration) -> Double {
    let (seconds, attoseconds) = duration.components
    return Double(seconds) * 1e9 + Double(attoseconds) / 1e9
  }
}
