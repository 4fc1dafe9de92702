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
