import Foundation
import TestSupport
import Testing

/// What a stranger reads first is tried as it stands: in the order of the page commands are run, files written,
/// and all of it compiled.
@Suite("The README")
struct ReadmeTests {
  /// A block of code, and what it is in.
  private struct Block {
    var language: String
    var text: String

    /// The path in the block's first comment, where it is a file.
    var path: String? {
      text.split(separator: "\n").prefix(2).first { $0.hasPrefix("// ") && $0.hasSuffix(".swift") }
        .map { String($0.dropFirst(3)) }
    }
  }

  private static func blocks(of page: String = "README.md") throws -> [Block] {
    let file = Fixture.packageRoot.appending(path: page)
    let parts = try String(contentsOf: file, encoding: .utf8).split(
      separator: "```", omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 1 }.map { index in
      let (language, text) = (parts[index].prefix { $0 != "\n" }, parts[index].drop { $0 != "\n" })
      return Block(language: String(language), text: String(text.dropFirst()))
    }
  }

  @Test("is short")
  func isShort() throws {
    let file = Fixture.packageRoot.appending(path: "README.md")
    let lines = try String(contentsOf: file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 200)
  }

  @Test("has commands that run and code that compiles, before and after the names change")
  func holds() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let (commands, files) = try Self.blocks().reduce(into: (0, 0)) { count, block in
        if let path = block.path {
          try Self.write(block, to: folder.appending(path: path))
          count.1 += 1
        } else if block.language == "sh", block.text.contains("intentgen ") {
          if block.text.contains("intentgen rename") {
            try Self.compile(folder)
            try Self.compile(folder, tests: try Self.writePage(to: folder))
          }
          let isFirst = count.0 == 0
          let result = try Self.run(
            block.text, in: isFirst ? folder : folder.appending(path: "Sources/Soup"))
          #expect(result.status == 0, "\(block.text)\n\(result.errors)")
          count.0 += 1
        }
      }
      #expect(commands == 3 && files == 5)
      try Self.compile(folder)
      let handler = try String(
        contentsOf: folder.appending(path: "Sources/Soup/OrderSoupIntentHandler.swift"),
        encoding: .utf8)
      #expect(handler.contains("func resolveBowls(") && handler.contains("intent.bowls"))
      let manifest = try Command.run("swift", ["package", "dump-package"], in: folder)
      #expect(manifest.status == 0, "\(manifest.errors)")
    }
  }

  /// The code of the page on tests, which goes on from the README's.
  private static func writePage(to folder: URL) throws -> String {
    let modules = ["Foundation", "IntentConversation", "IntentRuntime", "IntentTesting", "Testing"]
    let blocks = try blocks(
      of: "Sources/IntentConversation/Documentation.docc/TestingAnApp.md"
    ).filter { $0.language == "swift" }.map { $0.text.split(separator: "\n") }
    #expect(blocks.count == 5)
    let lines = blocks.joined().filter { !$0.contains("import ") }
    let path = "Tests/PageTests/PageTests.swift"
    try write(
      Block(
        language: "swift",
        text: (modules.map { "import \($0)" } + lines).joined(separator: "\n")),
      to: folder.appending(path: path))
    return path
  }

  private static func write(_ block: Block, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    // All is one module here.
    let text = block.text.replacing("@testable import Soup\n", with: "")
    try Data(text.utf8).write(to: file)
  }

  private static func run(_ script: String, in folder: URL) throws -> CommandResult {
    let path = "PATH='\(Command.products.filePath)':\"$PATH\"; set -e\n"
    return try Command.run("sh", ["-c", path + script], in: folder)
  }

  private static func compile(
    _ folder: URL, tests: String = "Tests/SoupTests/DialogueTests.swift"
  ) throws {
    let generated = folder.appending(path: "Generated")
    let sources = folder.appending(path: "Sources/Soup")
    let result = try Command.intentgen(
      "generate", sources.filePath, "--output", generated.filePath)
    #expect(result.status == 0, "\(result.errors)")
    let files = try FileManager.default.contentsOfDirectory(atPath: sources.filePath)
      .filter { $0.hasSuffix(".swift") }.map { sources.appending(path: $0).filePath }
    let setting = CompilerSetting(testDescription: "as the README has it", arguments: [])
    let compiled = try setting.typecheck(
      files + [folder.appending(path: tests).filePath], in: generated)
    #expect(compiled.status == 0, "\(compiled.errors)")
  }
}
