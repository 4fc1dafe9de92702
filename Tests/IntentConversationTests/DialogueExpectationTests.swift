import Foundation
import IntentTesting
import TestSupport
import Testing

@testable import IntentConversation

@Suite("A dialogue that a test expects")
struct DialogueExpectationTests {
  @Test("is held by a conversation that answers so")
  func isHeld() async throws {
    let script = ConversationScript(
      """
      > send a message to Coco on MonkeyChat
      What do you want to say to Coco?
      > cancel
      OK, cancelled.
      """)
    await expect(dialogue: script, holdsIn: Conversation(with: [try Apps.messenger()]))
  }

  @Test("is an issue at its line where another answer comes, with what nobody sees written out")
  func isAnIssue() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let file = folder.appending(path: "coco.txt")
      try "# Coco\n> send a message to Coco on MonkeyChat\nWhat do you\u{A0}want to say to Coco?\n"
        .write(to: file, atomically: true, encoding: .utf8)
      try await withKnownIssue {
        try await expect(dialogue: file, holdsIn: Conversation(with: [try Apps.messenger()]))
      } matching: { issue in
        let text = issue.comments.map(\.rawValue).joined()
        return text.contains("  - What do you\\u{A0}want to say to Coco?")
          && text.contains("  + What do you want to say to Coco?")
          && issue.sourceLocation?.line == 2 && issue.sourceLocation?.fileName == "coco.txt"
      }
    }
  }

  @Test("is an issue where it says nothing, and an error where there is no file")
  func isNothing() async throws {
    let conversation = Conversation(with: [try Apps.messenger()])
    await withKnownIssue {
      await expect(dialogue: ConversationScript("Hello?"), holdsIn: conversation)
    }
    await #expect(throws: (any Error).self) {
      try await expect(dialogue: URL(filePath: "/nowhere/at/all"), holdsIn: conversation)
    }
  }

  @Test(
    "expects an answer that begins like another line of a script, written as differences show it",
    arguments: [("#1 of all", "\\u{23}1 of all"), (":o", "\\u{3a}o"), ("> Coco", "\\u{3e} Coco")])
  func expectsMarks(_ answer: String, line: String) {
    let exchange = ConversationScript("> hello\n\(line)").exchanges[0]
    #expect(exchange.expected == [line])
    #expect(exchange.isAnswered(by: [answer]) && !exchange.isAnswered(by: ["a \(answer)"]))
    let difference = ConversationScript.Difference(exchange: exchange, found: [answer, "a"])
    #expect("\(difference)" == "line 1: > hello\n  - \(line)\n  + \(line)\n  + a")
  }

  @Test("says which command of a script there is not, and takes '>' without a space")
  func knowsCommandsOfScripts() async throws {
    let script = ConversationScript(
      ":langauge en\n>send a message to Coco on MonkeyChat\nWhat do you want to say to Coco?\n")
    let differences = await script.replay(to: Conversation(with: [try Apps.messenger()]))
    #expect(differences.map(\.exchange.line) == [1])
    let problem = try #require(differences.first?.found.first)
    #expect(problem.hasPrefix("':langauge en' is no command like that"))
    #expect(ConsoleCommand.manual.contains("ko, de"))
    // Whatever the one lists the other explains.
    let listed = problem.matches(of: #/ (:[a-z-]+)/#).map { String($0.output.1) }
    #expect(listed.count > 6)
    for command in listed { #expect(ConsoleCommand.manual.contains(command + " "), "\(command)") }
  }

  @Test(
    "knows no moment that the calendar does not have",
    arguments: [":now", ":now tomorrow", ":now 2025-02-30 10:00", ":now 2025-10-15 25:00"])
  func refusesNoMoment(_ line: String) {
    #expect(ConsoleCommand(line)?.problem?.contains(":now 2025-10-15 10:00") == true)
  }

  @Test(
    "writes out controls, marks of direction and spaces at the end",
    arguments: [
      ("a\u{200B}b", "a\\u{200B}b"), ("a ", "a\\u{20}"), ("a  b", "a \\u{20}b"),
      ("\u{202E}a", "\\u{202E}a"), ("a\u{202F}?", "a\\u{202F}?"), ("é’ “x” 👩\u{200D}🍳", nil),
    ] as [(String, String?)])
  func writesOut(_ text: String, shown: String?) {
    #expect(text.visible == shown ?? text)
  }
}
