#if SQLite || PostgreSQL
  import Foundation
  import IntentRuntime

  extension StoredSession {
    /// The key that tells the session from another of its identifier, as JSON has it.
    func writtenKey() throws -> String {
      String(decoding: try JSONEncoder().encode(session.idempotencyKey), as: UTF8.self)
    }
  }
#endif
