/// Words of a language and what they mean.
///
/// A class, since it is looked at for every word: a value of its size costs more to pass around.
final class PhraseTable<Meaning: Sendable>: Sendable {
  private let meanings: [Meaning]
  private let phrases: HashTable
  /// The most words of a phrase, by its first word: a word that begins none costs one look.
  private let lengths: HashTable
  /// The most words of any phrase.
  private let longest: Int
  /// What tells of most words that they are no first ones, without a look into the table.
  private let filter: WordFilter
  /// The first words of its phrases, the second ones, and those that are a phrase by themselves.
  let first: Set<UInt64>, second: Set<UInt64>, alone: Set<UInt64>

  /// A table of phrases; of two that are equal the first counts.
  init(_ entries: [(phrases: [String], meaning: Meaning)]) {
    var meanings: [Meaning] = []
    var phrases = HashTable()
    var lengths = HashTable()
    var longest: [UInt64: Int32] = [:]
    var (second, alone): (Set<UInt64>, Set<UInt64>) = ([], [])
    for entry in entries {
      let place = Int32(truncatingIfNeeded: meanings.count)
      meanings.append(entry.meaning)
      for phrase in entry.phrases {
        let words = Sentence(phrase).words
        guard let first = words.first else { continue }
        longest[first.hash] = max(
          longest[first.hash] ?? 0, Int32(truncatingIfNeeded: words.count))
        let hash = words.dropFirst().reduce(first.hash) { WordHash.joined($0, $1.hash) }
        phrases.insert(hash, place)
        if words.count > 1 { second.insert(words[1].hash) } else { alone.insert(first.hash) }
      }
    }
    var filter = WordFilter()
    for (hash, length) in longest {
      lengths.insert(hash, length)
      filter.insert(hash)
    }
    self.filter = filter
    (first, self.second, self.alone) = (Set(longest.keys), second, alone)
    (self.meanings, self.phrases, self.lengths) = (meanings, phrases, lengths)
    self.longest = Int(longest.values.max() ?? 0)
  }

  /// The longest phrase that begins at a word.
  ///
  /// - Parameter limit: Where the words end that belong together; the end of the sentence, unless
  ///   said otherwise.
  @inline(__always)
  func match(_ words: [Sentence.Word], at start: Int, before limit: Int? = nil)
    -> (end: Int, meaning: Meaning)?
  {
    guard start < words.count, filter.mayContain(words[start].hash),
      let length = lengths[words[start].hash]
    else { return nil }
    return longestMatch(words, at: start, before: min(limit ?? words.count, start + length))
  }

  private func longestMatch(_ words: [Sentence.Word], at start: Int, before limit: Int)
    -> (end: Int, meaning: Meaning)?
  {
    guard start < limit else { return nil }
    var hash = words[start].hash
    var found: (Int, Meaning)?
    var end = start + 1
    while true {
      if let place = phrases[hash] { found = (end, meanings[place]) }
      guard end < limit else { return found }
      hash = WordHash.joined(hash, words[end].hash)
      end += 1
    }
  }

  /// The longest phrase that ends before a word, with nothing between them.
  func match(_ words: [Sentence.Word], endingAt end: Int) -> (start: Int, meaning: Meaning)? {
    for start in max(0, end - longest)..<max(0, end) {
      // A longer phrase may go on past that word: 'starting on' behind 'starting'.
      if let found = match(words, at: start, before: end), found.end == end {
        return (start, found.meaning)
      }
    }
    return nil
  }

  var isEmpty: Bool { first.isEmpty }

  /// Whether any phrase begins with a word.
  @inline(__always)
  func hasPhrase(beginningWith hash: UInt64) -> Bool {
    filter.mayContain(hash) && lengths[hash] != nil
  }

  /// The meaning of a single word.
  func meaning(ofWord hash: UInt64) -> Meaning? { phrases[hash].map { meanings[$0] } }

  /// The meaning of a whole sentence, apart from what is punctuation.
  func meaning(of sentence: Sentence) -> Meaning? {
    guard let match = match(sentence.words, at: 0), match.end == sentence.words.count else {
      return nil
    }
    return match.meaning
  }
}

/// Bits of the hashes of some words, which tell of most others that they are none of them.
private struct WordFilter {
  private var first: (UInt64, UInt64) = (0, 0)
  private var second: (UInt64, UInt64) = (0, 0)

  mutating func insert(_ hash: UInt64) {
    if hash & 64 == 0 { first.0 |= 1 &<< hash } else { first.1 |= 1 &<< hash }
    let other = hash &>> 7
    if other & 64 == 0 { second.0 |= 1 &<< other } else { second.1 |= 1 &<< other }
  }

  @inline(__always)
  func mayContain(_ hash: UInt64) -> Bool {
    let other = hash &>> 7
    let (low, high) = (
      hash & 64 == 0 ? first.0 : first.1, other & 64 == 0 ? second.0 : second.1
    )
    return low &>> hash & high &>> other & 1 != 0
  }
}

extension PhraseTable where Meaning == Bool {
  /// A table of phrases that all mean the same.
  convenience init(words phrases: [String]) {
    self.init([(phrases, true)])
  }

  /// A table of phrases, and of each whether none of its letters has a mark: see ``Sentence/isSpelled(_:from:)``.
  convenience init(spelled phrases: [String]) {
    self.init(phrases.map { ([$0], $0.utf8.allSatisfy { $0 < 128 }) })
  }
}
