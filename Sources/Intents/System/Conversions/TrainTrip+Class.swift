import Foundation
import IntentRuntime
import SystemIntents

extension SystemIntents.TrainTrip {
  init(_ object: INTrainTrip) {
    self.init()
    provider = object.provider
    trainName = object.trainName
    trainNumber = object.trainNumber
    tripDuration = Bridging.DateComponentsRange.value(of: object.tripDuration)
    departureStationLocation = Bridging.Placemark.value(of: object.departureStationLocation)
    departurePlatform = object.departurePlatform
    arrivalStationLocation = Bridging.Placemark.value(of: object.arrivalStationLocation)
    arrivalPlatform = object.arrivalPlatform
  }
}

extension INTrainTrip {
  static func make(_ value: SystemIntents.TrainTrip) -> INTrainTrip {
    let object = INTrainTrip()
    object.provider = value.provider
    object.trainName = value.trainName
    object.trainNumber = value.trainNumber
    if let given = (value.tripDuration.map { Bridging.DateComponentsRange.property(of: $0) }) {
      object.tripDuration = given
    }
    if let given = (value.departureStationLocation.map { Bridging.Placemark.property(of: $0) }) {
      object.departureStationLocation = given
    }
    object.departurePlatform = value.departurePlatform
    if let given = (value.arrivalStationLocation.map { Bridging.Placemark.property(of: $0) }) {
      object.arrivalStationLocation = given
    }
    object.arrivalPlatform = value.arrivalPlatform
    return object
  }
}
