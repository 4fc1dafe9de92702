import Foundation
import IntentRuntime
import SystemIntents

extension SystemIntents.RestaurantReservationUserBooking {
  init(_ object: INRestaurantReservationUserBooking) {
    self.init()
    guest = SystemIntents.RestaurantGuest(object.guest)
    advisementText = object.advisementText
    selectedOffer = object.selectedOffer.map { SystemIntents.RestaurantOffer($0) }
    guestProvidedSpecialRequestText = object.guestProvidedSpecialRequestText
    status = SystemIntents.RestaurantReservationUserBookingStatus(
      rawValue: Int(object.status.rawValue))
    dateStatusModified = object.dateStatusModified
  }
}

extension INRestaurantReservationUserBooking {
  static func make(_ value: SystemIntents.RestaurantReservationUserBooking)
    -> INRestaurantReservationUserBooking
  {
    let object = INRestaurantReservationUserBooking()
    if let given = (value.guest.map { INRestaurantGuest.make($0) }) { object.guest = given }
    object.advisementText = value.advisementText
    object.selectedOffer = value.selectedOffer.map { INRestaurantOffer.make($0) }
    object.guestProvidedSpecialRequestText = value.guestProvidedSpecialRequestText
    if let given =
      (value.status.flatMap {
        INRestaurantReservationUserBookingStatus(rawValue: UInt($0.rawValue))
      })
    {
      object.status = given
    }
    if let given = (value.dateStatusModified) { object.dateStatusModified = given }
    return object
  }
}
