import Foundation
import IntentRuntime
import SystemIntents

extension SystemIntents.Restaurant {
  init(_ object: INRestaurant) {
    self.init()
    location = Bridging.Location.value(of: object.location)
    name = object.name
    vendorIdentifier = object.vendorIdentifier
    restaurantIdentifier = object.restaurantIdentifier
  }
}

extension INRestaurant {
  static func make(_ value: SystemIntents.Restaurant) -> INRestaurant {
    let object = INRestaurant()
    if let given = (value.location.map { Bridging.Location.property(of: $0) }) {
      object.location = given
    }
    if let given = (value.name) { object.name = given }
    if let given = (value.vendorIdentifier) { object.vendorIdentifier = given }
    if let given = (value.restaurantIdentifier) { object.restaurantIdentifier = given }
    return object
  }
}
