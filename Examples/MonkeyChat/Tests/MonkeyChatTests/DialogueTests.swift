import Foundation
import IntentConversation
import IntentTesting
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
    try await store.add(Self.contacts(of: dialogue))
    try await expect(
      dialogue: Self.folder.appending(path: "\(dialogue).txt"),
      holdsIn: Conversation(with: [try await MonkeyChat.app(with: store)]))
  }

  @Test("keeps what it sent, to whom, and nothing that was cancelled")
  func keepsMessages() async throws {
    let store = try MessageStore()
    try await store.add([Contact(name: "Coco")])
    let conversation = Conversation(with: [try await MonkeyChat.app(with: store)])
    _ = await conversation.say("MonkeyChat Coco please send more bananas")
    _ = await conversation.say("send a message to Coco on MonkeyChat")
    _ = await conversation.say("cancel")
    #expect(try await store.messages().map(\.content) == ["please send more bananas"])
    #expect(try await store.messages().map(\.contactID) == store.contacts().map(\.id))
  }

  @Test("sends once to somebody who is meant twice")
  func sendsOnce() async throws {
    let store = try MessageStore()
    try await store.add([Contact(name: "Bobo Jr."), Contact(name: "Little Bobo")])
    let conversation = Conversation(with: [try await MonkeyChat.app(with: store)])
    _ = await conversation.say("send a MonkeyChat message to Bobo and Bobo Jr. saying hi")
    let reply = await conversation.say("Bobo Jr.")
    #expect(reply.speech == "OK, sending the message “hi” to Bobo Jr. on MonkeyChat.")
    #expect(try await store.messages().map(\.content) == ["hi"])
  }

  @Test("knows a contact from the moment it is added to the moment it is removed")
  func knowsContactsAtOnce() async throws {
    let store = try MessageStore()
    try await store.add([Contact(name: "Coco")])
    let app = try await MonkeyChat.app(with: store)
    let conversation = Conversation(with: [app])
    let vocabulary = try #require(app.userVocabulary)
    let sent = "OK, sending the message “hello” to Kiki on MonkeyChat."
    try await expectNobody(conversation, store)

    let kiki = Contact(name: "Kiki")
    try await store.add([kiki])
    try await MonkeyChat.teach(vocabulary, contactsOf: store)
    #expect(await conversation.say("MonkeyChat Kiki hello").speech == sent)

    try await store.remove(kiki)
    try await MonkeyChat.teach(vocabulary, contactsOf: store)
    try await expectNobody(conversation, store)
  }

  @Test("knows each contact once where several programs begin at once in a new folder")
  func beginsAtOnce() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for round in 1...10 {
      let folder = folder.appending(path: "\(round)")
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 1...4 { group.addTask { _ = try await MonkeyChat.app(in: folder) } }
        try await group.waitForAll()
      }
      let store = try MessageStore(path: folder.appending(path: "messages.sqlite").path)
      #expect(try await store.contacts().count == 4)
    }
  }

  /// To somebody who is in no contact nothing is sent: the app says that it knows nobody of the name, and
  /// keeps what was to be said for whoever is named instead.
  private func expectNobody(_ conversation: Conversation, _ store: MessageStore) async throws {
    let before = try await store.messages()
    let reply = await conversation.say("MonkeyChat Kiki hello")
    #expect(reply.speech == "I know no “Kiki”. Who do you want to message?")
    #expect(reply.request?.parameters["content"] == "hello")
    #expect(await conversation.say("cancel").outcome?.ending == .cancelled)
    #expect(try await store.messages() == before)
  }
}
