import Foundation

@testable import IntentRuntime

/// A store that says of some changes, again and again, that somebody else came before.
final class LaggingStore: SessionStore {
  let store = MemorySessionStore()
  private let lags: @Sendable (StoredSession) -> Bool
  private let refused = Locked(0)

  /// - Parameter lags: Whether a change is refused.
  init(where lags: @escaping @Sendable (StoredSession) -> Bool) { self.lags = lags }

  /// How many changes it refused.
  var refusedCount: Int { refused.withLock { $0 } }

  func load(_ id: String) async throws -> StoredSession? { await store.load(id) }

  func create(_ session: StoredSession) async throws { try await store.create(session) }

  func replace(_ session: StoredSession, expecting revision: Int) async throws {
    guard !lags(session) else {
      refused.withLock { $0 += 1 }
      throw IntentError.sessionChanged(session: session.id, expected: revision, found: revision + 1)
    }
    try await store.replace(session, expecting: revision)
  }

  func remove(_ id: String) async throws { await store.remove(id) }

  func openCount(of owner: String, at date: Date, limit: Int) async throws -> Int { 0 }

  func openSessions(of owner: String, at date: Date, limit: Int) async throws -> [String] { [] }

  func expire(at date: Date) async throws -> Int { await store.expire(at: date) }
}
