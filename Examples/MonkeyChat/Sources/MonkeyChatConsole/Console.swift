import Foundation
import IntentConversation
import MonkeyChat

/// A message app to talk to: `swift run MonkeyChat`.
@main
struct Console {
  static func main() async throws {
    exit(await ConversationConsole(with: [try await MonkeyChat.app()]).run())
  }
}
