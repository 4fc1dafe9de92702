#if Server
  import Foundation
  import IntentRuntime

  /// A store in memory that fails as it is told.
  final class FailingStore: SessionStore {
    enum Failure: Sendable {
      /// Nothing can be written.
      case full
      /// What was written cannot be read.
      case damaged
    }

    let failure = Locked<Failure?>(nil)
    private let store = MemorySessionStore()

    private func write() throws {
      guard failure.withLock({ $0 }) == .full else { return }
      throw IntentError.storeUnavailable(
        file: "the store", operation: "write", reason: "the disk is full\nZanzibar")
    }

    func create(_ session: StoredSession) async throws {
      try write()
      try await store.create(session)
    }

    func load(_ id: String) async throws -> StoredSession? {
      if failure.withLock({ $0 }) == .damaged {
        return try JSONDecoder().decode(StoredSession.self, from: Data("{}".utf8))
      }
      return await store.load(id)
    }

    func replace(_ session: StoredSession, expecting revision: Int) async throws {
      try write()
      try await store.replace(session, expecting: revision)
    }

    func remove(_ id: String) async throws { await store.remove(id) }

    func openCount(of owner: String, limit: Int) async throws -> Int {
      await store.openCount(of: owner, limit: limit)
    }

    func expire(at date: Date) async throws -> Int { await store.expire(at: date) }
  }
#endif
