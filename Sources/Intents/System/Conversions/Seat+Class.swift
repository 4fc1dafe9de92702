import Foundation
import IntentRuntime
import SystemIntents

extension SystemIntents.Seat {
  init(_ object: INSeat) {
    self.init()
    seatSection = object.seatSection
    seatRow = object.seatRow
    seatNumber = object.seatNumber
    seatingType = object.seatingType
  }
}

extension INSeat {
  static func make(_ value: SystemIntents.Seat) -> INSeat {
    let object = INSeat()
    object.seatSection = value.seatSection
    object.seatRow = value.seatRow
    object.seatNumber = value.seatNumber
    object.seatingType = value.seatingType
    return object
  }
}
