public import Foundation

/// Who drives.
public class INRideDriver: INPerson, @unchecked Sendable {
  /// What passengers think of the driver.
  public internal(set) var rating: String?
  /// The phone number.
  public internal(set) var phoneNumber: String?

  convenience init() {
    self.init(handle: nil, nil, nil, nil)
  }

  /// A driver who is reached by phone.
  public convenience init(
    phoneNumber: String,
    nameComponents: PersonNameComponents?,
    displayName: String?,
    image: INImage?,
    rating: String?
  ) {
    self.init(
      handle: INPersonHandle(value: phoneNumber, type: .phoneNumber), nameComponents, displayName,
      image)
    self.rating = rating
    self.phoneNumber = phoneNumber
  }

  /// A driver who is reached in some way.
  public convenience init(
    personHandle: INPersonHandle,
    nameComponents: PersonNameComponents?,
    displayName: String?,
    image: INImage?,
    rating: String?,
    phoneNumber: String?
  ) {
    self.init(handle: personHandle, nameComponents, displayName, image)
    self.rating = rating
    self.phoneNumber = phoneNumber
  }

  /// Whether another one has the same values.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INRideDriver, super.isEqual(other) else { return false }
    return rating == other.rating
      && phoneNumber == other.phoneNumber
  }
}
