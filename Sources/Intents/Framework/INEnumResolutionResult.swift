/// What a handler makes of a case of an enumeration; the generator makes a subclass for each.
open class INEnumResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The case to use, by its raw value.
  public class func success(with resolvedValue: Int) -> Self {
    Self(outcome: .success(resolvedValue))
  }

  /// The user has to agree to a case, by its raw value.
  public class func confirmationRequired(with valueToConfirm: Int) -> Self {
    Self(outcome: .confirmationRequired(valueToConfirm))
  }
}
