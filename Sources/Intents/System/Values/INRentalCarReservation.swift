public import Foundation

/// A rental car reservation.
public class INRentalCarReservation: INReservation, @unchecked Sendable {
  /// The rental car.
  public internal(set) var rentalCar = INRentalCar()
  /// The rental duration.
  public internal(set) var rentalDuration = INDateComponentsRange(start: nil, end: nil)
  /// The pickup location.
  public internal(set) var pickupLocation: CLPlacemark?
  /// The drop off location.
  public internal(set) var dropOffLocation: CLPlacemark?

  override init() {}

  /// A rental car reservation of these values.
  public convenience init(
    itemReference: INSpeakableString,
    reservationNumber: String?,
    bookingTime: Date?,
    reservationStatus: INReservationStatus,
    reservationHolderName: String?,
    actions: [INReservationAction]?,
    url URL: URL?,
    rentalCar: INRentalCar,
    rentalDuration: INDateComponentsRange,
    pickupLocation: CLPlacemark?,
    dropOffLocation: CLPlacemark?
  ) {
    self.init()
    self.itemReference = itemReference
    self.reservationNumber = reservationNumber
    self.bookingTime = bookingTime
    self.reservationStatus = reservationStatus
    self.reservationHolderName = reservationHolderName
    self.actions = actions
    url = URL
    self.rentalCar = rentalCar
    self.rentalDuration = rentalDuration
    self.pickupLocation = pickupLocation
    self.dropOffLocation = dropOffLocation
  }

  /// A rental car reservation of these values.
  public convenience init(
    itemReference: INSpeakableString,
    reservationNumber: String?,
    bookingTime: Date?,
    reservationStatus: INReservationStatus,
    reservationHolderName: String?,
    actions: [INReservationAction]?,
    rentalCar: INRentalCar,
    rentalDuration: INDateComponentsRange,
    pickupLocation: CLPlacemark?,
    dropOffLocation: CLPlacemark?
  ) {
    self.init()
    self.itemReference = itemReference
    self.reservationNumber = reservationNumber
    self.bookingTime = bookingTime
    self.reservationStatus = reservationStatus
    self.reservationHolderName = reservationHolderName
    self.actions = actions
    self.rentalCar = rentalCar
    self.rentalDuration = rentalDuration
    self.pickupLocation = pickupLocation
    self.dropOffLocation = dropOffLocation
  }
}
