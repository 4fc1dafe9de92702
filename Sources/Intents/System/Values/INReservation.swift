public import Foundation

/// A reservation.
open class INReservation: NSObject, @unchecked Sendable {
  /// The item reference.
  public internal(set) var itemReference = INSpeakableString(spokenPhrase: "")
  /// The reservation number.
  public internal(set) var reservationNumber: String?
  /// The booking time.
  public internal(set) var bookingTime: Date?
  /// The reservation status.
  public internal(set) var reservationStatus = INReservationStatus.unknown
  /// The reservation holder name.
  public internal(set) var reservationHolderName: String?
  /// The actions.
  public internal(set) var actions: [INReservationAction]?
  /// The url.
  public internal(set) var url: URL?
  /// The flight reservation.
  public var flightReservation: INFlightReservation?
  /// The lodging reservation.
  public var lodgingReservation: INLodgingReservation?
  /// The rental car reservation.
  public var rentalCarReservation: INRentalCarReservation?
  /// The restaurant reservation.
  public var restaurantReservation: INRestaurantReservation?
  /// The ticketed event reservation.
  public var ticketedEventReservation: INTicketedEventReservation?
  /// The train reservation.
  public var trainReservation: INTrainReservation?
  /// The bus reservation.
  public var busReservation: INBusReservation?
  /// The boat reservation.
  public var boatReservation: INBoatReservation?

  /// A reservation without any value.
  public override init() {}
}
