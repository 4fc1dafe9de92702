import Foundation
import IntentConversation
import SystemIntents

/// Recognises sentences that people said with the system's intents, and says how many are right.
@main
struct AccuracyBenchmark {
  static let usage = """
    usage: Benchmarks/accuracy FILE… [--show] [--half 0|1] [--language LANGUAGE] \
    [--vocabulary FOLDER] [--say TEXT]

      FILE          JSON lines: text, language, intent (null for none of ours), slots
      --show        the worst 20 sentences of each intent too
      --half        one half of the sentences, by a hash of their text
      --vocabulary  a folder with xx.lproj/AppIntentVocabulary.plist to use in place of the built one
      --say         one sentence, and everything that it may mean, in place of files
    """

  static func main() throws {
    var files: [String] = []
    var options: [String: String] = [:]
    var arguments = CommandLine.arguments.dropFirst()
    while let argument = arguments.popFirst() {
      switch argument {
      case "--show": options["show"] = ""
      case "--half", "--language", "--vocabulary", "--say":
        options[String(argument.dropFirst(2))] = arguments.popFirst()
      default: files.append(argument)
      }
    }
    if let text = options["say"] {
      return try say(text, options["language"] ?? "en", vocabulary: options["vocabulary"])
    }
    guard !files.isEmpty, !files.contains(where: { $0.hasPrefix("-") }) else {
      print(usage)
      exit(64)
    }
    var utterances = try files.flatMap(Utterance.read)
    if let half = options["half"].flatMap({ Int($0) }) { utterances.removeAll { $0.half != half } }
    if let language = options["language"] { utterances.removeAll { $0.language != language } }
    var report = AccuracyReport(shows: options["show"] != nil)
    for language in Set(utterances.map(\.language)).sorted() {
      let recognizer = try recognizer(language, vocabulary: options["vocabulary"])
      for problem in recognizer.problems {
        print("\(language): \(problem.template): \(problem.reason)")
      }
      for utterance in utterances where utterance.language == language {
        report.add(utterance, recognizer.recognize(utterance.text).first)
      }
    }
    report.write()
  }

  /// Prints everything that a sentence may mean.
  private static func say(_ text: String, _ language: String, vocabulary: String?) throws {
    let recognizer = try recognizer(language, vocabulary: vocabulary)
    for problem in recognizer.problems { print("\(problem.template): \(problem.reason)") }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    for found in recognizer.recognize(text) {
      let parameters = String(decoding: try encoder.encode(found.request.parameters), as: UTF8.self)
      print(found.cost, found.request.intent, parameters)
    }
  }

  /// The system's intents in a language, with their own vocabulary or that of a folder.
  private static func recognizer(_ language: String, vocabulary folder: String?) throws
    -> Recognizer
  {
    var catalogs: [IntentCatalog] = [
      .calls, .carCommands, .carPlay, .focusStatus, .media, .messages, .notebook, .payments,
      .photos, .radio, .reservations, .restaurantReservation, .ridesharing, .visualCode, .workouts,
    ]
    var vocabularies: [AppVocabulary] = []
    if let folder {
      for index in catalogs.indices { catalogs[index].vocabularies = [] }
      let folder = URL(fileURLWithPath: folder)
      let name = "AppIntentVocabulary.plist"
      let file = folder.appending(path: "\(language).lproj/\(name)")
      let isThere = FileManager.default.fileExists(atPath: file.path)
      vocabularies = [
        try AppVocabulary(contentsOf: isThere ? file : folder.appending(path: name))
      ]
    }
    // Whenever it is measured: of what is over by the evening, 'this afternoon', nobody is reminded.
    let morning = Calendar.current.startOfDay(for: Date()).addingTimeInterval(6 * 3_600)
    return Recognizer(
      catalogs: catalogs, vocabularies: vocabularies, appNames: ["Jungle"], language: language,
      now: { morning })
  }
}
