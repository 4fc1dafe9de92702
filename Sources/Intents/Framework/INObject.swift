public import Foundation

/// What people can name.
public protocol INSpeakable: NSObjectProtocol {
  /// What people say.
  var spokenPhrase: String { get }
  /// How it is pronounced, where that differs.
  var pronunciationHint: String? { get }
  /// What the user's vocabulary knows it by.
  var vocabularyIdentifier: String? { get }
  /// What people also say.
  var alternativeSpeakableMatches: [any INSpeakable]? { get }
}

/// An object of an app: the generator makes subclasses for a definition's types.
open class INObject: NSObject, INSpeakable, NSCopying, @unchecked Sendable {
  /// What identifies the object to the app.
  public internal(set) var identifier: String?
  /// What people read.
  public internal(set) var displayString: String
  /// How it is pronounced, where that differs.
  public internal(set) var pronunciationHint: String?
  /// A second line.
  public var subtitleString: String?
  /// A picture.
  public var displayImage: INImage?
  /// What people also say.
  public var alternativeSpeakableMatches: [any INSpeakable]?

  /// An object of a name that is pronounced in a certain way.
  public required init(
    identifier: String?,
    display displayString: String,
    pronunciationHint: String?
  ) {
    self.identifier = identifier
    self.displayString = displayString
    self.pronunciationHint = pronunciationHint
  }

  /// An object of a name.
  public convenience init(identifier: String?, display displayString: String) {
    self.init(identifier: identifier, display: displayString, pronunciationHint: nil)
  }

  /// An object with a second line and a picture.
  public convenience init(
    identifier: String?,
    display displayString: String,
    subtitle subtitleString: String?,
    image displayImage: INImage?
  ) {
    self.init(
      identifier: identifier, display: displayString, pronunciationHint: nil,
      subtitle: subtitleString, image: displayImage)
  }

  /// An object with a second line and a picture, that is pronounced in a certain way.
  public convenience init(
    identifier: String?,
    display displayString: String,
    pronunciationHint: String?,
    subtitle subtitleString: String?,
    image displayImage: INImage?
  ) {
    self.init(identifier: identifier, display: displayString, pronunciationHint: pronunciationHint)
    self.subtitleString = subtitleString
    self.displayImage = displayImage
  }

  /// Whether another object is of the same kind, and the app and people know both by the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INObject, type(of: self) == type(of: other) else { return false }
    return identifier == other.identifier && displayString == other.displayString
      && pronunciationHint == other.pronunciationHint
  }

  /// The same for objects that are the same.
  open override var hash: Int { displayString.hashValue }

  /// What people say.
  public var spokenPhrase: String { displayString }
  /// What the user's vocabulary knows it by.
  public var vocabularyIdentifier: String? { identifier }

  /// Gives the object other names.
  public func setAlternativeSpeakableMatches(_ matches: [INSpeakableString]?) {
    alternativeSpeakableMatches = matches
  }

  /// An object with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self(
      identifier: identifier, display: displayString, pronunciationHint: pronunciationHint)
    copy.subtitleString = subtitleString
    copy.displayImage = displayImage
    copy.alternativeSpeakableMatches = alternativeSpeakableMatches
    if let declared = Self.self as? any DeclaredObject.Type {
      for property in declared.objectProperties { property.copy(self, copy) }
    }
    return copy
  }
}
