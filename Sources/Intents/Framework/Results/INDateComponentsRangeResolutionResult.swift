/// What a handler makes of a value: date components range.
open class INDateComponentsRangeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedDateComponentsRange: INDateComponentsRange) -> Self {
    Self(outcome: .success(resolvedDateComponentsRange))
  }

  /// The user has to choose among values.
  public class func disambiguation(with dateComponentsRangesToDisambiguate: [INDateComponentsRange])
    -> Self
  {
    Self(outcome: .disambiguation(dateComponentsRangesToDisambiguate))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(with dateComponentsRangeToConfirm: INDateComponentsRange?)
    -> Self
  {
    Self(outcome: .confirmationRequired(dateComponentsRangeToConfirm))
  }
}
