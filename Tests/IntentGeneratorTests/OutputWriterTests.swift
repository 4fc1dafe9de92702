import Foundation
import IntentGenerator
import Synchronization
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
      #expect(try names(in: output) == ["A.swift", "B.swift"])
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
        try OutputWriter().write([OutputFile(first, "new"), OutputFile(blocked, "new")])
      }
      #expect(try String(contentsOfFile: first, encoding: .utf8) == "old")
      #expect(try names(in: folder) == ["A.swift", "blocked"])
    }
  }

  @Test("leaves every file old where any step fails, and each old or new at every moment")
  func survivesFailureAtEachStep() async throws {
    // Two files that are there and one that is not, in three steps each.
    for failing in 0...9 {
      try await Fixture.withTemporaryFolder { folder in
        for name in ["A", "B"] {
          let path = folder.appending(path: name).filePath
          try "old".write(toFile: path, atomically: true, encoding: .utf8)
        }
        let steps = Mutex(0)
        var writer = OutputWriter()
        writer.willTake = { _ in
          // What a process that is killed now leaves behind.
          for name in ["A", "B", "C"] {
            let data = FileManager.default.contents(atPath: folder.appending(path: name).filePath)
            let text = data.map { String(decoding: $0, as: UTF8.self) }
            #expect(text == "new" || text == (name == "C" ? nil : "old"))
          }
          if steps.withLock({
            $0 += 1; return $0
          }) == failing + 1 {
            throw FailingDisk()
          }
        }
        let output = ["A", "B", "C"].map { OutputFile(folder.appending(path: $0).filePath, "new") }
        let isWhole = failing == 9
        if isWhole {
          #expect(try writer.write(output).written.count == 3)
        } else {
          #expect(throws: FailingDisk.self) { try writer.write(output) }
        }
        #expect(try names(in: folder) == (isWhole ? ["A", "B", "C"] : ["A", "B"]))
        for name in ["A", "B"] {
          let path = folder.appending(path: name).filePath
          #expect(try String(contentsOfFile: path, encoding: .utf8) == (isWhole ? "new" : "old"))
        }
      }
    }
  }

  @Test("does not replace what somebody else has changed in the meantime")
  func noticesChanges() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let path = folder.appending(path: "A").filePath
      try "theirs".write(toFile: path, atomically: true, encoding: .utf8)
      let error = OutputError(path: path, reason: "it was changed in the meantime")
      #expect(throws: error) {
        try OutputWriter().write([OutputFile(path, "new", expected: "old")])
      }
      for words in [error.description, error.diagnostic.message] {
        #expect(words.hasSuffix("somebody else wrote it, so do it again: nothing was changed"))
      }
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "theirs")
    }
  }

  @Test("puts nothing into the place of a file that was not there before")
  func noticesNewFiles() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let paths = ["A", "B"].map { folder.appending(path: $0).filePath }
      let files = paths.map { OutputFile($0, "new", expected: nil) }
      let reason = "it was changed in the meantime"
      try "theirs".write(toFile: paths[1], atomically: true, encoding: .utf8)
      #expect(throws: OutputError(path: paths[1], reason: reason)) {
        try OutputWriter().write(files)
      }
      try FileManager.default.removeItem(atPath: paths[1])
      // It comes when the first file is in its place already.
      var late = OutputWriter()
      late.willTake = { step in
        guard step == .replace(paths[1]) else { return }
        try "theirs".write(toFile: paths[1], atomically: true, encoding: .utf8)
      }
      #expect(throws: OutputError(path: paths[1], reason: reason)) { try late.write(files) }
      #expect(try names(in: folder) == ["B"])
      #expect(try String(contentsOfFile: paths[1], encoding: .utf8) == "theirs")
    }
  }

  @Test("leaves what somebody writes into a file that is replaced already, and says which")
  func leavesLateChanges() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let paths = ["A", "B"].map { folder.appending(path: $0).filePath }
      for path in paths { try "old".write(toFile: path, atomically: true, encoding: .utf8) }
      var writer = OutputWriter()
      writer.willTake = { step in
        guard step == .replace(paths[1]) else { return }
        try "new, and theirs".write(toFile: paths[0], atomically: true, encoding: .utf8)
        try "theirs".write(toFile: paths[1], atomically: true, encoding: .utf8)
      }
      let files = paths.map { OutputFile($0, "new", expected: "old") }
      let error = #expect(throws: OutputError.self) { try writer.write(files) }
      #expect(error?.path == paths[1] && error?.kept == [paths[0]])
      #expect(error?.description.contains("nothing else was changed than '\(paths[0])'") == true)
      #expect(try String(contentsOfFile: paths[0], encoding: .utf8) == "new, and theirs")
      #expect(try String(contentsOfFile: paths[1], encoding: .utf8) == "theirs")
      #expect(try names(in: folder) == ["A", "B"])
    }
  }

  @Test("keeps the permissions of a file, and writes through a link")
  func keepsAttributes() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let file = folder.appending(path: "A").filePath
      let link = folder.appending(path: "link").filePath
      try "old".write(toFile: file, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
      _ = try OutputWriter().write([OutputFile(link, "new")])
      #expect(try String(contentsOfFile: file, encoding: .utf8) == "new")
      let attributes = try FileManager.default.attributesOfItem(atPath: file)
      #expect(attributes[.posixPermissions] as? Int == 0o640)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == file)
    }
  }

  @Test("removes what a run left behind that is no more, and nothing of one that goes on")
  func removesLeftovers() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let (dead, alive, none) = ("0123456789abcdef", "fedcba9876543210", "00000000000000aa")
      let own = [
        ".intentgen-handlers.json", ".intentgen-manifest.json", ".intentgen-0123.0.new",
        ".intentgen-0123456789abcdeg.0.new",
      ]
      let left = [
        ".intentgen-\(dead).lock", ".intentgen-\(dead).0.new", ".intentgen-\(none).7.old",
      ]
      let working = [".intentgen-\(alive).lock", ".intentgen-\(alive).0.new"]
      for name in own + left + working {
        try Data().write(to: folder.appending(path: name))
      }
      let lock = open(folder.appending(path: working[0]).filePath, O_WRONLY)
      #expect(flock(lock, LOCK_EX) == 0)
      _ = try OutputWriter(isDryRun: true).write(files, to: folder.filePath)
      #expect(try names(in: folder) == (own + left + working).sorted())
      _ = try OutputWriter().write(files, to: folder.filePath)
      #expect(try names(in: folder) == (own + working + ["A.swift", "B.swift"]).sorted())
      close(lock)
      _ = try OutputWriter().write(files, to: folder.filePath)
      #expect(try names(in: folder) == (own + ["A.swift", "B.swift"]).sorted())
    }
  }

  @Test("takes folders away again that it made in vain, and writes to where a link will lead")
  func removesFolders() async throws {
    try await Fixture.withTemporaryFolder { folder in
      var writer = OutputWriter()
      writer.willTake = { if case .replace = $0 { throw FailingDisk() } }
      let path = folder.appending(path: "a/b/c/A").filePath
      #expect(throws: FailingDisk.self) { try writer.write([OutputFile(path, "new")]) }
      #expect(try names(in: folder).isEmpty)
      let link = folder.appending(path: "link").filePath
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "later")
      _ = try OutputWriter().write([OutputFile(link, "new")])
      #expect(try names(in: folder) == ["later", "link"])
      #expect(try String(contentsOfFile: link, encoding: .utf8) == "new")
    }
  }

  private struct FailingDisk: Error {}

  private func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.filePath).sorted()
  }
}
