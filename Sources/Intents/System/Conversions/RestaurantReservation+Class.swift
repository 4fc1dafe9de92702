import Foundation
import IntentRuntime
import SystemIntents

extension SystemIntents.RestaurantReservation {
  init(_ object: INRestaurantReservation) {
    self.init()
    reservationDuration = Bridging.DateComponentsRange.value(of: object.reservationDuration)
    partySize = object.partySize
    restaurantLocation = Bridging.Placemark.value(of: object.restaurantLocation)
  }
}

extension INRestaurantReservation {
  static func make(_ value: SystemIntents.RestaurantReservation) -> INRestaurantReservation {
    let object = INRestaurantReservation()
    if let given = (value.reservationDuration.map { Bridging.DateComponentsRange.property(of: $0) })
    {
      object.reservationDuration = given
    }
    object.partySize = value.partySize
    if let given = (value.restaurantLocation.map { Bridging.Placemark.property(of: $0) }) {
      object.restaurantLocation = given
    }
    return object
  }
}
