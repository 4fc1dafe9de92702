public import Foundation

/// A restaurant.
public class INRestaurant: NSObject, @unchecked Sendable {
  /// The location.
  public var location = CLLocation(latitude: 0, longitude: 0)
  /// The name.
  public var name: String = ""
  /// The vendor identifier.
  public var vendorIdentifier: String = ""
  /// The restaurant identifier.
  public var restaurantIdentifier: String = ""

  override init() {}

  /// A restaurant of these values.
  public convenience init(
    location: CLLocation,
    name: String,
    vendorIdentifier: String,
    restaurantIdentifier: String
  ) {
    self.init()
    self.location = location
    self.name = name
    self.vendorIdentifier = vendorIdentifier
    self.restaurantIdentifier = restaurantIdentifier
  }
}

/// What a handler makes of a value: restaurant.
open class INRestaurantResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// The value to use.
  public class func success(with resolvedRestaurant: INRestaurant) -> Self {
    Self(outcome: .success(resolvedRestaurant))
  }

  /// The user has to choose among values.
  public class func disambiguation(with restaurantsToDisambiguate: [INRestaurant]) -> Self {
    Self(outcome: .disambiguation(restaurantsToDisambiguate))
  }

  /// The user has to agree to a value.
  public class func confirmationRequired(with restaurantToConfirm: INRestaurant?) -> Self {
    Self(outcome: .confirmationRequired(restaurantToConfirm))
  }
}
