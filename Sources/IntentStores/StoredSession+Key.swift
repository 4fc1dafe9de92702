#if SQLite || PostgreSQL
  import IntentRuntime

  extension StoredSession {
    /// The key that tells the session from another of its identifier, as JSON has it.
    func writtenKey() throws -> String {
      String(
        decoding: try JSONValue.string(session.idempotencyKey).written(escapingSlashes: true),
        as: UTF8.self)
    }
  }
#endif
