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
    let copy = INRestaurantGuest(handle: personHandle, nameComponents, displayName, image)
    (copy.contactIdentifier, copy.customIdentifier) = (contactIdentifier, customIdentifier)
    (copy.relationship, copy.aliases, copy.isMe) = (relationship, aliases, isMe)
    (copy.suggestionType, copy.siriMatches) = (suggestionType, siriMatches)
    (copy.phoneNumber, copy.emailAddress) = (phoneNumber, emailAddress)
    return copy
  }

  /// Whether another one has the same values.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INRestaurantGuest, super.isEqual(other) else { return false }
    return phoneNumber == other.phoneNumber
      && emailAddress == other.emailAddress
  }
}
