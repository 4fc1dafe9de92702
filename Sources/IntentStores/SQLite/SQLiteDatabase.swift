#if SQLite
  import Foundation
  import GRDB
  import IntentRuntime

  /// A file of SQLite that keeps what it is told before it says so, and brings its own schema up to date.
  struct SQLiteDatabase: Sendable {
    private let pool: DatabasePool
    private let file: String
    /// Which file it is, wherever another is put in its place.
    private let identity: FileIdentity?

    /// Opens a file, and makes it for its owner alone where there is none.
    ///
    /// - Throws: `IntentError/storeUnavailable(file:operation:reason:)`, or `IntentError/unreadableStore(file:reason:)` where the
    ///   file is something else's, or of a later version: it stays as it is.
    init(path: String, migrator: DatabaseMigrator) throws {
      file = path
      var configuration = Configuration()
      // Other processes may be writing.
      configuration.busyMode = .timeout(10)
      configuration.prepareDatabase { database in
        // What was answered must be there after a power cut, too.
        try database.execute(sql: "PRAGMA synchronous = FULL")
      }
      // SQLite gives the files beside it the same permissions. A file that there is keeps its own; to
      // open and close that here would end the locks that other connections have.
      Self.making.withLock {
        let new = open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
        if new >= 0 { close(new) }
      }
      pool = try Self.described("open", path) {
        try Self.refuseForeign(path)
        return try Self.opened(path, configuration, migrator)
      }
      identity = FileIdentity(path)
    }

    /// Held while a file is made: nobody else of the process has a connection to it by then.
    private static let making = NSLock()

    /// Opens a file that others may be making, or bringing up to date, at the same time.
    private static func opened(
      _ path: String,
      _ configuration: Configuration,
      _ migrator: DatabaseMigrator
    ) throws -> DatabasePool {
      let deadline = ContinuousClock.now + .seconds(10)
      var attempts = 3
      while true {
        do {
          let pool = try DatabasePool(path: path, configuration: configuration)
          try refuseLater(path, pool, migrator)
          try migrator.migrate(pool)
          return pool
        } catch let error as DatabaseError {
          switch error.resultCode {
          case .SQLITE_BUSY where ContinuousClock.now < deadline:
            // For its journal SQLite does not wait by itself.
            Thread.sleep(forTimeInterval: 0.01)
          case .SQLITE_ERROR where attempts > 1, .SQLITE_CONSTRAINT where attempts > 1:
            // Others have migrated it meanwhile: what is left to do is looked up anew.
            attempts -= 1
          default: throw error
          }
        }
      }
    }

    func read<Value: Sendable>(
      _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws -> Value {
      do {
        return try await pool.read(body)
      } catch let error as DatabaseError {
        throw Self.unavailable("read", file, error)
      }
    }

    func write<Value: Sendable>(
      _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws -> Value {
      // What is kept in a file that is gone is there for nobody.
      guard FileIdentity(file)?.isSame(as: identity) == true else {
        throw IntentError.storeUnavailable(
          file: file, operation: "write", reason: "it was removed, or another put in its place")
      }
      do {
        return try await pool.write(body)
      } catch let error as DatabaseError {
        throw Self.unavailable("write", file, error)
      }
    }

    private static func described<Value>(
      _ operation: String,
      _ file: String,
      _ body: () throws -> Value
    ) throws -> Value {
      do {
        return try body()
      } catch let error as DatabaseError {
        throw unavailable(operation, file, error)
      }
    }

    /// The reason alone: a statement could show what it was about.
    private static func unavailable(
      _ operation: String,
      _ file: String,
      _ error: DatabaseError
    ) -> IntentError {
      .storeUnavailable(
        file: file, operation: operation,
        reason: error.message ?? error.resultCode.description)
    }
  }
#endif
