import Foundation
import IntentRuntime
import SystemIntents

extension SystemIntents.LodgingReservation {
  init(_ object: INLodgingReservation) {
    self.init()
    lodgingBusinessLocation = Bridging.Placemark.value(of: object.lodgingBusinessLocation)
    reservationDuration = Bridging.DateComponentsRange.value(of: object.reservationDuration)
    numberOfAdults = object.numberOfAdults
    numberOfChildren = object.numberOfChildren
  }
}

extension INLodgingReservation {
  static func make(_ value: SystemIntents.LodgingReservation) -> INLodgingReservation {
    let object = INLodgingReservation()
    if let given = (value.lodgingBusinessLocation.map { Bridging.Placemark.property(of: $0) }) {
      object.lodgingBusinessLocation = given
    }
    if let given = (value.reservationDuration.map { Bridging.DateComponentsRange.property(of: $0) })
    {
      object.reservationDuration = given
    }
    object.numberOfAdults = value.numberOfAdults
    object.numberOfChildren = value.numberOfChildren
    return object
  }
}
