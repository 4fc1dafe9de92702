/// How long a service keeps sessions, and trusts that whoever is at work is alive.
///
/// What is set beyond the bounds is taken for the nearest one, so that a time that never ends is a
/// hundred years.
public struct SessionLifetimes: Hashable, Sendable {
  /// How long a session waits for the user, in seconds, up to a hundred years.
  public var waiting = 86_400.0 {
    didSet { waiting = Self.bounded(waiting, 0...Self.longest) }
  }
  /// How long an outcome that nobody has fetched is kept, in seconds, up to a hundred years.
  public var outcome = 604_800.0 {
    didSet { outcome = Self.bounded(outcome, 0...Self.longest) }
  }
  /// How long an outcome is kept once it was fetched, for a client that lost it on the way, in seconds,
  /// up to a hundred years.
  public var fetched = 600.0 {
    didSet { fetched = Self.bounded(fetched, 0...Self.longest) }
  }
  /// The same for a session that was begun or answered with a key by which its client may ask again, a
  /// server's `Idempotency-Key`: for so long nothing is done twice. In seconds, up to a hundred years.
  public var keyed = 86_400.0 {
    didSet { keyed = Self.bounded(keyed, 0...Self.longest) }
  }
  /// How long whoever has an intent carried out is trusted to be alive without a sign, in seconds, from
  /// one to a day. Three signs are given in the time.
  public var lease = 30.0 {
    didSet { lease = Self.bounded(lease, 1...86_400) }
  }

  /// How long whoever has an intent carried out waits from one sign of life to the next, in seconds.
  var signInterval: Double { lease / 3 }

  private static let longest = 100 * 365.25 * 86_400

  /// The lifetimes of the documentation.
  public init() {}

  /// How long a session's outcome is kept once it was fetched.
  func fetched(_ session: IntentSession) -> Double {
    let keyed = session.attributes[IntentSession.keyedAttribute] == nil ? 0 : keyed
    let asked = session.attributes[IntentSession.askedAgainAttribute].flatMap(Double.init) ?? 0
    return max(fetched, keyed, Self.bounded(asked, 0...Self.longest))
  }

  private static func bounded(_ seconds: Double, _ bounds: ClosedRange<Double>) -> Double {
    // What is no number is not above the lower bound.
    seconds > bounds.lowerBound ? min(seconds, bounds.upperBound) : bounds.lowerBound
  }
}

extension IntentSession {
  /// What a front end notes with a session whose client may ask again by a key.
  package static let keyedAttribute = "keyed"
  /// What a front end notes with a session whose client may ask again without a key: for how many seconds
  /// its outcome is kept at least once it was fetched, whatever the lifetimes are.
  package static let askedAgainAttribute = "askedAgain"
}
