/// One intent on its way: what the user gave, what is resolved, and what is being asked.
///
/// A session is a value of a few hundred bytes, and of what its values come to. A server keeps it in a
/// store of its own between two steps, and any of its replicas takes the next one. Out of one's own hands
/// it goes sealed: whoever can change a session can say yes in the user's name.
public struct IntentSession: Hashable, Sendable, Identifiable {
  /// How far an intent is.
  public enum Phase: String, Codable, Hashable, Sendable, CaseIterable {
    /// Not begun: the session was made, and nothing resolved.
    case new
    /// Its parameters are being resolved.
    case resolving
    /// The user is asked whether to go on.
    case confirming
    /// The handler is at work.
    case handling
    /// It has ended, one way or another.
    case finished
  }

  /// What tells the session from others.
  public let id: String
  /// The intent with the values so far.
  public internal(set) var request: IntentRequest
  /// The language of prompts and answers, `en`, `pt-BR`.
  public var language: String
  /// Whose session it is, as whoever keeps it knows them; none where it is nobody's in particular.
  public var owner: String?
  /// What a front end keeps with the session from step to step, such as the app that serves it.
  public var attributes: [String: String] = [:]
  /// Which state of the session it is: each step raises it, from whatever it begins at; and so does a sign of
  /// life or a wish to cancel while a handler is at work, and a look on a locked device.
  public package(set) var revision = 0
  /// What stays the same for every attempt to carry the intent out, and differs from that of any
  /// other session.
  public let idempotencyKey: String
  /// How far the intent is.
  public internal(set) var phase = Phase.new
  /// What was asked last and not answered yet.
  public internal(set) var question: SessionQuestion?

  /// The parameters that something is known of, by name.
  var parameters: [String: ParameterState] = [:]
  /// Whether the device was locked while a restricted intent was under way.
  var wasLocked = false
  /// Whether the user has to confirm the intent, whatever definition and policy say.
  package internal(set) var isConfirmationDue = false
  /// The parameter that takes the need of a confirmation away if the session asks for it next; within a step alone.
  var askedInsteadOfConfirmation: String?

  /// Notes that the device was locked. What begins while it is locked is the whole of what its owner unlocks it
  /// for.
  mutating func noteLock() {
    if phase != .new { wasLocked = true }
  }

  /// A session for an intent.
  ///
  /// - Parameter idempotencyKey: What handlers hand on to those who must not do a thing twice;
  ///   another one for each session.
  public init(
    id: String,
    request: IntentRequest,
    language: String,
    idempotencyKey: String = IntentSession.newIdempotencyKey()
  ) {
    self.id = id
    self.request = request
    self.language = language
    self.idempotencyKey = idempotencyKey
  }

  /// Keeps in mind what the lock has made of a later state of the session: whoever goes back to this
  /// one may not be who had the device then.
  package mutating func keepLock(of later: IntentSession) {
    wasLocked = wasLocked || later.wasLocked
    isConfirmationDue = isConfirmationDue || later.isConfirmationDue
  }

  /// Has the user confirm the intent, whatever definition and policy say.
  ///
  /// - Parameter parameter: Where the next step asks for this one, nothing is confirmed on this account.
  package mutating func requireConfirmation(unlessAskedFor parameter: String? = nil) {
    askedInsteadOfConfirmation = isConfirmationDue ? nil : parameter
    isConfirmationDue = true
  }

  /// Takes back that a confirmation is due, where it is so only unless this is asked for.
  mutating func noteAsked(for parameter: String) {
    if askedInsteadOfConfirmation == parameter { isConfirmationDue = false }
  }

  /// A key of 128 random bits.
  public static func newIdempotencyKey() -> String {
    let parts = (UInt64.random(in: 0 ... .max), UInt64.random(in: 0 ... .max))
    return String(unsafeUninitializedCapacity: 32) { digits in
      for place in 0..<16 {
        let shift = UInt64(60 - place * 4)
        digits[place] = digit(parts.0 >> shift)
        digits[place + 16] = digit(parts.1 >> shift)
      }
      return 32
    }
  }

  /// The lowest four bits as a hexadecimal digit.
  private static func digit(_ bits: UInt64) -> UInt8 {
    let value = UInt8(truncatingIfNeeded: bits & 15)
    return value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
