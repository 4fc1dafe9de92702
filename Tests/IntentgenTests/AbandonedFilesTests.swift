import Foundation
import TestSupport
import Testing

@Suite("What intentgen generate does with what it made of definitions that are gone")
struct AbandonedFilesTests {
  private static let parts = ["Handling", "Intents", "Responses", "Types"]

  /// A folder with two definitions, of which one is renamed after both were generated from.
  private func withRenamed(
    _ beside: String? = "Package.swift", clearsRecord: Bool = false, _ body: (URL) throws -> Void
  ) async throws {
    try await Fixture.withTemporaryFolder { folder in
      if let beside { try Data().write(to: folder.appending(path: beside)) }
      let definitions = folder.appending(path: "Definitions")
      for name in ["Soup", "Bread"] {
        try run(in: folder, "init", name, "-o", "Definitions")
      }
      try run(in: folder, "generate", "Definitions", "-o", "Made")
      try FileManager.default.moveItem(
        at: definitions.appending(path: "Soup.intentdefinition"),
        to: definitions.appending(path: "Broth.intentdefinition"))
      if clearsRecord {
        try FileManager.default.removeItem(at: folder.appending(path: "Made/.intentgen-cache.json"))
      }
      try body(folder)
    }
  }

  @discardableResult
  private func run(in folder: URL, _ arguments: String...) throws -> CommandResult {
    try Command.run(Command.products.appending(path: "intentgen").filePath, arguments, in: folder)
  }

  private func made(in folder: URL) throws -> [String] {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: "Made").filePath)
    return files.filter { $0.hasSuffix(".swift") }.sorted()
  }

  private func files(_ names: String...) -> [String] {
    names.flatMap { name in Self.parts.map { "\(name)+\($0).swift" } }.sorted()
  }

  @Test(
    "it removes them, and says so",
    arguments: [("Package.swift", true), (".git", true), (nil, false)] as [(String?, Bool)])
  func removes(_ beside: String?, clearsRecord: Bool) async throws {
    try await withRenamed(beside, clearsRecord: clearsRecord) { folder in
      let result = try run(in: folder, "generate", "Definitions", "-o", "Made")
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.output.contains(": 4 files written, 4 unchanged, 4 removed ("))
      #expect(try made(in: folder) == files("Bread", "Broth"))
      let again = try run(in: folder, "generate", "Definitions", "-o", "Made")
      #expect(!again.output.contains("removed"), "\(again.output)")
    }
  }

  @Test("--check and --dry-run tell of them, and leave them", arguments: ["--check", "--dry-run"])
  func tells(_ option: String) async throws {
    try await withRenamed { folder in
      let result = try run(in: folder, "generate", "Definitions", "-o", "Made", option)
      let words = option == "--check" ? "of no definition:" : "would remove"
      for file in files("Soup") {
        #expect(result.output.contains("\(words) Made/\(file)\n"), "\(result.output)")
      }
      #expect(result.status == (option == "--check" ? 1 : 0))
      #expect(try made(in: folder) == files("Bread", "Soup"))
    }
  }

  @Test("--check ends with 1 also where nothing else is out of date")
  func checksAlone() async throws {
    try await withRenamed(clearsRecord: true) { folder in
      try FileManager.default.removeItem(
        at: folder.appending(path: "Definitions/Broth.intentdefinition"))
      for _ in 0...1 {
        let result = try run(in: folder, "generate", "Definitions", "-o", "Made", "--check")
        #expect(result.status == 1 && result.output.split(separator: "\n").count == 4)
        #expect(result.errors.contains("removes what is of no definition"), "\(result.errors)")
      }
    }
  }

  @Test(
    "it leaves what another run makes of a definition that is there, and what somebody wrote",
    arguments: ["Package.swift", nil])
  func leavesOthers(_ beside: String?) async throws {
    try await withRenamed(beside) { folder in
      try run(in: folder, "generate", "Definitions", "-o", "Made")
      let own = folder.appending(path: "Made/Own+Types.swift")
      try Data("// By hand.\n".utf8).write(to: own)
      for name in ["Bread", "Broth"] {
        try run(in: folder, "generate", "Definitions/\(name).intentdefinition", "-o", "Made")
        #expect(try made(in: folder) == (files("Bread", "Broth") + ["Own+Types.swift"]).sorted())
      }
    }
  }

  @Test("it leaves what another run made of a definition outside of the package")
  func leavesThoseFromElsewhere() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let package = folder.appending(path: "App")
      try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
      try Data().write(to: package.appending(path: "Package.swift"))
      try run(in: package, "init", "Soup", "-o", "../Shared")
      try run(in: package, "init", "Bread")
      for _ in 0...1 {
        for input in ["../Shared", "Bread.intentdefinition"] {
          try run(in: package, "generate", input, "-o", "Made")
        }
      }
      #expect(try made(in: package) == files("Bread", "Soup"))
    }
  }
}
