import Foundation
import TestSupport
import Testing

@Suite("A run that was killed while it renamed something with handlers")
struct InterruptedRunTests {
  private static let files = [
    "A.intentdefinition", "es.lproj/A.strings", "AppIntentVocabulary.plist",
  ]

  /// A folder that a run has left which was killed when its journal was written, and nothing else; and the files as they
  /// are to be.
  private func withInterruptedRun(
    _ body: (_ folder: URL, _ wanted: [String: String]) throws -> Void
  ) async throws {
    try await Fixture.withTemporaryFolder { folder in
      func texts() throws -> [String: String] {
        try Dictionary(
          uniqueKeysWithValues: (Self.files + ["H/OrderSoupIntentHandler.swift"]).map {
            ($0, try text($0, in: folder))
          })
      }
      let made = try Command.shell(
        "intentgen init A --intent OrderSoup --parameter quantity:Integer; "
          + "intentgen set A.intentdefinition OrderSoup.quantity resolve=true; "
          + "intentgen set A.intentdefinition OrderSoup.success 'format=You get ${quantity}.'; "
          + "intentgen add vocabulary A.intentdefinition; "
          + "intentgen strings A.intentdefinition --language es; "
          + "intentgen handlers A.intentdefinition -o H", in: folder)
      #expect(made.status == 0, "\(made)")
      let (before, record) = (try texts(), try text("H/.intentgen-handlers.json", in: folder))
      _ = try Command.shell(
        "intentgen rename A.intentdefinition OrderSoup.quantity bowls", in: folder)
      let wanted = try texts()
      let lists = try ["files", "others"].map { list in
        let entries = before.keys.sorted().filter { $0.hasSuffix(".swift") == (list == "files") }
          .map { name in
            let path = name.hasPrefix("H/") ? String(name.dropFirst(2)) : "../\(name)"
            return ["path": path, "before": before[name] ?? "", "after": wanted[name] ?? ""]
          }
        return "\"\(list)\": \(String(decoding: try JSONEncoder().encode(entries), as: UTF8.self))"
      }
      let now = try text("H/.intentgen-handlers.json", in: folder)
      let journal = "{ \"version\": 1, \(lists.joined(separator: ", ")), \"record\": \(now) }"
      for (name, text) in before { try write(text, to: name, in: folder) }
      try write(record, to: "H/.intentgen-handlers.json", in: folder)
      try write(journal, to: "H/.intentgen-handlers.journal.json", in: folder)
      try write("", to: "es.lproj/.intentgen-0123456789abcdef.1.new", in: folder)
      try body(folder, wanted)
    }
  }

