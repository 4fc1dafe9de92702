/// What days, times and ranges begin with in a language, so that of most words a look tells that they begin none.
struct MomentBeginnings: Sendable {
  /// The words that they begin with, besides numbers: 1 for those that are none without another word behind them, `on`,
  /// `the`; else 0.
  private let words: HashTable
  /// What may stand behind those that need another word, besides numbers.
  private let followers: HashTable

  /// - Parameters:
  ///   - marks: What stands before a day or a time, `at`, and is none by itself.
  ///   - names: What may be all of one, `noon`.
  ///   - units: What is counted, `hours`.
  init(marks: [any PhraseWords], names: [any PhraseWords], units: any PhraseWords) {
    let tables = marks + names
    let alone = names.reduce(into: Set<UInt64>()) { $0.formUnion($1.alone) }
    var words = HashTable(capacity: 256)
    for hash in tables.flatMap(\.first) { words.insert(hash, alone.contains(hash) ? 0 : 1) }
    var followers = HashTable(capacity: 256)
    for hash in tables.flatMap({ $0.first.union($0.second) }) + units.first {
      followers.insert(hash, 0)
    }
    (self.words, self.followers) = (words, followers)
  }

  /// Whether any may begin with a word that is no number, and whether one needs another word behind it.
  @inline(__always)
  func mayBegin(with hash: UInt64) -> (mayBegin: Bool, needsMore: Bool) {
    words[hash].map { (true, $0 == 1) } ?? (false, false)
  }

  /// Whether a word that is no number may stand behind one that needs more.
  @inline(__always)
  func mayFollow(_ hash: UInt64) -> Bool { followers[hash] != nil }
}

/// The words of phrases, whatever they mean: see ``PhraseTable``.
protocol PhraseWords {
  var first: Set<UInt64> { get }
  var second: Set<UInt64> { get }
  var alone: Set<UInt64> { get }
}

extension PhraseTable: PhraseWords {}

extension ValueReader {
  private var times: TimeWords { rules.times }

  /// Whether a day or a time can begin at a word, as seen by that word and the next.
  func mayBeginMoment(_ sentence: Sentence, _ start: Int) -> Bool {
    guard sentence.words.indices.contains(start) else { return false }
    if sentence.beginsWithDigit(start) { return true }
    let hash = sentence.words[start].hash
    let begins = times.beginnings.mayBegin(with: hash)
    if begins.mayBegin, !begins.needsMore { return true }
    let numbers = rules.numbers
    let number = numbers.words.match(sentence.words, at: start)?.meaning
    if number == nil, !begins.mayBegin {
      return numbers.fractions.hasPhrase(beginningWith: hash)
        || numbers.compounds?.split(sentence.words[start], of: sentence) != nil
    }
    // 'A week from now' begins with an article, and 'a couple of weeks' with a number.
    if let number { guard case .article = number else { return true } }
    return mayFollowInMoment(sentence, start + 1)
      || numbers.fractions.match(sentence.words, at: start) != nil
  }

  /// Whether a word may be the second of a day or a time.
  private func mayFollowInMoment(_ sentence: Sentence, _ index: Int) -> Bool {
    guard sentence.words.indices.contains(index) else { return false }
    let hash = sentence.words[index].hash
    let numbers = rules.numbers
    // Of numbers that are written as one word any may stand here.
    return numbers.compounds != nil || sentence.beginsWithDigit(index)
      || times.beginnings.mayFollow(hash) || numbers.words.hasPhrase(beginningWith: hash)
      || numbers.fractions.hasPhrase(beginningWith: hash)
  }
}
