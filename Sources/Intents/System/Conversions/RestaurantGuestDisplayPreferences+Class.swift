import Foundation
import IntentRuntime
import SystemIntents

extension SystemIntents.RestaurantGuestDisplayPreferences {
  init(_ object: INRestaurantGuestDisplayPreferences) {
    self.init()
    nameFieldFirstNameOptional = object.nameFieldFirstNameOptional
    nameFieldLastNameOptional = object.nameFieldLastNameOptional
    nameFieldShouldBeDisplayed = object.nameFieldShouldBeDisplayed
    emailAddressFieldShouldBeDisplayed = object.emailAddressFieldShouldBeDisplayed
    phoneNumberFieldShouldBeDisplayed = object.phoneNumberFieldShouldBeDisplayed
    nameEditable = object.nameEditable
    emailAddressEditable = object.emailAddressEditable
    phoneNumberEditable = object.phoneNumberEditable
  }
}

extension INRestaurantGuestDisplayPreferences {
  static func make(_ value: SystemIntents.RestaurantGuestDisplayPreferences)
    -> INRestaurantGuestDisplayPreferences
  {
    let object = INRestaurantGuestDisplayPreferences()
    if let given = (value.nameFieldFirstNameOptional) { object.nameFieldFirstNameOptional = given }
    if let given = (value.nameFieldLastNameOptional) { object.nameFieldLastNameOptional = given }
    if let given = (value.nameFieldShouldBeDisplayed) { object.nameFieldShouldBeDisplayed = given }
    if let given = (value.emailAddressFieldShouldBeDisplayed) {
      object.emailAddressFieldShouldBeDisplayed = given
    }
    if let given = (value.phoneNumberFieldShouldBeDisplayed) {
      object.phoneNumberFieldShouldBeDisplayed = given
    }
    if let given = (value.nameEditable) { object.nameEditable = given }
    if let given = (value.emailAddressEditable) { object.emailAddressEditable = given }
    if let given = (value.phoneNumberEditable) { object.phoneNumberEditable = given }
    return object
  }
}
