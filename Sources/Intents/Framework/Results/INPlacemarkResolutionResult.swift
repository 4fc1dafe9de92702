/// What a handler makes of a value: placemark.
open class INPlacemarkResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedPlacemark: CLPlacemark) -> Self {
    Self(outcome: .success(resolvedPlacemark))
  }

  /// The user has to choose among values.
  public class func disambiguation(with placemarksToDisambiguate: [CLPlacemark]) -> Self {
    Self(outcome: .disambiguation(placemarksToDisambiguate))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(with placemarkToConfirm: CLPlacemark?) -> Self {
    Self(outcome: .confirmationRequired(placemarkToConfirm))
  }
}
