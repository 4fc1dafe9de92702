public import Foundation

/// Keeps the strings of a user's vocabulary.
public protocol UserVocabularyStore: Sendable {
  /// What tells what is kept now from what was kept before, at little cost.
  func version() async throws -> StoreVersion

  /// All strings, the most important of each kind first.
  func strings() async throws -> [UserVocabularyKind: [SpeakableString]]

  /// Replaces the strings of a kind, or those of every kind that is named.
  func replace(_ strings: [UserVocabularyKind: [SpeakableString]]) async throws

  /// Forgets everything.
  func removeAll() async throws
}

/// What tells one state of a store from another.
public struct StoreVersion: Hashable, Sendable {
  private let parts: [UInt64]

  /// A version of some numbers, such as a count of changes.
  public init(_ parts: UInt64...) {
    self.parts = parts
  }
}

/// Keeps a vocabulary for as long as the process runs.
public actor MemoryUserVocabularyStore: UserVocabularyStore {
  private var kept: [UserVocabularyKind: [SpeakableString]] = [:]
  private var changes: UInt64 = 0

  /// A store without strings.
  public init() {}

  /// What tells what is kept now from what was kept before.
  public func version() -> StoreVersion { StoreVersion(changes) }

  /// All strings, the most important of each kind first.
  public func strings() -> [UserVocabularyKind: [SpeakableString]] { kept }

  /// Replaces the strings of the kinds that are named.
  public func replace(_ strings: [UserVocabularyKind: [SpeakableString]]) {
    kept.merge(strings) { $1 }
    changes += 1
  }

  /// Forgets everything.
  public func removeAll() {
    kept = [:]
    changes += 1
  }
}

/// Keeps a vocabulary in a file, which several processes may share.
///
/// Its methods throw ``IntentError/unreadableStore(file:reason:)``,
/// ``IntentError/damagedStore(file:keptAs:reason:)`` and
/// ``IntentError/storeUnavailable(file:operation:reason:)``.
public actor FileUserVocabularyStore: UserVocabularyStore {
  private let file: StoreFile<[UserVocabularyKind: [SpeakableString]]>

  /// A store in a file, which is made with the first strings.
  public init(url: URL) {
    file = StoreFile(url: url, format: "user-vocabulary", empty: [:])
  }

  /// What tells what is kept now from what was kept before, also by another process.
  public func version() -> StoreVersion {
    file.version?.storeVersion ?? StoreVersion()
  }

  /// All strings, the most important of each kind first.
  public func strings() async throws -> [UserVocabularyKind: [SpeakableString]] {
    try await file.read().contents
  }

  /// Replaces the strings of the kinds that are named.
  public func replace(_ strings: [UserVocabularyKind: [SpeakableString]]) async throws {
    try await file.update { $0.merge(strings) { $1 } }
  }

  /// Forgets everything.
  public func removeAll() async throws {
    try await file.update { $0 = [:] }
  }
}
