/// Location search type.
public enum INLocationSearchType: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// By location trigger.
  case byLocationTrigger = 1
}

/// What a handler makes of a value: location search type.
open class INLocationSearchTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedLocationSearchType: INLocationSearchType) -> Self {
    Self(outcome: .success(resolvedLocationSearchType))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(with locationSearchTypeToConfirm: INLocationSearchType)
    -> Self
  {
    Self(outcome: .confirmationRequired(locationSearchTypeToConfirm))
  }
}
