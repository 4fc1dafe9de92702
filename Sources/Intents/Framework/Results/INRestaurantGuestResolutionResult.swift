/// What a handler makes of a value: restaurant guest.
open class INRestaurantGuestResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedRestaurantGuest: INRestaurantGuest) -> Self {
    Self(outcome: .success(resolvedRestaurantGuest))
  }

  /// The user has to choose among values.
  public class func disambiguation(with restaurantGuestsToDisambiguate: [INRestaurantGuest]) -> Self
  {
    Self(outcome: .disambiguation(restaurantGuestsToDisambiguate))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(with restaurantGuestToConfirm: INRestaurantGuest?) -> Self
  {
    Self(outcome: .confirmationRequired(restaurantGuestToConfirm))
  }
}
