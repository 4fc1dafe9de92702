/// What a handler makes of a value: object.
open class INObjectResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedObject: INObject) -> Self {
    Self(outcome: .success(resolvedObject))
  }

  /// The user has to choose among values.
  public class func disambiguation(with objectsToDisambiguate: [INObject]) -> Self {
    Self(outcome: .disambiguation(objectsToDisambiguate))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(with objectToConfirm: INObject?) -> Self {
    Self(outcome: .confirmationRequired(objectToConfirm))
  }
}
