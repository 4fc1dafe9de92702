import Foundation
import IntentRuntime
import SystemIntents

extension SystemIntents.RidePartySizeOption {
  init(_ object: INRidePartySizeOption) {
    self.init()
    partySizeRange = SystemIntents.PartySizeRange(object.partySizeRange)
    sizeDescription = object.sizeDescription
    priceRange = object.priceRange.map { SystemIntents.PriceRange($0) }
  }
}

extension INRidePartySizeOption {
  static func make(_ value: SystemIntents.RidePartySizeOption) -> INRidePartySizeOption {
    let object = INRidePartySizeOption()
    if let given = (value.partySizeRange.map { NSRange($0) }) { object.partySizeRange = given }
    if let given = (value.sizeDescription) { object.sizeDescription = given }
    object.priceRange = value.priceRange.map { INPriceRange.make($0) }
    return object
  }
}
