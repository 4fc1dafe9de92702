import Foundation
import IntentConversation
import SoupOrder

/// A soup kitchen to talk to: `swift run SoupOrder`.
@main
struct Console {
  static func main() async {
    exit(await ConversationConsole.run(name: "Kitchen") { [try await SoupOrder.app()] })
  }
}
