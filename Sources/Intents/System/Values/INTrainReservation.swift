public import Foundation

/// A train reservation.
public class INTrainReservation: INReservation, @unchecked Sendable {
  /// The reserved seat.
  public internal(set) var reservedSeat: INSeat?
  /// The train trip.
  public internal(set) var trainTrip = INTrainTrip()

  override init() {}

  /// A train reservation of these values.
  public convenience init(
    itemReference: INSpeakableString,
    reservationNumber: String?,
    bookingTime: Date?,
    reservationStatus: INReservationStatus,
    reservationHolderName: String?,
    actions: [INReservationAction]?,
    url URL: URL?,
    reservedSeat: INSeat?,
    trainTrip: INTrainTrip
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
    self.trainTrip = trainTrip
  }

  /// A train reservation of these values.
  public convenience init(
    itemReference: INSpeakableString,
    reservationNumber: String?,
    bookingTime: Date?,
    reservationStatus: INReservationStatus,
    reservationHolderName: String?,
    actions: [INReservationAction]?,
    reservedSeat: INSeat?,
    trainTrip: INTrainTrip
  ) {
    self.init()
    self.itemReference = itemReference
    self.reservationNumber = reservationNumber
    self.bookingTime = bookingTime
    self.reservationStatus = reservationStatus
    self.reservationHolderName = reservationHolderName
    self.actions = actions
    self.reservedSeat = reservedSeat
    self.trainTrip = trainTrip
  }
}
