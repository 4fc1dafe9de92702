/// Car defroster.
public enum INCarDefroster: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Front.
  case front = 1
  /// Rear.
  case rear = 2
  /// All.
  case all = 3
}

/// What a handler makes of a value: car defroster.
open class INCarDefrosterResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedCarDefroster: INCarDefroster) -> Self {
    Self(outcome: .success(resolvedCarDefroster))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(with carDefrosterToConfirm: INCarDefroster) -> Self {
    Self(outcome: .confirmationRequired(carDefrosterToConfirm))
  }
}
