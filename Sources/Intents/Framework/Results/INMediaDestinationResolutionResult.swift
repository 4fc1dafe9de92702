/// What a handler makes of a value: media destination.
open class INMediaDestinationResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedMediaDestination: INMediaDestination) -> Self {
    Self(outcome: .success(resolvedMediaDestination))
  }

  /// The user has to choose among values.
  public class func disambiguation(with mediaDestinationsToDisambiguate: [INMediaDestination])
    -> Self
  {
    Self(outcome: .disambiguation(mediaDestinationsToDisambiguate))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(with mediaDestinationToConfirm: INMediaDestination?)
    -> Self
  {
    Self(outcome: .confirmationRequired(mediaDestinationToConfirm))
  }
}
