public import Foundation

/// A lodging reservation.
public class INLodgingReservation: INReservation, @unchecked Sendable {
  /// The lodging business location.
  public internal(set) var lodgingBusinessLocation = CLPlacemark()
  /// The reservation duration.
  public internal(set) var reservationDuration = INDateComponentsRange(start: nil, end: nil)
  /// The number of adults.
  public internal(set) var numberOfAdults: Int?
  /// The number of children.
  public internal(set) var numberOfChildren: Int?

  override init() {}

  /// A lodging reservation of these values.
  public convenience init(
    itemReference: INSpeakableString,
    reservationNumber: String? = nil,
    bookingTime: Date? = nil,
    reservationStatus: INReservationStatus = .unknown,
    reservationHolderName: String? = nil,
    actions: [INReservationAction]? = nil,
    url URL: URL? = nil,
    lodgingBusinessLocation: CLPlacemark,
    reservationDuration: INDateComponentsRange,
    numberOfAdults: Int? = nil,
    numberOfChildren: Int? = nil
  ) {
    self.init()
    self.itemReference = itemReference
    self.reservationNumber = reservationNumber
    self.bookingTime = bookingTime
    self.reservationStatus = reservationStatus
    self.reservationHolderName = reservationHolderName
    self.actions = actions
    url = URL
    self.lodgingBusinessLocation = lodgingBusinessLocation
    self.reservationDuration = reservationDuration
    self.numberOfAdults = numberOfAdults
    self.numberOfChildren = numberOfChildren
  }

  /// A lodging reservation of these values.
  public convenience init(
    itemReference: INSpeakableString,
    reservationNumber: String? = nil,
    bookingTime: Date? = nil,
    reservationStatus: INReservationStatus = .unknown,
    reservationHolderName: String? = nil,
    actions: [INReservationAction]? = nil,
    lodgingBusinessLocation: CLPlacemark,
    reservationDuration: INDateComponentsRange,
    numberOfAdults: Int? = nil,
    numberOfChildren: Int? = nil
  ) {
    self.init()
    self.itemReference = itemReference
    self.reservationNumber = reservationNumber
    self.bookingTime = bookingTime
    self.reservationStatus = reservationStatus
    self.reservationHolderName = reservationHolderName
    self.actions = actions
    self.lodgingBusinessLocation = lodgingBusinessLocation
    self.reservationDuration = reservationDuration
    self.numberOfAdults = numberOfAdults
    self.numberOfChildren = numberOfChildren
  }
}
