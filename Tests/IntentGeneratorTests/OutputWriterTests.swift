import Foundation
import IntentGenerator
import TestSupport
import Testing

@Suite("Writing files")
struct OutputWriterTests {
  private let files = ["A.swift", "B.swift"].map { GeneratedFile(name: $0, contents: "// \($0)\n") }

  @Test("makes the folder, and leaves nothing else in it")
  func writes() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let output = folder.appending(path: "some/folder")
      let summary = try OutputWriter().write(files, to: output.filePath)
      #expect(summary.written.count == 2)
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: output.filePath).sorted()
          == ["A.swift", "B.swift"]
      )
      #expect(try OutputWriter().write(files, to: output.filePath).unchanged.count == 2)
    }
  }

  @Test("changes no file where one of them cannot be written")
  func changesAllOrNothing() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let first = folder.appending(path: "A.swift").filePath
      try "old".write(toFile: first, atomically: true, encoding: .utf8)
      // A file where a folder is needed makes the second one fail.
      try "".write(
        toFile: folder.appending(path: "blocked").filePath, atomically: true, encoding: .utf8)
      let blocked = folder.appending(path: "blocked/B.swift").filePath
      #expect(throws: OutputError.self) {
        try OutputWriter().write([(first, "new"), (blocked, "new")])
      }
      #expect(try String(contentsOfFile: first, encoding: .utf8) == "old")
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.filePath).sorted()
          == ["A.swift", "blocked"]
      )
    }
  }
}
