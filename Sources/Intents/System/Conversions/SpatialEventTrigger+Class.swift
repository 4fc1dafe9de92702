import Foundation
import IntentRuntime
import SystemIntents

extension SystemIntents.SpatialEventTrigger {
  init(_ object: INSpatialEventTrigger) {
    self.init()
    placemark = Bridging.Placemark.value(of: object.placemark)
    event =
      object.event.rawValue == 0 ? nil : SystemIntents.SpatialEvent(rawValue: object.event.rawValue)
  }
}

extension INSpatialEventTrigger {
  static func make(_ value: SystemIntents.SpatialEventTrigger) -> INSpatialEventTrigger {
    let object = INSpatialEventTrigger()
    if let given = (value.placemark.map { Bridging.Placemark.property(of: $0) }) {
      object.placemark = given
    }
    if let given = (value.event.flatMap { INSpatialEvent(rawValue: $0.rawValue) }) {
      object.event = given
    }
    return object
  }
}
