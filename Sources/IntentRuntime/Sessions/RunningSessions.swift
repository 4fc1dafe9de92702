/// The sessions whose handlers are at work in this process.
actor RunningSessions {
  private var holds: [String: SessionHold] = [:]

  func add(_ hold: SessionHold, for id: String) {
    holds[id] = hold
  }

  func remove(_ hold: SessionHold, for id: String) {
    if holds[id] === hold { holds[id] = nil }
  }

  /// Who has a session's handler at work here; none where nobody does.
  func hold(of id: String) -> SessionHold? { holds[id] }
}
