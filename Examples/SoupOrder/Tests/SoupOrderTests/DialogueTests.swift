import Foundation
import IntentConversation
import Testing

@testable import SoupOrder

@Suite("SoupOrder")
struct DialogueTests {
  @Test("holds the dialogue", arguments: ["menu", "delivery"])
  func holds(_ dialogue: String) async throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Dialogues/\(dialogue).txt")
    let script = ConversationScript(try String(contentsOf: file, encoding: .utf8))
    #expect(!script.exchanges.isEmpty)
    let kitchen = try Kitchen()
    let conversation = Conversation(with: [try SoupOrder.app(with: kitchen)])
    for difference in await script.replay(to: conversation) { Issue.record("\(difference)") }
    #expect(try kitchen.orders().count == 1)
  }
}
