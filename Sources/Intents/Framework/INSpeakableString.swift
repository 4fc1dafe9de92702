public import Foundation

/// A phrase that people say, and what it stands for.
open class INSpeakableString: NSObject, INSpeakable, @unchecked Sendable {
  /// What people say.
  public let spokenPhrase: String
  /// How it is pronounced, where that differs.
  public let pronunciationHint: String?
  /// What the user's vocabulary knows it by.
  public let vocabularyIdentifier: String?
  /// What people also say.
  public var alternativeSpeakableMatches: [any INSpeakable]?

  init(_ phrase: String, identifier: String?, pronunciationHint: String?) {
    self.spokenPhrase = phrase
    self.vocabularyIdentifier = identifier
    self.pronunciationHint = pronunciationHint
  }

  /// A phrase of the user's vocabulary.
  public convenience init(
    vocabularyIdentifier: String,
    spokenPhrase: String,
    pronunciationHint: String?
  ) {
    self.init(spokenPhrase, identifier: vocabularyIdentifier, pronunciationHint: pronunciationHint)
  }

  /// A phrase with an identifier of the app's.
  public convenience init(
    identifier: String,
    spokenPhrase: String,
    pronunciationHint: String?
  ) {
    self.init(spokenPhrase, identifier: identifier, pronunciationHint: pronunciationHint)
  }

  /// A phrase.
  public convenience init(spokenPhrase: String) {
    self.init(spokenPhrase, identifier: nil, pronunciationHint: nil)
  }

  /// What the app knows the phrase by.
  public var identifier: String? { vocabularyIdentifier }

  /// Whether another phrase says the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INSpeakableString, type(of: self) == type(of: other) else {
      return false
    }
    return spokenPhrase == other.spokenPhrase
      && vocabularyIdentifier == other.vocabularyIdentifier
      && pronunciationHint == other.pronunciationHint
  }

  /// The same for phrases that say the same.
  open override var hash: Int { spokenPhrase.hashValue }

  /// What people say.
  open override var description: String { spokenPhrase }
}
