import Foundation
import IntentConversation
import IntentTesting
import Testing

@testable import SoupOrder

@Suite("SoupOrder")
struct DialogueTests {
  @Test("holds the dialogue", arguments: ["menu", "delivery", "unclear", "words"])
  func holds(_ dialogue: String) async throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Dialogues/\(dialogue).txt")
    let kitchen = try Kitchen()
    try await expect(
      dialogue: file, holdsIn: Conversation(with: [try SoupOrder.app(with: kitchen)]))
    #expect(try await kitchen.orders().count == 1)
  }

  @Test("takes an order down once, however often it is given")
  func takesOnce() async throws {
    let kitchen = try Kitchen()
    for key in ["a", "a", "b", nil, nil] {
      try await kitchen.add(Order(soup: "Tomato soup", quantity: 1, key: key))
    }
    #expect(try await kitchen.orders().map(\.key) == ["a", "b", nil, nil])
    #expect(try await kitchen.orders().map(\.attempts) == [2, 1, 1, 1])
  }

  @Test("is begun by several programs at once in a new folder")
  func beginsAtOnce() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for round in 1...10 {
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 1...4 {
          group.addTask { _ = try await SoupOrder.app(in: folder.appending(path: "\(round)")) }
        }
        try await group.waitForAll()
      }
    }
  }
}
