/// What a handler makes of a value: integer.
open class INIntegerResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedValue: Int) -> Self {
    Self(outcome: .success(resolvedValue))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(with valueToConfirm: Int?) -> Self {
    Self(outcome: .confirmationRequired(valueToConfirm))
  }
}
