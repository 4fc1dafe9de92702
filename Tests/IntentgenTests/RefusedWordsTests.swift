import Foundation
import TestSupport
import Testing

@Suite("What names nothing, or too much, is refused")
struct RefusedWordsTests {
  @Test(
    "nothing is taken away or changed by a place with an empty part, as of a shell's variable that is not set",
    arguments: ["OrderSoup.", ".OrderSoup", "OrderSoup ", " OrderSoup", "OrderSoup..size", "Size."])
  func refusesEmptyParts(_ place: String) async throws {
    try await Fixture.withTemporaryFolder { folder in
      _ = try Command.shell(
        "intentgen init Soup --intent OrderSoup --enum Size:small,large --parameter size:Size",
        in: folder)
      let file = folder.appending(path: "Soup.intentdefinition")
      let before = try Data(contentsOf: file)
      for (command, words) in [("remove", ""), ("rename", "cups"), ("set", "title=Cups")] {
        let result = try Command.shell(
          "intentgen \(command) Soup.intentdefinition '\(place)' \(words)", in: folder)
        #expect(result.status == 1 && result.errors.contains("'\(place)'"), "\(result)")
      }
      #expect(try Data(contentsOf: file) == before)
    }
  }

  @Test(
    "what is said twice, or has no name, is refused",
    arguments: [
      ("set Soup.intentdefinition OrderSoup.count maximum=3 maximum=7", "'maximum' is set twice"),
      ("init Zed --parameter :Integer", "':Integer' lacks a name"),
      ("init Zed --parameter count:", "'count:' lacks a name"),
      ("init Zed --enum :small", "':small' lacks a name"),
      ("init Zed --enum Size:small,,large", "'Size:small,,large' lacks a name"),
    ])
  func refusesTwiceAndNameless(_ line: String, message: String) async throws {
    try await Fixture.withTemporaryFolder { folder in
      _ = try Command.shell(
        "intentgen init Soup --intent OrderSoup --parameter count:Integer", in: folder)
      let result = try Command.shell("intentgen \(line)", in: folder)
      #expect(result.status == 64 && result.errors.contains(message), "\(result)")
      let made = folder.appending(path: "Zed.intentdefinition").filePath
      #expect(!FileManager.default.fileExists(atPath: made))
    }
  }

