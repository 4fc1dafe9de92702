public import Foundation

/// Get available restaurant reservation booking defaults.
public class INGetAvailableRestaurantReservationBookingDefaultsIntent: INIntent, @unchecked Sendable
{
  /// The restaurant.
  public var restaurant: INRestaurant?

  /// An intent of these values.
  public convenience init(
    restaurant: INRestaurant?
  ) {
    self.init()
    self.restaurant = restaurant
  }

  /// An intent with the same values.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = INGetAvailableRestaurantReservationBookingDefaultsIntent()
    copy.restaurant = restaurant
    return copied(to: copy)
  }
}

/// How the intent is answered.
public class INGetAvailableRestaurantReservationBookingDefaultsIntentResponse: INIntentResponse,
  @unchecked Sendable
{
  /// What became of the intent.
  public internal(set) var code =
    INGetAvailableRestaurantReservationBookingDefaultsIntentResponseCode.success
  /// The default party size.
  public internal(set) var defaultPartySize: Int = 0
  /// The default booking date.
  public internal(set) var defaultBookingDate = Date(timeIntervalSinceReferenceDate: 0)
  /// The maximum party size.
  public var maximumPartySize: NSNumber?
  /// The minimum party size.
  public var minimumPartySize: NSNumber?
  /// The provider image.
  public var providerImage = INImage(named: "")

  /// A response of these values.
  public convenience init(
    defaultPartySize: Int,
    defaultBooking defaultBookingDate: Date,
    code: INGetAvailableRestaurantReservationBookingDefaultsIntentResponseCode,
    userActivity: NSUserActivity?
  ) {
    self.init()
    self.defaultPartySize = defaultPartySize
    self.defaultBookingDate = defaultBookingDate
    self.code = code
    self.userActivity = userActivity
  }
}

/// What can become of the intent.
public enum INGetAvailableRestaurantReservationBookingDefaultsIntentResponseCode: Int, Sendable {
  /// Success.
  case success = 0
  /// Failure.
  case failure = 1
  /// Unspecified.
  case unspecified = 2
}
