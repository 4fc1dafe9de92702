public import IntentRuntime

/// The names of a user's vocabulary at one moment, for recognition.
///
/// It is made anew whenever the vocabulary changes, and shared by all that recognise until then.
public struct Names: UserVocabularyIndex {
  private var tables: [UserVocabularyKind: NameTable] = [:]

  /// No names.
  public init() {}

  /// Names by kind, the most important first.
  public init(_ strings: [UserVocabularyKind: [SpeakableString]]) {
    tables = strings.mapValues(NameTable.init)
  }

  /// The names of a kind.
  subscript(kind: UserVocabularyKind) -> NameTable? { tables[kind] }
}
