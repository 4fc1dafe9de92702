#if Server
  import Foundation
  import GRDB
  import IntentConversation
  import IntentRuntime
  import SystemIntents
  import TestSupport
  import Testing

  @testable import IntentStores

  @Suite("A store of sessions", .temporaryFolder)
  struct SessionStoreTests {
    static func path() -> String {
      TemporaryFolder.url.appending(path: "\(UUID().uuidString).sqlite").path
    }

    static let stores: [@Sendable () async throws -> any SessionStore] = {
      var stores: [@Sendable () async throws -> any SessionStore] = [
        { MemorySessionStore() }, { try SQLiteSessionStore(path: path()) },
      ]
      #if PostgreSQL
        // A database of the tests' own, where somebody has started one.
        if let address = ProcessInfo.processInfo.environment["POSTGRESQL"] {
          stores.append { try await PostgreSQLSessionStore(address) }
        }
      #endif
      return stores
    }()

    private func session(
      _ id: String,
      owner: String? = nil,
      expires: Double = 100,
      _ parameters: [String: JSONValue] = [:]
    ) -> StoredSession {
      let request = IntentRequest(intent: "SendPayment", parameters: parameters)
      var session = IntentSession(id: id, request: request, language: "en")
      session.owner = owner
      session.attributes = ["app": "Jungle"]
      return StoredSession(
        session: session, turn: .confirm(prompt: "Go on?"),
        expires: Date(timeIntervalSinceReferenceDate: expires))
    }

    /// The bytes of a file, and those beside it.
    private func contents(of path: String) throws -> [String: Data] {
      let url = URL(fileURLWithPath: path)
      let folder = url.deletingLastPathComponent()
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasPrefix(url.lastPathComponent) && !$0.hasSuffix("-shm") }
      return try Dictionary(
        uniqueKeysWithValues: names.map { ($0, try Data(contentsOf: folder.appending(path: $0))) })
    }

    @Test(
      "leaves a database of something else as it is, and says so",
      arguments: ["CREATE TABLE photos (id)", "CREATE TABLE session (id, name)"])
    func foreignDatabase(_ schema: String) throws {
      let path = Self.path()
      try DatabaseQueue(path: path).write { try $0.execute(sql: schema) }
      let before = try contents(of: path)
      #expect { try SQLiteSessionStore(path: path) } throws: { error in
        guard case IntentError.unreadableStore(path, _) = error else { return false }
        return true
      }
      #expect(try contents(of: path) == before)
    }

    @Test("leaves what a later version has written as it is, and says so")
    func laterVersion() throws {
      let path = Self.path()
      _ = try SQLiteSessionStore(path: path)
      _ = try SQLiteInteractionStore(path: path)
      try DatabaseQueue(path: path).write {
        try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('sessions 2')")
      }
      let expected = IntentError.unreadableStore(
        file: path, reason: "it has 'sessions 2', and none after 'sessions 1' is known")
      #expect(throws: expected) { try SQLiteSessionStore(path: path) }
      _ = try SQLiteInteractionStore(path: path)
    }

    @Test("takes no journal that was left beside another file for what that says")
    func replacedFile() async throws {
      let (path, other) = (Self.path(), Self.path())
      let store = try SQLiteSessionStore(path: path)
      try await store.create(session("a"))
      for name in ["", "-wal"] {
        try FileManager.default.copyItem(atPath: path + name, toPath: other + name)
      }
      let diary = Data(String(repeating: "Dear diary. ", count: 1_000).utf8)
      try diary.write(to: URL(fileURLWithPath: other))
      #expect { try SQLiteSessionStore(path: other) } throws: { error in
        guard case IntentError.unreadableStore(other, _) = error else { return false }
        return true
      }
      #expect(try Data(contentsOf: URL(fileURLWithPath: other)) == diary)
    }

    @Test("keeps nothing in a file that is gone from its place, and says so")
    func removedFile() async throws {
      let path = Self.path()
      let store = try SQLiteSessionStore(path: path)
      try await store.create(session("a"))
      try FileManager.default.moveItem(atPath: path, toPath: path + ".old")
      for _ in 0..<2 {
        await #expect { try await store.create(session("b")) } throws: { error in
          guard case IntentError.storeUnavailable(path, "write", _) = error else { return false }
          return true
        }
        _ = try SQLiteSessionStore(path: path)
      }
    }

    @Test("keeps sessions, compares and swaps, removes and expires", arguments: stores.indices)
    func basics(_ index: Int) async throws {
      let store = try await Self.stores[index]()
      // One database may serve all tests.
      let mark = UUID().uuidString
      let first = session("a\(mark)")
      try await store.create(first)
      #expect(try await store.load("a\(mark)") == first)
      #expect(try await store.load("b\(mark)") == nil)
      await #expect(throws: IntentError.sessionExists(session: "a\(mark)")) {
        try await store.create(first)
      }
      var next = first
      next.turn = .inProgress(text: "…")
      await #expect(throws: IntentError.sessionChanged(session: "a\(mark)", expected: 7, found: 0))
      {
        try await store.replace(next, expecting: 7)
      }
      await #expect(
        throws: IntentError.sessionChanged(session: "b\(mark)", expected: 0, found: nil)
      ) {
        try await store.replace(session("b\(mark)"), expecting: 0)
      }
      try await store.replace(next, expecting: 0)
      #expect(try await store.load("a\(mark)") == next)
      // Another session of the identifier and the revision, begun since somebody removed this one.
      await #expect(
        throws: IntentError.sessionChanged(session: "a\(mark)", expected: 0, found: nil)
      ) {
        try await store.replace(session("a\(mark)"), expecting: 0)
      }
      #expect(try await store.load("a\(mark)") == next)
      try await store.create(session("c\(mark)", expires: 50))
      #expect(try await store.expire(at: Date(timeIntervalSinceReferenceDate: 60)) == 1)
      #expect(try await store.load("c\(mark)") == nil)
      try await store.remove("a\(mark)")
      #expect(try await store.load("a\(mark)") == nil)
      try await store.remove("a\(mark)")
    }

    @Test("keeps values that are larger than the usual limits", arguments: stores.indices)
    func keepsLarge(_ index: Int) async throws {
      let store = try await Self.stores[index]()
      let deep: JSONValue = (0..<100).reduce(1) { inner, _ in [inner] }
      let many = JSONValue.array(Array(repeating: 1, count: 100_001))
      let large = session("large\(UUID().uuidString)", ["deep": deep, "many": many])
      try await store.create(large)
      try await store.replace(large, expecting: 0)
      #expect(try await store.load(large.id) == large)
      try await store.remove(large.id)
    }

    @Test("knows a session by its key, whatever that is", arguments: stores.indices)
    func keys(_ index: Int) async throws {
      let store = try await Self.stores[index]()
      for key in ["", "a\"b\\/", "a\0b", "\u{1F98D} e\u{301}", "1"] {
        let id = UUID().uuidString
        let request = IntentRequest(intent: "SendPayment", parameters: ["note": "a\0b"])
        func session(_ key: String) -> StoredSession {
          StoredSession(
            session: IntentSession(
              id: id, request: request, language: "en", idempotencyKey: key),
            turn: .confirm(prompt: "Go on?"), expires: Date(timeIntervalSinceReferenceDate: 100))
        }
        try await store.create(session(key))
        try await store.replace(session(key), expecting: 0)
        for other in ["c" + key, key + "c", key + "\0"] {
          await #expect(throws: IntentError.self) {
            try await store.replace(session(other), expecting: 0)
          }
        }
        try await store.remove(id)
      }
    }

    @Test("counts the sessions of an owner that wait for something", arguments: stores.indices)
    func counts(_ index: Int) async throws {
      let store = try await Self.stores[index]()
      // One database may serve all tests.
      let mark = UUID().uuidString
      var done = session("a\(mark)", owner: "coco\(mark)")
      try await store.create(done)
      for id in ["b\(mark)", "c\(mark)"] {
        try await store.create(session(id, owner: "coco\(mark)"))
      }
      try await store.create(session("d\(mark)", owner: "bobo\(mark)"))
      func open(_ owner: String, at seconds: Double = 60, limit: Int = 10) async throws -> Int {
        let date = Date(timeIntervalSinceReferenceDate: seconds)
        let ids = try await store.openSessions(of: owner, at: date, limit: limit)
        #expect(try await store.openCount(of: owner, at: date, limit: limit) == ids.count)
        return ids.count
      }
      #expect(try await open("coco\(mark)") == 3)
      #expect(try await open("coco\(mark)", limit: 2) == 2)
      done.turn = .done(SessionOutcome(ending: .handled, text: ""))
      try await store.replace(done, expecting: 0)
      try await store.remove("b\(mark)")
      #expect(try await open("coco\(mark)") == 1)
      #expect(try await open("momo\(mark)") == 0)
      // What has expired waits for nothing, whether anybody removed it or not.
      #expect(try await open("bobo\(mark)", at: 100) == 0)
      try await store.create(session("e\(mark)", owner: "bobo\(mark)", expires: 90))
      let date = Date(timeIntervalSinceReferenceDate: 60)
      #expect(
        try await store.openSessions(of: "bobo\(mark)", at: date, limit: 10)
          == ["e\(mark)", "d\(mark)"])
    }

    @Test("lets one of many who say yes at once through", arguments: stores.indices)
    func race(_ index: Int) async throws {
      let bank = Bank()
      let mark = UUID().uuidString
      let service = SessionService(
        engine: try bank.app().engine, store: try await Self.stores[index]())
      let request = IntentRequest(intent: "SendPayment", parameters: ["payee": "Coco"])
      let question = try await service.begin(request, id: "a\(mark)", language: "en")
      let won = await withTaskGroup(of: Bool.self) { group in
        for _ in 0..<20 {
          group.addTask {
            (try? await service.step("a\(mark)", revision: question.session.revision, .yes)) != nil
          }
        }
        return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
      }
      #expect(won == 1)
      #expect(await bank.payments == ["Coco"])
    }

    @Test("finds after a restart what it kept, also by another connection")
    func restart() async throws {
      let path = Self.path()
      let kept = session("a", owner: "coco")
      try await SQLiteSessionStore(path: path).create(kept)
      #expect(try await SQLiteSessionStore(path: path).load("a") == kept)
    }

    @Test("is opened by several at once, also where there is no file yet")
    func openedAtOnce() async throws {
      for _ in 0..<20 {
        let path = Self.path()
        try await withThrowingTaskGroup { group in
          for _ in 0..<4 { group.addTask { _ = try SQLiteSessionStore(path: path) } }
          try await group.waitForAll()
        }
      }
    }

    @Test("is a file that its owner alone may read")
    func permissions() async throws {
      let path = Self.path()
      let store = try SQLiteSessionStore(path: path)
      try await store.create(session("a"))
      for file in [path, "\(path)-wal"] {
        let attributes = try FileManager.default.attributesOfItem(atPath: file)
        #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
      }
    }

    #if PostgreSQL
      @Test(
        "has tables of a version, and does not touch those of a later one",
        .enabled(if: ProcessInfo.processInfo.environment["POSTGRESQL"] != nil))
      func tableVersions() async throws {
        let address = ProcessInfo.processInfo.environment["POSTGRESQL"] ?? ""
        // Tables of its own: other tests use the database at the same time.
        let name = "versions_\(UUID().uuidString.lowercased().replacing("-", with: ""))"
        let pool = PostgreSQLPool(address: address, count: 1)
        _ = try await pool.run("CREATE SCHEMA \(name)")
        let own = "\(address) options='-c search_path=\(name)'"
        let store = try await PostgreSQLSessionStore(own)
        let kept = session("a")
        try await store.create(kept)
        _ = try await PostgreSQLSessionStore(own)
        let version = try await pool.run("SELECT version FROM \(name).intent_schema")
        #expect(version.rows == [["1"]])
        // Tables of the time before they had versions.
        _ = try await pool.run("DROP TABLE \(name).intent_schema")
        #expect(try await PostgreSQLSessionStore(own).load("a") == kept)
        _ = try await pool.run("UPDATE \(name).intent_schema SET version = 2")
        await #expect(throws: IntentError.self) { try await PostgreSQLSessionStore(own) }
        _ = try await pool.run("DROP SCHEMA \(name) CASCADE")
      }
    #endif

    @Test("says which file it cannot open")
    func unopened() throws {
      #expect(throws: IntentError.self) { _ = try SQLiteSessionStore(path: "/no/such/folder/a") }
    }
  }

  @Suite("Stores in SQLite", .temporaryFolder)
  struct DatabaseStoreTests {
    @Test("keep interactions in order, delete them, and take over a file of JSON")
    func interactions() async throws {
      let store = try SQLiteInteractionStore(path: SessionStoreTests.path(), limit: 3)
      func interaction(_ id: String, _ date: Double, group: String? = nil) -> Interaction {
        Interaction(
          id: id, groupIdentifier: group, request: IntentRequest(intent: "SendPayment"),
          date: Date(timeIntervalSinceReferenceDate: date))
      }
      for (id, date) in [("a", 1.0), ("b", 3), ("c", 2), ("d", 4)] {
        try await store.donate(interaction(id, date, group: id == "c" ? "g" : nil))
      }
      #expect(try await store.interactions().map(\.id) == ["d", "b", "c"])
      try await store.donate(interaction("b", 5))
      #expect(try await store.interactions().map(\.id) == ["b", "d", "c"])
      try await store.delete(groupIdentifier: "g")
      try await store.delete(identifiers: ["d", "x"])
      #expect(try await store.interactions().map(\.id) == ["b"])
      let file = FileInteractionStore(
        url: TemporaryFolder.url.appending(path: UUID().uuidString))
      try await file.donate(interaction("old", 0))
      try await store.add(from: file)
      #expect(try await store.interactions().map(\.id) == ["b", "old"])
      try await store.deleteAll()
      #expect(try await store.interactions().isEmpty)
    }

    @Test("keep a vocabulary, tell its versions apart, and take over a file of JSON")
    func vocabulary() async throws {
      let path = SessionStoreTests.path()
      let store = try SQLiteUserVocabularyStore(path: path)
      let other = try SQLiteUserVocabularyStore(path: path)
      let before = try await other.version()
      try await store.replace([.contactName: ["Bobo", "Coco"], .photoTag: ["bananas"]])
      #expect(try await other.version() != before)
      #expect(try await other.strings()[.contactName] == ["Bobo", "Coco"])
      try await store.replace([.contactName: ["Momo"]])
      #expect(try await other.strings() == [.contactName: ["Momo"], .photoTag: ["bananas"]])
      let file = FileUserVocabularyStore(
        url: TemporaryFolder.url.appending(path: UUID().uuidString))
      try await file.replace([.carName: ["Banana Mobile"]])
      try await store.add(from: file)
      #expect(try await store.strings()[.carName] == ["Banana Mobile"])
      let last = try await store.version()
      try await store.removeAll()
      #expect(try await store.strings().isEmpty)
      #expect(try await store.version() != last)
    }
  }
#endif
