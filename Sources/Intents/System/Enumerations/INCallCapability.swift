/// Call capability.
public enum INCallCapability: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Audio call.
  case audioCall = 1
  /// Video call.
  case videoCall = 2
}

/// What a handler makes of a value: call capability.
open class INCallCapabilityResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedCallCapability: INCallCapability) -> Self {
    Self(outcome: .success(resolvedCallCapability))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(with callCapabilityToConfirm: INCallCapability) -> Self {
    Self(outcome: .confirmationRequired(callCapabilityToConfirm))
  }
}
