import Foundation

@testable import IntentRuntime

/// A store where somebody else comes in between: once, between a look at a session and what follows.
struct OvertakenStore: SessionStore {
  let store: MemorySessionStore
  let overtaking: OneTime

  init(_ store: MemorySessionStore, _ overtake: @escaping @Sendable () async throws -> Void) {
    self.store = store
    overtaking = OneTime(overtake)
  }

  func load(_ id: String) async throws -> StoredSession? {
    let found = await store.load(id)
    try await overtaking.happen()
    return found
  }

  func create(_ session: StoredSession) async throws { try await store.create(session) }

  func replace(_ session: StoredSession, expecting revision: Int) async throws {
    try await store.replace(session, expecting: revision)
  }

  func remove(_ id: String) async throws { await store.remove(id) }

  func openCount(of owner: String, at date: Date, limit: Int) async throws -> Int { 0 }

  func openSessions(of owner: String, at date: Date, limit: Int) async throws -> [String] { [] }

  func expire(at date: Date) async throws -> Int { await store.expire(at: date) }
}

/// What happens the first time, and never again.
actor OneTime {
  private var event: (@Sendable () async throws -> Void)?

  init(_ event: @escaping @Sendable () async throws -> Void) {
    self.event = event
  }

  func happen() async throws {
    let next = event
    event = nil
    try await next?()
  }
}
