import Foundation
import IntentConversation
import SystemIntents
import Testing

@testable import MonkeyChat

@Suite("MonkeyChat")
struct DialogueTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Dialogues")
  static let dialogues = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .map { $0.replacingOccurrences(of: ".txt", with: "") }.sorted()

  /// The contacts of a dialogue, by the first word of its name.
  static func contacts(of dialogue: String) -> [Contact] {
    if dialogue.hasPrefix("three") {
      return ["Bobo the Great", "Bobo Jr.", "Little Bobo", "Coco"].map { Contact(name: $0) }
    }
    if dialogue.hasPrefix("eighty") { return (1...80).map { Contact(name: "Bobo \($0)") } }
    return [Contact(name: "Bobo", localizedNames: ["ko": "보보"])]
  }

  @Test("holds the dialogue", arguments: dialogues)
  func holds(_ dialogue: String) async throws {
    let store = try MessageStore()
    try store.add(Self.contacts(of: dialogue))
    let text = try String(
      contentsOf: Self.folder.appending(path: "\(dialogue).txt"), encoding: .utf8)
    let conversation = Conversation(with: [try await MonkeyChat.app(with: store)])
    let script = ConversationScript(text)
    #expect(!script.exchanges.isEmpty)
    for difference in await script.replay(to: conversation) { Issue.record("\(difference)") }
  }

  @Test("keeps what it sent, to whom, and nothing that was cancelled")
  func keepsMessages() async throws {
    let store = try MessageStore()
    try store.add([Contact(name: "Coco")])
    let conversation = Conversation(with: [try await MonkeyChat.app(with: store)])
    _ = await conversation.say("MonkeyChat Coco please send more bananas")
    _ = await conversation.say("send a message to Coco on MonkeyChat")
    _ = await conversation.say("cancel")
    #expect(try store.messages().map(\.content) == ["please send more bananas"])
    #expect(try store.messages().map(\.contactID) == store.contacts().map(\.id))
  }

  @Test("knows a contact from the moment it is added, also in a conversation under way")
  func knowsContactsAtOnce() async throws {
    let store = try MessageStore()
    try store.add([Contact(name: "Coco")])
    let app = try await MonkeyChat.app(with: store)
    let conversation = Conversation(with: [app])
    let before = await conversation.say("MonkeyChat Kiki hello")
    #expect(before.kind != .outcome)
    _ = await conversation.say("cancel")

    try store.add([Contact(name: "Kiki")])
    try await app.userVocabulary?
      .setVocabulary(store.contacts().map(\.spokenName), of: .contactName)
    let added = await conversation.say("MonkeyChat Kiki hello")
    #expect(added.speech == "OK, sending the message “hello” to Kiki on MonkeyChat.")
  }
}
