public import Foundation

/// A restaurant reservation user booking.
public class INRestaurantReservationUserBooking: INRestaurantReservationBooking, @unchecked Sendable
{
  /// The guest.
  public var guest = INRestaurantGuest()
  /// The advisement text.
  public var advisementText: String?
  /// The selected offer.
  public var selectedOffer: INRestaurantOffer?
  /// The guest provided special request text.
  public var guestProvidedSpecialRequestText: String?
  /// The status.
  public var status = INRestaurantReservationUserBookingStatus.pending
  /// The date status modified.
  public var dateStatusModified = Date(timeIntervalSinceReferenceDate: 0)

  override init() {}

  /// A restaurant reservation user booking of these values.
  public convenience init(
    restaurant: INRestaurant,
    booking bookingDate: Date,
    partySize: Int,
    bookingIdentifier: String,
    guest: INRestaurantGuest,
    status: INRestaurantReservationUserBookingStatus,
    dateStatusModified: Date
  ) {
    self.init()
    self.restaurant = restaurant
    self.bookingDate = bookingDate
    self.partySize = partySize
    self.bookingIdentifier = bookingIdentifier
    self.guest = guest
    self.status = status
    self.dateStatusModified = dateStatusModified
  }
}
