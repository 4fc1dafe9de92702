/// How long a service keeps sessions, and trusts that whoever is at work is alive.
public struct SessionLifetimes: Hashable, Sendable {
  /// How long a session waits for the user, in seconds.
  public var waiting = 86_400.0
  /// How long an outcome that nobody has fetched is kept, in seconds.
  public var outcome = 604_800.0
  /// How long an outcome is kept once it was fetched, for a client that lost it on the way, in seconds.
  public var fetched = 600.0
  /// How long whoever has an intent carried out is trusted to be alive without a sign, in seconds.
  /// Three signs are given in the time.
  public var lease = 30.0

  /// The lifetimes of the documentation.
  public init() {}
}
