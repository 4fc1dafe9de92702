#if Server
  import IntentRuntime

  /// What the store cannot count: each user's sessions that are about to be kept.
  final class OpenSessions: Sendable {
    private let beginning = Locked<[String: Set<String>]>([:])

    /// Takes a place for a session that is about to begin.
    ///
    /// - Returns: Those of the user's that are beginning, with this one.
    func reserve(_ session: String, for user: String) -> Set<String> {
      beginning.withLock { users in
        users[user, default: []].insert(session)
        return users[user] ?? []
      }
    }

    /// Gives the place back once the store has the session, or never will.
    func release(_ session: String, for user: String) {
      beginning.withLock { users in
        users[user]?.remove(session)
        if users[user]?.isEmpty == true { users[user] = nil }
      }
    }
  }
#endif
