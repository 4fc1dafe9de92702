#if !canImport(Darwin)
  import Foundation
  import IntentConversation
  import IntentRuntime
  import Intents
  import SoupChef
  import Testing

  @Suite("SoupChef")
  struct DialogueTests {
    @Test("holds the dialogue", arguments: ["menu", "delivery"])
    func holds(_ dialogue: String) async throws {
      let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Dialogues/\(dialogue).txt")
      let script = ConversationScript(try String(contentsOf: file, encoding: .utf8))
      #expect(!script.exchanges.isEmpty)
      var provider = HandlerProvider(.soup)
      try provider.register(extension: IntentHandler())
      let conversation = Conversation(with: [ConversationApp("SoupChef", provider: provider)])
      for difference in await script.replay(to: conversation) { Issue.record("\(difference)") }
    }
  }
#endif
