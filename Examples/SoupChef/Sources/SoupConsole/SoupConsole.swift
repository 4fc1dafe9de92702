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
    static func main() async {
      let code = await ConversationConsole.run(name: "Kitchen") {
        var provider = HandlerProvider(.soup)
        try provider.register(extension: IntentHandler())
        return [ConversationApp("SoupChef", provider: provider)]
      }
      exit(code)
    }
  }
#endif
