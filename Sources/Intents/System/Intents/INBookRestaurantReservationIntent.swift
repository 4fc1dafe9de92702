public import Foundation

/// Book restaurant reservation.
public class INBookRestaurantReservationIntent: INIntent, @unchecked Sendable {
  /// The restaurant.
  public var restaurant = INRestaurant()
  /// The booking date components.
  public var bookingDateComponents = DateComponents()
  /// The party size.
  public var partySize: Int = 0
  /// The booking identifier.
  public var bookingIdentifier: String?
  /// The guest.
  public var guest: INRestaurantGuest?
  /// The selected offer.
  public var selectedOffer: INRestaurantOffer?
  /// The guest provided special request text.
  public var guestProvidedSpecialRequestText: String?

  /// An intent of these values.
  public convenience init(
    restaurant: INRestaurant,
    booking bookingDateComponents: DateComponents,
    partySize: Int,
    bookingIdentifier: String?,
    guest: INRestaurantGuest?,
    selectedOffer: INRestaurantOffer?,
    guestProvidedSpecialRequestText: String?
  ) {
    self.init()
    self.restaurant = restaurant
    self.bookingDateComponents = bookingDateComponents
    self.partySize = partySize
    self.bookingIdentifier = bookingIdentifier
    self.guest = guest
    self.selectedOffer = selectedOffer
    self.guestProvidedSpecialRequestText = guestProvidedSpecialRequestText
  }

  /// An intent with the same values.
  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = INBookRestaurantReservationIntent()
    copy.restaurant = restaurant
    copy.bookingDateComponents = bookingDateComponents
    copy.partySize = partySize
    copy.bookingIdentifier = bookingIdentifier
    copy.guest = guest
    copy.selectedOffer = selectedOffer
    copy.guestProvidedSpecialRequestText = guestProvidedSpecialRequestText
    return copied(to: copy)
  }
}

/// How the intent is answered.
public class INBookRestaurantReservationIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What became of the intent.
  public internal(set) var code = INBookRestaurantReservationIntentCode.success
  /// The user booking.
  public var userBooking: INRestaurantReservationUserBooking?

  /// A response without any property.
  public convenience init(
    code: INBookRestaurantReservationIntentCode,
    userActivity: NSUserActivity?
  ) {
    self.init()
    self.code = code
    self.userActivity = userActivity
  }
}

/// What can become of the intent.
public enum INBookRestaurantReservationIntentCode: Int, Sendable {
  /// Success.
  case success = 0
  /// Denied.
  case denied = 1
  /// Failure.
  case failure = 2
  /// Failure requiring app launch.
  case failureRequiringAppLaunch = 3
  /// Failure requiring app launch must verify credentials.
  case failureRequiringAppLaunchMustVerifyCredentials = 4
  /// Failure requiring app launch service temporarily unavailable.
  case failureRequiringAppLaunchServiceTemporarilyUnavailable = 5
}
