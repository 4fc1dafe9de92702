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
      /// What was written is of no session that there can be.
      case foreign
      /// The next read ends when whoever reads is cancelled.
      case hanging
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
      let failure = failure.withLock { failure in
        defer { if failure == .hanging { failure = nil } }
        return failure
      }
      if failure == .hanging {
        while !Task.isCancelled { await Task.yield() }
        throw CancellationError()
      }
      if failure == .damaged {
        return try JSONDecoder().decode(StoredSession.self, from: Data("{}".utf8))
      }
      guard failure == .foreign else { return await store.load(id) }
      var stored = await store.load(id)
      stored?.session.revision = -1
      return stored
    }

    func replace(_ session: StoredSession, expecting revision: Int) async throws {
      try write()
      try await store.replace(session, expecting: revision)
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
#endif
