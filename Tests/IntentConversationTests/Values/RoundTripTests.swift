import Foundation
import IntentRuntime
import TestSupport
import Testing

@testable import IntentConversation

/// What Foundation writes in a language, the assistant reads.
///
/// `VALUE_COUNT` says how many values there are a language, 10,000 unless it is set.
@Suite("What is written is read")
struct RoundTripTests {
  static let languages = ["en", "es", "fr", "pl", "ja", "ko", "de"]
  static let count =
    ProcessInfo.processInfo.environment["VALUE_COUNT"].flatMap(Int.init) ?? 10_000

  /// A value as it is written, and what it is.
  struct Written {
    let text: String
    let type: SlotType
    let value: JSONValue
  }

  @Test("in words, in digits, as money, as a date and as a length of time", arguments: languages)
  func isRead(_ language: String) {
    var writer = ValueWriter(language)
    expectAllRead(
      writer.words(Self.count * 35 / 100) + writer.digits(Self.count * 30 / 100)
        + writer.money(Self.count * 20 / 100) + writer.dates(Self.count * 10 / 100)
        + writer.durations(Self.count * 5 / 100), in: language)
  }

  @Test(
    "with the marks of the region",
    arguments: ["en-GB", "en-IN", "es-MX", "fr-CH", "fr-CA", "de-AT", "de-CH", "es-US"])
  func isReadInRegion(_ language: String) {
    var writer = ValueWriter(language)
    let values = writer.digits(Self.count / 20) + writer.dates(Self.count / 20)
    expectAllRead(values, in: language)
  }

  private func expectAllRead(_ values: [Written], in language: String) {
    let reader = ValueWriter.reader(language)
    var wrong: [String] = []
    for value in values {
      let sentence = Sentence(value.text)
      let read = reader.values(of: value.type, in: sentence, from: 0)
        .first { $0.end == sentence.words.count }?.value
      if read != value.value {
        wrong.append("\(value.text) is \(value.value), was \(read.map { "\($0)" } ?? "refused")")
      }
    }
    #expect(
      wrong.isEmpty,
      "\(wrong.count) of \(values.count): \(wrong.prefix(10).joined(separator: "\n"))")
    #expect(!values.isEmpty)
  }
}
