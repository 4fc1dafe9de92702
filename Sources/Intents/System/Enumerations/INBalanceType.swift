/// Balance type.
public enum INBalanceType: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Money.
  case money = 1
  /// Points.
  case points = 2
  /// Miles.
  case miles = 3
}

/// What a handler makes of a value: balance type.
open class INBalanceTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedBalanceType: INBalanceType) -> Self {
    Self(outcome: .success(resolvedBalanceType))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(with balanceTypeToConfirm: INBalanceType) -> Self {
    Self(outcome: .confirmationRequired(balanceTypeToConfirm))
  }
}
