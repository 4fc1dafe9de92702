public import Foundation

/// Keeps sessions for as long as the process runs.
public actor MemorySessionStore: SessionStore {
  private var sessions: [String: StoredSession] = [:]
  /// The sessions of each owner that wait for something, and until when.
  private var open: [String: [String: Date]] = [:]

  /// A store without any session.
  public init() {}

  /// How many sessions there are.
  public var count: Int { sessions.count }

  /// Keeps a new session.
  public func create(_ session: StoredSession) throws {
    guard sessions[session.id] == nil else {
      throw IntentError.sessionExists(session: session.id)
    }
    keep(session)
  }

  /// The session of an identifier; none where there is no such session.
  public func load(_ id: String) -> StoredSession? { sessions[id] }

  /// Puts a session in the place of what is kept of it, if that has a revision.
  public func replace(_ session: StoredSession, expecting revision: Int) throws {
    let kept = sessions[session.id]?.session
    let found = kept?.idempotencyKey == session.session.idempotencyKey ? kept?.revision : nil
    guard found == revision else {
      throw IntentError.sessionChanged(session: session.id, expected: revision, found: found)
    }
    keep(session)
  }

  /// Removes a session, if there is one of the identifier.
  public func remove(_ id: String) {
    guard let removed = sessions.removeValue(forKey: id) else { return }
    close(removed)
  }

  /// How many sessions of an owner wait for something at a time, up to a limit.
  public func openCount(of owner: String, at date: Date, limit: Int) -> Int {
    min(open[owner, default: [:]].values.count { $0 > date }, limit)
  }

  /// The sessions of an owner that wait for something, who expires first in front.
  public func openSessions(of owner: String, at date: Date, limit: Int) -> [String] {
    let waiting = open[owner, default: [:]].filter { $0.value > date }
    return waiting.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.prefix(limit).map(\.key)
  }

  /// Removes the sessions whose time is over.
  @discardableResult
  public func expire(at date: Date) -> Int {
    let expired = sessions.values.filter { $0.expires <= date }
    for session in expired { remove(session.id) }
    return expired.count
  }

  private func keep(_ session: StoredSession) {
    if let present = sessions.updateValue(session, forKey: session.id) { close(present) }
    guard let owner = session.session.owner, !session.turn.isFinal else { return }
    open[owner, default: [:]][session.id] = session.expires
  }

  private func close(_ session: StoredSession) {
    guard let owner = session.session.owner else { return }
    open[owner]?[session.id] = nil
    if open[owner]?.isEmpty == true { open[owner] = nil }
  }
}
