/// What a handler makes of a value: boolean.
open class INBooleanResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedValue: Bool) -> Self {
    Self(outcome: .success(resolvedValue))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(with valueToConfirm: Bool?) -> Self {
    Self(outcome: .confirmationRequired(valueToConfirm))
  }
}
