import Foundation
import IntentRuntime
import SystemIntents

extension SystemIntents.FlightReservation {
  init(_ object: INFlightReservation) {
    self.init()
    reservedSeat = object.reservedSeat.map { SystemIntents.Seat($0) }
    flight = SystemIntents.Flight(object.flight)
  }
}

extension INFlightReservation {
  static func make(_ value: SystemIntents.FlightReservation) -> INFlightReservation {
    let object = INFlightReservation()
    object.reservedSeat = value.reservedSeat.map { INSeat.make($0) }
    if let given = (value.flight.map { INFlight.make($0) }) { object.flight = given }
    return object
  }
}
