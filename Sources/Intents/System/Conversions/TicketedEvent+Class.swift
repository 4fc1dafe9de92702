import Foundation
import IntentRuntime
import SystemIntents

extension SystemIntents.TicketedEvent {
  init(_ object: INTicketedEvent) {
    self.init()
    category =
      object.category.rawValue == 0
      ? nil : SystemIntents.TicketedEventCategory(rawValue: object.category.rawValue)
    name = object.name
    eventDuration = Bridging.DateComponentsRange.value(of: object.eventDuration)
    location = object.location.map { Bridging.Placemark.value(of: $0) }
  }
}

extension INTicketedEvent {
  static func make(_ value: SystemIntents.TicketedEvent) -> INTicketedEvent {
    let object = INTicketedEvent()
    if let given = (value.category.flatMap { INTicketedEventCategory(rawValue: $0.rawValue) }) {
      object.category = given
    }
    if let given = (value.name) { object.name = given }
    if let given = (value.eventDuration.map { Bridging.DateComponentsRange.property(of: $0) }) {
      object.eventDuration = given
    }
    object.location = value.location.map { Bridging.Placemark.property(of: $0) }
    return object
  }
}
