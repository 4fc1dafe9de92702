/// Message attribute.
public enum INMessageAttribute: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Read.
  case read = 1
  /// Unread.
  case unread = 2
  /// Flagged.
  case flagged = 3
  /// Unflagged.
  case unflagged = 4
  /// Played.
  case played = 5
}

/// What a handler makes of a value: message attribute.
open class INMessageAttributeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedMessageAttribute: INMessageAttribute) -> Self {
    Self(outcome: .success(resolvedMessageAttribute))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(with messageAttributeToConfirm: INMessageAttribute) -> Self
  {
    Self(outcome: .confirmationRequired(messageAttributeToConfirm))
  }
}
