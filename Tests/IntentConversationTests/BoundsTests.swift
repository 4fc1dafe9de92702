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
    "four times as much of it takes about four times as long",
    arguments: [
      "a ", "to ", "send a message to ", "add x to y list ", "Bobo ", "メ", "é", "one hundred ",
      "and, ",
    ])
  func isLinear(_ piece: String) {
    for opening in ["", "send a message to ", "MonkeyChat Bobo ", "add "] {
      // Twice that is what quadratic growth would take; the best of some runs is free of others.
      let isLinear = (0..<5).contains { _ in
        Self.time(opening, piece, 2_000) < Self.time(opening, piece, 500) * 8 + .milliseconds(5)
      }
      #expect(isLinear, "\(opening)\(piece)")
    }
  }

  private static func time(_ opening: String, _ piece: String, _ count: Int) -> Duration {
    let text = opening + String(repeating: piece, count: max(1, count / piece.count))
    return (0..<3).map { _ in
      ContinuousClock().measure {
        _ = RecognizerTests.recognizer.recognize(text, names: RecognizerTests.names)
      }
    }
    .min() ?? .zero
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
        let reply = await conversation.say(text)
        #expect(!reply.speech.isEmpty, "\(language): \(text)")
        #expect(!reply.display.isEmpty, "\(language): \(text)")
        if reply.kind == .question { #expect(reply.request != nil, "\(language): \(text)") }
      }
      // Whatever was said, there is a way out.
      let cancel = LanguageCommands.cancel[language] ?? "cancel"
      // The first may be a no to whether to drop what is under way.
      for _ in 0..<2 { _ = await conversation.say(cancel) }
      let idle = await conversation.say(cancel)
      #expect(idle.kind == .remark, "\(language): \(idle.speech)")
    }
  }
}

private enum LanguageCommands {
  static let cancel = [
    "es": "cancela", "fr": "annule", "pl": "anuluj", "ja": "キャンセル", "ko": "취소",
  ]
}
