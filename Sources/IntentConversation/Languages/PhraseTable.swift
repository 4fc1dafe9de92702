/// Words of a language and what they mean.
struct PhraseTable<Meaning: Sendable>: Sendable {
  private var meanings: [Meaning] = []
  private var phrases = HashTable()
  private var longest = 0

  /// A table of phrases; of two that are equal the first counts.
  init(_ entries: [(phrases: [String], meaning: Meaning)]) {
    for entry in entries {
      let place = Int32(truncatingIfNeeded: meanings.count)
      meanings.append(entry.meaning)
      for phrase in entry.phrases {
        let words = Sentence(phrase).words
        guard let first = words.first else { continue }
        longest = max(longest, words.count)
        let hash = words.dropFirst().reduce(first.hash) { WordHash.joined($0, $1.hash) }
        phrases.insert(hash, place)
      }
    }
  }

  /// The longest phrase that begins at a word.
  func match(_ words: [Sentence.Word], at start: Int) -> (end: Int, meaning: Meaning)? {
    guard longest > 0, start < words.count else { return nil }
    var hash = words[start].hash
    var found: (Int, Meaning)?
    var end = start
    while true {
      if let place = phrases[hash] { found = (end + 1, meanings[place]) }
      end += 1
      guard end < words.count, end - start < longest else { return found }
      hash = WordHash.joined(hash, words[end].hash)
    }
  }

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
  init(words phrases: [String]) {
    self.init([(phrases, true)])
  }
}
