import UtteranceTemplates

/// Finds the words without which no sentence fits a template.
///
/// They are given as clauses: of each of them a sentence that fits has at least one word. Clauses of
/// rare words come first, since they tell most templates apart.
struct RequiredWords {
  /// Words of which one is said, in their order.
  typealias Clause = [Int32]

  /// The most clauses of a template.
  static let maximumCount = 3
  /// The most words of a clause; what has more tells little.
  private static let maximumWords = 256

  /// A shared phrase of one of several vocabularies.
  private struct Phrase: Hashable {
    let source: Int
    let name: String
  }

  private let vocabulary: UtteranceVocabulary
  private var known: [Phrase: [Clause]] = [:]
  private var knownTexts: [String: [Clause]] = [:]

  init(_ vocabulary: UtteranceVocabulary) {
    self.vocabulary = vocabulary
  }

  /// The clauses of a template, the best first; none where it can be said without any word.
  mutating func clauses(
    of node: UtteranceTemplate.Node,
    _ material: TemplateMaterial
  ) -> [Clause] {
    switch node {
    case .words(let text):
      if let clauses = knownTexts[text] { return clauses }
      let found = best(clauses(ofWords: text))
      knownTexts[text] = found
      return found
    case .sequence(let nodes):
      var all: [Clause] = []
      for node in nodes { all += clauses(of: node, material) }
      return best(all)
    case .alternatives(let nodes): return clauses(ofAlternatives: nodes, material)
    case .repetition(let node, let isRequired):
      return isRequired ? clauses(of: node, material) : []
    case .slot: return []
    case .app: return vocabulary.appWords.isEmpty ? [] : [Self.ordered(vocabulary.appWords)]
    case .phrase(let name, _):
      let phrase = Phrase(source: material.source, name: name)
      if let clauses = known[phrase] { return clauses }
      let found = material.phrases[name].map { clauses(of: $0, material) } ?? []
      known[phrase] = found
      return found
    }
  }

  /// A clause for each word: the word, or what is said in its place where the language contracts it.
  private func clauses(ofWords text: String) -> [Clause] {
    guard let phrase = vocabulary.knownPhrase(text) else { return [] }
    if phrase.others.isEmpty { return phrase.words.map { [$0] } }
    return phrase.words.enumerated().map { index, word in
      Self.ordered(
        [word] + phrase.others.filter { $0.range.contains(index) }.compactMap(\.words.first))
    }
  }

  /// The words of any of the alternatives; none where one of them can be said without any.
  private mutating func clauses(
    ofAlternatives nodes: [UtteranceTemplate.Node],
    _ material: TemplateMaterial
  ) -> [Clause] {
    var joined: [Clause] = []
    var count = 0
    for (index, node) in nodes.enumerated() {
      let own = clauses(of: node, material)
      guard !own.isEmpty else { return [] }
      if index == 0 {
        joined = own
        count = own.count
        continue
      }
      while joined.count < own.count { joined.append(joined[count - 1]) }
      for place in joined.indices { joined[place] += own[min(place, own.count - 1)] }
      count = joined.count
    }
    return best(joined.map(Self.ordered).filter { $0.count <= Self.maximumWords })
  }

  /// The clauses that tell most, each once.
  private func best(_ clauses: [Clause]) -> [Clause] {
    guard clauses.count > 1 else { return clauses }
    var costs = clauses.map(cost)
    var chosen: [Clause] = []
    // So few are wanted that looking for each is faster than sorting; of equals the first is taken.
    while chosen.count < Self.maximumCount {
      var best = 0
      for place in costs.indices where costs[place] < costs[best] { best = place }
      guard costs[best] < .max else { break }
      costs[best] = .max
      if !chosen.contains(clauses[best]) { chosen.append(clauses[best]) }
    }
    return chosen
  }

  /// How likely a sentence has one of the words, by how many templates have them.
  private func cost(_ clause: Clause) -> Int {
    clause.reduce(0) { $0 + 1 + Int(vocabulary.frequencies[Int($1)]) }
  }

  private static func ordered(_ words: [Int32]) -> Clause {
    words.count == 1
      ? words
      : words.sorted().reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}
