/// What a handler makes of a value: speakable string.
open class INSpeakableStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedString: INSpeakableString) -> Self {
    Self(outcome: .success(resolvedString))
  }

  /// The user has to choose among values.
  public class func disambiguation(with stringsToDisambiguate: [INSpeakableString]) -> Self {
    Self(outcome: .disambiguation(stringsToDisambiguate))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(with stringToConfirm: INSpeakableString?) -> Self {
    Self(outcome: .confirmationRequired(stringToConfirm))
  }
}
