import ArgumentParser
import Foundation
import IntentRuntime
import IntentStores

/// What may keep the sessions.
enum SessionStoreKind: String, CaseIterable, ExpressibleByArgument {
  /// The process alone: they end with it.
  case memory
  /// A file: they outlive the process.
  case sqlite
  #if PostgreSQL
    /// A database: any of several replicas goes on with them.
    case postgresql
  #endif

  /// Opens the store.
  ///
  /// - Parameter database: Where PostgreSQL is, as libpq reads it.
  func open(in folder: URL, database: String) async throws -> any SessionStore {
    switch self {
    case .memory: MemorySessionStore()
    case .sqlite: try SQLiteSessionStore(path: folder.appending(path: "sessions.sqlite").path)
    #if PostgreSQL
      case .postgresql: try await PostgreSQLSessionStore(database)
    #endif
    }
  }
}