  @Test("an argument that is not UTF-8 is refused: another text would be written in its place")
  func refusesOtherEncodings() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let result = try Command.shell(
        #"intentgen init Soup --intent "$(printf 'Cr\350me')""#, in: folder)
      #expect(result.status == 64 && result.errors.contains("The argument 4"), "\(result)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.filePath).isEmpty)
    }
  }

  @Test(
    "a sentence that lint warns of is not added, but where that is allowed",
    arguments: ["{count}", "[order]", "order {count} {count}"])
  func refusesSentences(_ sentence: String) async throws {
    try await Fixture.withTemporaryFolder { folder in
      func run(_ line: String) throws -> CommandResult {
        try Command.shell("intentgen \(line)", in: folder)
      }
      _ = try run("init Soup --intent OrderSoup --parameter count:Integer")
      _ = try run("add vocabulary Soup.intentdefinition")
      let line = "add sentence Soup.intentdefinition OrderSoup '\(sentence)'"
      let refused = try run(line)
      #expect(refused.status == 1 && refused.errors.contains("--allow-warnings"), "\(refused)")
      #expect(try !run("lint .").errors.contains("warning"))
      let added = try run("\(line) --allow-warnings")
      #expect(added.status == 0 && added.errors == refused.errors.firstLine, "\(added)")
    }
  }

  @Test(
    "no method of one style is written into handlers of the other", arguments: ["sirikit", "value"])
  func refusesOtherStyle(_ style: String) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let other = style == "value" ? "sirikit" : "value"
      let line = "intentgen handlers . --output H --style"
      let made = try Command.shell(
        "intentgen init A --intent OrderSoup --parameter size; \(line) \(style); cat H/*.swift",
        in: folder)
      _ = try Command.shell(
        "intentgen add parameter A.intentdefinition OrderSoup cups; "
          + "intentgen set A.intentdefinition OrderSoup.cups resolve=true", in: folder)
      let refused = try Command.shell("\(line) \(other); cat H/*.swift", in: folder)
      #expect(refused.errors.contains("in the style '\(style)'"), "\(refused)")
      #expect(!refused.output.isEmpty && made.output.hasSuffix(refused.output), "\(refused)")
      let own = try Command.shell("\(line) \(style)", in: folder)
      #expect(own.status == 0 && own.output.contains("added"), "\(own)")
      // Handlers of another definition may be in it.
      let beside = try Command.shell(
        "intentgen init B --intent BrewTea; intentgen handlers B.intentdefinition --output H --style \(other)",
        in: folder)
      #expect(beside.status == 0, "\(beside)")
    }
  }

  @Test(
    "no handler of Apple's kind gets a method of the other, in whatever form it is",
    arguments: [
      "import Intents\nclass H: INExtension, OrderSoupIntentHandling {\n",
      "import IntentsUI\nclass H: Base {}\nextension H: OrderSoupIntentHandling {\n",
      "#if canImport(Intents)\nimport Intents\n#endif\nclass H: NSObject, OrderSoupIntentHandling {\n",
      "import Foundation\nimport IntentRuntime\nimport Intents\nclass H: NSObject, OrderSoupIntentHandling {\n",
      "import Foundation\nclass H: NSObject, OrderSoupIntentHandling {\n",
    ])
  func refusesAppleHandlers(_ start: String) async throws {
    try await Fixture.withTemporaryFolder { folder in
      func run(_ line: String) throws -> CommandResult {
        try Command.shell("intentgen \(line)", in: folder)
      }
      _ = try run("init A --intent OrderSoup --parameter size")
      let handler =
        start
        + "  func handle(intent: OrderSoupIntent, completion: @escaping (OrderSoupIntentResponse) -> Void) {\n"
        + "    completion(OrderSoupIntentResponse(code: .success, userActivity: nil))\n  }\n}\n"
      let file = folder.appending(path: "H.swift")
      try Data(handler.utf8).write(to: file)
      let refused = try run("handlers . --output . --style value")
      #expect(refused.status == 64 && refused.errors.contains("--style sirikit"), "\(refused)")
      #expect(try String(contentsOf: file, encoding: .utf8) == handler)
      let renamed = try run("rename A.intentdefinition OrderSoup.size big")
      #expect(renamed.status == 0, "\(renamed)")
      #expect(try String(contentsOf: file, encoding: .utf8).contains("completion: @escaping"))
    }
  }

  @Test(
    "handlers of ours go on in whatever file they are",
    arguments: [
      "import Intents\nimport A\nstruct H: OrderSoupIntentHandling {\n",
      "import A\nstruct H: OrderSoupIntentHandling {\n  func run(completion: () -> Void) {}\n",
    ])
  func takesOwnHandlers(_ start: String) async throws {
    try await Fixture.withTemporaryFolder { folder in
      _ = try Command.shell("intentgen init A --intent OrderSoup --parameter size", in: folder)
      let handler =
        start + "  func handle(intent: OrderSoupIntent) async throws -> OrderSoupIntentResponse {\n"
        + "    OrderSoupIntentResponse(code: .success)\n  }\n}\n"
      try Data(handler.utf8).write(to: folder.appending(path: "H.swift"))
      let result = try Command.shell("intentgen handlers . --output .", in: folder)
      #expect(result.status == 0, "\(result)")
      let refused = try Command.shell("intentgen handlers . --output . --style sirikit", in: folder)
      #expect(refused.status == 64 && refused.errors.contains("--style value"), "\(refused)")
    }
  }

  @Test("an intent that was added has its handler written, whatever was renamed before")
  func newHandlerBehindRename() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let result = try Command.shell(
        "intentgen init A --intent OrderSoup --parameter size; intentgen handlers . --output H; "
          + "intentgen add intent A.intentdefinition OrderTea; "
          + "intentgen rename A.intentdefinition OrderSoup.size big; intentgen handlers .",
        in: folder)
      #expect(result.status == 0 && result.errors.isEmpty, "\(result)")
      #expect(result.output.contains("created H/OrderTeaIntentHandler.swift"), "\(result)")
    }
  }

  @Test("no handler is written for a name with a line break: it is told of as what names no type")
  func nameWithLineBreak() async throws {
    try await Fixture.withTemporaryFolder { folder in
      _ = try Command.shell(
        "intentgen init Soup --intent OrderSoup --parameter count:Integer", in: folder)
      let file = folder.appending(path: "Soup.intentdefinition")
      let text = try String(contentsOf: file, encoding: .utf8)
      try Data(text.replacing("<string>OrderSoup<", with: "<string>Order\nSoup<").utf8)
        .write(to: file)
      let result = try Command.shell("intentgen handlers . --output H", in: folder)
      #expect(result.status == 1 && result.errors.contains("[invalid-name]"), "\(result)")
    }
  }
}

extension String {
  /// The text up to its first line break, with that.
  fileprivate var firstLine: String {
    firstIndex(of: "\n").map { String(self[...$0]) } ?? self
  }
}
