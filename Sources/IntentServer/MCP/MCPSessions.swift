#if Server
  import Foundation
  import IntentRuntime

  /// The clients that have begun a session over HTTP.
  actor MCPSessions {
    private var sessions: [String: MCPSession] = [:]
    /// The sessions of each user, who was heard of longest ago first.
    private var order: [String: [String]] = [:]

    /// The most that are kept of one user; nobody ends another's.
    private static let most = 100

    func add(_ session: MCPSession) async {
      sessions[session.id] = session
      order[session.user, default: []].append(session.id)
      let ids = order[session.user, default: []]
      guard ids.count > Self.most, let oldest = ids.first.flatMap({ sessions[$0] }) else { return }
      await remove(oldest)
    }

    /// A user's session; for anybody else it does not exist.
    func session(_ id: String, of user: String, at date: Date) -> MCPSession? {
      guard let session = sessions[id], session.user.utf8.elementsEqual(user.utf8)
      else { return nil }
      session.heard.withLock { $0 = date }
      order[user]?.removeAll { $0 == id }
      order[user, default: []].append(id)
      return session
    }

    /// Forgets those that were not heard of since a time.
    func expire(before date: Date) async {
      for session in sessions.values where session.heard.withLock({ $0 < date }) {
        await remove(session)
      }
    }

    func remove(_ session: MCPSession) async {
      sessions[session.id] = nil
      order[session.user]?.removeAll { $0 == session.id }
      if order[session.user]?.isEmpty == true { order[session.user] = nil }
      await session.end()
    }
  }
#endif
