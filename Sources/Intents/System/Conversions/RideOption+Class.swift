import Foundation
import IntentRuntime
import SystemIntents

extension SystemIntents.RideOption {
  init(_ object: INRideOption) {
    self.init()
    name = object.name
    estimatedPickupDate = object.estimatedPickupDate
    priceRange = object.priceRange.map { SystemIntents.PriceRange($0) }
    usesMeteredFare = object.usesMeteredFare
    disclaimerMessage = object.disclaimerMessage
    availablePartySizeOptions = object.availablePartySizeOptions?.map {
      SystemIntents.RidePartySizeOption($0)
    }
    availablePartySizeOptionsSelectionPrompt = object.availablePartySizeOptionsSelectionPrompt
    specialPricing = object.specialPricing
    specialPricingBadgeImage = object.specialPricingBadgeImage.map { Bridging.Image.value(of: $0) }
    fareLineItems = object.fareLineItems?.map { SystemIntents.RideFareLineItem($0) }
    userActivityForBookingInApplication = object.userActivityForBookingInApplication.map {
      UserActivity($0)
    }
    identifier = object.identifier
  }
}

extension INRideOption {
  static func make(_ value: SystemIntents.RideOption) -> INRideOption {
    let object = INRideOption()
    if let given = (value.name) { object.name = given }
    if let given = (value.estimatedPickupDate) { object.estimatedPickupDate = given }
    object.priceRange = value.priceRange.map { INPriceRange.make($0) }
    object.usesMeteredFare = value.usesMeteredFare
    object.disclaimerMessage = value.disclaimerMessage
    object.availablePartySizeOptions = value.availablePartySizeOptions?.map {
      INRidePartySizeOption.make($0)
    }
    object.availablePartySizeOptionsSelectionPrompt = value.availablePartySizeOptionsSelectionPrompt
    object.specialPricing = value.specialPricing
    object.specialPricingBadgeImage = value.specialPricingBadgeImage.map {
      Bridging.Image.property(of: $0)
    }
    object.fareLineItems = value.fareLineItems?.map { INRideFareLineItem.make($0) }
    object.userActivityForBookingInApplication = value.userActivityForBookingInApplication.map {
      NSUserActivity($0)
    }
    object.identifier = value.identifier
    return object
  }
}
