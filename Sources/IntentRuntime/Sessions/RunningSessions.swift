/// The sessions whose handlers are at work in this process.
final class RunningSessions: Sendable {
  /// What tells a session from all others: an identifier may be that of another one by the time that a handler is
  /// done, and an app may give several sessions one key.
  private struct Identity: Hashable {
    let id: String
    let key: String

    init(_ session: IntentSession) { (id, key) = (session.id, session.idempotencyKey) }
  }

  private let holds = Locked<[Identity: SessionHold]>([:])

  func add(_ hold: SessionHold, for session: IntentSession) {
    holds.withLock { $0[Identity(session)] = hold }
  }

  func remove(_ hold: SessionHold, for session: IntentSession) {
    holds.withLock { holds in
      if holds[Identity(session)] === hold { holds[Identity(session)] = nil }
    }
  }

  /// Who has a session's handler at work here; none where nobody does.
  func hold(of session: IntentSession) -> SessionHold? {
    holds.withLock { $0[Identity(session)] }
  }
}
