import UtteranceTemplates

/// Takes a sentence through one template word by word, to find where it leaves it.
///
/// It is slow and simple, for sentences that the automaton did not understand.
struct TemplateWalk {
  /// Where a sentence left the template.
  struct Break {
    /// How many words of the sentence the template names or understands.
    var fitting: Int
    /// The word of the sentence.
    var position: Int
    /// What the template has there.
    var expected: String?
  }

  /// How many words fit by each place of the sentence.
  private typealias Places = [Int: Int]

  private let sentence: Sentence
  private let phrases: SharedPhrases
  private let fillers: PhraseTable<Bool>
  /// Where a value that is understood may end, and whether any words will do.
  private let values: (UtteranceTemplate.Slot?, Int) -> (ends: [Int], isOpen: Bool)
  /// The farthest that the sentence came.
  private(set) var farthest: Break?

  /// - Parameter values: The values of a slot, or the app's name without one, from a word on.
  init(
    _ sentence: Sentence,
    _ phrases: SharedPhrases,
    fillers: PhraseTable<Bool>,
    values: @escaping (UtteranceTemplate.Slot?, Int) -> (ends: [Int], isOpen: Bool)
  ) {
    (self.sentence, self.phrases, self.fillers) = (sentence, phrases, fillers)
    self.values = values
  }

  /// Walks from a word to wherever the template breaks.
  mutating func walk(_ root: UtteranceTemplate.Node, from first: Int) {
    let ends = places(behind: root, [first: 0], depth: 0)
    for (end, fitting) in ends.sorted(by: { $0.key < $1.key }) { note(fitting, end, nil) }
  }

  private mutating func note(_ fitting: Int, _ position: Int, _ expected: String?) {
    if let known = farthest, (known.fitting, known.position) >= (fitting, position) { return }
    farthest = Break(fitting: fitting, position: position, expected: expected)
  }

  private mutating func places(
    behind node: UtteranceTemplate.Node,
    _ starts: Places,
    depth: Int
  ) -> Places {
    // Phrases may name each other in a circle.
    guard depth < Self.mostPhrases, !starts.isEmpty else { return [:] }
    switch node {
    case .words(let text): return places(behind: text, starts)
    case .sequence(let nodes):
      return nodes.reduce(starts) { places(behind: $1, $0, depth: depth) }
    case .alternatives(let nodes):
      return nodes.reduce(into: [:]) { ends, node in
        ends.merge(places(behind: node, starts, depth: depth), uniquingKeysWith: max)
      }
    case .repetition(let node, let isRequired):
      var all: Places = isRequired ? [:] : starts
      var next = starts
      while !next.isEmpty {
        next = places(behind: node, next, depth: depth).filter { $0.value > all[$0.key] ?? -1 }
        all.merge(next, uniquingKeysWith: max)
      }
      return all
    case .slot(let slot): return places(behind: slot, starts)
    case .app: return places(behind: nil, starts)
    case .phrase(let name, _):
      return phrases[name].map { places(behind: $0, starts, depth: depth + 1) } ?? [:]
    }
  }

  private mutating func places(behind text: String, _ starts: Places) -> Places {
    let words = Sentence(text)
    var places = starts
    for (number, word) in words.words.enumerated() {
      var next: Places = [:]
      for (start, fitting) in places {
        var start = start
        while let end = fillers.match(sentence.words, at: start)?.end,
          sentence.words[start].hash != word.hash
        {
          start = end
        }
        guard start < sentence.words.count, sentence.words[start].hash == word.hash else {
          note(fitting, start, words.text(number..<(number + 1)))
          continue
        }
        next[start + 1] = max(next[start + 1] ?? 0, fitting + 1)
      }
      places = next
    }
    return places
  }

  private mutating func places(behind slot: UtteranceTemplate.Slot?, _ starts: Places) -> Places {
    var places: Places = [:]
    for (start, fitting) in starts {
      if case .constant? = slot?.kind {
        places[start] = max(places[start] ?? 0, fitting)
        continue
      }
      let found = values(slot, start)
      for end in found.ends { places[end] = max(places[end] ?? 0, fitting + end - start) }
      let isAtEnd = start >= sentence.words.count
      if found.isOpen, !isAtEnd {
        for end in (start + 1)...sentence.words.count {
          places[end] = max(places[end] ?? 0, fitting)
        }
      }
      if found.ends.isEmpty, !found.isOpen || isAtEnd {
        note(fitting, start, slot.map { "{\($0.name)}" } ?? "{app}")
      }
    }
    return places
  }

  /// The most phrases inside of each other.
  private static let mostPhrases = 16
}
