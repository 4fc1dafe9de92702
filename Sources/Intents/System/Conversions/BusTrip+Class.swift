import Foundation
import IntentRuntime
import SystemIntents

extension SystemIntents.BusTrip {
  init(_ object: INBusTrip) {
    self.init()
    provider = object.provider
    busName = object.busName
    busNumber = object.busNumber
    tripDuration = Bridging.DateComponentsRange.value(of: object.tripDuration)
    departureBusStopLocation = Bridging.Placemark.value(of: object.departureBusStopLocation)
    departurePlatform = object.departurePlatform
    arrivalBusStopLocation = Bridging.Placemark.value(of: object.arrivalBusStopLocation)
    arrivalPlatform = object.arrivalPlatform
  }
}

extension INBusTrip {
  static func make(_ value: SystemIntents.BusTrip) -> INBusTrip {
    let object = INBusTrip()
    object.provider = value.provider
    object.busName = value.busName
    object.busNumber = value.busNumber
    if let given = (value.tripDuration.map { Bridging.DateComponentsRange.property(of: $0) }) {
      object.tripDuration = given
    }
    if let given = (value.departureBusStopLocation.map { Bridging.Placemark.property(of: $0) }) {
      object.departureBusStopLocation = given
    }
    object.departurePlatform = value.departurePlatform
    if let given = (value.arrivalBusStopLocation.map { Bridging.Placemark.property(of: $0) }) {
      object.arrivalBusStopLocation = given
    }
    object.arrivalPlatform = value.arrivalPlatform
    return object
  }
}
