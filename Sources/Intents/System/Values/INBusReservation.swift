public import Foundation

/// A bus reservation.
public class INBusReservation: INReservation, @unchecked Sendable {
  /// The reserved seat.
  public internal(set) var reservedSeat: INSeat?
  /// The bus trip.
  public internal(set) var busTrip = INBusTrip()

  override init() {}

  /// A bus reservation of these values.
  public convenience init(
    itemReference: INSpeakableString,
    reservationNumber: String?,
    bookingTime: Date?,
    reservationStatus: INReservationStatus,
    reservationHolderName: String?,
    actions: [INReservationAction]?,
    url URL: URL?,
    reservedSeat: INSeat?,
    busTrip: INBusTrip?
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
    if let busTrip { self.busTrip = busTrip }
  }
}
