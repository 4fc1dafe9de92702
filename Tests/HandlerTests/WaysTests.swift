import Foundation
import TestSupport
import Testing

@Suite("Handlers in all the ways that apps write them")
struct WaysTests {
  @Test("compile as they are, without a warning, in the language mode of their apps")
  func compile() async throws {
    let tests = Fixture.url("").deletingLastPathComponent()
    let definition = tests.appending(path: "SiriKitStyleTests/Snapshots/Bakery.intentdefinition")
    let handlers = try FileManager.default.contentsOfDirectory(
      at: Fixture.url("Ways"), includingPropertiesForKeys: nil
    )
    .map(\.filePath).sorted()
    try #require(handlers.count > 5)
    try await Fixture.withTemporaryFolder { folder in
      let generated = try Command.intentgen(
        "generate", definition.filePath, "--style", "sirikit", "--output", folder.filePath,
        "--quiet")
      try #require(generated.status == 0, "\(generated.errors)")
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.filePath)
        .filter { $0.hasSuffix(".swift") }.sorted()
        .map { folder.appending(path: $0).filePath }
      let checked = try Command.run(
        "swiftc",
        ["-typecheck", "-parse-as-library"] + PublicApp.arguments(folder) + files + handlers)
      #expect(checked.status == 0 && checked.errors.isEmpty, "\(checked.errors)")
    }
  }
}
