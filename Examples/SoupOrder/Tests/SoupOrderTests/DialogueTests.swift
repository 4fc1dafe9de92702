import Foundation
import IntentConversation
import IntentTesting
import Testing

@testable import SoupOrder

@Suite("SoupOrder")
struct DialogueTests {
  @Test("holds the dialogue", arguments: ["menu", "delivery"])
  func holds(_ dialogue: String) async throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Dialogues/\(dialogue).txt")
    let kitchen = try Kitchen()
    try await expect(
      dialogue: file, holdsIn: Conversation(with: [try SoupOrder.app(with: kitchen)]))
    #expect(try kitchen.orders().count == 1)
  }
}
