#if Server
  import IntentRuntime

  /// Counts the streams of events that each user has open.
  final class EventStreams: Sendable {
    /// A stream's place among its user's, for as long as somebody holds it.
    final class Place: Sendable {
      private let streams: EventStreams
      private let user: String

      fileprivate init(_ streams: EventStreams, _ user: String) {
        self.streams = streams
        self.user = user
      }

      deinit { streams.release(user) }
    }

    private let counts = Locked<[String: Int]>([:])
    private let limit: Int

    /// - Parameter limit: The most that one user may have. From 1.
    init(limit: Int) { self.limit = max(1, limit) }

    /// A place for one more.
    ///
    /// - Throws: A problem where the user has as many as there may be.
    func take(for user: String) throws -> Place {
      let isFree = counts.withLock { counts in
        guard counts[user, default: 0] < limit else { return false }
        counts[user, default: 0] += 1
        return true
      }
      guard isFree else {
        throw Problem(
          .tooManyStreams,
          "\(limit) streams of events are open for this user, the most that there may be; close one"
        )
      }
      return Place(self, user)
    }

    /// How many a user has.
    func count(of user: String) -> Int { counts.withLock { $0[user] ?? 0 } }

    private func release(_ user: String) {
      counts.withLock { counts in
        let left = (counts[user] ?? 1) - 1
        counts[user] = left > 0 ? left : nil
      }
    }
  }

  /// What was written for a client that has not read it yet, in bytes.
  final class WaitingBytes: Sendable {
    private let waiting = Locked(0)
    private let most: Int

    /// - Parameter most: The most bytes that wait; a single text may have more.
    init(most: Int) { self.most = most }

    /// Makes room for a text; false where too much waits.
    func add(_ text: String) -> Bool {
      waiting.withLock { waiting in
        guard waiting == 0 || waiting + text.utf8.count <= most else { return false }
        waiting += text.utf8.count
        return true
      }
    }

    /// Notes that a text was read.
    func remove(_ text: String) { waiting.withLock { $0 -= text.utf8.count } }
  }
#endif
