import Foundation
import IntentRuntime
import SystemIntents

extension SystemIntents.TrainReservation {
  init(_ object: INTrainReservation) {
    self.init()
    reservedSeat = object.reservedSeat.map { SystemIntents.Seat($0) }
    trainTrip = SystemIntents.TrainTrip(object.trainTrip)
  }
}

extension INTrainReservation {
  static func make(_ value: SystemIntents.TrainReservation) -> INTrainReservation {
    let object = INTrainReservation()
    object.reservedSeat = value.reservedSeat.map { INSeat.make($0) }
    if let given = (value.trainTrip.map { INTrainTrip.make($0) }) { object.trainTrip = given }
    return object
  }
}
