public import Foundation

/// A boat reservation.
public class INBoatReservation: INReservation, @unchecked Sendable {
  /// The reserved seat.
  public internal(set) var reservedSeat: INSeat?
  /// The boat trip.
  public internal(set) var boatTrip: INBoatTrip?

  override init() {}

  /// A boat reservation of these values.
  public convenience init(
    itemReference: INSpeakableString,
    reservationNumber: String?,
    bookingTime: Date?,
    reservationStatus: INReservationStatus,
    reservationHolderName: String?,
    actions: [INReservationAction]?,
    url URL: URL?,
    reservedSeat: INSeat?,
    boatTrip: INBoatTrip?
  ) {
    self.init()
    self.itemReference = itemReference
    self.reservationNumber = reservationNumber
    self.bookingTime = bookingTime
    self.reservationStatus = reservationStatus
    self.reservationHolderName = reservationHolderName
    self.actions = actions
    url = URL
    self.reservedSeat = reservedSeat
    self.boatTrip = boatTrip
  }
}
