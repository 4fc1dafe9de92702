import Foundation
import IntentConversation
import IntentRuntime

/// A soup kitchen for an assistant.
public enum SoupOrder {
  /// The app, with what it keeps in a folder; in the user's folder of application data unless told.
  public static func app(in folder: URL? = nil) async throws -> ConversationApp {
    let folder =
      try folder
      ?? FileManager.default
      .url(
        for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true
      )
      .appending(path: "SoupOrder")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let kitchen = try Kitchen(path: folder.appending(path: "orders.sqlite").path)
    return try app(with: kitchen)
  }

  /// The app: `.soup` is what Soup.intentdefinition has become.
  static func app(with kitchen: Kitchen) throws -> ConversationApp {
    var provider = HandlerProvider(.soup)
    try provider.register(OrderSoupHandler(kitchen: kitchen))
    return ConversationApp("SoupOrder", provider: provider)
  }
}
