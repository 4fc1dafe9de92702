import Foundation
import IntentConversation
import IntentRuntime

/// A café to talk to: `swift run Cafe`, or `swift run Cafe --language es`.
@main
struct Cafe {
  static func main() async {
    exit(await ConversationConsole.run(name: "Café") { [try app(with: Bar())] })
  }

  /// The app: `.cafe` is what Cafe.intentdefinition has become.
  static func app(with bar: Bar) throws -> ConversationApp {
    var provider = HandlerProvider(.cafe)
    try provider.register(CoffeeHandler(bar: bar))
    return ConversationApp("Cafe", provider: provider)
  }
}
