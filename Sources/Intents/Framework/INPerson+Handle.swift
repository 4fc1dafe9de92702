public import Foundation

/// Persons as they were made before a handle had a type.
extension INPerson {
  /// A person by a handle of an unknown type.
  public convenience init(handle: String, displayName: String?, contactIdentifier: String?) {
    self.init(handle: handle, nil, displayName, nil, contactIdentifier)
  }

  /// A person by a handle of an unknown type, with the parts of the name.
  public convenience init(
    handle: String, nameComponents: PersonNameComponents, contactIdentifier: String?
  ) {
    self.init(handle: handle, nameComponents, nil, nil, contactIdentifier)
  }

  /// A person by a handle of an unknown type, with a picture.
  public convenience init(
    handle: String, nameComponents: PersonNameComponents, displayName: String?, image: INImage?,
    contactIdentifier: String?
  ) {
    self.init(handle: handle, nameComponents, displayName, image, contactIdentifier)
  }

  private convenience init(
    handle: String, _ nameComponents: PersonNameComponents?, _ displayName: String?,
    _ image: INImage?, _ contactIdentifier: String?
  ) {
    self.init(
      personHandle: INPersonHandle(value: handle, type: .unknown), nameComponents: nameComponents,
      displayName: displayName, image: image, contactIdentifier: contactIdentifier,
      customIdentifier: nil)
  }
}
