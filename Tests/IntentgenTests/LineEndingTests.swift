import Foundation
import TestSupport
import Testing

@Suite("A file that is changed in place keeps its line ends")
struct LineEndingTests {
  private static let soup = "intentgen init A --intent OrderSoup --parameter quantity:Integer; "

  /// What is written once, what is changed then, and how.
  private static let changes = [
    ("true", "A.intentdefinition", "add parameter A.intentdefinition OrderSoup size"),
    (
      "intentgen handlers A.intentdefinition -o H; intentgen add parameter A.intentdefinition OrderSoup size; "
        + "intentgen set A.intentdefinition OrderSoup.size resolve=true",
      "H/OrderSoupIntentHandler.swift", "handlers A.intentdefinition -o H"
    ),
    (
      "intentgen strings A.intentdefinition --language es; intentgen add parameter A.intentdefinition OrderSoup size; "
        + "intentgen set A.intentdefinition OrderSoup.size display-name=Size",
      "es.lproj/A.strings", "strings A.intentdefinition --language es"
    ),
    (
      "intentgen manifest A.intentdefinition -o Info.plist; intentgen add intent A.intentdefinition OrderTea",
      "Info.plist", "manifest A.intentdefinition -o Info.plist"
    ),
    (
      "intentgen add vocabulary A.intentdefinition; mv AppIntentVocabulary.plist V; mkdir en.lproj; "
        + "mv V en.lproj/AppIntentVocabulary.plist",
      "en.lproj/AppIntentVocabulary.plist",
      "add sentence A.intentdefinition OrderSoup 'a bowl of soup'"
    ),
  ]

  @Test("that are those of other systems", arguments: changes, ["\\r\\n", "\\r"])
  func keeps(_ change: (preparation: String, file: String, command: String), ending: String)
    async throws
  {
    try await Fixture.withTemporaryFolder { folder in
      let file = folder.appending(path: change.file)
      let prepared = try Command.shell("{ \(Self.soup) \(change.preparation); }", in: folder)
      #expect(prepared.status == 0, "\(prepared)")
      let end = ending == "\\r" ? "\r" : "\r\n"
      let lines = try String(contentsOf: file, encoding: .utf8)
      try Data(lines.replacing("\n", with: end).utf8).write(to: file)
      let result = try Command.shell("intentgen \(change.command)", in: folder)
      #expect(result.status == 0, "\(result)")
      let text = try String(contentsOf: file, encoding: .utf8)
      let plain = text.replacing(end, with: "\n")
      #expect(plain.utf8.count { $0 == 0x0A } > lines.utf8.count { $0 == 0x0A }, "\(plain)")
      #expect(plain.replacing("\n", with: end) == text && !plain.utf8.contains(0x0D), "\(plain)")
    }
  }

  @Test("and a text that goes takes its comment with it", arguments: ["\n", "\r\n", "\r"])
  func removesComments(_ end: String) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let prepared = try Command.shell(
        "\(Self.soup) intentgen add parameter A.intentdefinition OrderSoup size; "
          + "intentgen set A.intentdefinition OrderSoup.size display-name=Size; "
          + "intentgen strings A.intentdefinition --language es", in: folder)
      #expect(prepared.status == 0, "\(prepared)")
      let file = folder.appending(path: "es.lproj/A.strings")
      let lines = try String(contentsOf: file, encoding: .utf8)
      #expect(lines.contains("/*") && lines.contains("Size"), "\(lines)")
      try Data(lines.replacing("\n", with: end).utf8).write(to: file)
      let result = try Command.shell(
        "intentgen remove A.intentdefinition OrderSoup.size", in: folder)
      #expect(result.status == 0, "\(result)")
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(!text.contains("Size") && !text.contains("size"), "\(text)")
    }
  }
}
