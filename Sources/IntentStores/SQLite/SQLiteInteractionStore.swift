#if SQLite
  import Foundation
  import GRDB
  public import IntentRuntime

  /// Keeps interactions in a file of SQLite, which several processes of one machine may share. A change
  /// costs the same however many there are.
  public struct SQLiteInteractionStore: InteractionStore {
    private let database: SQLiteDatabase
    private let limit: Int

    /// Opens the store of a file, which is made where there is none.
    ///
    /// - Parameter limit: The most that are kept; the oldest goes first. From 1.
    /// - Throws: `IntentError/storeUnavailable(file:operation:reason:)`.
    public init(path: String, limit: Int = 100_000) throws {
      self.limit = max(limit, 1)
      var migrator = DatabaseMigrator()
      migrator.registerMigration("interactions 1") { database in
        try database.execute(
          sql: """
            CREATE TABLE interaction (
              place INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE,
              groupIdentifier TEXT, date REAL NOT NULL, body BLOB NOT NULL
            );
            CREATE INDEX interaction_group ON interaction (groupIdentifier);
            CREATE INDEX interaction_date ON interaction (date, place);
            """)
      }
      migrator.registerMigration("interactions 2") { database in
        // To count rows SQLite reads them all; whoever changes them keeps count.
        try database.execute(
          sql: """
            CREATE TABLE interactionCount (count INTEGER NOT NULL);
            INSERT INTO interactionCount SELECT count(*) FROM interaction;
            CREATE TRIGGER interaction_added AFTER INSERT ON interaction BEGIN
              UPDATE interactionCount SET count = count + 1;
            END;
            CREATE TRIGGER interaction_removed AFTER DELETE ON interaction BEGIN
              UPDATE interactionCount SET count = count - 1;
            END;
            """)
      }
      database = try SQLiteDatabase(path: path, migrator: migrator)
    }

    /// Keeps an interaction, in the place of one with the same identifier.
    public func donate(_ interaction: Interaction) async throws {
      try await add([interaction])
    }

    /// Takes over what a store in a file of JSON has.
    ///
    /// - Throws: What either store throws; nothing is taken over then.
    public func add(from store: FileInteractionStore) async throws {
      // The newest comes first there, and what was donated last is the newest here.
      try await add(try await store.interactions().reversed())
    }

    /// Forgets interactions by their identifiers; one that is not kept is no error.
    public func delete(identifiers: Set<String>) async throws {
      try await database.write { database in
        for id in identifiers {
          try database.execute(sql: "DELETE FROM interaction WHERE id = ?", arguments: [id])
        }
      }
    }

    /// Forgets the interactions of a group.
    public func delete(groupIdentifier: String) async throws {
      try await database.write { database in
        try database.execute(
          sql: "DELETE FROM interaction WHERE groupIdentifier = ?", arguments: [groupIdentifier])
      }
    }

    /// Forgets everything.
    public func deleteAll() async throws {
      try await database.write { try $0.execute(sql: "DELETE FROM interaction") }
    }

    /// The interactions that are kept, the newest first.
    public func interactions() async throws -> [Interaction] {
      let bodies = try await database.read { database in
        try Data.fetchAll(
          database, sql: "SELECT body FROM interaction ORDER BY date DESC, place DESC")
      }
      return try bodies.map { try JSONDecoder.ofKeptValues.decode(Interaction.self, from: $0) }
    }

    private func add(_ interactions: [Interaction]) async throws {
      let rows = try interactions.map { ($0, try JSONEncoder().encode($0)) }
      try await database.write { [limit] database in
        for (interaction, body) in rows {
          // What SQLite replaces by itself, no trigger is told of.
          try database.execute(
            sql: "DELETE FROM interaction WHERE id = ?", arguments: [interaction.id])
          try database.execute(
            sql: """
              INSERT INTO interaction (id, groupIdentifier, date, body) VALUES (?, ?, ?, ?)
              """,
            arguments: [
              interaction.id, interaction.groupIdentifier,
              interaction.date.timeIntervalSinceReferenceDate, body,
            ])
        }
        let count = try Int.fetchOne(database, sql: "SELECT count FROM interactionCount") ?? 0
        guard count > limit else { return }
        try database.execute(
          sql: """
            DELETE FROM interaction WHERE place IN
              (SELECT place FROM interaction ORDER BY place LIMIT ?)
            """,
          arguments: [count - limit])
      }
    }
  }
#endif
