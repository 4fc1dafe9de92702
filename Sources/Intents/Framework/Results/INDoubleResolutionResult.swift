/// What a handler makes of a value: double.
open class INDoubleResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedValue: Double) -> Self {
    Self(outcome: .success(resolvedValue))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(with valueToConfirm: Double?) -> Self {
    Self(outcome: .confirmationRequired(valueToConfirm))
  }
}
