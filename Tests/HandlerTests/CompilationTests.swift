import Foundation
import TestSupport
import Testing

@Suite("Handlers of public apps", .enabled(if: Fixture.shared != nil, "the handlers are not here"))
struct CompilationTests {
  @Test("compile as they are, with no warning of our making", arguments: PublicApp.all)
  func compile(_ app: PublicApp) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let files = try app.prepare(in: folder)
      let checked = try Command.run(
        "swiftc", ["-typecheck", "-parse-as-library"] + PublicApp.arguments(folder) + files)
      #expect(checked.status == 0, "\(checked.errors)")
      let ours = checked.errors.split(separator: "\n").filter { line in
        // Other systems' Foundation and Dispatch differ a little from Apple's.
        line.contains("warning:") && !line.contains("is unused")
          && !line.contains("(FileHandle)") && !line.contains("captured var")
      }
      #expect(ours.isEmpty)
    }
  }

  @Test("are all there is")
  func all() throws {
    let folder = try #require(Fixture.shared).appending(path: "handlers")
    let folders = try FileManager.default.contentsOfDirectory(atPath: folder.filePath)
    #expect(Set(PublicApp.all.map(\.folder)) == Set(folders))
  }
}
