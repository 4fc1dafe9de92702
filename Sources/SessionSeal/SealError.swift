#if Seal
  public import Foundation

  /// Why a session cannot be sealed or opened. It carries nothing of the session, the user or the keys.
  public enum SealError: LocalizedError, Hashable, Sendable, CustomStringConvertible {
    /// A key has not ``SealKeys/keyLength`` bytes.
    case invalidKey
    /// The text is no sealed session: cut short, of another format, or not base64url.
    case malformed
    /// It was altered, sealed for somebody or something else, or by a key that is not known (any more).
    /// Which of these is not said, so that nobody learns by trying.
    case notAuthentic
    /// It was good until a time that has passed.
    case expired
    /// The session cannot be written as JSON, or what was sealed is none that this version reads.
    case unreadableSession

    /// What is wrong and what to do.
    public var description: String {
      switch self {
      case .invalidKey: "a key of a seal has 32 bytes; make one with SealKeys.makeKey()"
      case .malformed: "this is no sealed session; send back what the last step gave, unchanged"
      case .notAuthentic:
        "this sealed session was altered, or is not good for this user and purpose; begin a new one"
      case .expired: "this sealed session has expired; begin a new one"
      case .unreadableSession: "this session cannot be written or read; begin a new one"
      }
    }

    /// The same as ``description``: what an alert shows that was given the error.
    public var errorDescription: String? { description }
  }
#endif
