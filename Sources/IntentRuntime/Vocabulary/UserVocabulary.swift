/// The names that matter to one user: contacts, lists, playlists, …, for the assistant to recognise.
///
/// ```swift
/// let vocabulary = UserVocabulary(store: MemoryUserVocabularyStore())
/// try await vocabulary.setVocabulary(["Bobo the Great", "Coco"], of: .contactName)
/// let matches = try await vocabulary.matches(for: "bobo", of: [.contactName])
/// ```
///
/// A change takes effect at once, for every session that uses the vocabulary. Apple's counterpart is
/// `INVocabulary`.
public actor UserVocabulary {
  /// The most bytes in UTF-16 that a string may have.
  public static let maximumBytes = 1_024

  /// What became of a change.
  public struct Update: Hashable, Sendable {
    /// How many strings are kept.
    public var kept: Int
    /// How many were dropped because they are too long.
    public var dropped: Int
    /// How many of those that are kept lost a hint or an alternative that is too long.
    public var shortened = 0
  }

  /// A string that fits what was said.
  public struct Match: Hashable, Sendable {
    /// The kind of the string.
    public var kind: UserVocabularyKind
    /// The string.
    public var string: SpeakableString
    /// How well it fits.
    public var quality: SpokenNameMatch
  }

  private let store: any UserVocabularyStore
  private var indexed: StoreVersion?
  private var indexes: [UserVocabularyKind: SpokenNameIndex<SpeakableString>] = [:]
  private var shared: (version: StoreVersion, index: any UserVocabularyIndex)?

  /// A vocabulary in a store.
  public init(store: any UserVocabularyStore) {
    self.store = store
  }

  /// Replaces the whole vocabulary of a kind.
  ///
  /// - Parameters:
  ///   - strings: The strings, the most important first. One of more than ``maximumBytes`` is
  ///     dropped, as are a hint and an alternative, and counted in the result.
  ///   - kind: What the strings are.
  /// - Throws: What the store throws; the vocabulary is unchanged then.
  @discardableResult
  public func setVocabulary(
    _ strings: [SpeakableString],
    of kind: UserVocabularyKind
  ) async throws -> Update {
    let kept = strings.filter { Self.fits($0.spokenPhrase) }
    let shortened = kept.map { $0.keeping(Self.fits) }
    try await store.replace([kind: shortened])
    return Update(
      kept: kept.count,
      dropped: strings.count - kept.count,
      shortened: zip(kept, shortened).count { $0 != $1 }
    )
  }

  private static func fits(_ text: String) -> Bool { text.utf16.count * 2 <= maximumBytes }

  /// Forgets everything at once.
  ///
  /// - Throws: What the store throws.
  public func removeAllVocabulary() async throws {
    try await store.removeAll()
  }

  /// The strings of a kind, the most important first.
  ///
  /// - Throws: What the store throws.
  public func strings(of kind: UserVocabularyKind) async throws -> [SpeakableString] {
    try await index()
    return indexes[kind]?.values ?? []
  }

  /// The strings that fit what was said: whole names before parts of names, then by importance.
  ///
  /// - Parameters:
  ///   - spoken: What was said; case, diacritics and width do not matter.
  ///   - kinds: The kinds to look in, in this order where strings fit equally well.
  ///   - limit: The most strings of a kind.
  /// - Throws: What the store throws.
  public func matches(
    for spoken: String,
    of kinds: [UserVocabularyKind] = UserVocabularyKind.allCases,
    limit: Int = 10
  ) async throws -> [Match] {
    try await index()
    let matches = kinds.flatMap { kind in
      (indexes[kind]?.matches(for: spoken, limit: limit) ?? []).map {
        Match(kind: kind, string: $0.value, quality: $0.quality)
      }
    }
    return SpokenNameMatch.allCases.flatMap { quality in
      matches.filter { $0.quality == quality }
    }
  }

  /// The vocabulary as those who recognise look it up: made once for each change of it, and shared by
  /// all who ask.
  ///
  /// - Throws: What the store throws.
  package func index<Index: UserVocabularyIndex>(as type: Index.Type) async throws -> Index {
    let version = try await store.version()
    if let index = sharedIndex(type, version) { return index }
    let strings = try await store.strings()
    // Somebody else may have made it meanwhile.
    if let index = sharedIndex(type, version) { return index }
    let index = Index(strings)
    shared = (version, index)
    return index
  }

  private func sharedIndex<Index: UserVocabularyIndex>(
    _ type: Index.Type,
    _ version: StoreVersion
  ) -> Index? {
    guard let shared, shared.version == version else { return nil }
    return shared.index as? Index
  }

  /// Brings the indexes up to what the store has.
  private func index() async throws {
    let version = try await store.version()
    guard version != indexed else { return }
    let strings = try await store.strings()
    indexes = strings.mapValues { strings in
      SpokenNameIndex(strings) { string in
        [string.spokenPhrase] + string.alternativeSpeakableMatches.map(\.spokenPhrase)
      }
    }
    indexed = version
  }
}

/// What a user's vocabulary becomes for those who look names up in it.
package protocol UserVocabularyIndex: Sendable {
  /// An index of the strings by kind, the most important first.
  init(_ strings: [UserVocabularyKind: [SpeakableString]])
}

extension SpeakableString {
  /// The string without the hints and alternatives that do not fit.
  fileprivate func keeping(_ fits: (String) -> Bool) -> SpeakableString {
    SpeakableString(
      spokenPhrase: spokenPhrase,
      pronunciationHint: pronunciationHint.flatMap { fits($0) ? $0 : nil },
      vocabularyIdentifier: vocabularyIdentifier,
      alternativeSpeakableMatches: alternativeSpeakableMatches.filter { fits($0.spokenPhrase) }
        .map { $0.keeping(fits) }
    )
  }
}
