/// Relative setting.
public enum INRelativeSetting: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Lowest.
  case lowest = 1
  /// Lower.
  case lower = 2
  /// Higher.
  case higher = 3
  /// Highest.
  case highest = 4
}

/// What a handler makes of a value: relative setting.
open class INRelativeSettingResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedRelativeSetting: INRelativeSetting) -> Self {
    Self(outcome: .success(resolvedRelativeSetting))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(with relativeSettingToConfirm: INRelativeSetting) -> Self {
    Self(outcome: .confirmationRequired(relativeSettingToConfirm))
  }
}
