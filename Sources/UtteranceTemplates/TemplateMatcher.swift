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

  private let phrases: SharedPhrases
  private let words: (UtteranceTemplate.Slot) -> Words

  /// - Parameters:
  ///   - phrases: The phrases that templates share.
  ///   - words: What may be said for a slot.
  package init(
    phrases: SharedPhrases, words: @escaping (UtteranceTemplate.Slot) -> Words = { _ in .anything }
  ) {
    self.phrases = phrases
    self.words = words
  }

  /// Whether a sentence fits a template from its first word to its last.
  package func matches(_ sentence: String, _ root: UtteranceTemplate.Node) -> Bool {
    let tokens = Self.tokens(sentence)
    var known: KnownEnds = [:]
    return ends(of: root, in: tokens, from: [0], depth: 0, &known).contains(tokens.count)
  }

  /// A shared phrase that begins at one of some places.
  private struct PhraseStart: Hashable {
    let name: String
    let starts: Set<Int>
  }

  /// Where phrases end: phrases of phrases may stand for any number, and come to the same places again and again.
  private typealias KnownEnds = [PhraseStart: Set<Int>]

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
    of node: UtteranceTemplate.Node, in tokens: [String], from starts: Set<Int>, depth: Int,
    _ known: inout KnownEnds
  ) -> Set<Int> {
    guard !starts.isEmpty, depth < 4 * TemplateParser.maximumDepth else { return [] }
    switch node {
    case .words(let text):
      return Set(starts.compactMap { end(of: Self.tokens(text), in: tokens, from: $0) })
    case .sequence(let nodes):
      return nodes.reduce(starts) { ends(of: $1, in: tokens, from: $0, depth: depth + 1, &known) }
    case .alternatives(let nodes):
      return nodes.reduce(into: []) {
        $0.formUnion(ends(of: $1, in: tokens, from: starts, depth: depth + 1, &known))
      }
    case .repetition(let node, let isRequired):
      var found: Set<Int> = isRequired ? [] : starts
      var next = ends(of: node, in: tokens, from: starts, depth: depth + 1, &known)
      while !next.isSubset(of: found) {
        found.formUnion(next)
        next = ends(of: node, in: tokens, from: next, depth: depth + 1, &known)
      }
      return found
    case .slot(let slot): return ends(of: slot, in: tokens, from: starts)
    case .app: return anything(in: tokens, from: starts)
    case .phrase(let name, _):
      guard let phrase = phrases[name] else { return starts }
      let start = PhraseStart(name: name, starts: starts)
      if let ends = known[start] { return ends }
      // One that stands within itself, with nothing said before, leads nowhere else.
      known[start] = []
      let found = ends(of: phrase, in: tokens, from: starts, depth: depth + 1, &known)
      known[start] = found
      return found
    }
  }

  private func ends(
    of slot: UtteranceTemplate.Slot, in tokens: [String], from starts: Set<Int>
  ) -> Set<Int> {
    if case .constant = slot.kind { return starts }
    switch words(slot) {
    case .anything: return anything(in: tokens, from: starts)
    case .anythingWithout(let isRefused):
      // Of several words nobody knows here what number they are: '1,500', 'two hundred'.
      var ends = anything(in: tokens, from: starts)
      if let first = starts.min(), first < tokens.count, isRefused(tokens[first]) {
        ends.remove(first + 1)
      }
      return ends
    case .one(let values): return ends(of: values, in: tokens, from: starts)
    case .several(let values):
      var found: Set<Int> = []
      var next = starts
      while !next.isEmpty {
        // Articles, and words such as 'and', which every language has its own of.
        let begins = Set(next.flatMap { $0...min($0 + 2, tokens.count) })
        next = ends(of: values, in: tokens, from: begins).subtracting(found)
        found.formUnion(next)
      }
      return found
    }
  }

  private func ends(
    of values: [[String]], in tokens: [String], from starts: Set<Int>
  ) -> Set<Int> {
    Set(starts.flatMap { start in values.compactMap { end(of: $0, in: tokens, from: start) } })
  }

  private func end(of words: [String], in tokens: [String], from start: Int) -> Int? {
    tokens[start...].starts(with: words) ? start + words.count : nil
  }

  private func anything(in tokens: [String], from starts: Set<Int>) -> Set<Int> {
    guard let first = starts.min(), first < tokens.count else { return [] }
    return Set((first + 1)...tokens.count)
  }
}
