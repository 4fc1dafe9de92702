import IntentConversation
import IntentRuntime
import SystemIntents
import TestSupport
import Testing

@Suite("However a sentence is built")
struct BoundsTests {
  /// Pieces of sentences, of every script, and of what templates are made of.
  static let pieces = [
    "send", "a", "message", "to", "on", "MonkeyChat", "Bobo", "the", "Great", "and", ",",
    "remind me to",
    "at 8", "when I get home", "add", "in", "TasksNotes", "list", "mark", "as", "completed",
    "メッセージ",
    "보내", "é", "😀", "\u{301}", "\u{200D}", "\u{FEFF}", "12", "$5", "9999999999999999999999",
    "one hundred",
    "…", "\"", "'", "(", "}", "{content}", "\\", "\u{0}", "\n", "a\u{323}\u{307}",
  ]

  @Test("it is read or refused, and never traps", arguments: 0..<40)
  func neverTraps(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<10 {
      let count = Int.random(in: 0...60, using: &random)
      let text = (0..<count).map { _ in
        (Self.pieces.randomElement(using: &random) ?? "") + (Bool.random(using: &random) ? " " : "")
      }.joined()
      for found in RecognizerTests.recognizer.recognize(text, names: RecognizerTests.names) {
        for use in found.uses { #expect(text.contains(use.text), "\(text)") }
      }
    }
  }

  @Test(
    "10,000 characters of it cost a bounded number of steps",
    arguments: [
      "a ", "to ", "send a message to ", "add x to y list ", "Bobo ", "メ", "é", "one hundred ",
      "and, ",
    ])
  func isBounded(_ piece: String) {
    let text = String(String(repeating: piece, count: 10_000).prefix(10_000))
    for opening in ["", "send a message to ", "MonkeyChat Bobo ", "add "] {
      // It comes back at all; how fast it does, Benchmarks/recognition measures.
      _ = RecognizerTests.recognizer.recognize(opening + text, names: RecognizerTests.names)
    }
  }

  @Test("an answer of any form is taken or asked for again", arguments: 0..<20)
  func takesAnyAnswer(_ seed: Int) async throws {
    var random = SeededGenerator(seed: UInt64(seed))
    for language in ["en", "es", "fr", "pl", "ja", "ko", "xx", ""] {
      let conversation = Conversation(
        with: [try Apps.messenger(), try Apps.tasks()], language: language)
      for _ in 0..<12 {
        let count = Int.random(in: 0...8, using: &random)
        let text = (0..<count).map { _ in Self.pieces.randomElement(using: &random) ?? "" }
          .joined(separator: " ")
        _ = await conversation.say(text)
      }
    }
  }
}
