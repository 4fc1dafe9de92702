import UtteranceTemplates

/// Finds names that an app gives values in a list of them, `a helmet and a basket`.
struct ListedNames {
  let junctions: SentenceJunctions
  private var sentence: Sentence { junctions.sentence }

  /// The most names of a list.
  static let mostNames = 16

  /// Where a name may begin: at a word, or behind the article that it is.
  func start(at position: Int) -> Int {
    junctions.shared.rules.articles.match(sentence.words, at: position)?.end ?? position
  }

  /// The ends of a name that begins at a word, or behind an article there, with its place in the table.
  func names(of table: NameTable, from position: Int) -> [(end: Int, entry: Int)] {
    var found: [(end: Int, entry: Int)] = []
    for start in Set([position, start(at: position)]) {
      table.spans(in: sentence.words, from: start) { end, fit, entry in
        if fit == .whole { found.append((end, entry)) }
      }
    }
    return found
  }

  /// The names that words are, one behind another, of which there are as few as can be; none where any word is no name.
  func names(of table: NameTable, in words: Range<Int>) -> [Range<Int>]? {
    guard junctions.isSpaced else { return nil }
    var ways: [Int: [Range<Int>]] = [words.lowerBound: []]
    for position in words {
      guard let way = ways[position], way.isEmpty || !sentence.hasMark(before: position) else {
        continue
      }
      for (end, _) in names(of: table, from: position) where end <= words.upperBound {
        if ways[end].map({ $0.count > way.count + 1 }) ?? true {
          ways[end] = way + [position..<end]
        }
      }
    }
    return ways[words.upperBound]
  }

  /// The ends of several names behind each other.
  func ends(of table: NameTable, from position: Int) -> Set<Int> {
    var all: Set<Int> = []
    var last = Set(names(of: table, from: position).map(\.end))
    for _ in 1..<Self.mostNames where !last.isEmpty {
      last = last.reduce(into: []) { ends, end in
        // Nothing need stand between names that are known, `ribbon card`, where words are apart; a mark that joins none
        // may stand between two sentences.
        let isApart =
          junctions.isSpaced && end < sentence.words.count && !sentence.hasMark(before: end)
        guard let start = junctions.endOfJoiner(at: end) ?? (isApart ? end : nil),
          start < sentence.words.count
        else { return }
        ends.formUnion(names(of: table, from: start).map(\.end))
      }
      all.formUnion(last)
    }
    return all
  }
}
