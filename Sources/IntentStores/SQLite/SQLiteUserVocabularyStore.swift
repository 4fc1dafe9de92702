#if SQLite
  import Foundation
  import GRDB
  public import IntentRuntime

  /// Keeps a user's vocabulary in a file of SQLite, which several processes of one machine may share. A
  /// change writes the kinds that it is about, and no others.
  public struct SQLiteUserVocabularyStore: UserVocabularyStore {
    private let database: SQLiteDatabase

    /// Opens the store of a file, which is made where there is none.
    ///
    /// - Throws: `IntentError/storeUnavailable(file:operation:reason:)`.
    public init(path: String) throws {
      var migrator = DatabaseMigrator()
      migrator.registerMigration("vocabulary 1") { database in
        try database.execute(
          sql: """
            CREATE TABLE vocabulary (kind INTEGER NOT NULL PRIMARY KEY, body BLOB NOT NULL);
            CREATE TABLE vocabularyChanges (count INTEGER NOT NULL);
            INSERT INTO vocabularyChanges VALUES (0);
            """)
      }
      database = try SQLiteDatabase(path: path, migrator: migrator)
    }

    /// What tells what is kept now from what was kept before, also by another process.
    public func version() async throws -> StoreVersion {
      let count = try await database.read { database in
        try Int64.fetchOne(database, sql: "SELECT count FROM vocabularyChanges") ?? 0
      }
      return StoreVersion(UInt64(bitPattern: count))
    }

    /// All strings, the most important of each kind first.
    public func strings() async throws -> [UserVocabularyKind: [SpeakableString]] {
      let rows = try await database.read { database in
        try Row.fetchAll(database, sql: "SELECT kind, body FROM vocabulary")
          .map { ($0["kind"] as Int, $0["body"] as Data) }
      }
      var strings: [UserVocabularyKind: [SpeakableString]] = [:]
      for (number, body) in rows {
        guard let kind = UserVocabularyKind(rawValue: number) else { continue }
        strings[kind] = try JSONDecoder().decode([SpeakableString].self, from: body)
      }
      return strings
    }

    /// Replaces the strings of the kinds that are named.
    public func replace(_ strings: [UserVocabularyKind: [SpeakableString]]) async throws {
      let rows = try strings.map { ($0.key.rawValue, try JSONEncoder().encode($0.value)) }
      try await database.write { database in
        for (kind, body) in rows {
          try database.execute(
            sql: "INSERT OR REPLACE INTO vocabulary (kind, body) VALUES (?, ?)",
            arguments: [kind, body])
        }
        try database.execute(sql: "UPDATE vocabularyChanges SET count = count + 1")
      }
    }

    /// Takes over what a store in a file of JSON has, kind by kind.
    ///
    /// - Throws: What either store throws; nothing is taken over then.
    public func add(from store: FileUserVocabularyStore) async throws {
      try await replace(try await store.strings())
    }

    /// Forgets everything.
    public func removeAll() async throws {
      try await database.write { database in
        try database.execute(sql: "DELETE FROM vocabulary")
        try database.execute(sql: "UPDATE vocabularyChanges SET count = count + 1")
      }
    }
  }
#endif
