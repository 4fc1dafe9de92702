public import Foundation

/// A flight reservation.
public class INFlightReservation: INReservation, @unchecked Sendable {
  /// The reserved seat.
  public internal(set) var reservedSeat: INSeat?
  /// The flight.
  public internal(set) var flight = INFlight()

  override init() {}

  /// A flight reservation of these values.
  public convenience init(
    itemReference: INSpeakableString,
    reservationNumber: String?,
    bookingTime: Date?,
    reservationStatus: INReservationStatus,
    reservationHolderName: String?,
    actions: [INReservationAction]?,
    url URL: URL?,
    reservedSeat: INSeat?,
    flight: INFlight
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
    self.flight = flight
  }

  /// A flight reservation of these values.
  public convenience init(
    itemReference: INSpeakableString,
    reservationNumber: String?,
    bookingTime: Date?,
    reservationStatus: INReservationStatus,
    reservationHolderName: String?,
    actions: [INReservationAction]?,
    reservedSeat: INSeat?,
    flight: INFlight
  ) {
    self.init()
    self.itemReference = itemReference
    self.reservationNumber = reservationNumber
    self.bookingTime = bookingTime
    self.reservationStatus = reservationStatus
    self.reservationHolderName = reservationHolderName
    self.actions = actions
    self.reservedSeat = reservedSeat
    self.flight = flight
  }
}
