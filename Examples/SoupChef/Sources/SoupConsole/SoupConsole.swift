#if canImport(Darwin)
  // Siri talks to the extension here.
  @main
  struct SoupConsole {
    static func main() { print("Ask Siri.") }
  }
#else
  import Foundation
  import IntentConversation
  import IntentRuntime
  import Intents
  import SoupChef

  /// The extension to talk to: `swift run SoupConsole`.
  @main
  struct SoupConsole {
    static func main() async throws {
      var provider = HandlerProvider(.soup)
      try provider.register(extension: IntentHandler())
      let app = ConversationApp("SoupChef", provider: provider)
      exit(await ConversationConsole(with: [app], name: "Kitchen").run())
    }
  }
#endif
