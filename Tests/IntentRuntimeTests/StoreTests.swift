import Foundation
import TestSupport
import Testing

@testable import IntentRuntime

@Suite("A store in a file")
struct StoreTests {
  private func interaction(_ id: String, group: String? = nil, at second: Double = 0) -> Interaction
  {
    Interaction(
      id: id,
      groupIdentifier: group,
      request: IntentRequest(intent: "OrderBread", parameters: ["loaves": 2]),
      code: "success",
      response: ["code": 4],
      date: Date(timeIntervalSince1970: second)
    )
  }

  @Test("keeps authorization, vocabulary and interactions for the next process")
  func keeps() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let file = { (name: String) in folder.appending(path: name) }
      #expect(try await FileAuthorizationStore(url: file("a")).status() == .notDetermined)
      try await FileAuthorizationStore(url: file("a")).setStatus(.denied)
      #expect(try await FileAuthorizationStore(url: file("a")).status() == .denied)

      try await FileUserVocabularyStore(url: file("v")).replace([.carName: ["Beetle"]])
      try await FileUserVocabularyStore(url: file("v")).replace([.contactName: ["Coco"]])
      #expect(
        try await FileUserVocabularyStore(url: file("v")).strings()
          == [.carName: ["Beetle"], .contactName: ["Coco"]])

      try await FileInteractionStore(url: file("i")).donate(interaction("1"))
      #expect(
        try await FileInteractionStore(url: file("i")).interactions() == [interaction("1")])
      // Nothing but the stores and their locks is left behind.
      let left = try FileManager.default.contentsOfDirectory(atPath: folder.filePath)
      #expect(left.sorted() == ["a", "a.lock", "i", "i.lock", "v", "v.lock"])
    }
  }

  @Test("keeps an interaction that is larger than the usual limits of values")
  func keepsLarge() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let url = folder.appending(path: "interactions")
      var large = interaction("1")
      large.response = ["deep": (0..<100).reduce(1) { inner, _ in [inner] }]
      try await FileInteractionStore(url: url).donate(large)
      try await FileInteractionStore(url: url).donate(interaction("2"))
      #expect(try await FileInteractionStore(url: url).interactions() == [interaction("2"), large])
    }
  }

  @Test(
    "has the old content or the new after a crash at any step",
    arguments: [StoreStep.create, .write, .sync, .replace, .syncFolder])
  func survivesCrash(_ step: StoreStep) async throws {
    struct Crash: Error {}
    try await Fixture.withTemporaryFolder { folder in
      var file = StoreFile(url: folder.appending(path: "s"), format: "test", empty: "nothing")
      try await file.update { $0 = "old" }
      file.willTake = { if $0 == step { throw Crash() } }
      await #expect(throws: Crash.self) { try await file.update { $0 = "new" } }
      file.willTake = { _ in }
      #expect(try await file.read().contents == (step == .syncFolder ? "new" : "old"))
      try await file.update { $0 += "er" }
      #expect(try await file.read().contents == (step == .syncFolder ? "newer" : "older"))
    }
  }

  @Test(
    "keeps what is left of a damaged file aside when it is changed, and begins anew",
    arguments: [
      "", "{", #"{"store":"interactions","version":1,"contents":[{"id":"1","#,
      #"{"store":"interactions","version":1,"contents":"yes"}"#,
    ]
  )
  func keepsDamagedFile(_ text: String) async throws {
    try await Fixture.withTemporaryFolder { folder in
      let url = folder.appending(path: "interactions")
      // Twice, so that the second does not take the first one's place.
      for number in 1...2 {
        try Data(text.utf8).write(to: url)
        let store = FileInteractionStore(url: url)
        let error = await #expect(throws: IntentError.self) {
          try await store.donate(interaction("1"))
        }
        guard case .damagedStore(let file, let kept, _)? = error else {
          Issue.record("\(String(describing: error))")
          return
        }
        #expect(file == url.filePath)
        #expect(kept == "\(url.filePath).damaged-\(number)")
        #expect(try String(contentsOfFile: kept, encoding: .utf8) == text)
        try await store.donate(interaction("2"))
        #expect(try await store.interactions().map(\.id) == ["2"])
      }
    }
  }

  @Test("says which folder it cannot write to")
  func reportsUnavailable() async throws {
    let store = FileAuthorizationStore(url: URL(filePath: "/nowhere/at/all"))
    let error = await #expect(throws: IntentError.self) { try await store.setStatus(.denied) }
    #expect(error?.description.hasPrefix("cannot lock /nowhere/at/all: ") == true)
  }

  @Test("loses nothing that several processes write at once")
  func isShared() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let url = folder.appending(path: "interactions")
      let writer = Command.products.appending(path: "StoreWriter").filePath
      try await withThrowingTaskGroup(of: Int32.self) { group in
        for name in ["a", "b", "c"] {
          group.addTask { try Command.run(writer, [url.filePath, name, "40"]).status }
        }
        for try await status in group { #expect(status == 0) }
      }
      let interactions = try await FileInteractionStore(url: url).interactions()
      #expect(Set(interactions.map(\.id)).count == 120)
    }
  }

  @Test("is whole after the process that writes to it is killed")
  func survivesKill() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let url = folder.appending(path: "interactions")
      var kept = 0
      for round in 0..<5 {
        let process = Process()
        process.executableURL = Command.products.appending(path: "StoreWriter")
        process.arguments = [url.filePath, "\(round)", "100000"]
        try process.run()
        // At work once more is kept than before; the rounds stop it at different points.
        while try await FileInteractionStore(url: url).interactions().count <= kept + round * 3 {
          await Task.yield()
        }
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        let interactions = try await FileInteractionStore(url: url).interactions()
        #expect(interactions.count > kept)
        kept = interactions.count
      }
      try await FileInteractionStore(url: url).donate(interaction("last", at: 1e9))
      #expect(try await FileInteractionStore(url: url).interactions().first?.id == "last")
      #expect(try files(in: folder) == ["interactions", "interactions.lock"])
    }
  }

  @Test("leaves nothing of what a process writes where there is no room for it")
  func survivesFullDisk() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let url = folder.appending(path: "interactions")
      let writer = Command.products.appending(path: "StoreWriter").filePath
      // A write fails within the file, as on a full disk, once the file has 16 KB.
      let limited = "trap '' XFSZ; ulimit -f 16; exec \"$0\" \"$@\""
      let result = try Command.run("/bin/bash", ["-c", limited, writer, url.filePath, "a", "1000"])
      #expect(result.status != 0)
      let store = FileInteractionStore(url: url)
      let kept = try await store.interactions()
      #expect(!kept.isEmpty && kept.count < 1_000)
      #expect(try files(in: folder) == ["interactions", "interactions.lock"])
      try await store.donate(interaction("last", at: 1e9))
      #expect(try await store.interactions().count == kept.count + 1)
    }
  }

  private func files(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.filePath).sorted()
  }

  @Test("has another process's vocabulary be known at once")
  func seesOtherProcess() async throws {
    try await Fixture.withTemporaryFolder { folder in
      let url = folder.appending(path: "vocabulary")
      let mine = UserVocabulary(store: FileUserVocabularyStore(url: url))
      let theirs = UserVocabulary(store: FileUserVocabularyStore(url: url))
      #expect(try await mine.matches(for: "coco").isEmpty)
      try await theirs.setVocabulary(["Coco"], of: .contactName)
      #expect(try await mine.matches(for: "coco").count == 1)
      try await theirs.removeAllVocabulary()
      #expect(try await mine.matches(for: "coco").isEmpty)
    }
  }
}

