import Foundation

@testable import IntentRuntime

/// A store that fails to write the first endings, or others, or only says so.
actor FailingStore: SessionStore {
  private let store = MemorySessionStore()
  private var failures: Int
  private let isWritten: Bool
  private let isConcerned: @Sendable (StoredSession) -> Bool

  /// - Parameters:
  ///   - isWritten: Whether what it says to have failed came through.
  ///   - isConcerned: Which sessions it fails to write.
  init(
    failures: Int,
    isWritten: Bool,
    of isConcerned: @escaping @Sendable (StoredSession) -> Bool = { $0.turn.isFinal }
  ) {
    self.failures = failures
    self.isWritten = isWritten
    self.isConcerned = isConcerned
  }

  func create(_ session: StoredSession) async throws { try await store.create(session) }

  func load(_ id: String) async throws -> StoredSession? { await store.load(id) }

  func replace(_ session: StoredSession, expecting revision: Int) async throws {
    let isFailing = isConcerned(session) && failures > 0
    if isFailing { failures -= 1 }
    if !isFailing || isWritten { try await store.replace(session, expecting: revision) }
    if isFailing {
      throw IntentError.storeUnavailable(file: "sessions", operation: "write", reason: "gone")
    }
  }

  func remove(_ id: String) async throws { await store.remove(id) }

  func openCount(of owner: String, at date: Date, limit: Int) async throws -> Int {
    await store.openCount(of: owner, at: date, limit: limit)
  }

  func openSessions(of owner: String, at date: Date, limit: Int) async throws -> [String] {
    await store.openSessions(of: owner, at: date, limit: limit)
  }

  func expire(at date: Date) async throws -> Int { await store.expire(at: date) }
}
