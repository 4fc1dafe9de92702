import Foundation
import IntentRuntime
import TestSupport
import Testing

@testable import IntentConversation

@Suite("A console")
struct ConsoleTests {
  @Test(
    "replays a script, and exits with 1 where an answer differs",
    arguments: [("What do you want to say to Coco?", 0), ("What?", 1)] as [(String, Int32)])
  func replays(_ answer: String, code: Int32) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let script = folder.appending(path: "script.txt")
      try "> send a message to Coco on MonkeyChat\n\(answer)\n"
        .write(to: script, atomically: true, encoding: .utf8)
      let console = ConversationConsole(with: [try Apps.messenger()])
      #expect(await console.run(["--script", script.filePath]) == code)
    }
  }

  @Test(
    "refuses a script in which nothing is said",
    arguments: ["", "# Nothing yet.\n", "send a message to Coco\nWhat?\n", ":language es\n"])
  func refusesSilence(_ text: String) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let script = folder.appending(path: "script.txt")
      try text.write(to: script, atomically: true, encoding: .utf8)
      let console = ConversationConsole(with: [try Apps.messenger()])
      #expect(await console.run(["--script", script.filePath]) == 64)
    }
  }

  @Test(
    "exits with 64 where it is used wrongly",
    arguments: [["--frobnicate"], ["--language"], ["--script"], ["--script", "/nowhere/at/all"]])
  func refusesWrongUsage(_ arguments: [String]) async throws {
    let console = ConversationConsole(with: [try Apps.messenger()])
    #expect(await console.run(arguments) == 64)
  }

  @Test("exits with 66 where the apps cannot be opened, and says why")
  func refusesToOpen() async throws {
    let nowhere = URL(filePath: "/dev/null/nowhere")
    let code = await ConversationConsole.run(opening: {
      try FileManager.default.createDirectory(at: nowhere, withIntermediateDirectories: true)
      return [try Apps.messenger()]
    })
    #expect(code == 66)
    #expect(await ConversationConsole.run(["--help"], opening: { [try Apps.messenger()] }) == 0)
    do {
      try FileManager.default.createDirectory(at: nowhere, withIntermediateDirectories: true)
    } catch {
      #expect(ConversationConsole.reason(of: error).hasPrefix("/dev/null"), "\(error)")
    }
  }

  @Test("says what an app lacks that can say nothing of itself, and how to make it")
  func saysWhatIsMissing() async throws {
    let bare = ConversationApp(
      "Bare", provider: HandlerProvider(IntentCatalog(name: "Bare", intents: [])))
    let reply = await Conversation(with: [bare], language: "es").say("ayuda")
    let missing = ConversationConsole.missingVocabulary(after: reply, of: [bare], in: "es")
    #expect(
      missing?.contains("intentgen add vocabulary Bare.intentdefinition --language es\n") == true)
    let messenger = try Apps.messenger()
    let able = await Conversation(with: [messenger]).say("help")
    #expect(ConversationConsole.missingVocabulary(after: able, of: [messenger], in: "en") == nil)
  }

  @Test("says which options there are")
  func helps() async throws {
    #expect(await ConversationConsole(with: [try Apps.messenger()]).run(["--help"]) == 0)
  }

  @Test(
    "knows the languages of the assistant, and goes on in English in any other",
    arguments: [("es", true), ("pt-BR", false), ("de_CH", true), ("fi", false), ("ja", true)])
  func fallsBack(_ language: String, isKnown: Bool) async throws {
    #expect((ConsoleOptions.warning(about: language) == nil) == isKnown)
    #expect((ConsoleCommand(":language \(language)")?.problem == nil) == isKnown)
    guard !isKnown else { return }
    let conversation = Conversation(with: [try Apps.messenger()], language: language)
    #expect(await conversation.say("frobnicate").speech.contains("I did not understand"))
  }
}
