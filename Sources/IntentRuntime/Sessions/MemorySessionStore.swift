public import Foundation

/// Keeps sessions for as long as the process runs.
public actor MemorySessionStore: SessionStore {
  private var sessions: [String: StoredSession] = [:]

  /// A store without any session.
  public init() {}

  /// How many sessions there are.
  public var count: Int { sessions.count }

  /// Keeps a new session.
  public func create(_ session: StoredSession) throws {
    guard sessions[session.id] == nil else {
      throw IntentError.sessionExists(session: session.id)
    }
    sessions[session.id] = session
  }

  /// The session of an identifier; none where there is no such session.
  public func load(_ id: String) -> StoredSession? { sessions[id] }

  /// Puts a session in the place of the one with the same identifier, if that has a revision.
  public func replace(_ session: StoredSession, expecting revision: Int) throws {
    let found = sessions[session.id]?.session.revision
    guard found == revision else {
      throw IntentError.sessionChanged(session: session.id, expected: revision, found: found)
    }
    sessions[session.id] = session
  }

  /// Removes a session, if there is one of the identifier.
  public func remove(_ id: String) { sessions[id] = nil }

  /// Removes the sessions whose time is over.
  @discardableResult
  public func expire(at date: Date) -> Int {
    let before = sessions.count
    sessions = sessions.filter { $0.value.expires > date }
    return before - sessions.count
  }
}
