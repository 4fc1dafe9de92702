import IntentRuntime

/// Names of one kind, found by the words that were said.
struct NameTable: Sendable {
  /// A name that may be said, and what it stands for.
  struct Entry: Sendable {
    /// What is said.
    let phrase: String
    /// What it stands for: an identifier, or the name itself.
    let identifier: String?
    /// The name as people read it.
    let display: String
  }

  /// How well some words fit a name.
  enum Fit: Int32, Sendable {
    /// They are the name.
    case whole
    /// They are a part of it.
    case part
  }

  /// The letters of a name, to compare with what is nearly it.
  private struct Spelling: Sendable {
    let words: Int
    let letters: [UInt32]
  }

  private(set) var entries: [Entry] = []
  private var spellings: [Spelling] = []
  private var whole = HashTable()
  private var parts = HashTable()
  /// The words of the longest name.
  private(set) var longest = 0
  private var spoken: NearNames?

  /// The most words of a part of a name that are compared; a whole name may have any number.
  private static let maximumCount = 12

  init() {}

  /// A table of a user's vocabulary.
  init(_ strings: [SpeakableString]) {
    whole = HashTable(capacity: strings.count)
    parts = HashTable(capacity: strings.count * 3)
    for string in strings {
      let phrases =
        [string.spokenPhrase] + string.alternativeSpeakableMatches.map(\.spokenPhrase)
        + [string.pronunciationHint].compactMap(\.self)
      for phrase in phrases + phrases.flatMap(SpokenName.otherWordings) {
        add(phrase, identifier: string.vocabularyIdentifier, display: string.spokenPhrase)
      }
    }
    indexNearNames()
    // There may be many, which nobody is to wait for in a dialogue.
    _ = spoken?.index
  }

  /// Makes the names that were added known to ``nearest(to:limit:)``.
  mutating func indexNearNames() {
    spoken = entries.isEmpty ? nil : NearNames(entries)
  }

  /// Whether a text is a name or a part of one.
  func hasName(fitting text: String) -> Bool {
    spoken.map { !$0.index.matches(for: text, limit: 1).isEmpty } ?? false
  }

  /// The names that are nearly a text, or of which a part is, the nearest first.
  func nearest(to text: String, limit: Int) -> [Entry] {
    spoken?.index.nearMatches(for: text, limit: limit) ?? []
  }

  /// Adds a name.
  mutating func add(_ phrase: String, identifier: String?, display: String) {
    let words = Sentence(phrase).words
    guard !words.isEmpty else { return }
    let place = Int32(truncatingIfNeeded: entries.count)
    entries.append(Entry(phrase: phrase, identifier: identifier, display: display))
    spellings.append(
      Spelling(words: words.count, letters: phrase.lowercased().unicodeScalars.map(\.value)))
    longest = max(longest, words.count)
    whole.insert(Self.hash(words[...]), place)
    guard words.count > 1 else { return }
    for (index, word) in words.enumerated() {
      // A single character of a script without spaces, or a short word, is no name.
      if word.end - word.start > 2 { parts.insert(Self.hash(words[index...index]), place) }
      let last = min(index + Self.maximumCount, words.count) - 1
      for end in index...last where end > index && end - index < words.count - 1 {
        parts.insert(Self.hash(words[index...end]), place)
      }
    }
  }

  /// Whether a phrase is all of a name.
  func isName(_ phrase: String) -> Bool { whole[Self.hash(Sentence(phrase).words[...])] != nil }

  private static func hash(_ words: ArraySlice<Sentence.Word>) -> UInt64 {
    words.dropFirst().reduce(words.first?.hash ?? 0) { WordHash.joined($0, $1.hash) }
  }

  /// The names that some words are nearly: one letter in five may differ.
  ///
  /// Every name is compared, so that it is for short lists alone; of a long one nothing is given.
  func nearSpans(in sentence: Sentence, from start: Int) -> [(end: Int, entry: Int)] {
    guard !entries.isEmpty, entries.count <= Self.maximumCompared else { return [] }
    var found: [(end: Int, entry: Int)] = []
    // What was said, by the number of its words.
    var said: [[UInt32]?] = []
    for (index, spelling) in spellings.enumerated() {
      // Of a short word every letter counts.
      let allowed = spelling.letters.count / 5
      let end = start + spelling.words
      guard allowed > 0, end <= sentence.words.count else { continue }
      let length = Int(sentence.words[end - 1].end - sentence.words[start].start)
      // A letter is up to four bytes.
      guard length + allowed >= spelling.letters.count,
        length <= 4 * (spelling.letters.count + allowed)
      else { continue }
      while said.count <= spelling.words { said.append(nil) }
      let letters =
        said[spelling.words] ?? sentence.text(start..<end).lowercased().unicodeScalars.map(\.value)
      said[spelling.words] = letters
      guard abs(letters.count - spelling.letters.count) <= allowed,
        EditDistance.between(letters, spelling.letters[...], atMost: allowed) != nil
      else { continue }
      found.append((end, index))
    }
    return found
  }

  /// The most names that are compared letter by letter.
  private static let maximumCompared = 200

  /// The names that begin at a word.
  ///
  /// - Parameter found: Called with the end, how well it fits, and the entry.
  @inline(__always)
  func spans(
    in words: [Sentence.Word],
    from start: Int,
    _ found: (_ end: Int, Fit, _ entry: Int) -> Void
  ) {
    guard longest > 0, start < words.count else { return }
    var hash = words[start].hash
    var end = start
    while true {
      if let entry = whole[hash] {
        found(end + 1, .whole, entry)
      } else if let entry = parts[hash] {
        found(end + 1, .part, entry)
      }
      end += 1
      guard end < words.count, end - start < longest else { return }
      hash = WordHash.joined(hash, words[end].hash)
    }
  }
}
