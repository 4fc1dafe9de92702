/// The sessions whose handlers are at work in this process, by their idempotency keys: an identifier may be that of
/// another session by the time that a handler is done.
actor RunningSessions {
  private var holds: [String: SessionHold] = [:]

  func add(_ hold: SessionHold, for session: IntentSession) {
    holds[session.idempotencyKey] = hold
  }

  func remove(_ hold: SessionHold, for session: IntentSession) {
    if holds[session.idempotencyKey] === hold { holds[session.idempotencyKey] = nil }
  }

  /// Who has a session's handler at work here; none where nobody does.
  func hold(of session: IntentSession) -> SessionHold? { holds[session.idempotencyKey] }
}
