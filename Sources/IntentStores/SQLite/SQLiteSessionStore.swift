#if SQLite
  public import Foundation
  import GRDB
  public import IntentRuntime

  /// Keeps sessions in a file of SQLite, which several processes of one machine may share.
  ///
  /// ```swift
  /// let store = try SQLiteSessionStore(path: "sessions.sqlite")
  /// let service = SessionService(engine: engine, store: store)
  /// ```
  ///
  /// Its methods throw `IntentError/storeUnavailable(file:operation:reason:)` besides what
  /// `SessionStore` says.
  public struct SQLiteSessionStore: SessionStore {
    private let database: SQLiteDatabase

    /// Opens the store of a file, which is made where there is none; a file of an earlier version is
    /// brought up to date.
    ///
    /// - Throws: `IntentError/storeUnavailable(file:operation:reason:)`.
    public init(path: String) throws {
      var migrator = DatabaseMigrator()
      migrator.registerMigration("sessions 1") { database in
        try database.execute(
          sql: """
            CREATE TABLE session (
              id TEXT NOT NULL PRIMARY KEY, revision INTEGER NOT NULL, owner TEXT,
              isFinal INTEGER NOT NULL, expires REAL NOT NULL, body BLOB NOT NULL
            ) WITHOUT ROWID;
            CREATE INDEX session_open ON session (owner) WHERE NOT isFinal AND owner IS NOT NULL;
            CREATE INDEX session_expires ON session (expires);
            """)
      }
      database = try SQLiteDatabase(path: path, migrator: migrator)
    }

    /// Keeps a new session.
    public func create(_ session: StoredSession) async throws {
      let row = try Row(session)
      let isNew = try await database.write { database in
        try database.execute(
          sql: """
            INSERT INTO session (id, revision, owner, isFinal, expires, body)
            VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
            """,
          arguments: [
            row.id, row.revision, row.owner, row.isFinal, row.expires, row.body,
          ])
        return database.changesCount > 0
      }
      guard isNew else { throw IntentError.sessionExists(session: row.id) }
    }

    /// The session of an identifier; none where there is no such session.
    public func load(_ id: String) async throws -> StoredSession? {
      let body = try await database.read { database in
        try Data.fetchOne(
          database, sql: "SELECT body FROM session WHERE id = ?", arguments: [id])
      }
      return try body.map { try StoredSession(json: $0) }
    }

    /// The same session: another may have its identifier by now. Two paths give the key as JSON has it; as a text
    /// SQLite's ends where a character is zero.
    private static let isSame = """
      id = ?
        AND json_extract(CAST(body AS TEXT), '$.session.idempotencyKey', '$.none') = '[' || ? || ',null]'
      """

    /// Puts a session in the place of what is kept of it, if that has a revision.
    public func replace(_ session: StoredSession, expecting revision: Int) async throws {
      let row = try Row(session)
      let found: Int?? = try await database.write { database in
        try database.execute(
          sql: """
            UPDATE session SET revision = ?, owner = ?, isFinal = ?, expires = ?, body = ?
            WHERE \(Self.isSame) AND revision = ?
            """,
          arguments: [
            row.revision, row.owner, row.isFinal, row.expires, row.body, row.id, row.key, revision,
          ])
        guard database.changesCount == 0 else { return nil }
        return .some(
          try Int.fetchOne(
            database, sql: "SELECT revision FROM session WHERE \(Self.isSame)",
            arguments: [row.id, row.key]))
      }
      if let found {
        throw IntentError.sessionChanged(session: row.id, expected: revision, found: found)
      }
    }

    /// Removes a session, if there is one of the identifier.
    public func remove(_ id: String) async throws {
      try await database.write { database in
        try database.execute(sql: "DELETE FROM session WHERE id = ?", arguments: [id])
      }
    }

    /// How many sessions of an owner wait for something at a time, up to a limit.
    public func openCount(of owner: String, at date: Date, limit: Int) async throws -> Int {
      try await database.read { database in
        try Int.fetchOne(
          database,
          sql: """
            SELECT count(*) FROM
              (SELECT 1 FROM session WHERE owner = ? AND NOT isFinal AND expires > ? LIMIT ?)
            """,
          arguments: [owner, date.timeIntervalSinceReferenceDate, limit]) ?? 0
      }
    }

    /// The sessions of an owner that wait for something, who expires first in front.
    public func openSessions(
      of owner: String,
      at date: Date,
      limit: Int
    ) async throws -> [String] {
      try await database.read { database in
        try String.fetchAll(
          database,
          sql: """
            SELECT id FROM session WHERE owner = ? AND NOT isFinal AND expires > ?
            ORDER BY expires, id LIMIT ?
            """,
          arguments: [owner, date.timeIntervalSinceReferenceDate, limit])
      }
    }

    /// Removes the sessions whose time is over.
    @discardableResult
    public func expire(at date: Date) async throws -> Int {
      try await database.write { database in
        try database.execute(
          sql: "DELETE FROM session WHERE expires <= ?",
          arguments: [date.timeIntervalSinceReferenceDate])
        return database.changesCount
      }
    }

    /// A session as the table has it.
    private struct Row: Sendable {
      let id: String
      let revision: Int
      let owner: String?
      let isFinal: Bool
      let expires: Double
      let body: Data
      /// The idempotency key as JSON.
      let key: String

      init(_ session: StoredSession) throws {
        id = session.id
        revision = session.session.revision
        owner = session.session.owner
        isFinal = session.turn.isFinal
        expires = session.expires.timeIntervalSinceReferenceDate
        body = Data(try session.json())
        key = try session.writtenKey()
      }
    }
  }
#endif
