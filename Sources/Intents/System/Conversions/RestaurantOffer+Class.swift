import Foundation
import IntentRuntime
import SystemIntents

extension SystemIntents.RestaurantOffer {
  init(_ object: INRestaurantOffer) {
    self.init()
    offerTitleText = object.offerTitleText
    offerDetailText = object.offerDetailText
    offerIdentifier = object.offerIdentifier
  }
}

extension INRestaurantOffer {
  static func make(_ value: SystemIntents.RestaurantOffer) -> INRestaurantOffer {
    let object = INRestaurantOffer()
    if let given = (value.offerTitleText) { object.offerTitleText = given }
    if let given = (value.offerDetailText) { object.offerDetailText = given }
    if let given = (value.offerIdentifier) { object.offerIdentifier = given }
    return object
  }
}
