public import IntentRuntime

/// The names of a user's vocabulary at one moment, for recognition.
///
/// It is made anew whenever the vocabulary changes, and shared by all that recognise until then.
public struct Names: UserVocabularyIndex {
  /// A table that costs nothing to pass around.
  private final class Shared: Sendable {
    let kind: UserVocabularyKind
    let table: NameTable

    init(_ kind: UserVocabularyKind, _ table: NameTable) {
      (self.kind, self.table) = (kind, table)
    }
  }

  /// The tables by kind: so few that looking through them is faster than hashing.
  private var tables: [Shared] = []

  /// No names.
  public init() {}

  /// Names by kind, the most important first.
  public init(_ strings: [UserVocabularyKind: [SpeakableString]]) {
    tables = strings.map { Shared($0, NameTable($1)) }
  }

  /// The names of a kind.
  subscript(kind: UserVocabularyKind) -> NameTable? { shared(kind)?.table }

  /// One of the names of a kind, by its place.
  func entry(_ place: Int, of kind: UserVocabularyKind) -> NameTable.Entry? {
    shared(kind)?.table.entries[place]
  }

  private func shared(_ kind: UserVocabularyKind) -> Shared? { tables.first { $0.kind == kind } }

  /// The words behind each whole name of somebody that begins at a word.
  func endsOfContacts(in words: [Sentence.Word], at start: Int) -> [Int] {
    var ends: [Int] = []
    spans(of: .contactName, in: words, from: start) { end, fit, _ in
      if fit == .whole { ends.append(end) }
    }
    return ends
  }

  /// Whether words are the name of somebody, or a part of one.
  func isContact(_ text: String) -> Bool {
    let words = Sentence(text).words
    var isContact = false
    spans(of: .contactName, in: words, from: 0) { end, _, _ in
      isContact = isContact || end == words.count
    }
    return isContact
  }

  /// The names of a kind that begin at a word: see ``NameTable/spans(in:from:_:)``.
  func spans(
    of kind: UserVocabularyKind,
    in words: [Sentence.Word],
    from start: Int,
    _ found: (_ end: Int, NameTable.Fit, _ entry: Int) -> Void
  ) {
    // A table is much to copy, as one behind a question mark would be.
    guard let shared = shared(kind) else { return }
    shared.table.spans(in: words, from: start, found)
  }
}
