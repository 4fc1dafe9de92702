/// A phrase, how it is pronounced, and what it stands for.
///
/// In JSON it may also be a plain string. Apple's counterpart is `INSpeakableString`.
public struct SpeakableString: Hashable, Sendable {
  /// The phrase, as people read and say it.
  public var spokenPhrase: String
  /// How it is pronounced, where that differs.
  public var pronunciationHint: String?
  /// What identifies it in the app's vocabulary.
  public var vocabularyIdentifier: String?
  /// Other phrases for the same.
  public var alternativeSpeakableMatches: [SpeakableString]

  /// A phrase that is spoken and displayed alike.
  ///
  /// - Parameter vocabularyIdentifier: What the app knows it by, where it comes from a vocabulary.
  public init(
    spokenPhrase: String,
    pronunciationHint: String? = nil,
    vocabularyIdentifier: String? = nil,
    alternativeSpeakableMatches: [SpeakableString] = []
  ) {
    self.spokenPhrase = spokenPhrase
    self.pronunciationHint = pronunciationHint
    self.vocabularyIdentifier = vocabularyIdentifier
    self.alternativeSpeakableMatches = alternativeSpeakableMatches
  }

  /// A phrase of the app's vocabulary, with Apple's labels.
  public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
    self.init(
      spokenPhrase: spokenPhrase,
      pronunciationHint: pronunciationHint,
      vocabularyIdentifier: vocabularyIdentifier
    )
  }
}

extension SpeakableString: Codable {
  private enum CodingKeys: String, CodingKey {
    case spokenPhrase, pronunciationHint, vocabularyIdentifier, alternativeSpeakableMatches
  }

  /// Reads one from a decoder.
  public init(from decoder: any Decoder) throws {
    if let phrase = try? decoder.singleValueContainer().decode(String.self) {
      self.init(spokenPhrase: phrase)
      return
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      spokenPhrase: try container.decode(String.self, forKey: .spokenPhrase),
      pronunciationHint: try container.decodeIfPresent(String.self, forKey: .pronunciationHint),
      vocabularyIdentifier: try container.decodeIfPresent(
        String.self, forKey: .vocabularyIdentifier),
      alternativeSpeakableMatches: try container.decodeIfPresent(
        [SpeakableString].self,
        forKey: .alternativeSpeakableMatches
      ) ?? []
    )
  }
}

extension SpeakableString: ExpressibleByStringLiteral {
  /// A literal of the value.
  public init(stringLiteral value: String) {
    self.init(spokenPhrase: value)
  }
}
