import Foundation
import IntentRuntime
import SystemIntents

extension SystemIntents.BoatTrip {
  init(_ object: INBoatTrip) {
    self.init()
    provider = object.provider
    boatName = object.boatName
    boatNumber = object.boatNumber
    tripDuration = Bridging.DateComponentsRange.value(of: object.tripDuration)
    departureBoatTerminalLocation = Bridging.Placemark.value(
      of: object.departureBoatTerminalLocation)
    arrivalBoatTerminalLocation = Bridging.Placemark.value(of: object.arrivalBoatTerminalLocation)
  }
}

extension INBoatTrip {
  static func make(_ value: SystemIntents.BoatTrip) -> INBoatTrip {
    let object = INBoatTrip()
    object.provider = value.provider
    object.boatName = value.boatName
    object.boatNumber = value.boatNumber
    if let given = (value.tripDuration.map { Bridging.DateComponentsRange.property(of: $0) }) {
      object.tripDuration = given
    }
    if let given = (value.departureBoatTerminalLocation.map { Bridging.Placemark.property(of: $0) })
    {
      object.departureBoatTerminalLocation = given
    }
    if let given = (value.arrivalBoatTerminalLocation.map { Bridging.Placemark.property(of: $0) }) {
      object.arrivalBoatTerminalLocation = given
    }
    return object
  }
}
