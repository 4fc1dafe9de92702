import Foundation
import IntentRuntime
import SystemIntents

extension SystemIntents.Reservation {
  init(_ object: INReservation) {
    self.init()
    itemReference = Bridging.SpeakableString.value(of: object.itemReference)
    reservationNumber = object.reservationNumber
    bookingTime = object.bookingTime
    reservationStatus =
      object.reservationStatus.rawValue == 0
      ? nil : SystemIntents.ReservationStatus(rawValue: object.reservationStatus.rawValue)
    reservationHolderName = object.reservationHolderName
    actions = object.actions?.map { SystemIntents.ReservationAction($0) }
    url = object.url
    flightReservation = object.flightReservation.map { SystemIntents.FlightReservation($0) }
    lodgingReservation = object.lodgingReservation.map { SystemIntents.LodgingReservation($0) }
    rentalCarReservation = object.rentalCarReservation.map {
      SystemIntents.RentalCarReservation($0)
    }
    restaurantReservation = object.restaurantReservation.map {
      SystemIntents.RestaurantReservation($0)
    }
    ticketedEventReservation = object.ticketedEventReservation.map {
      SystemIntents.TicketedEventReservation($0)
    }
    trainReservation = object.trainReservation.map { SystemIntents.TrainReservation($0) }
    busReservation = object.busReservation.map { SystemIntents.BusReservation($0) }
    boatReservation = object.boatReservation.map { SystemIntents.BoatReservation($0) }
  }
}

extension INReservation {
  static func make(_ value: SystemIntents.Reservation) -> INReservation {
    let object = INReservation()
    if let given = (value.itemReference.map { Bridging.SpeakableString.property(of: $0) }) {
      object.itemReference = given
    }
    object.reservationNumber = value.reservationNumber
    object.bookingTime = value.bookingTime
    if let given = (value.reservationStatus.flatMap { INReservationStatus(rawValue: $0.rawValue) })
    {
      object.reservationStatus = given
    }
    object.reservationHolderName = value.reservationHolderName
    object.actions = value.actions?.map { INReservationAction.make($0) }
    object.url = value.url
    object.flightReservation = value.flightReservation.map { INFlightReservation.make($0) }
    object.lodgingReservation = value.lodgingReservation.map { INLodgingReservation.make($0) }
    object.rentalCarReservation = value.rentalCarReservation.map { INRentalCarReservation.make($0) }
    object.restaurantReservation = value.restaurantReservation.map {
      INRestaurantReservation.make($0)
    }
    object.ticketedEventReservation = value.ticketedEventReservation.map {
      INTicketedEventReservation.make($0)
    }
    object.trainReservation = value.trainReservation.map { INTrainReservation.make($0) }
    object.busReservation = value.busReservation.map { INBusReservation.make($0) }
    object.boatReservation = value.boatReservation.map { INBoatReservation.make($0) }
    return object
  }
}
