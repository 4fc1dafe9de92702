public import Foundation

/// Keeps sessions for as long as the process runs.
///
/// Its methods do not wait for each other for longer than a look-up takes, so that a step that needs nothing
/// else stays on its thread.
public final class MemorySessionStore: SessionStore {
  private let kept = Locked(Kept())

  /// A store without any session.
  public init() {}

  /// How many sessions there are.
  public var count: Int {
    get async { kept.withLock { $0.sessions.count } }
  }

  /// Keeps a new session.
  public func create(_ session: StoredSession) async throws {
    let isNew = kept.withLock { kept in
      guard kept.sessions[session.id] == nil else { return false }
      kept.put(session)
      return true
    }
    guard isNew else { throw IntentError.sessionExists(session: session.id) }
  }

  /// The session of an identifier; none where there is no such session.
  public func load(_ id: String) async -> StoredSession? { kept.withLock { $0.sessions[id] } }

  /// Puts a session in the place of what is kept of it, if that has a revision.
  public func replace(_ session: StoredSession, expecting revision: Int) async throws {
    let found = kept.withLock { kept in
      let present = kept.sessions[session.id]?.session
      let found =
        present?.idempotencyKey == session.session.idempotencyKey ? present?.revision : nil
      if found == revision { kept.put(session) }
      return found
    }
    guard found == revision else {
      throw IntentError.sessionChanged(session: session.id, expected: revision, found: found)
    }
  }

  /// Removes a session, if there is one of the identifier.
  public func remove(_ id: String) async {
    kept.withLock { $0.remove(id) }
  }

  /// How many sessions of an owner wait for something at a time, up to a limit.
  public func openCount(of owner: String, at date: Date, limit: Int) async -> Int {
    kept.withLock { min($0.open[owner, default: [:]].values.count { $0 > date }, limit) }
  }

  /// The sessions of an owner that wait for something, who expires first in front.
  public func openSessions(of owner: String, at date: Date, limit: Int) async -> [String] {
    let waiting = kept.withLock { $0.open[owner, default: [:]].filter { $0.value > date } }
    let ordered = waiting.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
    return ordered.prefix(max(limit, 0)).map(\.key)
  }

  /// Removes the sessions whose time is over.
  @discardableResult
  public func expire(at date: Date) async -> Int {
    kept.withLock { kept in
      let expired = kept.sessions.values.filter { $0.expires <= date }
      for session in expired { kept.remove(session.id) }
      return expired.count
    }
  }

  private struct Kept: Sendable {
    var sessions: [String: StoredSession] = [:]
    /// The sessions of each owner that wait for something, and until when.
    var open: [String: [String: Date]] = [:]

    mutating func put(_ session: StoredSession) {
      if let present = sessions.updateValue(session, forKey: session.id) { close(present) }
      guard let owner = session.session.owner, !session.turn.isFinal else { return }
      open[owner, default: [:]][session.id] = session.expires
    }

    mutating func remove(_ id: String) {
      guard let removed = sessions.removeValue(forKey: id) else { return }
      close(removed)
    }

    private mutating func close(_ session: StoredSession) {
      guard let owner = session.session.owner else { return }
      open[owner]?[session.id] = nil
      if open[owner]?.isEmpty == true { open[owner] = nil }
    }
  }
}
