public import Foundation

/// A session as a store keeps it: with what was said last, and who is at work on it.
public struct StoredSession: Codable, Hashable, Sendable, Identifiable {
  /// The session.
  public var session: IntentSession
  /// What was said last.
  public var turn: SessionTurn
  /// Who has the handler carry the intent out, and until when they are trusted to be alive; none
  /// while nobody does.
  public var lease: SessionLease?
  /// Whether somebody wants the handler to be cancelled.
  public var isCancelRequested: Bool
  /// When the session is removed.
  public var expires: Date

  /// What tells the session from others.
  public var id: String { session.id }

  /// A session to be kept.
  public init(
    session: IntentSession,
    turn: SessionTurn,
    lease: SessionLease? = nil,
    isCancelRequested: Bool = false,
    expires: Date
  ) {
    self.session = session
    self.turn = turn
    self.lease = lease
    self.isCancelRequested = isCancelRequested
    self.expires = expires
  }

  /// Reads one from a decoder.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields("session", "turn", "lease", "isCancelRequested", "expires")
    self.init(
      session: try fields.decode("session"),
      turn: try fields.decode("turn"),
      lease: try fields.decodeIfPresent("lease"),
      isCancelRequested: try fields.decode("isCancelRequested"),
      expires: try fields.decode("expires")
    )
  }
}

/// The right to have an intent carried out, for a time.
public struct SessionLease: Codable, Hashable, Sendable {
  /// Who has it: another one for each attempt, also on one machine.
  public var holder: String
  /// Until when, unless it is renewed.
  public var until: Date

  /// A lease for somebody.
  public init(holder: String, until: Date) {
    self.holder = holder
    self.until = until
  }

  /// Reads one from a decoder.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields("holder", "until")
    self.init(holder: try fields.decode("holder"), until: try fields.decode("until"))
  }
}
