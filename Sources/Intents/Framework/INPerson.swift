public import Foundation

/// A person, as far as the assistant knows of one.
open class INPerson: NSObject, INSpeakable, NSCopying, @unchecked Sendable {
  /// How to reach the person.
  public internal(set) var personHandle: INPersonHandle?
  /// The parts of the name.
  public internal(set) var nameComponents: PersonNameComponents?
  /// The name as people read it.
  public internal(set) var displayName: String
  /// A picture.
  public internal(set) var image: INImage?
  /// What the user's contacts know the person by.
  public internal(set) var contactIdentifier: String?
  /// What the app knows the person by.
  public internal(set) var customIdentifier: String?
  /// What the person is to the user.
  public internal(set) var relationship: INPersonRelationship?
  /// How else to reach the person.
  public internal(set) var aliases: [INPersonHandle]?
  /// What kind of handle is suggested for the person.
  public internal(set) var suggestionType = INPersonSuggestionType.none
  /// Who else it may be.
  public internal(set) var siriMatches: [INPerson]?
  /// Whether the person is the user.
  public internal(set) var isMe = false

  init(
    handle: INPersonHandle?,
    _ nameComponents: PersonNameComponents?,
    _ displayName: String?,
    _ image: INImage?
  ) {
    self.personHandle = handle
    self.nameComponents = nameComponents
    let formatted = nameComponents.map { name in
      [name.givenName, name.familyName].compactMap(\.self).joined(separator: " ")
    }
    self.displayName = displayName ?? formatted ?? handle?.value ?? ""
    self.image = image
  }

  /// A person.
  public convenience init(
    personHandle: INPersonHandle,
    nameComponents: PersonNameComponents?,
    displayName: String?,
    image: INImage?,
    contactIdentifier: String?,
    customIdentifier: String?
  ) {
    self.init(handle: personHandle, nameComponents, displayName, image)
    self.contactIdentifier = contactIdentifier
    self.customIdentifier = customIdentifier
  }

  /// A person who is something to the user.
  public convenience init(
    personHandle: INPersonHandle,
    nameComponents: PersonNameComponents?,
    displayName: String?,
    image: INImage?,
    contactIdentifier: String?,
    customIdentifier: String?,
    relationship: INPersonRelationship?
  ) {
    self.init(
      personHandle: personHandle, nameComponents: nameComponents, displayName: displayName,
      image: image, contactIdentifier: contactIdentifier, customIdentifier: customIdentifier)
    self.relationship = relationship
  }

  /// A person who may be the user.
  public convenience init(
    personHandle: INPersonHandle,
    nameComponents: PersonNameComponents?,
    displayName: String?,
    image: INImage?,
    contactIdentifier: String?,
    customIdentifier: String?,
    isMe: Bool
  ) {
    self.init(
      personHandle: personHandle, nameComponents: nameComponents, displayName: displayName,
      image: image, contactIdentifier: contactIdentifier, customIdentifier: customIdentifier)
    self.isMe = isMe
  }

  /// A person who may be the user, with a kind of handle to suggest.
  public convenience init(
    personHandle: INPersonHandle,
    nameComponents: PersonNameComponents?,
    displayName: String?,
    image: INImage?,
    contactIdentifier: String?,
    customIdentifier: String?,
    isMe: Bool,
    suggestionType: INPersonSuggestionType
  ) {
    self.init(
      personHandle: personHandle, nameComponents: nameComponents, displayName: displayName,
      image: image, contactIdentifier: contactIdentifier, customIdentifier: customIdentifier,
      isMe: isMe)
    self.suggestionType = suggestionType
  }

  /// A person with other ways to reach them.
  public convenience init(
    personHandle: INPersonHandle,
    nameComponents: PersonNameComponents?,
    displayName: String?,
    image: INImage?,
    contactIdentifier: String?,
    customIdentifier: String?,
    aliases: [INPersonHandle]?,
    suggestionType: INPersonSuggestionType
  ) {
    self.init(
      personHandle: personHandle, nameComponents: nameComponents, displayName: displayName,
      image: image, contactIdentifier: contactIdentifier, customIdentifier: customIdentifier)
    self.aliases = aliases
    self.suggestionType = suggestionType
  }

  /// How to reach the person; its name before there was `personHandle`.
  public var handle: String? { personHandle?.value }

  /// What people say.
  public var spokenPhrase: String { displayName }
  /// How the name is pronounced, where that differs.
  public var pronunciationHint: String? { nil }
  /// What the app knows the person by.
  public var vocabularyIdentifier: String? { customIdentifier }
  /// Who else it may be.
  public var alternativeSpeakableMatches: [any INSpeakable]? { siriMatches }

  /// The person itself, whom nobody changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether another person is the same, as far as is known.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INPerson, type(of: self) == type(of: other) else { return false }
    return displayName == other.displayName && personHandle == other.personHandle
      && contactIdentifier == other.contactIdentifier
      && customIdentifier == other.customIdentifier
  }

  /// The same for persons who are the same.
  open override var hash: Int { displayName.hashValue }
}
