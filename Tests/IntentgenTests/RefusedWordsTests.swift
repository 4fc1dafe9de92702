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
