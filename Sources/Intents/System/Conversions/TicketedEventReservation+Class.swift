import Foundation
import IntentRuntime
import SystemIntents

extension SystemIntents.TicketedEventReservation {
  init(_ object: INTicketedEventReservation) {
    self.init()
    event = SystemIntents.TicketedEvent(object.event)
    reservedSeat = object.reservedSeat.map { SystemIntents.Seat($0) }
  }
}

extension INTicketedEventReservation {
  static func make(_ value: SystemIntents.TicketedEventReservation) -> INTicketedEventReservation {
    let object = INTicketedEventReservation()
    if let given = (value.event.map { INTicketedEvent.make($0) }) { object.event = given }
    object.reservedSeat = value.reservedSeat.map { INSeat.make($0) }
    return object
  }
}
