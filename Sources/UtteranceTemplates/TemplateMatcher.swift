/// Tells whether a sentence fits a template, as far as that can be told without knowing what the words
/// of a slot mean.
///
/// Case and punctuation count for nothing, as when sentences are recognised; scripts that are written
/// without spaces are taken character by character.
package struct TemplateMatcher {
  /// What may be said for a slot.
  package enum Words {
    /// One of some values, each by its words.
    case one([[String]])
    /// One value or a list of them, `cheese, onions and a pickle`.
    case several([[String]])
    /// Whatever there is to say.
    case anything
    /// Whatever there is to say, but for some words that stand alone.
    case anythingWithout((String) -> Bool)
  }

  /// What it costs that words of a sentence are taken for a value, rather than for themselves.
  package struct SlotCost: Sendable {
    let value: Int
    let word: Int

    /// A cost.
    ///
    /// - Parameters:
    ///   - value: That of each value.
    ///   - word: That of each of its words.
    package init(value: Int, word: Int) { (self.value, self.word) = (value, word) }

    /// What costs nothing.
    package static let none = SlotCost(value: 0, word: 0)
  }

  private let phrases: SharedPhrases
  private let words: (UtteranceTemplate.Slot) -> Words
  private let cost: (UtteranceTemplate.Slot?) -> SlotCost

  /// - Parameters:
  ///   - phrases: The phrases that templates share.
  ///   - cost: What a slot costs; of none, the app's name.
  ///   - words: What may be said for a slot.
  package init(
    phrases: SharedPhrases, cost: @escaping (UtteranceTemplate.Slot?) -> SlotCost = { _ in .none },
    words: @escaping (UtteranceTemplate.Slot) -> Words = { _ in .anything }
  ) {
    self.phrases = phrases
    self.cost = cost
    self.words = words
  }

  /// Whether a sentence fits a template from its first word to its last.
  package func matches(_ sentence: String, _ root: UtteranceTemplate.Node) -> Bool {
    leastCost(of: Self.tokens(sentence), root) != nil
  }

  /// What it costs to take a sentence for a template from its first word to its last, in the cheapest way; none where
  /// it does not fit.
  ///
  /// - Parameter tokens: The words of the sentence.
  package func leastCost(of tokens: [String], _ root: UtteranceTemplate.Node) -> Int? {
    var known: KnownEnds = [:]
    return ends(of: root, in: tokens, from: [0: 0], depth: 0, &known)[tokens.count]
  }

  /// Places in a sentence, each with what the cheapest way there costs.
  private typealias Places = [Int: Int]

  /// A shared phrase that begins at one of some places.
  private struct PhraseStart: Hashable {
    let name: String
    let starts: Places
  }

  /// Where phrases end: phrases of phrases may stand for any number, and come to the same places again and again.
  private typealias KnownEnds = [PhraseStart: Places]

  /// The words of a text.
  package static func tokens(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.flatMap { word in
      word.contains(where: isUnspaced) ? word.map(String.init) : [String(word)]
    }
  }

  private static func isUnspaced(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return switch scalar.value {
    case 0x1100...0x11FF, 0x2E80...0xFFEF, 0x20000...: true
    default: false
    }
  }

  /// Where a piece may end that begins at one of some places.
  private func ends(
    of node: UtteranceTemplate.Node, in tokens: [String], from starts: Places, depth: Int,
    _ known: inout KnownEnds
  ) -> Places {
    guard !starts.isEmpty, depth < 4 * TemplateParser.maximumDepth else { return [:] }
    switch node {
    case .words(let text):
      return ends(of: [Self.tokens(text)], in: tokens, from: starts, .none)
    case .sequence(let nodes):
      return nodes.reduce(starts) { ends(of: $1, in: tokens, from: $0, depth: depth + 1, &known) }
    case .alternatives(let nodes):
      return nodes.reduce(into: [:]) {
        _ = $0.lower(to: ends(of: $1, in: tokens, from: starts, depth: depth + 1, &known))
      }
    case .repetition(let node, let isRequired):
      var found: Places = isRequired ? [:] : starts
      var next = ends(of: node, in: tokens, from: starts, depth: depth + 1, &known)
      while found.lower(to: next) {
        next = ends(of: node, in: tokens, from: next, depth: depth + 1, &known)
      }
      return found
    case .slot(let slot): return ends(of: slot, in: tokens, from: starts)
    case .app: return anything(in: tokens, from: starts, cost(nil))
    case .phrase(let name, _):
      guard let phrase = phrases[name] else { return starts }
      let start = PhraseStart(name: name, starts: starts)
      if let ends = known[start] { return ends }
      // One that stands within itself, with nothing said before, leads nowhere else.
      known[start] = [:]
      let found = ends(of: phrase, in: tokens, from: starts, depth: depth + 1, &known)
      known[start] = found
      return found
    }
  }

  private func ends(
    of slot: UtteranceTemplate.Slot, in tokens: [String], from starts: Places
  ) -> Places {
    if case .constant = slot.kind { return starts }
    let cost = cost(slot)
    switch words(slot) {
    case .anything: return anything(in: tokens, from: starts, cost)
    case .anythingWithout(let isRefused):
      // Of several words nobody knows here what number they are: '1,500', 'two hundred'.
      var ends = anything(in: tokens, from: starts, cost)
      if let first = starts.keys.min(), first < tokens.count, isRefused(tokens[first]) {
        ends[first + 1] = nil
      }
      return ends
    case .one(let values): return ends(of: values, in: tokens, from: starts, cost)
    case .several(let values):
      var found: Places = [:]
      var next = starts
      while !next.isEmpty {
        // Articles, and words such as 'and', which every language has its own of.
        var begins: Places = [:]
        for (start, paid) in next {
          _ = begins.lower(
            to: (start...min(start + 2, tokens.count)).map { (key: $0, value: paid) })
        }
        next = ends(of: values, in: tokens, from: begins, cost)
          .filter { $0.value < found[$0.key] ?? .max }
        _ = found.lower(to: next)
      }
      return found
    }
  }

  private func ends(
    of values: [[String]], in tokens: [String], from starts: Places, _ cost: SlotCost
  ) -> Places {
    var found: Places = [:]
    for (start, paid) in starts {
      for words in values where tokens[start...].starts(with: words) {
        let price = paid + cost.value + cost.word * words.count
        _ = found.lower(to: [(key: start + words.count, value: price)])
      }
    }
    return found
  }

  private func anything(in tokens: [String], from starts: Places, _ cost: SlotCost) -> Places {
    var found: Places = [:]
    for (start, paid) in starts where start < tokens.count {
      _ = found.lower(
        to: ((start + 1)...tokens.count).map { end in
          (key: end, value: paid + cost.value + cost.word * (end - start))
        })
    }
    return found
  }
}

extension [Int: Int] {
  /// Takes over what costs less than what is known, or is not known yet.
  ///
  /// - Returns: Whether there is any.
  fileprivate mutating func lower(to places: some Sequence<(key: Int, value: Int)>) -> Bool {
    var isLower = false
    for (place, cost) in places where cost < self[place] ?? .max {
      self[place] = cost
      isLower = true
    }
    return isLower
  }
}
