public import Foundation

/// A restaurant reservation booking.
open class INRestaurantReservationBooking: NSObject, @unchecked Sendable {
  /// The restaurant.
  public var restaurant = INRestaurant()
  /// The booking description.
  public var bookingDescription: String?
  /// The booking date.
  public var bookingDate = Date(timeIntervalSinceReferenceDate: 0)
  /// The party size.
  public var partySize: Int = 0
  /// The booking identifier.
  public var bookingIdentifier: String = ""
  /// Whether it is booking available.
  public var isBookingAvailable: Bool = false
  /// The offers.
  public var offers: [INRestaurantOffer]?
  /// The requires manual request.
  public var requiresManualRequest: Bool = false
  /// The requires email address.
  public var requiresEmailAddress: Bool = false
  /// The requires name.
  public var requiresName: Bool = false
  /// The requires phone number.
  public var requiresPhoneNumber: Bool = false

  override init() {}

  /// A restaurant reservation booking of these values.
  public convenience init(
    restaurant: INRestaurant,
    booking bookingDate: Date,
    partySize: Int,
    bookingIdentifier: String
  ) {
    self.init()
    self.restaurant = restaurant
    self.bookingDate = bookingDate
    self.partySize = partySize
    self.bookingIdentifier = bookingIdentifier
  }
}
