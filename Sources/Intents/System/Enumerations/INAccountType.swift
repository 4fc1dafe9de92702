/// Account type.
public enum INAccountType: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Checking.
  case checking = 1
  /// Credit.
  case credit = 2
  /// Debit.
  case debit = 3
  /// Investment.
  case investment = 4
  /// Mortgage.
  case mortgage = 5
  /// Prepaid.
  case prepaid = 6
  /// Saving.
  case saving = 7
}

/// What a handler makes of a value: account type.
open class INAccountTypeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedAccountType: INAccountType) -> Self {
    Self(outcome: .success(resolvedAccountType))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(with accountTypeToConfirm: INAccountType) -> Self {
    Self(outcome: .confirmationRequired(accountTypeToConfirm))
  }
}
