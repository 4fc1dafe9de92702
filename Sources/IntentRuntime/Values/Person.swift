public import Foundation

/// A person: a name, a way to reach them, and how they are known to the app.
///
/// In JSON it may also be a plain string, the display name. Apple's counterpart is `INPerson`.
public struct Person: Hashable, Sendable {
  /// How to reach the person.
  public var personHandle: PersonHandle?
  /// The name in its parts.
  public var nameComponents: PersonNameComponents?
  /// The name as people read it.
  public var displayName: String
  /// A picture.
  public var image: IntentImage?
  /// What identifies the person among the user's contacts.
  public var contactIdentifier: String?
  /// What identifies the person to the app.
  public var customIdentifier: String?
  /// What the person is to the user: `mother`, `friend`, …
  public var relationship: String?
  /// Other ways to reach the person.
  public var aliases: [PersonHandle]
  /// What the handle belongs to.
  public var suggestionType: PersonSuggestionType
  /// People whom the same words could mean.
  public var siriMatches: [Person]
  /// Whether the person is the user.
  public var isMe: Bool

  /// A person as an intent names one.
  ///
  /// - Parameters:
  ///   - customIdentifier: The app's own identifier; it is what tells namesakes apart.
  ///   - siriMatches: Whom else the name might mean, most likely first.
  public init(
    personHandle: PersonHandle? = nil,
    nameComponents: PersonNameComponents? = nil,
    displayName: String,
    image: IntentImage? = nil,
    contactIdentifier: String? = nil,
    customIdentifier: String? = nil,
    relationship: String? = nil,
    aliases: [PersonHandle] = [],
    suggestionType: PersonSuggestionType = .none,
    siriMatches: [Person] = [],
    isMe: Bool = false
  ) {
    self.personHandle = personHandle
    self.nameComponents = nameComponents
    self.displayName = displayName
    self.image = image
    self.contactIdentifier = contactIdentifier
    self.customIdentifier = customIdentifier
    self.relationship = relationship
    self.aliases = aliases
    self.suggestionType = suggestionType
    self.siriMatches = siriMatches
    self.isMe = isMe
  }
}

extension Person: Codable {
  private enum CodingKeys: String, CodingKey {
    case personHandle, nameComponents, displayName, image, contactIdentifier, customIdentifier
    case relationship, aliases, suggestionType, siriMatches, isMe
  }

  /// Reads one from a decoder.
  public init(from decoder: any Decoder) throws {
    if let name = try? decoder.singleValueContainer().decode(String.self) {
      self.init(displayName: name)
      return
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      personHandle: try container.decodeIfPresent(PersonHandle.self, forKey: .personHandle),
      nameComponents: try container.decodeIfPresent(
        PersonNameComponents.self, forKey: .nameComponents),
      displayName: try container.decode(String.self, forKey: .displayName),
      image: try container.decodeIfPresent(IntentImage.self, forKey: .image),
      contactIdentifier: try container.decodeIfPresent(String.self, forKey: .contactIdentifier),
      customIdentifier: try container.decodeIfPresent(String.self, forKey: .customIdentifier),
      relationship: try container.decodeIfPresent(String.self, forKey: .relationship),
      aliases: try container.decodeIfPresent([PersonHandle].self, forKey: .aliases) ?? [],
      suggestionType: try container.decodeIfPresent(
        PersonSuggestionType.self, forKey: .suggestionType)
        ?? .none,
      siriMatches: try container.decodeIfPresent([Person].self, forKey: .siriMatches) ?? [],
      isMe: try container.decodeIfPresent(Bool.self, forKey: .isMe) ?? false
    )
  }
}

/// A way to reach a person.
///
/// Apple's counterpart is `INPersonHandle`.
public struct PersonHandle: Codable, Hashable, Sendable {
  /// The address or number.
  public var value: String?
  /// What the value is.
  public var type: PersonHandleType
  /// What it belongs to: `home`, `work`, …
  public var label: String?

  /// A handle such as a telephone number or an address.
  public init(value: String?, type: PersonHandleType, label: String? = nil) {
    self.value = value
    self.type = type
    self.label = label
  }
}

/// What a person's handle is.
public enum PersonHandleType: Int, IntentEnumeration {
  case unknown = 0
  case emailAddress = 1
  case phoneNumber = 2

  /// The name of each case, as the definition has it.
  public static var intentCaseNames: [String] { ["unknown", "emailAddress", "phoneNumber"] }
}

/// What a suggested person's handle belongs to.
public enum PersonSuggestionType: Int, IntentEnumeration {
  case none = 0
  case socialProfile = 1
  case instantMessageAddress = 2

  /// The name of each case, as the definition has it.
  public static var intentCaseNames: [String] {
    ["none", "socialProfile", "instantMessageAddress"]
  }
}
