#if Server
  import Foundation
  import IntentRuntime

  /// A store whose writes of a last turn end when somebody who watches the session has looked at it a
  /// few times.
  actor WatchedStore: SessionStore {
    private let base = MemorySessionStore()
    private var looks = 0
    private var waiters: [(looks: Int, continuation: CheckedContinuation<Void, Never>)] = []

    /// So many looks see what is in the store twice at least.
    private static let looksPerWrite = 3

    func create(_ session: StoredSession) async throws { try await base.create(session) }

    func load(_ id: String) async throws -> StoredSession? {
      looks += 1
      for waiter in waiters where waiter.looks <= looks { waiter.continuation.resume() }
      waiters.removeAll { $0.looks <= looks }
      return try await base.load(id)
    }

    func replace(_ session: StoredSession, expecting revision: Int) async throws {
      try await base.replace(session, expecting: revision)
      guard session.turn.isFinal else { return }
      await withCheckedContinuation { waiters.append((looks + Self.looksPerWrite, $0)) }
    }

    func remove(_ id: String) async throws { try await base.remove(id) }

    func openCount(of owner: String, at date: Date, limit: Int) async throws -> Int {
      try await base.openCount(of: owner, at: date, limit: limit)
    }

    func openSessions(of owner: String, at date: Date, limit: Int) async throws -> [String] {
      try await base.openSessions(of: owner, at: date, limit: limit)
    }

    func expire(at date: Date) async throws -> Int { try await base.expire(at: date) }
  }
#endif
