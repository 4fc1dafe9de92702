#if Server
  import IntentRuntime
  import Logging

  extension SessionDesk {
    /// What the store has of a session, unless its time is over. What it has and nobody can read is said
    /// to be that: to try again would not help.
    func stored(_ id: String) async throws -> StoredSession? {
      do {
        guard let stored = try await store.load(id), stored.expires > now() else { return nil }
        return stored
      } catch let error where Self.isDamage(error) {
        logger.error("the store has a session that cannot be read: '\(type(of: error))'")
        throw Problem(.invalidSession(session: id, reason: ""))
      }
    }

    private static func isDamage(_ error: any Error) -> Bool {
      switch error {
      case is DecodingError: true
      case IntentError.invalidValue, IntentError.valueOverLimit, IntentError.invalidSession: true
      default: false
      }
    }

    /// Says in the log what is wrong with the store or the server, without any value.
    func report(_ error: any Error) {
      switch error {
      case is Problem, is CancellationError, is ClientIsGone: break
      case let error as IntentError:
        switch error {
        case .storeUnavailable, .unreadableStore, .damagedStore:
          // What a database adds on further lines may be about a row.
          let reason = "\(error)".prefix { !$0.isNewline }
          logger.error("\(reason)")
        default: break
        }
      // Somebody's own error may name anything: only its type goes to the log.
      default: logger.error("a request failed: '\(type(of: error))'")
      }
    }
  }
#endif
