import Foundation
import IntentConversation
import SoupOrder

/// A soup kitchen to talk to: `swift run SoupOrder`.
@main
struct Console {
  static func main() async throws {
    exit(await ConversationConsole(with: [try await SoupOrder.app()], name: "Kitchen").run())
  }
}
