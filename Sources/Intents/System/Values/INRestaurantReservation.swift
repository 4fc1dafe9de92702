public import Foundation

/// A restaurant reservation.
public class INRestaurantReservation: INReservation, @unchecked Sendable {
  /// The reservation duration.
  public internal(set) var reservationDuration = INDateComponentsRange(start: nil, end: nil)
  /// The party size.
  public internal(set) var partySize: Int?
  /// The restaurant location.
  public internal(set) var restaurantLocation = CLPlacemark()

  override init() {}

  /// A restaurant reservation of these values.
  public convenience init(
    itemReference: INSpeakableString,
    reservationNumber: String? = nil,
    bookingTime: Date? = nil,
    reservationStatus: INReservationStatus = .unknown,
    reservationHolderName: String? = nil,
    actions: [INReservationAction]? = nil,
    url URL: URL? = nil,
    reservationDuration: INDateComponentsRange,
    partySize: Int? = nil,
    restaurantLocation: CLPlacemark
  ) {
    self.init()
    self.itemReference = itemReference
    self.reservationNumber = reservationNumber
    self.bookingTime = bookingTime
    self.reservationStatus = reservationStatus
    self.reservationHolderName = reservationHolderName
    self.actions = actions
    url = URL
    self.reservationDuration = reservationDuration
    self.partySize = partySize
    self.restaurantLocation = restaurantLocation
  }

  /// A restaurant reservation of these values.
  public convenience init(
    itemReference: INSpeakableString,
    reservationNumber: String? = nil,
    bookingTime: Date? = nil,
    reservationStatus: INReservationStatus = .unknown,
    reservationHolderName: String? = nil,
    actions: [INReservationAction]? = nil,
    reservationDuration: INDateComponentsRange,
    partySize: Int? = nil,
    restaurantLocation: CLPlacemark
  ) {
    self.init()
    self.itemReference = itemReference
    self.reservationNumber = reservationNumber
    self.bookingTime = bookingTime
    self.reservationStatus = reservationStatus
    self.reservationHolderName = reservationHolderName
    self.actions = actions
    self.reservationDuration = reservationDuration
    self.partySize = partySize
    self.restaurantLocation = restaurantLocation
  }
}
