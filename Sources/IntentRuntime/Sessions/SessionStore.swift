public import Foundation

/// Keeps sessions between their steps, for one process or for many.
///
/// It compares and swaps: a write says which revision of which session it follows, and is refused where
/// another came first. That is all that ``SessionService`` needs for every intent to be handled once. Each step
/// raises the revision of the session; what a front end notes beside it may be written at the same one.
///
/// A store of your own that keeps JSON reads it with ``ValueLimits/unlimited`` in its decoder's
/// `userInfo`: what it kept was within the policy's limits.
public protocol SessionStore: Sendable {
  /// Keeps a new session.
  ///
  /// - Throws: ``IntentError/sessionExists(session:)`` where there is one of its identifier.
  func create(_ session: StoredSession) async throws

  /// The session of an identifier; none where there is no such session.
  func load(_ id: String) async throws -> StoredSession?

  /// Puts a session in the place of what is kept of it, if that has a revision.
  ///
  /// An identifier may be used again when its session is removed: only what has the same
  /// ``IntentSession/idempotencyKey`` too is the same session.
  ///
  /// - Throws: ``IntentError/sessionChanged(session:expected:found:)`` where it has another revision, or none
  ///   since the session is gone, and nothing is changed then.
  func replace(_ session: StoredSession, expecting revision: Int) async throws

  /// Removes a session, if there is one of the identifier.
  func remove(_ id: String) async throws

  /// How many sessions of an owner wait for something at a time, up to a limit beyond which nobody
  /// counts. Those that have expired wait for nothing.
  func openCount(of owner: String, at date: Date, limit: Int) async throws -> Int

  /// The sessions that ``openCount(of:at:limit:)`` counts, who expires first in front.
  func openSessions(of owner: String, at date: Date, limit: Int) async throws -> [String]

  /// Removes the sessions whose time is over.
  ///
  /// - Returns: How many there were.
  @discardableResult
  func expire(at date: Date) async throws -> Int
}
