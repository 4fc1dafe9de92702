import Foundation
import TestSupport
import Testing

@Suite("intentgen handlers")
struct HandlersTests {
  static let kitchen = Fixture.packageRoot
    .appending(path: "Tests/IntentGeneratorTests/Snapshots/Kitchen.intentdefinition").filePath

  @Test("writes a handler for each intent, and says how many methods are to be written")
  func writes() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let first = try Command.intentgen("handlers", Self.kitchen, "--output", folder.filePath)
      #expect(first.status == 0)
      #expect(first.output.hasPrefix("created \(folder.filePath)OrderSoupIntentHandler.swift\n"))
      #expect(first.output.hasSuffix("4 files written, 0 unchanged; 10 methods to be written\n"))
      let second = try Command.intentgen("handlers", Self.kitchen, "--output", folder.filePath)
      #expect(second.output == "0 files written, 4 unchanged; 10 methods to be written\n")
    }
  }

  @Test("counts no file as left unchanged that has no handler")
  func countsHandlers() async throws {
    try await Fixture.withTemporaryFolder { folder in
      _ = try write("let app = \"Intents\"\n", to: folder.appending(path: "App.swift"))
      let first = try Command.intentgen("handlers", Self.kitchen, "--output", folder.filePath)
      #expect(first.output.hasSuffix("4 files written, 0 unchanged; 10 methods to be written\n"))
    }
  }

  @Test("adds what is missing, and reports what it did to each file")
  func reports() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let report = folder.appending(path: "report.json").filePath
      let handlers = folder.appending(path: "handlers")
      let cook = try write(
        "struct Cook: OrderSoupIntentHandling {}\n", to: handlers.appending(path: "Cook.swift"))
      let result = try Command.intentgen(
        "handlers", Self.kitchen, "-o", handlers.filePath, "--report", report)
      #expect(result.status == 0)
      #expect(result.output.contains("changed \(cook): added Cook.resolveSoup, "))
      let text = try String(contentsOfFile: report, encoding: .utf8)
      let json = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      let files = try #require(json?["files"] as? [[String: Any]])
      #expect(files.map { $0["status"] as? String } == ["changed", "created", "created"])
      let actions = try #require(files[0]["actions"] as? [[String: Any]])
      #expect(actions[0]["kind"] as? String == "addedMethod")
      #expect(actions[0]["subject"] as? String == "Cook.resolveSoup")
    }
  }

  @Test("prints what it would do as a unified diff that patch applies, and writes nothing")
  func dryRun() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let text = "import IntentRuntime\r\n\r\nstruct Cook: OrderSoupIntentHandling {\r\n}"
      let cook = try write(text, to: folder.appending(path: "Cook.swift"))
      let diff = try Command.intentgen(
        "handlers", Self.kitchen, "-o", folder.filePath, "--dry-run")
      #expect(diff.status == 0)
      #expect(diff.output.contains("--- \(cook)\n+++ \(cook)\n@@ -1,4 +1,"))
      #expect(diff.output.contains("\\ No newline at end of file\n"))
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.filePath) == ["Cook.swift"])

      let patch = try write(diff.output, to: folder.appending(path: "patch"))
      let patched = try Command.run(
        "git", ["apply", "--unsafe-paths", "-p0", "--directory=/", patch], in: folder)
      #expect(patched.status == 0, "\(patched.errors)")
      let again = try Command.intentgen(
        "handlers", Self.kitchen, "-o", folder.filePath, "--dry-run")
      #expect(again.output.isEmpty, "\(again.output)")
    }
  }

  @Test("lists what is out of date with --check, writes nothing, and exits with 1")
  func checks() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let stale = try Command.intentgen("handlers", Self.kitchen, "-o", folder.filePath, "--check")
      #expect(stale.status == 1)
      #expect(
        stale.output.contains("out of date: \(folder.filePath)OrderSoupIntentHandler.swift\n"))
      #expect(
        stale.errors.contains("4 files out of date; this writes what is new: intentgen handlers /"))
      #expect(stale.errors.contains("has no '.intentgen-handlers.json'"), "\(stale.errors)")
      #expect(stale.errors.contains("commit '.intentgen-handlers.json' with the handlers"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.filePath).isEmpty)
      _ = try Command.intentgen("handlers", Self.kitchen, "-o", folder.filePath)
      let fresh = try Command.intentgen("handlers", Self.kitchen, "-o", folder.filePath, "--check")
      #expect(fresh.status == 0 && fresh.output.isEmpty)
      #expect(
        fresh.errors.hasSuffix(" methods to be written; --list-unfinished names them\n"),
        "\(fresh.errors)")
      let quiet = try Command.intentgen(
        "handlers", Self.kitchen, "-o", folder.filePath, "--check", "--quiet")
      #expect(quiet.status == 0 && quiet.output.isEmpty && quiet.errors.isEmpty)
    }
  }

  @Test("ends with 1, as one who finds something out of date, where --check finds no record at all")
  func checksWithoutRecord() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let kitchen = folder.appending(path: "Kitchen.intentdefinition")
      try FileManager.default.copyItem(at: URL(filePath: Self.kitchen), to: kitchen)
      let unknown = try Command.intentgen("handlers", kitchen.filePath, "--check")
      #expect(unknown.status == 1)
      #expect(unknown.errors.contains("error: Nowhere is recorded yet"), "\(unknown.errors)")
      #expect(!unknown.errors.contains("Usage"))
      #expect(try Command.intentgen("handlers", kitchen.filePath).status == 64)
    }
  }

  @Test(
    "ends with 1 where a handler is gone, and with --strict where there is a warning or work left")
  func missing() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let file = folder.appending(path: "OrderSoupIntentHandler.swift")
      func run(_ arguments: String...) throws -> CommandResult {
        try Command.run(
          Command.products.appending(path: "intentgen").filePath,
          ["handlers", Self.kitchen, "-o", folder.filePath] + arguments, in: folder)
      }
      _ = try run()
      #expect(try run("--check", "--strict").status == 0)
      #expect(try run("--list-unfinished").status == 0)
      #expect(try run("--list-unfinished", "--strict").status == 1)
      try FileManager.default.removeItem(at: file)
      let gone = try run("--check")
      #expect(gone.status == 1)
      #expect(gone.errors.contains("1 handler missing: --restore writes"), "\(gone.errors)")
      #expect(try run().status == 0)
      let strict = try run("--strict")
      #expect(strict.status == 1 && strict.errors.contains("1 warning, and --strict"))
      #expect(try run("--restore").status == 0)
      #expect(try run("--check").status == 0)
    }
  }

  /// A package with a definition in a target, and the command in its folder.
  private func withPackage(
    _ body: (URL, (_ arguments: String...) throws -> CommandResult) throws -> Void
  ) async throws {
    try await Fixture.withTemporaryFolder { folder in
      _ = try write("", to: folder.appending(path: "Package.swift"))
      _ = try write(
        try String(contentsOfFile: Self.kitchen, encoding: .utf8),
        to: folder.appending(path: "Sources/Kitchen/Kitchen.intentdefinition"))
      _ = try write("", to: folder.appending(path: "Tests/KitchenTests/KitchenTests.swift"))
      try body(folder) { (arguments: String...) in
        try Command.run(
          Command.products.appending(path: "intentgen").filePath, ["handlers"] + arguments,
          in: folder)
      }
    }
  }

  @Test(
    "finds by their record where they are, and writes no second one",
    arguments: [nil, "--check", "--dry-run"])
  func findsRecord(_ flag: String?) async throws {
    try await withPackage { folder, run in
      let early = try run(".")
      #expect(early.status == 64)
      #expect(early.errors.contains("--output Sources/Kitchen\n"), "\(early.errors)")
      #expect(try run(".", "--output", ".").errors.contains("--output Sources/Kitchen\n"))
      #expect(try run(".", "--output", "Sources/Kitchen").status == 0)
      let found = try flag.map { try run(".", $0) } ?? run(".")
      #expect(found.status == 0, "\(found.errors)")
      let second = try flag.map { try run(".", "--output", ".", $0) } ?? run(".", "--output", ".")
      #expect(second.status == 64)
      #expect(
        second.errors.contains(
          "is recorded in 'Sources/Kitchen/.intentgen-handlers.json'; name its folder: intentgen handlers ."
        ), "\(second.errors)")
      #expect(second.errors.contains("--output Sources/Kitchen\n"))
      #expect(
        !FileManager.default.fileExists(
          atPath: folder.appending(path: ".intentgen-handlers.json").filePath))
    }
  }

  @Test(
    "tells the same with every option: what is out of date is what a diff shows and what is written"
  )
  func tellsOneStory() async throws {
    try await withPackage { folder, run in
      let expected = [
        "Sources/Kitchen/.intentgen-handlers.json",
        "Sources/Kitchen/KCCancelSoupIntentHandler.swift",
      ]
      #expect(try run(".", "-o", "Sources/Kitchen").status == 0)
      for path in expected { try FileManager.default.removeItem(at: folder.appending(path: path)) }
      let output = "Sources/Kitchen"
      let check = try run(".", "-o", output, "--check")
      let diff = try run(".", "-o", output, "--dry-run")
      let written = try run(".", "-o", output)
      for path in expected {
        #expect(check.output.contains("out of date: \(path)\n"), "\(check.output)")
        #expect(diff.output.contains("+++ \(path)\n"), "\(diff.output)")
        #expect(written.output.contains("created \(path)\n"), "\(written.output)")
      }
      #expect(check.errors.contains("2 files out of date"))
      #expect(
        diff.errors.contains("2 files would be written, 2 unchanged; 10 methods"), "\(diff.errors)")
      #expect(written.output.contains("2 files written, 2 unchanged; 10 methods"))
      #expect(written.output.contains("not looked into: Tests/KitchenTests;"), "\(written.output)")
    }
  }

  @Test("lists the methods that are not written yet, with their places")
  func listsUnfinished() async throws {
    try await Fixture.withTemporaryFolder { folder in
      _ = try Command.intentgen("handlers", Self.kitchen, "-o", folder.filePath)
      let path = folder.appending(path: "KCCancelSoupIntentHandler.swift").filePath
      let result = try Command.intentgen("handlers", "-o", folder.filePath, "--list-unfinished")
      #expect(result.output.hasPrefix("\(path):11:5: KCCancelSoupIntentHandler.handle\n"))
      #expect(result.output.hasSuffix("10 methods to be written\n"))
      let text = try String(contentsOfFile: path, encoding: .utf8)
      _ = try write(
        text.replacing(
          "throw UnfinishedHandler()", with: "KCCancelSoupIntentResponse(code: .success)"),
        to: URL(filePath: path))
      let rest = try Command.intentgen("handlers", "-o", folder.filePath, "--list-unfinished")
      #expect(rest.output.hasSuffix("9 methods to be written\n"))
      // An error of the user's own that is called so is theirs to throw.
      _ = try write(
        text + "\nextension KCCancelSoupIntentHandler { struct UnfinishedHandler: Error {} }\n",
        to: URL(filePath: path))
      let own = try Command.intentgen("handlers", "-o", folder.filePath, "--list-unfinished")
      #expect(own.output.hasSuffix("9 methods to be written\n"))
      _ = try write(
        text.replacing("throw Unf", with: "throw IntentRuntime.Unf"), to: URL(filePath: path))
      let qualified = try Command.intentgen("handlers", "-o", folder.filePath, "--list-unfinished")
      #expect(qualified.output.hasSuffix("10 methods to be written\n"))
    }
  }

  @Test("leaves a file alone that is not UTF-8 or does not parse, and every other as well")
  func refusesBroken() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let path = folder.appending(path: "Cook.swift").filePath
      for (bytes, problem) in [
        (Array("// Intent ".utf8) + [0xE9, 0x0A], "is not UTF-8"),
        (Array("struct Cook: OrderSoupIntentHandling {".utf8), "does not parse"),
      ] {
        try Data(bytes).write(to: URL(filePath: path))
        let result = try Command.intentgen("handlers", Self.kitchen, "-o", folder.filePath)
        #expect(result.status == 1)
        #expect(result.errors.contains(problem))
        #expect(FileManager.default.contents(atPath: path) == Data(bytes))
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.filePath)
        #expect(names == ["Cook.swift"])
      }
    }
  }

  @Test("says that its record is damaged, or of a later version, and does nothing")
  func refusesDamagedRecord() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let record = folder.appending(path: ".intentgen-handlers.json")
      for (text, problem) in [
        ("{", "is damaged"), (#"{"version": 7, "intents": []}"#, "has version 7"),
      ] {
        _ = try write(text, to: record)
        let result = try Command.intentgen("handlers", Self.kitchen, "-o", folder.filePath)
        #expect(result.status == 1)
        #expect(result.errors.contains(problem))
        #expect(try String(contentsOf: record, encoding: .utf8) == text)
      }
    }
  }

  @Test("finds handlers in other folders, and puts new ones into the output folder")
  func searchesSources() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let elsewhere = folder.appending(path: "elsewhere")
      let cook = try write(
        "struct Cook: OrderSoupIntentHandling {}\n", to: elsewhere.appending(path: "Cook.swift"))
      let output = folder.appending(path: "new").filePath
      let result = try Command.intentgen(
        "handlers", Self.kitchen, "-o", output, "--sources", elsewhere.filePath)
      #expect(result.output.contains("changed \(cook)"))
      #expect(!result.output.contains("OrderSoupIntentHandler.swift"))
      #expect(result.output.contains("created \(output)/KCCancelSoupIntentHandler.swift"))
    }
  }

  @Test("finds the rest of the target by itself, and says which targets it did not look into")
  func searchesTarget() async throws {
    try await Fixture.withTemporaryFolder { folder in
      _ = try write("", to: folder.appending(path: "Package.swift"))
      let target = folder.appending(path: "Sources/Kitchen")
      let cook = try write(
        "struct Cook: OrderSoupIntentHandling {}\n", to: target.appending(path: "Cooks/Cook.swift"))
      let other = try write("", to: folder.appending(path: "Sources/Bar/Bar.swift"))
      let output = target.appending(path: "Handlers").filePath
      let result = try Command.intentgen("handlers", Self.kitchen, "-o", output)
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.output.contains("Cooks/Cook.swift: added Cook.resolveSoup"), "\(cook)")
      let unread = URL(filePath: other).deletingLastPathComponent().lastPathComponent
      #expect(result.output.contains("/Sources/\(unread); name what holds handlers with --sources"))
    }
  }

  @Test("follows a renamed parameter in an output folder that is a link, and finds it by any name")
  func followsLinks() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let handlers = folder.appending(path: "handlers")
      let link = folder.appending(path: "link").filePath
      let definition = folder.appending(path: "Kitchen.intentdefinition")
      let text = try String(contentsOfFile: Self.kitchen, encoding: .utf8)
      _ = try write(text, to: definition)
      let first = try Command.intentgen("handlers", definition.filePath, "-o", handlers.filePath)
      #expect(first.status == 0, "\(first.errors)")
      try FileManager.default.createSymbolicLink(
        atPath: link, withDestinationPath: handlers.filePath)
      _ = try write(
        text.replacing(/(<string>|<key>|\$\{)soup(<|\}|,)/) { "\($0.1)dish\($0.2)" }, to: definition
      )
      let second = try Command.intentgen(
        "handlers", definition.filePath, "\(link)/../Kitchen.intentdefinition", "-o", link,
        "--sources", handlers.filePath, "--sources", "\(link)/../handlers/.")
      #expect(second.status == 0, "\(second.errors)")
      #expect(second.output.contains("resolveSoup → resolveDish"), "\(second.output)")
      let file = handlers.appending(path: "OrderSoupIntentHandler.swift")
      let handler = try String(contentsOf: file, encoding: .utf8)
      #expect(handler.contains("func resolveDish(") && !handler.contains("func resolveSoup("))
    }
  }

  @Test("writes no second handler where the folder of the first is misspelt, and says so")
  func refusesUnknownFolder() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let output = folder.appending(path: "new").filePath
      let missing = folder.appending(path: "mispelt").filePath
      let result = try Command.intentgen(
        "handlers", Self.kitchen, "-o", output, "--sources", missing)
      #expect(result.status == 1)
      #expect(result.errors.contains("\(missing): error: there is no such folder"))
      #expect(!FileManager.default.fileExists(atPath: output))
    }
  }

  @Test("marks the handlers of a definition that was deleted, and says so")
  func tellsOfDeletedDefinition() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let kitchen = folder.appending(path: "Kitchen.intentdefinition")
      _ = try write(try String(contentsOfFile: Self.kitchen, encoding: .utf8), to: kitchen)
      let other = Self.kitchen.replacing("Kitchen.intent", with: "Awkward.intent")
      let handlers = folder.appending(path: "handlers").filePath
      let first = try Command.intentgen("handlers", kitchen.filePath, other, "-o", handlers)
      #expect(first.status == 0, "\(first.errors)")
      // It is there still, and just not named.
      let partly = try Command.intentgen("handlers", other, "-o", handlers)
      #expect(partly.errors.isEmpty, "\(partly.errors)")
      #expect(
        partly.output.contains("not looked into: what 'Kitchen' asks for"), "\(partly.output)")
      try FileManager.default.removeItem(at: kitchen)
      let gone = try Command.intentgen("handlers", other, "-o", handlers)
      #expect(gone.errors.contains("there is no definition 'Kitchen' any more"))
      #expect(gone.output.contains("marked OrderSoupIntentHandler.handle"), "\(gone.output)")
    }
  }

  @Test("leaves a file of another encoding alone that has nothing to do with intents")
  func ignoresOtherEncodings() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let path = folder.appending(path: "Café.swift").filePath
      try Data(Array("// caf".utf8) + [0xE9, 0x0A]).write(to: URL(filePath: path))
      let result = try Command.intentgen("handlers", Self.kitchen, "-o", folder.filePath)
      #expect(result.status == 0, "\(result.errors)")
    }
  }

  private func write(_ text: String, to file: URL) throws -> String {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.filePath
  }
}
