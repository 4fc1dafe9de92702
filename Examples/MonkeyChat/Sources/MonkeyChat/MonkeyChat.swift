import Foundation
import IntentConversation
import SystemIntents

/// A message app for an assistant.
public enum MonkeyChat {
  /// The app, with what it keeps in a folder; in the user's folder of application data unless told.
  public static func app(in folder: URL? = nil) async throws -> ConversationApp {
    let folder =
      try folder
      ?? FileManager.default
      .url(
        for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true
      )
      .appending(path: "MonkeyChat")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let store = try MessageStore(path: folder.appending(path: "messages.sqlite").path)
    try await store.addFirst([
      Contact(name: "Bobo the Great"), Contact(name: "Bobo Jr."), Contact(name: "Little Bobo"),
      Contact(name: "Coco"),
    ])
    return try await app(with: store)
  }

  /// The app, with its contacts for the assistant to recognise.
  static func app(with store: MessageStore) async throws -> ConversationApp {
    // The messages domain comes with the texts; this app's definition brings its vocabulary.
    var provider = HandlerProvider(.messages, .monkeyChat)
    try provider.register(MessageHandler(store: store))
    let vocabulary = UserVocabulary(store: MemoryUserVocabularyStore())
    try await teach(vocabulary, contactsOf: store)
    return ConversationApp("MonkeyChat", provider: provider, userVocabulary: vocabulary)
  }

  /// Tells the assistant the names of all contacts there are now, and of no others.
  static func teach(_ vocabulary: UserVocabulary, contactsOf store: MessageStore) async throws {
    try await vocabulary.setVocabulary(store.contacts().map(\.spokenName), of: .contactName)
  }
}
