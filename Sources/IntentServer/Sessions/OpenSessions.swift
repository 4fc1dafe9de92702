#if Server
  import IntentRuntime

  /// What the store cannot count: sessions that are about to be kept, and which of a user's wait for a
  /// program that may never come back.
  final class OpenSessions: Sendable {
    private struct Users: Sendable {
      var beginning: [String: Int] = [:]
      var abandonable: [String: [String]] = [:]
    }

    private let users = Locked(Users())
    private let limit: Int

    init(limit: Int) { self.limit = limit }

    /// Takes a place for a session that is about to begin.
    ///
    /// - Returns: How many of the user's are beginning, with this one.
    func reserve(for user: String) -> Int {
      users.withLock { users in
        users.beginning[user, default: 0] += 1
        return users.beginning[user] ?? 1
      }
    }

    /// Gives the place back once the store has the session, or never will.
    func release(for user: String) {
      users.withLock { users in
        let left = (users.beginning[user] ?? 1) - 1
        users.beginning[user] = left > 0 ? left : nil
      }
    }

    /// Notes a session that its client may leave open without a word.
    func note(abandonable id: String, of user: String) {
      users.withLock { users in
        users.abandonable[user, default: []].append(id)
        // Those that ended are not told of here: the limit is for those that wait.
        if users.abandonable[user, default: []].count > limit * 2 {
          users.abandonable[user]?.removeFirst()
        }
      }
    }

    /// The oldest of those sessions, which is noted no more.
    func takeOldest(of user: String) -> String? {
      users.withLock { users in
        guard var ids = users.abandonable[user], !ids.isEmpty else { return nil }
        let oldest = ids.removeFirst()
        users.abandonable[user] = ids.isEmpty ? nil : ids
        return oldest
      }
    }
  }
#endif
