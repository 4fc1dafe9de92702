public import Foundation

/// A guest of a restaurant.
public class INRestaurantGuest: INPerson, @unchecked Sendable {
  /// The phone number.
  public var phoneNumber: String?
  /// The email address.
  public var emailAddress: String?

  convenience init() {
    self.init(handle: nil, nil, nil, nil)
  }

  /// A guest.
  public convenience init(
    nameComponents: PersonNameComponents?,
    phoneNumber: String?,
    emailAddress: String?
  ) {
    self.init(handle: nil, nameComponents, nil, nil)
    self.phoneNumber = phoneNumber
    self.emailAddress = emailAddress
  }
}
