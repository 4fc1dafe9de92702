import Foundation
import IntentConversation
import SystemIntents
import Testing

/// Sentences that people may say, a file a language: `IntentName: sentence`, a line each.
@Suite("Sentences as people say them")
struct SpokenSentencesTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "Sentences")

  static let languages = ["en", "es", "fr", "pl", "ja", "ko", "de"].filter {
    FileManager.default.fileExists(atPath: folder.appending(path: "\($0).txt").path)
  }

  @Test("are recognised as what they mean", arguments: languages)
  func areRecognized(_ language: String) throws {
    let text = try String(
      contentsOf: Self.folder.appending(path: "\(language).txt"), encoding: .utf8)
    let recognizer = Recognizer(
      catalogs: SystemIntentsTests.catalogs, appNames: ["Jungle"], language: language,
      calendar: FixedTime.calendar, now: { FixedTime.now })
    #expect(recognizer.problems.isEmpty, "\(recognizer.problems)")
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        Issue.record("no intent before a colon: \(line)")
        continue
      }
      let sentence = parts[1].trimmingCharacters(in: .whitespaces)
      let found = recognizer.recognize(sentence).first
      #expect(found?.request.intent == parts[0], "\(sentence)")
    }
  }
}
