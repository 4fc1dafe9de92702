#if Server
  import Foundation
  import IntentRuntime

  /// Finds out whether a store keeps sessions, by keeping one. Whoever asks again within a second is told
  /// the same: anybody may ask.
  actor Readiness {
    private let look: @Sendable () async throws -> Void
    private var known: (at: ContinuousClock.Instant, result: Result<Void, any Error>)?
    /// Who is finding out, for all who ask meanwhile.
    private var running: Task<Result<Void, any Error>, Never>?

    init(store: any SessionStore) {
      self.init { try await Self.keepOne(in: store) }
    }

    /// - Parameter look: Finds out whether the store keeps sessions.
    init(look: @escaping @Sendable () async throws -> Void) { self.look = look }

    /// - Throws: What the store throws.
    func check() async throws {
      if let known, ContinuousClock.now - known.at < .seconds(1) { return try known.result.get() }
      let task = running ?? Task { await findOut() }
      running = task
      try await task.value.get()
    }

    private func findOut() async -> Result<Void, any Error> {
      let result: Result<Void, any Error>
      do {
        try await look()
        result = .success(())
      } catch {
        result = .failure(error)
      }
      known = (.now, result)
      running = nil
      return result
    }

    private static func keepOne(in store: any SessionStore) async throws {
      let id = "ready-\(IntentSession.newIdempotencyKey())"
      let session = IntentSession(
        id: id, request: IntentRequest(intent: "Ready"), language: "en")
      // Should it not be removed, it expires at once.
      try await store.create(
        StoredSession(session: session, turn: .inProgress(text: ""), expires: Date()))
      try await store.remove(id)
    }
  }
#endif
