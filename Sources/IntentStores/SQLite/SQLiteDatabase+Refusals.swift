#if SQLite
  import Foundation
  import GRDB
  import IntentRuntime

  /// Files that are none of a store's own, and stay as they are.
  extension SQLiteDatabase {
    /// Refuses a file of something else before anything is written to it, or a journal beside it is taken for what it says.
    static func refuseForeign(_ path: String) throws {
      guard let identity = FileIdentity(path), identity.size > 0 else { return }
      var configuration = Configuration()
      configuration.readonly = true
      // So SQLite looks at the file alone, and leaves what is beside it.
      let file = "\(URL(fileURLWithPath: path).absoluteString)?immutable=1"
      do {
        let queue = try DatabaseQueue(path: file, configuration: configuration)
        let (tables, versions) = try queue.read { database in
          (
            try String.fetchAll(
              database, sql: "SELECT name FROM sqlite_master WHERE type = 'table'"),
            try DatabaseMigrator().appliedIdentifiers(database)
          )
        }
        // One that ended while it made the file has left nothing but where its versions are to be.
        let made = tables.filter { $0 != "grdb_migrations" && !$0.hasPrefix("sqlite_") }
        let other =
          versions.isEmpty ? made.min() : versions.filter { !kinds.contains(kind(of: $0)) }.min()
        guard let other else { return }
        throw IntentError.unreadableStore(file: path, reason: "it has '\(other)' of something else")
      } catch let error as DatabaseError where error.resultCode == .SQLITE_NOTADB {
        throw IntentError.unreadableStore(
          file: path, reason: error.message ?? error.resultCode.description)
      } catch is DatabaseError {
        // What was being written when a process ended is read with its journal.
      }
    }

    /// What a file may have: each store's migrations are called so.
    private static let kinds: Set<Substring> = ["sessions", "interactions", "vocabulary"]

    private static func kind(of migration: String) -> Substring { migration.prefix { $0 != " " } }

    /// Refuses what a later version has written.
    static func refuseLater(
      _ path: String, _ pool: DatabasePool, _ migrator: DatabaseMigrator
    ) throws {
      let applied = try pool.read(migrator.appliedIdentifiers)
      let known = migrator.migrations
      let own = Set(known.map(kind))
      guard let later = applied.filter({ own.contains(kind(of: $0)) && !known.contains($0) }).min()
      else { return }
      throw IntentError.unreadableStore(
        file: path, reason: "it has '\(later)', and none after '\(known.last ?? "")' is known")
    }
  }
#endif
