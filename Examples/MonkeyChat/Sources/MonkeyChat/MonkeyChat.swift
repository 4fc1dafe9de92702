import Foundation
import IntentConversation
import SystemIntents

/// A message app to talk to: `swift run MonkeyChat`.
@main
struct MonkeyChat {
  static func main() async throws {
    let folder = try FileManager.default
      .url(
        for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true
      )
      .appending(path: "MonkeyChat")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let store = try MessageStore(path: folder.appending(path: "messages.sqlite").path)
    if try store.contacts().isEmpty {
      try store.add([
        Contact(name: "Bobo the Great"), Contact(name: "Bobo Jr."), Contact(name: "Little Bobo"),
        Contact(name: "Coco"),
      ])
    }
    exit(await ConversationConsole(with: [try await app(with: store)]).run())
  }

  /// The app, with its contacts for the assistant to recognise.
  static func app(with store: MessageStore) async throws -> ConversationApp {
    // The messages domain comes with the texts; this app's definition brings its vocabulary.
    var provider = HandlerProvider(.messages, .monkeyChat)
    try provider.register(MessageHandler(store: store))
    let vocabulary = UserVocabulary(store: MemoryUserVocabularyStore())
    try await vocabulary.setVocabulary(store.contacts().map(\.spokenName), of: .contactName)
    return ConversationApp("MonkeyChat", provider: provider, userVocabulary: vocabulary)
  }
}
