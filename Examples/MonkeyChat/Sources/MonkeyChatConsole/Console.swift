import Foundation
import IntentConversation
import MonkeyChat

/// A message app to talk to: `swift run MonkeyChat`.
@main
struct Console {
  static func main() async {
    exit(await ConversationConsole.run { [try await MonkeyChat.app()] })
  }
}
