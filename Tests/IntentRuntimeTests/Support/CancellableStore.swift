import Foundation

@testable import IntentRuntime

/// A store that does nothing for whoever was cancelled, as databases do.
struct CancellableStore: SessionStore {
  let store: MemorySessionStore

  func load(_ id: String) async throws -> StoredSession? {
    try Task.checkCancellation()
    return await store.load(id)
  }

  func create(_ session: StoredSession) async throws {
    try Task.checkCancellation()
    try await store.create(session)
  }

  func replace(_ session: StoredSession, expecting revision: Int) async throws {
    try Task.checkCancellation()
    try await store.replace(session, expecting: revision)
  }

  func remove(_ id: String) async throws { await store.remove(id) }

  func openCount(of owner: String, at date: Date, limit: Int) async throws -> Int { 0 }

  func openSessions(of owner: String, at date: Date, limit: Int) async throws -> [String] { [] }

  func expire(at date: Date) async throws -> Int { await store.expire(at: date) }
}

/// A store where somebody wants a session to be cancelled just before its end is written, several times.
final class InterruptedStore: SessionStore {
  let store: MemorySessionStore
  private let left: Locked<Int>

  init(_ store: MemorySessionStore, times: Int) {
    self.store = store
    left = Locked(times)
  }

  func replace(_ session: StoredSession, expecting revision: Int) async throws {
    let isInterrupted = left.withLock { left in
      guard session.turn.isFinal, left > 0 else { return false }
      left -= 1
      return true
    }
    if isInterrupted, var found = await store.load(session.id) {
      found.isCancelRequested = true
      found.session.revision += 1
      try await store.replace(found, expecting: revision)
    }
    try await store.replace(session, expecting: revision)
  }

  func load(_ id: String) async throws -> StoredSession? { await store.load(id) }

  func create(_ session: StoredSession) async throws { try await store.create(session) }

  func remove(_ id: String) async throws { await store.remove(id) }

  func openCount(of owner: String, at date: Date, limit: Int) async throws -> Int { 0 }

  func openSessions(of owner: String, at date: Date, limit: Int) async throws -> [String] { [] }

  func expire(at date: Date) async throws -> Int { await store.expire(at: date) }
}
