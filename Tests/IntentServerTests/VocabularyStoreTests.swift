#if Server && SQLite
  import Foundation
  import GRDB
  import IntentRuntime
  import TestSupport
  import Testing

  @testable import IntentStores

  @Suite("A vocabulary in SQLite", .temporaryFolder)
  struct VocabularyStoreTests {
    private func size(_ path: String) throws -> Int {
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(path)-wal")
      return (attributes[.size] as? NSNumber)?.intValue ?? 0
    }

    @Test("writes one more name as one name, however many there are")
    func growth() async throws {
      let path = SessionStoreTests.path()
      let store = try SQLiteUserVocabularyStore(path: path)
      var names = (0..<5_000).map { SpeakableString(spokenPhrase: "Monkey number \($0)") }
      try await store.replace([.contactName: names])
      // The file beside the database has every page that was written since it was taken in.
      try await DatabaseQueue(path: path).writeWithoutTransaction {
        _ = try $0.checkpoint(.truncate)
      }
      try #require(try size(path) == 0)
      names.insert("Coco", at: 0)
      try await store.replace([.contactName: names])
      names.insert("Bobo", at: 2_500)
      try await store.replace([.contactName: names])
      names.append("Momo")
      try await store.replace([.contactName: names])
      #expect(try size(path) < 65_536)
      #expect(try await store.strings() == [.contactName: names])
    }

    @Test("keeps everything of a string, also a character that is zero")
    func wholeStrings() async throws {
      let strings = [
        SpeakableString(
          spokenPhrase: "Co\0co", pronunciationHint: "koko", vocabularyIdentifier: "c\0",
          alternativeSpeakableMatches: ["the gorilla"]),
        "", "🦍",
      ]
      let store = try SQLiteUserVocabularyStore(path: SessionStoreTests.path())
      try await store.replace([.contactName: strings])
      #expect(try await store.strings()[.contactName] == strings)
    }

    @Test("takes over what an earlier version kept")
    func migration() async throws {
      let path = SessionStoreTests.path()
      var migrator = DatabaseMigrator()
      migrator.registerMigration("vocabulary 1") { database in
        try database.execute(
          sql: """
            CREATE TABLE vocabulary (kind INTEGER NOT NULL PRIMARY KEY, body BLOB NOT NULL);
            CREATE TABLE vocabularyChanges (count INTEGER NOT NULL);
            INSERT INTO vocabularyChanges VALUES (7);
            """)
        try database.execute(
          sql: "INSERT INTO vocabulary VALUES (1, ?)",
          arguments: [try JSONEncoder().encode(["Bobo", "Coco"] as [SpeakableString])])
      }
      let old = try DatabaseQueue(path: path)
      try migrator.migrate(old)
      try old.close()
      let store = try SQLiteUserVocabularyStore(path: path)
      #expect(try await store.strings() == [.contactName: ["Bobo", "Coco"]])
      #expect(try await store.version() == StoreVersion(7))
    }

    @Test("becomes any other list, with no more rows than differ")
    func changes() {
      var generator = SystemRandomNumberGenerator()
      for _ in 0..<500 {
        var rows: [ListChange<String>.Row] = []
        for _ in 0..<8 {
          let count = Int.random(in: 0...9, using: &generator)
          let new = (0..<count).map { _ in String("abcde".randomElement() ?? "a") }
          let change = ListChange(from: rows, to: new)
          let removed = Set(change.removed)
          rows.removeAll { removed.contains($0.place) }
          rows += change.added
          rows.sort { $0.place < $1.place }
          #expect(rows.map(\.element) == new)
          #expect(Set(rows.map(\.place)).count == rows.count)
        }
      }
    }

    @Test("moves one row where one name moved, and all where there is no place between two")
    func places() {
      let rows = (0..<100).map { ListChange<Int>.Row(place: $0 * ListChange<Int>.gap, element: $0) }
      let moved = ListChange(from: rows, to: [99] + (0..<99))
      #expect(moved.removed == [rows[99].place])
      #expect(moved.added.map(\.element) == [99])
      let several = ListChange(from: rows, to: [-1] + (0..<50) + [-2] + (51..<100))
      #expect(several.removed == [rows[50].place])
      #expect(several.added.map(\.element) == [-1, -2])
      let close = (0..<3).map { ListChange<Int>.Row(place: $0, element: $0) }
      let renumbered = ListChange(from: close, to: [0, 7, 1, 2])
      #expect(renumbered.removed == [0, 1, 2])
      #expect(renumbered.added.map(\.element) == [0, 7, 1, 2])
    }
  }

  @Suite("Interactions in SQLite", .temporaryFolder)
  struct InteractionStoreTests {
    @Test("are as many as the limit at most, whatever was donated again or deleted")
    func limit() async throws {
      let store = try SQLiteInteractionStore(path: SessionStoreTests.path(), limit: 3)
      func donate(_ ids: String...) async throws {
        for id in ids {
          try await store.donate(
            Interaction(
              id: id, groupIdentifier: id == "g" ? "g" : nil,
              request: IntentRequest(intent: "SendPayment"),
              date: Date(timeIntervalSinceReferenceDate: 0)))
        }
      }
      try await donate("a", "b", "c", "b", "b", "b", "b")
      #expect(try await store.interactions().map(\.id) == ["b", "c", "a"])
      try await donate("d")
      #expect(try await store.interactions().map(\.id) == ["d", "b", "c"])
      try await store.delete(identifiers: ["d", "c"])
      try await donate("g", "e")
      #expect(try await store.interactions().map(\.id) == ["e", "g", "b"])
      try await store.delete(groupIdentifier: "g")
      try await donate("f", "h")
      #expect(try await store.interactions().map(\.id) == ["h", "f", "e"])
      try await store.deleteAll()
      try await donate("i", "j", "k", "l")
      #expect(try await store.interactions().map(\.id) == ["l", "k", "j"])
    }
  }
#endif
