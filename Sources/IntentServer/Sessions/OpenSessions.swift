#if Server
  import IntentRuntime

  /// What the store cannot count: each user's sessions that are about to be kept.
  final class OpenSessions: Sendable {
    private let beginning = Locked<[String: Int]>([:])

    /// Takes a place for a session that is about to begin.
    ///
    /// - Returns: How many of the user's are beginning, with this one.
    func reserve(for user: String) -> Int {
      beginning.withLock { users in
        users[user, default: 0] += 1
        return users[user] ?? 1
      }
    }

    /// Gives the place back once the store has the session, or never will.
    func release(for user: String) {
      beginning.withLock { users in
        let left = (users[user] ?? 1) - 1
        users[user] = left > 0 ? left : nil
      }
    }
  }
#endif
