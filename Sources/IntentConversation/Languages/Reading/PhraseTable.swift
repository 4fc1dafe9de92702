/// Words of a language and what they mean.
///
/// A class, since it is looked at for every word: a value of its size costs more to pass around.
final class PhraseTable<Meaning: Sendable>: Sendable {
  private let meanings: [Meaning]
  private let phrases: HashTable
  /// The most words of a phrase, by its first word: a word that begins none costs one look.
  private let lengths: HashTable
  /// Bits of the hashes of first words, which tell of most words that they are none without a look into the table.
  private let marks: (low: UInt64, high: UInt64)
  /// The first words of its phrases.
  let beginnings: [UInt64]

  /// A table of phrases; of two that are equal the first counts.
  init(_ entries: [(phrases: [String], meaning: Meaning)]) {
    var meanings: [Meaning] = []
    var phrases = HashTable()
    var lengths = HashTable()
    var longest: [UInt64: Int32] = [:]
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
      }
    }
    var marks: (low: UInt64, high: UInt64) = (0, 0)
    for (hash, length) in longest {
      lengths.insert(hash, length)
      marks.low |= 1 << (hash & 63)
      marks.high |= 1 << (hash >> 6 & 63)
    }
    self.marks = marks
    beginnings = Array(longest.keys)
    (self.meanings, self.phrases, self.lengths) = (meanings, phrases, lengths)
  }

  /// The longest phrase that begins at a word.
  ///
  /// - Parameter limit: Where the words end that belong together; the end of the sentence, unless
  ///   said otherwise.
  @inline(__always)
  func match(_ words: [Sentence.Word], at start: Int, before limit: Int? = nil)
    -> (end: Int, meaning: Meaning)?
  {
    guard start < words.count, mayHavePhrase(beginningWith: words[start].hash),
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

  var isEmpty: Bool { beginnings.isEmpty }

  /// Whether any phrase begins with a word.
  @inline(__always)
  func hasPhrase(beginningWith hash: UInt64) -> Bool {
    mayHavePhrase(beginningWith: hash) && lengths[hash] != nil
  }

  @inline(__always)
  private func mayHavePhrase(beginningWith hash: UInt64) -> Bool {
    marks.low &>> hash & marks.high &>> (hash &>> 6) & 1 != 0
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
