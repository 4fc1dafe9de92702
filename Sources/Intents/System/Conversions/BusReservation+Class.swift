import Foundation
import IntentRuntime
import SystemIntents

extension SystemIntents.BusReservation {
  init(_ object: INBusReservation) {
    self.init()
    reservedSeat = object.reservedSeat.map { SystemIntents.Seat($0) }
    busTrip = SystemIntents.BusTrip(object.busTrip)
  }
}

extension INBusReservation {
  static func make(_ value: SystemIntents.BusReservation) -> INBusReservation {
    let object = INBusReservation()
    object.reservedSeat = value.reservedSeat.map { INSeat.make($0) }
    if let given = (value.busTrip.map { INBusTrip.make($0) }) { object.busTrip = given }
    return object
  }
}
