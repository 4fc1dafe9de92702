import Foundation
import IntentRuntime
import SystemIntents

extension SystemIntents.BoatReservation {
  init(_ object: INBoatReservation) {
    self.init()
    reservedSeat = object.reservedSeat.map { SystemIntents.Seat($0) }
    boatTrip = object.boatTrip.map { SystemIntents.BoatTrip($0) }
  }
}

extension INBoatReservation {
  static func make(_ value: SystemIntents.BoatReservation) -> INBoatReservation {
    let object = INBoatReservation()
    object.reservedSeat = value.reservedSeat.map { INSeat.make($0) }
    object.boatTrip = value.boatTrip.map { INBoatTrip.make($0) }
    return object
  }
}
