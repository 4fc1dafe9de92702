import Foundation
import IntentConversation
import IntentRuntime
import SystemIntents
import TestSupport
import Testing

/// Whatever is not read whole is not a number: of strings that nobody made for a test, each is refused or read to
/// its last digit.
@Suite("A number")
struct NumberGuardTests {
  /// How many strings are tried a language.
  static let count =
    ProcessInfo.processInfo.environment["VALUE_COUNT"].flatMap(Int.init).map { $0 / 4 } ?? 600

  /// What the strings are made of: digits, and all that may stand in, before or behind a number.
  private static let pieces = Array("0123456789012345678901234567890123456789.,.,' -+eExX:_#°").map(
    String.init)

  @Test("is read whole or not at all", arguments: ["en", "de", "fr", "es", "pl"])
  func isReadWhole(_ language: String) throws {
    var generator = SeededGenerator(seed: 0x6E75_6D62)
    let recognizer = Recognizer(
      catalogs: [.carPlay],
      vocabularies: [
        AppVocabulary(utterances: [
          .init(intent: "INSetClimateSettingsInCarIntent", templates: ["xx {fanSpeedPercentage}"])
        ])
      ],
      appNames: ["App"], language: language, isIncluded: { $0 == "SetClimateSettingsInCar" })
    #expect(recognizer.problems.isEmpty, "\(recognizer.problems)")
    var readCount = 0
    for _ in 0..<Self.count {
      let length = Int.random(in: 1...10, using: &generator)
      let text = (0..<length).compactMap { _ in Self.pieces.randomElement(using: &generator) }
        .joined()
      guard
        let value = recognizer.recognize("xx \(text)").first?.request
          .parameters["fanSpeedPercentage"]
      else { continue }
      readCount += 1
      let read = try #require(Self.decimal(value), "\(text): \(value)")
      #expect(Self.digits("\(read)") == Self.digits(text), "\(text): \(read)")
      if read < 0 { #expect(text.contains("-"), "\(text): \(read)") }
      if Self.hasSign(text) { #expect(read <= 0, "\(text): \(read)") }
    }
    #expect(readCount > Self.count / 50, "the strings hold too few numbers to say anything")
  }

  private static func decimal(_ value: JSONValue) -> Decimal? {
    switch value {
    case .integer(let number): Decimal(number)
    case .number(let number): Decimal(string: "\(number)")
    default: nil
    }
  }

  /// Whether a minus stands first, and right before a number: `-5`, `-.5`.
  private static func hasSign(_ text: String) -> Bool {
    let text = text.drop { $0 == " " }
    guard text.first == "-" else { return false }
    let behind = text.dropFirst().drop { $0 == "." || $0 == "," }
    return text.count - behind.count <= 2 && behind.first?.isNumber == true
  }

  /// The digits of a number but for the zeros around them, which say nothing.
  private static func digits(_ text: String) -> String {
    let digits = text.filter(\.isNumber)
    return String(digits.drop { $0 == "0" }.reversed().drop { $0 == "0" }.reversed())
  }

  @Test(
    "is nobody's name",
    arguments: [
      ("schick drei Nachrichten an Coco", "de"), ("send three messages to Coco", "en"),
      ("text two messages to Coco", "en"), ("envía tres mensajes a Coco", "es"),
      ("wyślij trzy wiadomości do Coco", "pl"),
    ])
  func isNobodysName(_ sentence: String, language: String) {
    let found = Recognizer(catalogs: [.messages], appNames: ["Jungle"], language: language)
      .recognize(sentence).first
    guard case .array(let recipients)? = found?.request.parameters["recipients"] else { return }
    #expect(recipients == ["Coco"], "\(recipients)")
  }
}
