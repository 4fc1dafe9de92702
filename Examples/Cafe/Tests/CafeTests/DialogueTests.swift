import Foundation
import IntentConversation
import IntentTesting
import Testing

@testable import Cafe

@Suite("Cafe")
struct DialogueTests {
  private let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Dialogues")

  @Test("takes orders", arguments: ["english", "spanish"])
  func takesOrders(_ dialogue: String) async throws {
    let bar = Bar()
    try await expect(
      dialogue: folder.appending(path: "\(dialogue).txt"),
      holdsIn: Conversation(with: [try Cafe.app(with: bar)]))
    #expect(
      await bar.orders == [
        Bar.Order(size: .large, shots: 1, extras: []),
        Bar.Order(size: .small, shots: 2, extras: [.milk]),
      ])
  }

  @Test("says that a size is sold out, and asks for another")
  func soldOut() async throws {
    let bar = Bar(cups: [.small: 1])
    await expect(
      dialogue: ConversationScript(
        #"""
        :now 2025-10-15 07:00
        > order a large coffee at 8
        We are out of large cups.
        Which size would you like?
        1. small
        2. large
        > small
        Order coffee, small, Shots 1, 8:00\u{202F}AM: shall I go on?
        > yes
        Your small coffee with one shot will be ready for 8:00\u{202F}AM. That makes €2.50.
        """#),
      holdsIn: Conversation(with: [try Cafe.app(with: bar)]))
    #expect(await bar.orders.map(\.size) == [.small])
  }

  @Test("takes no order for an hour at which it is closed", arguments: [0, 6, 19, 23])
  func isClosed(_ hour: Int) async throws {
    let bar = Bar()
    let intent = OrderCoffeeIntent(size: .small, pickup: DateComponents(hour: hour))
    #expect(try await CoffeeHandler(bar: bar).handle(intent: intent).code == .closed)
    #expect(await bar.orders.isEmpty)
  }
}
