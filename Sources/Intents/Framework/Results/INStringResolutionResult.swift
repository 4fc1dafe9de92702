/// What a handler makes of a value: string.
open class INStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedString: String) -> Self {
    Self(outcome: .success(resolvedString))
  }

  /// The user has to choose among values.
  public class func disambiguation(with stringsToDisambiguate: [String]) -> Self {
    Self(outcome: .disambiguation(stringsToDisambiguate))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(with stringToConfirm: String?) -> Self {
    Self(outcome: .confirmationRequired(stringToConfirm))
  }
}
