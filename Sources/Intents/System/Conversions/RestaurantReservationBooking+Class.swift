import Foundation
import IntentRuntime
import SystemIntents

extension SystemIntents.RestaurantReservationBooking {
  init(_ object: INRestaurantReservationBooking) {
    self.init()
    restaurant = SystemIntents.Restaurant(object.restaurant)
    bookingDescription = object.bookingDescription
    bookingDate = object.bookingDate
    partySize = object.partySize
    bookingIdentifier = object.bookingIdentifier
    isBookingAvailable = object.isBookingAvailable
    offers = object.offers?.map { SystemIntents.RestaurantOffer($0) }
    requiresManualRequest = object.requiresManualRequest
    requiresEmailAddress = object.requiresEmailAddress
    requiresName = object.requiresName
    requiresPhoneNumber = object.requiresPhoneNumber
  }
}

extension INRestaurantReservationBooking {
  static func make(_ value: SystemIntents.RestaurantReservationBooking)
    -> INRestaurantReservationBooking
  {
    let object = INRestaurantReservationBooking()
    if let given = (value.restaurant.map { INRestaurant.make($0) }) { object.restaurant = given }
    object.bookingDescription = value.bookingDescription
    if let given = (value.bookingDate) { object.bookingDate = given }
    if let given = (value.partySize) { object.partySize = given }
    if let given = (value.bookingIdentifier) { object.bookingIdentifier = given }
    if let given = (value.isBookingAvailable) { object.isBookingAvailable = given }
    object.offers = value.offers?.map { INRestaurantOffer.make($0) }
    if let given = (value.requiresManualRequest) { object.requiresManualRequest = given }
    if let given = (value.requiresEmailAddress) { object.requiresEmailAddress = given }
    if let given = (value.requiresName) { object.requiresName = given }
    if let given = (value.requiresPhoneNumber) { object.requiresPhoneNumber = given }
    return object
  }
}
