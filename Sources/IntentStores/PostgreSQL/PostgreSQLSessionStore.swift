#if PostgreSQL
  public import Foundation
  public import IntentRuntime

  /// Keeps sessions in PostgreSQL, for servers on many machines.
  ///
  /// ```swift
  /// let store = try await PostgreSQLSessionStore("host=/run/postgresql dbname=intents")
  /// ```
  ///
  /// Its methods throw `IntentError/storeUnavailable` besides what `SessionStore` says; a connection
  /// that was lost is made anew with the next call.
  public struct PostgreSQLSessionStore: SessionStore {
    private let pool: PostgreSQLPool

    /// Opens a database, and brings its schema up to date.
    ///
    /// - Parameters:
    ///   - address: Where it is, as libpq reads it: `postgresql://…`, or `host=… dbname=…`.
    ///   - connections: How many statements may run at once. From 1.
    /// - Throws: `IntentError/storeUnavailable`.
    public init(_ address: String, connections: Int = 8) async throws {
      pool = PostgreSQLPool(address: address, count: connections)
      _ = try await pool.run(Self.schema, isRepeatable: true)
    }

    /// What makes each version of the tables of the one before. The first finds tables that are older than
    /// their version.
    private static let versions = [
      """
      CREATE TABLE IF NOT EXISTS intent_session (
        id text PRIMARY KEY, revision bigint NOT NULL, owner text, is_final boolean NOT NULL,
        expires double precision NOT NULL, body text NOT NULL
      );
      CREATE INDEX IF NOT EXISTS intent_session_open ON intent_session (owner)
        WHERE NOT is_final AND owner IS NOT NULL;
      CREATE INDEX IF NOT EXISTS intent_session_expires ON intent_session (expires);
      """
    ]

    private static let steps = versions.enumerated()
      .map { "IF present <= \($0) THEN \($1) END IF;" }.joined(separator: "\n")

    /// Brings the tables up to date; it may be run again, also by several servers that start at once. What
    /// a later version of this program has made of them is left alone.
    private static let schema = """
      DO $$ DECLARE present integer; BEGIN
        PERFORM pg_advisory_xact_lock(7233117);
        CREATE TABLE IF NOT EXISTS intent_schema (version integer NOT NULL);
        SELECT version INTO present FROM intent_schema;
        IF present IS NULL THEN
          INSERT INTO intent_schema VALUES (0);
          present := 0;
        END IF;
        IF present > \(versions.count) THEN
          RAISE EXCEPTION 'the tables have version %, and none after \(versions.count) is known',
            present;
        END IF;
        \(steps)
        IF present < \(versions.count) THEN
          UPDATE intent_schema SET version = \(versions.count);
        END IF;
      END $$
      """

    /// Keeps a new session.
    public func create(_ session: StoredSession) async throws {
      let result = try await pool.run(
        """
        INSERT INTO intent_session (id, revision, owner, is_final, expires, body)
        VALUES ($1, $2::bigint, $3, $4::boolean, $5::double precision, $6)
        ON CONFLICT DO NOTHING
        """,
        try Self.values(of: session))
      guard result.changes > 0 else { throw IntentError.sessionExists(session: session.id) }
    }

    /// The session of an identifier; none where there is no such session.
    public func load(_ id: String) async throws -> StoredSession? {
      let result = try await pool.run(
        "SELECT body FROM intent_session WHERE id = $1", [.text(id)], isRepeatable: true)
      guard let body = result.rows.first?.first ?? nil else { return nil }
      return try StoredSession(json: body.utf8)
    }

    /// The same session: another may have its identifier by now.
    private static func isSame(id: String, key: String) -> String {
      // PostgreSQL looks for nothing in JSON that has a character that is zero anywhere.
      func readable(_ json: String) -> String { #"replace(\#(json), '\u0000', '\u0001')"# }
      return """
        id = \(id)
          AND (\(readable("body"))::json #> '{session,idempotencyKey}')::text = \(readable(key))
        """
    }

    /// Puts a session in the place of what is kept of it, if that has a revision.
    public func replace(_ session: StoredSession, expecting revision: Int) async throws {
      let result = try await pool.run(
        """
        UPDATE intent_session SET revision = $2::bigint, owner = $3, is_final = $4::boolean,
          expires = $5::double precision, body = $6
        WHERE \(Self.isSame(id: "$1", key: "$7")) AND revision = $8::bigint
        """,
        try Self.values(of: session) + [.text(session.writtenKey()), .init(revision)])
      guard result.changes == 0 else { return }
      let found = try await pool.run(
        "SELECT revision FROM intent_session WHERE \(Self.isSame(id: "$1", key: "$2"))",
        [.text(session.id), .text(session.writtenKey())], isRepeatable: true)
      throw IntentError.sessionChanged(
        session: session.id, expected: revision,
        found: (found.rows.first?.first ?? nil).flatMap { Int($0) })
    }

    /// Removes a session, if there is one of the identifier.
    public func remove(_ id: String) async throws {
      _ = try await pool.run(
        "DELETE FROM intent_session WHERE id = $1", [.text(id)], isRepeatable: true)
    }

    /// How many sessions of an owner wait for something at a time, up to a limit.
    public func openCount(of owner: String, at date: Date, limit: Int) async throws -> Int {
      let result = try await pool.run(
        """
        SELECT count(*) FROM (SELECT 1 FROM intent_session
          WHERE owner = $1 AND NOT is_final AND expires > $2::double precision
          LIMIT $3::bigint) AS open
        """,
        [.text(owner), .text("\(date.timeIntervalSinceReferenceDate)"), .init(limit)],
        isRepeatable: true)
      return (result.rows.first?.first ?? nil).flatMap { Int($0) } ?? 0
    }

    /// The sessions of an owner that wait for something, who expires first in front.
    public func openSessions(
      of owner: String,
      at date: Date,
      limit: Int
    ) async throws -> [String] {
      try await pool.run(
        """
        SELECT id FROM intent_session
          WHERE owner = $1 AND NOT is_final AND expires > $2::double precision
          ORDER BY expires, id LIMIT $3::bigint
        """,
        [.text(owner), .text("\(date.timeIntervalSinceReferenceDate)"), .init(limit)],
        isRepeatable: true
      ).rows.compactMap { $0.first ?? nil }
    }

    /// Removes the sessions whose time is over.
    @discardableResult
    public func expire(at date: Date) async throws -> Int {
      try await pool.run(
        "DELETE FROM intent_session WHERE expires <= $1::double precision",
        [.text("\(date.timeIntervalSinceReferenceDate)")], isRepeatable: true
      ).changes
    }

    private static func values(
      of session: StoredSession
    ) throws -> [PostgreSQLConnection.Value] {
      [
        .text(session.id), .init(session.session.revision), .init(session.session.owner),
        .text(session.turn.isFinal ? "true" : "false"),
        .text("\(session.expires.timeIntervalSinceReferenceDate)"),
        .text(String(decoding: try session.json(), as: UTF8.self)),
      ]
    }
  }
#endif
