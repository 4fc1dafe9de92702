#if SQLite
  import Foundation
  import GRDB
  public import IntentRuntime

  /// Keeps a user's vocabulary in a file of SQLite, which several processes of one machine may share. A
  /// string is a row: a change writes the strings that it is about, and no others.
  public struct SQLiteUserVocabularyStore: UserVocabularyStore {
    private let database: SQLiteDatabase

    /// Opens the store of a file, which is made where there is none; a file of an earlier version is
    /// brought up to date.
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
      migrator.registerMigration("vocabulary 2") { database in
        // As bytes: a text of SQLite's ends where a character is zero.
        try database.execute(
          sql: """
            CREATE TABLE vocabularyString (
              kind INTEGER NOT NULL, place INTEGER NOT NULL, phrase BLOB NOT NULL, hint BLOB,
              identifier BLOB, alternatives BLOB, PRIMARY KEY (kind, place)
            ) WITHOUT ROWID
            """)
        let rows = try Row.fetchAll(database, sql: "SELECT kind, body FROM vocabulary")
        for row in rows {
          let strings = try JSONDecoder().decode([SpeakableString].self, from: row["body"])
          try Self.replace(row["kind"], by: strings, in: database)
        }
        try database.execute(sql: "DROP TABLE vocabulary")
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
      try await database.read { database in
        let kinds = try Int.fetchAll(database, sql: "SELECT DISTINCT kind FROM vocabularyString")
        return try kinds.reduce(into: [:]) { strings, number in
          guard let kind = UserVocabularyKind(rawValue: number) else { return }
          strings[kind] = try Self.rows(of: number, in: database).map(\.element)
        }
      }
    }

    /// Replaces the strings of the kinds that are named.
    public func replace(_ strings: [UserVocabularyKind: [SpeakableString]]) async throws {
      try await database.write { database in
        for (kind, strings) in strings {
          try Self.replace(kind.rawValue, by: strings, in: database)
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
        try database.execute(sql: "DELETE FROM vocabularyString")
        try database.execute(sql: "UPDATE vocabularyChanges SET count = count + 1")
      }
    }

    // MARK: - Rows

    private typealias Change = ListChange<SpeakableString>

    private static func rows(of kind: Int, in database: Database) throws -> [Change.Row] {
      func text(_ bytes: Data?) -> String? { bytes.map { String(decoding: $0, as: UTF8.self) } }
      let rows = try Row.fetchCursor(
        database,
        sql: """
          SELECT place, phrase, hint, identifier, alternatives FROM vocabularyString
          WHERE kind = ? ORDER BY place
          """,
        arguments: [kind])
      var found: [Change.Row] = []
      while let row = try rows.next() {
        var string = SpeakableString(
          spokenPhrase: text(row[1]) ?? "", pronunciationHint: text(row[2]),
          vocabularyIdentifier: text(row[3]))
        if let alternatives = row[4] as Data? {
          string.alternativeSpeakableMatches =
            try JSONDecoder().decode([SpeakableString].self, from: alternatives)
        }
        found.append(Change.Row(place: row[0], element: string))
      }
      return found
    }

    private static func replace(
      _ kind: Int,
      by strings: [SpeakableString],
      in database: Database
    ) throws {
      let change = Change(from: try rows(of: kind, in: database), to: strings)
      let delete = try database.makeStatement(
        sql: "DELETE FROM vocabularyString WHERE kind = ? AND place = ?")
      for place in change.removed { try delete.execute(arguments: [kind, place]) }
      let insert = try database.makeStatement(
        sql: """
          INSERT INTO vocabularyString (kind, place, phrase, hint, identifier, alternatives)
          VALUES (?, ?, ?, ?, ?, ?)
          """)
      for row in change.added {
        let string = row.element
        let alternatives =
          string.alternativeSpeakableMatches.isEmpty
          ? nil : try JSONEncoder().encode(string.alternativeSpeakableMatches)
        try insert.execute(arguments: [
          kind, row.place, Data(string.spokenPhrase.utf8),
          string.pronunciationHint.map { Data($0.utf8) },
          string.vocabularyIdentifier.map { Data($0.utf8) }, alternatives,
        ])
      }
    }
  }
#endif
