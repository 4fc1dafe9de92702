import Foundation
import IntentRuntime
import SystemIntents

extension SystemIntents.RideFareLineItem {
  init(_ object: INRideFareLineItem) {
    self.init()
    title = object.title
    price = object.price.map { $0.doubleValue }
    currencyCode = object.currencyCode
  }
}

extension INRideFareLineItem {
  static func make(_ value: SystemIntents.RideFareLineItem) -> INRideFareLineItem {
    let object = INRideFareLineItem()
    object.title = value.title
    object.price = value.price.map { NSDecimalNumber(value: $0) }
    object.currencyCode = value.currencyCode
    return object
  }
}
