/// Media affinity type.
public enum INMediaAffinityType: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Like.
  case like = 1
  /// Dislike.
  case dislike = 2
}

/// What a handler makes of a value: media affinity type.
open class INMediaAffinityTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedMediaAffinityType: INMediaAffinityType) -> Self {
    Self(outcome: .success(resolvedMediaAffinityType))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(with mediaAffinityTypeToConfirm: INMediaAffinityType)
    -> Self
  {
    Self(outcome: .confirmationRequired(mediaAffinityTypeToConfirm))
  }
}
