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

  /// A guest of its own, to be changed by itself.
  public override func copy(with zone: NSZone? = nil) -> Any {
    INRestaurantGuest(
      nameComponents: nameComponents, phoneNumber: phoneNumber, emailAddress: emailAddress)
  }

  /// Whether another one has the same values.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INRestaurantGuest, super.isEqual(other) else { return false }
    return phoneNumber == other.phoneNumber
      && emailAddress == other.emailAddress
  }
}
