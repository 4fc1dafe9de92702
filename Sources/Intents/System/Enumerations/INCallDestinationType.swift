/// Call destination type.
public enum INCallDestinationType: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Normal.
  case normal = 1
  /// Emergency.
  case emergency = 2
  /// Voicemail.
  case voicemail = 3
  /// Redial.
  case redial = 4
  /// Call back.
  case callBack = 5
}

/// What a handler makes of a value: call destination type.
open class INCallDestinationTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedCallDestinationType: INCallDestinationType) -> Self {
    Self(outcome: .success(resolvedCallDestinationType))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(with callDestinationTypeToConfirm: INCallDestinationType)
    -> Self
  {
    Self(outcome: .confirmationRequired(callDestinationTypeToConfirm))
  }
}