  private func text(_ name: String, in folder: URL) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  private func write(_ text: String, to name: String, in folder: URL) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  @Test("is brought to its end by the next, with all that was to follow")
  func isBroughtToItsEnd() async throws {
    try await withInterruptedRun { folder, wanted in
      let checked = try Command.shell(
        "intentgen handlers A.intentdefinition -o H --check", in: folder)
      #expect(checked.status == 1 && checked.errors.contains("A.strings: error"), "\(checked)")
      let result = try Command.shell("intentgen handlers A.intentdefinition -o H", in: folder)
      #expect(result.status == 0, "\(result)")
      for (name, text) in wanted { #expect(try self.text(name, in: folder) == text, "\(name)") }
      #expect(result.output.contains("brought a run that was interrupted to its end"))
      let hidden = try FileManager.default.contentsOfDirectory(
        atPath: folder.appending(path: "es.lproj").filePath)
      #expect(hidden == ["A.strings"])
    }
  }

  @Test(
    "is told of by what only reads the definition",
    arguments: [
      ("generate A.intentdefinition -o G", 0),
      (
        "generate A.intentdefinition -o G -q && intentgen generate A.intentdefinition -o G --check",
        1
      ),
      ("lint A.intentdefinition", 0),
      ("manifest A.intentdefinition -o Info.plist", 0),
    ] as [(String, Int32)])
  func isToldOf(_ command: String, status: Int32) async throws {
    try await withInterruptedRun { folder, _ in
      let result = try Command.shell("intentgen \(command)", in: folder)
      #expect(result.status == status, "\(result)")
      let words = "journal.json: warning: a run that was interrupted has changed some of what"
      #expect(result.errors.contains(words), "\(result)")
    }
  }

  @Test("is brought to its end by the next change")
  func goesOn() async throws {
    try await withInterruptedRun { folder, wanted in
      let result = try Command.shell(
        "intentgen rename A.intentdefinition OrderSoup.bowls quantity && "
          + "intentgen rename A.intentdefinition OrderSoup.quantity bowls", in: folder)
      #expect(result.status == 0, "\(result)")
      for (name, text) in wanted { #expect(try self.text(name, in: folder) == text, "\(name)") }
    }
  }

  @Test(
    "is brought to its end with its handlers, by the same change once more or by another one",
    arguments: [
      "rename A.intentdefinition OrderSoup.quantity bowls",
      "set A.intentdefinition OrderSoup.bowls resolve=true",
    ])
  func isBroughtToItsEndWithHandlers(_ command: String) async throws {
    try await withInterruptedRun { folder, wanted in
      let result = try Command.shell("intentgen \(command)", in: folder)
      #expect(result.status == 0, "\(result)")
      #expect(
        result.output.contains("changed H/OrderSoupIntentHandler.swift, as a run was about to"),
        "\(result)")
      for (name, text) in wanted { #expect(try self.text(name, in: folder) == text, "\(name)") }
      let names = try FileManager.default.contentsOfDirectory(
        atPath: folder.appending(path: "H").filePath)
      #expect(!names.contains(".intentgen-handlers.journal.json"))
      let again = try Command.shell(
        "intentgen handlers A.intentdefinition -o H --check", in: folder)
      #expect(again.status == 0, "\(again)")
    }
  }

  @Test(
    "is brought to its end in a handler that was moved since",
    arguments: [
      "handlers A.intentdefinition -o H", "set A.intentdefinition OrderSoup confirm=true",
    ]
  )
  func followsMovedHandler(_ command: String) async throws {
    let name = "H/OrderSoupIntentHandler.swift"
    try await withInterruptedRun { folder, wanted in
      _ = try Command.shell("mkdir H/Own; mv \(name) H/Own/Soup.swift", in: folder)
      let result = try Command.shell("intentgen \(command)", in: folder)
      #expect(result.status == 0 && !result.errors.contains("warning"), "\(result)")
      #expect(try text("H/Own/Soup.swift", in: folder) == wanted[name])
    }
    // It may have been written before.
    try await withInterruptedRun { folder, wanted in
      try write(wanted[name] ?? "", to: name, in: folder)
      _ = try Command.shell("mkdir H/Own; mv \(name) H/Own/Soup.swift", in: folder)
      let result = try Command.shell("intentgen \(command)", in: folder)
      #expect(result.status == 0 && result.errors.isEmpty, "\(result)")
      #expect(try text("H/Own/Soup.swift", in: folder) == wanted[name])
    }
  }

  @Test(
    "waits where something that was to change is gone, until its place is named",
    arguments: [
      "H/OrderSoupIntentHandler.swift", "A.intentdefinition", "AppIntentVocabulary.plist",
    ])
  func waitsForMovedFile(_ name: String) async throws {
    try await withInterruptedRun { folder, wanted in
      _ = try Command.shell("mkdir Own; mv \(name) Own", in: folder)
      let result = try Command.shell("intentgen handlers . -o H", in: folder)
      let words = "\(name): error: a run that was interrupted was about to change this file, which"
      #expect(result.status == 1 && result.errors.contains(words), "\(result)")
      guard name.hasSuffix(".swift") else { return }
      let named = try Command.shell("intentgen handlers . -o H --sources Own", in: folder)
      #expect(named.status == 0, "\(named)")
      #expect(try text("Own/OrderSoupIntentHandler.swift", in: folder) == wanted[name])
    }
  }

  @Test("is told of by a change that only looks")
  func isToldOfByDryRun() async throws {
    try await withInterruptedRun { folder, _ in
      let result = try Command.shell(
        "intentgen rename A.intentdefinition OrderSoup Eat --dry-run", in: folder)
      #expect(result.status == 1 && result.output.isEmpty, "\(result)")
      #expect(result.errors.contains("without '--dry-run'"), "\(result)")
    }
  }

  @Test("whose handlers were changed in the same lines since is told of by every change")
  func tellsOfChangedHandlers() async throws {
    try await withInterruptedRun { folder, _ in
      let name = "H/OrderSoupIntentHandler.swift"
      let mine = try text(name, in: folder).replacing("resolveQuantity", with: "resolveNumber")
      try write(mine, to: name, in: folder)
      for _ in 0..<2 {
        let result = try Command.shell(
          "intentgen set A.intentdefinition OrderSoup confirm=true", in: folder)
        #expect(result.status == 1, "\(result)")
        #expect(
          result.errors.contains("\(name): error: a run that was interrupted was about to"),
          "\(result)")
      }
      #expect(try text(name, in: folder) == mine)
    }
  }

  @Test(
    "is brought to its end before anything else changes the definition or what speaks of it",
    arguments: [
      "set A.intentdefinition OrderSoup.bowls minimum=1",
      "add parameter A.intentdefinition OrderSoup size", "add intent A.intentdefinition BuySoup",
      "move A.intentdefinition OrderSoup.bowls --first",
      "add sentence A.intentdefinition OrderSoup 'get me {bowls} bowls'",
      "remove A.intentdefinition OrderSoup 'order soup'", "add vocabulary A.intentdefinition",
      "strings A.intentdefinition --language fr",
    ])
  func isBroughtToItsEndByAny(_ command: String) async throws {
    try await withInterruptedRun { folder, _ in
      let result = try Command.shell("intentgen \(command)", in: folder)
      #expect(
        result.output.contains("changed A.intentdefinition, as a run was about to"), "\(result)")
      #expect(result.status == 0 || command.hasPrefix("remove"), "\(result)")
      for _ in 0..<2 {
        let handlers = try Command.shell("intentgen handlers A.intentdefinition -o H", in: folder)
        #expect(handlers.status == 0 && handlers.errors.isEmpty, "\(handlers)")
      }
      for name in Self.files + ["H/OrderSoupIntentHandler.swift"] {
        let words = try text(name, in: folder)
        for old in ["{quantity}", "resolveQuantity", ">quantity<"] {
          #expect(!words.contains(old), "\(name)")
        }
      }
      let names = try FileManager.default.contentsOfDirectory(
        atPath: folder.appending(path: "H").filePath)
      #expect(!names.contains(".intentgen-handlers.journal.json"))
    }
  }

