public import Foundation

/// A restaurant guest display preferences.
public class INRestaurantGuestDisplayPreferences: NSObject, @unchecked Sendable {
  /// The name field first name optional.
  public var nameFieldFirstNameOptional: Bool = false
  /// The name field last name optional.
  public var nameFieldLastNameOptional: Bool = false
  /// The name field should be displayed.
  public var nameFieldShouldBeDisplayed: Bool = false
  /// The email address field should be displayed.
  public var emailAddressFieldShouldBeDisplayed: Bool = false
  /// The phone number field should be displayed.
  public var phoneNumberFieldShouldBeDisplayed: Bool = false
  /// The name editable.
  public var nameEditable: Bool = false
  /// The email address editable.
  public var emailAddressEditable: Bool = false
  /// The phone number editable.
  public var phoneNumberEditable: Bool = false

  /// A restaurant guest display preferences without any value.
  public override init() {}
}