@Suite("Interactions")
struct InteractionTests {
  private func stores(in folder: URL, limit: Int = 1_000) -> [any InteractionStore] {
    [
      MemoryInteractionStore(limit: limit),
      FileInteractionStore(url: folder.appending(path: "interactions"), limit: limit),
    ]
  }

  private func interaction(_ id: String, group: String? = nil, at second: Double) -> Interaction {
    Interaction(
      id: id,
      groupIdentifier: group,
      request: IntentRequest(intent: "OrderBread"),
      date: Date(timeIntervalSince1970: second)
    )
  }

  @Test("are kept, newest first, and deleted by identifier, group or all at once")
  func areDeleted() async throws {
    try await Fixture.withTemporaryFolder { folder in
      for store in stores(in: folder) {
        for (index, group) in ["x", "y", "x", nil].enumerated() {
          try await store.donate(interaction("\(index)", group: group, at: Double(index % 3)))
        }
        #expect(try await store.interactions().map(\.id) == ["2", "1", "3", "0"])
        try await store.delete(identifiers: ["1", "none"])
        #expect(try await store.interactions().map(\.id) == ["2", "3", "0"])
        try await store.delete(groupIdentifier: "x")
        #expect(try await store.interactions().map(\.id) == ["3"])
        try await store.deleteAll()
        #expect(try await store.interactions().isEmpty)
      }
    }
  }

  @Test("take the place of one with the same identifier, and the oldest goes first")
  func areBounded() async throws {
    try await Fixture.withTemporaryFolder { folder in
      for store in stores(in: folder, limit: 2) {
        for id in ["a", "b", "a", "c"] { try await store.donate(interaction(id, at: 0)) }
        #expect(try await store.interactions().map(\.id) == ["c", "a"])
      }
    }
  }

  @Test("come of a handled intent, and can be suggested again")
  func comeOfHandledIntent() async throws {
    let engine = try Bakery.engine(Baker())
    let step = try await engine.begin(Bakery.wholeOrder)
    let date = Date(timeIntervalSince1970: 100)
    let donated = try #require(Interaction(step, date: date, groupIdentifier: "bread"))
    #expect(
      donated.id == step.session.idempotencyKey && donated.code == "success"
        && donated.direction == .outgoing)
    #expect(donated.response?["code"] == 4)
    let store = MemoryInteractionStore()
    await store.donate(donated)
    let suggested = try await store.interactions(of: OrderBreadIntent.self)
    #expect(try suggested.first?.request.decoded(as: OrderBreadIntent.self).loaves == 2)
    #expect(try await store.interactions(of: CancelBreadIntent.self).isEmpty)
    let open = try await engine.begin(Bakery.order())
    #expect(Interaction(open, date: date) == nil)
    #expect(Interaction(try await engine.next(open, .cancel), date: date) == nil)
    // Another session of the same identifier is another interaction.
    let other = try await engine.begin(Bakery.wholeOrder)
    await store.donate(try #require(Interaction(other, date: date)))
    #expect(try await store.interactions().count == 2)
  }

  @Test(
    "do not come of what goes on in the app, or is still under way",
    arguments: [OrderBreadIntentResponseCode.continueInApp, .inProgress])
  func comeOfNothingElse(_ code: OrderBreadIntentResponseCode) async throws {
    var baker = Baker()
    baker.work = { _ in OrderBreadIntentResponse(code: code) }
    let step = try await Bakery.engine(baker).begin(Bakery.wholeOrder)
    #expect(step.turn.isFinal && Interaction(step, date: Date()) == nil)
  }
}