  @Test("leaves what speaks of the definition as it is, where that was changed in the same lines")
  func leavesFollowers() async throws {
    try await withInterruptedRun { folder, _ in
      let mine = try text("A.intentdefinition", in: folder)
        .replacing("<string>quantity</string>", with: "<string>number</string>")
      try write(mine, to: "A.intentdefinition", in: folder)
      let before = try Self.files.map { try text($0, in: folder) }
      for command in [
        "set A.intentdefinition OrderSoup confirm=true", "handlers A.intentdefinition -o H",
      ] {
        let result = try Command.shell("intentgen \(command)", in: folder)
        #expect(result.status == 1, "\(result)")
        #expect(
          result.errors.contains("undo that, or remove 'H/.intentgen-handlers.journal.json'"),
          "\(result)")
      }
      #expect(try Self.files.map { try text($0, in: folder) } == before)
    }
  }

  @Test("leaves what was changed since, and says that it is old")
  func tellsOfOldFiles() async throws {
    try await withInterruptedRun { folder, wanted in
      let mine = try text("es.lproj/A.strings", in: folder)
        .replacing("You get ${quantity}", with: "Son ${quantity}")
      try write(mine, to: "es.lproj/A.strings", in: folder)
      let result = try Command.shell("intentgen handlers A.intentdefinition -o H", in: folder)
      #expect(
        result.errors.contains("es.lproj/A.strings: warning: a run that was interrupted"),
        "\(result)")
      #expect(try text("es.lproj/A.strings", in: folder) == mine)
      #expect(try text("A.intentdefinition", in: folder) == wanted["A.intentdefinition"])
    }
  }

  @Test(
    "leaves no file of its own in the folder of a language, as soon as a run writes beside that")
  func leavesNoFiles() async throws {
    try await withInterruptedRun { folder, _ in
      _ = try Command.shell(
        "rm H/.intentgen-handlers.journal.json; "
          + "intentgen set A.intentdefinition OrderSoup confirm=true", in: folder)
      let names = try FileManager.default.contentsOfDirectory(
        atPath: folder.appending(path: "es.lproj").filePath)
      #expect(names == ["A.strings"])
    }
  }
}
