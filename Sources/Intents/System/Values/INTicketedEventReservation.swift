public import Foundation

/// A ticketed event reservation.
public class INTicketedEventReservation: INReservation, @unchecked Sendable {
  /// The event.
  public internal(set) var event = INTicketedEvent()
  /// The reserved seat.
  public internal(set) var reservedSeat: INSeat?

  override init() {}

  /// A ticketed event reservation of these values.
  public convenience init(
    itemReference: INSpeakableString,
    reservationNumber: String?,
    bookingTime: Date?,
    reservationStatus: INReservationStatus,
    reservationHolderName: String?,
    actions: [INReservationAction]?,
    url URL: URL?,
    reservedSeat: INSeat?,
    event: INTicketedEvent
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
    self.event = event
  }

  /// A ticketed event reservation of these values.
  public convenience init(
    itemReference: INSpeakableString,
    reservationNumber: String?,
    bookingTime: Date?,
    reservationStatus: INReservationStatus,
    reservationHolderName: String?,
    actions: [INReservationAction]?,
    reservedSeat: INSeat?,
    event: INTicketedEvent
  ) {
    self.init()
    self.itemReference = itemReference
    self.reservationNumber = reservationNumber
    self.bookingTime = bookingTime
    self.reservationStatus = reservationStatus
    self.reservationHolderName = reservationHolderName
    self.actions = actions
    self.reservedSeat = reservedSeat
    self.event = event
  }
}
