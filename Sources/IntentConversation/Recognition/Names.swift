public import IntentRuntime

/// The names of a user's vocabulary at one moment, for recognition.
///
/// It is made anew whenever the vocabulary changes, and shared by all that recognise until then.
public struct Names: UserVocabularyIndex {
  /// A table that costs nothing to pass around.
  private final class Shared: Sendable {
    let table: NameTable

    init(_ table: NameTable) {
      self.table = table
    }
  }

  private var tables: [UserVocabularyKind: Shared] = [:]

  /// No names.
  public init() {}

  /// Names by kind, the most important first.
  public init(_ strings: [UserVocabularyKind: [SpeakableString]]) {
    tables = strings.mapValues { Shared(NameTable($0)) }
  }

  /// The names of a kind.
  subscript(kind: UserVocabularyKind) -> NameTable? { tables[kind]?.table }

  /// The names of a kind that begin at a word: see ``NameTable/spans(in:from:_:)``.
  func spans(
    of kind: UserVocabularyKind,
    in words: [Sentence.Word],
    from start: Int,
    _ found: (_ end: Int, NameTable.Fit, _ entry: Int) -> Void
  ) {
    tables[kind]?.table.spans(in: words, from: start, found)
  }
}
