import Foundation
import IntentConversation
import IntentRuntime

/// A soup kitchen to talk to: `swift run SoupOrder`.
@main
struct SoupOrder {
  static func main() async throws {
    let folder = try FileManager.default
      .url(
        for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true
      )
      .appending(path: "SoupOrder")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let kitchen = try Kitchen(path: folder.appending(path: "orders.sqlite").path)
    exit(await ConversationConsole(with: [try app(with: kitchen)], name: "Kitchen").run())
  }

  /// The app: `.soup` is what Soup.intentdefinition has become.
  static func app(with kitchen: Kitchen) throws -> ConversationApp {
    var provider = HandlerProvider(.soup)
    try provider.register(OrderSoupHandler(kitchen: kitchen))
    return ConversationApp("SoupOrder", provider: provider)
  }
}
