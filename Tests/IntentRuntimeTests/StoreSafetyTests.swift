import Foundation
import TestSupport
import Testing

@testable import IntentRuntime

@Suite("A store among other files")
struct StoreSafetyTests {
  private func store(_ url: URL) -> StoreFile<String> {
    StoreFile(url: url, format: "test", empty: "nothing")
  }

  private func text(_ url: URL) throws -> String { try String(contentsOf: url, encoding: .utf8) }

  @Test("that is a link stays one, and what it leads to is changed", arguments: [true, false])
  func keepsLink(isRelative: Bool) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let data = folder.appending(path: "data")
      try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
      let (link, real) = (folder.appending(path: "link"), data.appending(path: "real"))
      try FileManager.default.createSymbolicLink(
        atPath: link.filePath, withDestinationPath: isRelative ? "data/real" : real.filePath)
      // Once while there is no file yet, once over it.
      for content in ["old", "new"] {
        try await store(link).update { $0 = content }
        #expect(try await store(real).read().contents == content)
      }
      #expect(
        try FileManager.default.destinationOfSymbolicLink(atPath: link.filePath)
          == (isRelative ? "data/real" : real.filePath))
    }
  }

  @Test("is the one that the system finds, where a folder on the way to its link is a link as well")
  func followsLinkedFolder() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let app = folder.appending(path: "app")
      for made in ["app/releases/42", "app/shared", "shared"] {
        try FileManager.default.createDirectory(
          at: folder.appending(path: made), withIntermediateDirectories: true)
      }
      try FileManager.default.createSymbolicLink(
        atPath: app.appending(path: "current").filePath, withDestinationPath: "releases/42")
      try FileManager.default.createSymbolicLink(
        atPath: app.appending(path: "releases/42/store").filePath,
        withDestinationPath: "../../shared/store")
      try await store(app.appending(path: "shared/store")).update { $0 = "old" }
      let linked = store(app.appending(path: "current/store"))
      #expect(try await linked.read().contents == "old")
      try await linked.update { $0 = "new" }
      #expect(try await store(app.appending(path: "shared/store")).read().contents == "new")
      #expect(
        try FileManager.default.contentsOfDirectory(
          atPath: folder.appending(path: "shared").filePath
        ).isEmpty)
    }
  }

  @Test("that cannot be looked at is none that is empty", arguments: ["file/store", "long"])
  func reportsUnseen(_ name: String) async throws {
    try await Fixture.withTemporaryFolder { folder in
      try Data("text".utf8).write(to: folder.appending(path: "file"))
      let long = String(repeating: "x", count: 300)
      let url = folder.appending(path: name == "long" ? long : name)
      let error = await #expect(throws: IntentError.self) { _ = try await store(url).read() }
      #expect(error?.description.contains("look at") == true, "\(String(describing: error))")
    }
  }

  @Test(
    "of another kind stays where it is when it is to be changed",
    arguments: [
      #"{\rtf1 hello}"#, "{ // settings\n\"a\":1 }", #"{"store":"other","version":1,"contents":["#,
      #"{"contents":"# + String(repeating: "[", count: 600) + String(repeating: "]", count: 600)
        + #","store":"other","version":1}"#,
    ])
  func leavesOthers(_ text: String) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let url = folder.appending(path: "store")
      try Data(text.utf8).write(to: url)
      let error = await #expect(throws: IntentError.self) {
        try await store(url).update { $0 = "" }
      }
      guard case .unreadableStore? = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(try self.text(url) == text)
    }
  }

  @Test(
    "that others may read or change stays theirs to read and change",
    arguments: [0o600, 0o640, 0o660, 0o664] as [mode_t])
  func keepsAccess(_ mode: mode_t) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let url = folder.appending(path: "store")
      try await store(url).update { $0 = "old" }
      var present = stat()
      #expect(stat(url.filePath, &present) == 0 && present.st_mode & 0o777 == 0o600)
      #expect(chmod(url.filePath, mode) == 0)
      try await store(url).update { $0 = "new" }
      var next = stat()
      #expect(stat(url.filePath, &next) == 0 && next.st_mode & 0o777 == mode)
      #expect(next.st_gid == present.st_gid)
      // Nor does its lock keep out whoever may change it.
      var lock = stat()
      #expect(stat(url.filePath + ".lock", &lock) == 0 && lock.st_mode & 0o777 == mode)
      #expect(lock.st_gid == present.st_gid)
      #expect(try await store(url).read().contents == "new")
    }
  }

  @Test("refuses links that lead in a circle")
  func refusesCircle() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let (one, other) = (folder.appending(path: "1"), folder.appending(path: "2"))
      try FileManager.default.createSymbolicLink(at: one, withDestinationURL: other)
      try FileManager.default.createSymbolicLink(at: other, withDestinationURL: one)
      await #expect(throws: IntentError.self) { try await store(one).update { $0 = "new" } }
    }
  }

  @Test("follows no link that somebody put where it writes", arguments: [".new", ".lock"])
  func followsNoPlantedLink(_ ending: String) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let (url, precious) = (folder.appending(path: "s"), folder.appending(path: "precious"))
      try Data("precious".utf8).write(to: precious)
      try FileManager.default.createSymbolicLink(
        at: folder.appending(path: "s\(ending)"), withDestinationURL: precious)
      try? await store(url).update { $0 = "new" }
      #expect(try text(precious) == "precious")
      if ending == ".new" { #expect(try await store(url).read().contents == "new") }
    }
  }

  @Test(
    "leaves no part of a file behind where a change fails",
    arguments: [StoreStep.write, .sync, .replace])
  func leavesNoPart(_ step: StoreStep) async throws {
    struct DiskFull: Error {}
    try await Fixture.withTemporaryFolder { folder in
      var file = store(folder.appending(path: "s"))
      try await file.update { $0 = "old" }
      file.willTake = { if $0 == step { throw DiskFull() } }
      await #expect(throws: DiskFull.self) { try await file.update { $0 = "new" } }
      let left = try FileManager.default.contentsOfDirectory(atPath: folder.filePath)
      #expect(left.sorted() == ["s", "s.lock"])
    }
  }

  @Test("is never at a web address")
  func refusesWebAddress() async throws {
    let url = try #require(URL(string: "https://example.org/intentgen-no-such-store"))
    let error = await #expect(throws: IntentError.self) {
      try await store(url).update { $0 = "new" }
    }
    #expect(error?.description.contains("https://example.org/intentgen-no-such-store") == true)
    await #expect(throws: IntentError.self) { try await store(url).read() }
    #expect(!FileManager.default.fileExists(atPath: "/intentgen-no-such-store"))
  }

  @Test(
    "moves nothing when it is read, whatever it finds",
    arguments: [
      "", "{", "Dear diary,", #"{"store":"other","version":1,"contents":"x"}"#,
      #"{"store":"test","version":2,"contents":"x"}"#,
      #"{"store":"test","version":1,"contents":7}"#, #"{"a":1}"#,
    ])
  func movesNothingWhenRead(_ content: String) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let url = folder.appending(path: "s")
      try Data(content.utf8).write(to: url)
      let error = await #expect(throws: IntentError.self) { try await store(url).read() }
      guard case .unreadableStore(url.filePath, _)? = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(try text(url) == content)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.filePath) == ["s"])
    }
  }

  @Test(
    "refuses to change what is not its own, and leaves it where it is",
    arguments: [
      "Dear diary,", #"{"store":"other","version":1,"contents":"x"}"#,
      #"{"store":"test","version":2,"contents":"x"}"#, #"{"a":1}"#, "[1]",
    ])
  func refusesForeignFile(_ content: String) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let url = folder.appending(path: "s")
      try Data(content.utf8).write(to: url)
      let error = await #expect(throws: IntentError.self) {
        try await store(url).update { $0 = "new" }
      }
      guard case .unreadableStore? = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(try text(url) == content)
    }
  }

  @Test("waits for no end of what is no file")
  func refusesPipe() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let url = folder.appending(path: "s")
      #expect(mkfifo(url.filePath, 0o600) == 0)
      await #expect(throws: IntentError.self) { try await store(url).read() }
      await #expect(throws: IntentError.self) { try await store(url).update { $0 = "new" } }
    }
  }

  @Test("whose lock another holds stops nobody else")
  func blocksNobodyElse() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let url = folder.appending(path: "s")
      let lock = open(url.filePath + ".lock", O_RDWR | O_CREAT, 0o600)
      #expect(flock(lock, LOCK_EX) == 0)
      // More writers than any machine has processors for.
      let writers = (0..<64).map { number in
        Task { try await store(url).update { $0 = "\(number)" } }
      }
      let race = HandlerCallTests.race(by: ContinuousClock(), timeout: .milliseconds(1))
      let gate = Gate()
      await #expect(throws: HandlerCallTests.overdue(after: .milliseconds(1))) {
        try await race.untilTimeout(HandlerPace()) { await gate.pass() }
      }
      #expect(try await store(url).read().contents == "nothing")
      await gate.open()
      close(lock)
      for writer in writers { try await writer.value }
    }
  }
}
