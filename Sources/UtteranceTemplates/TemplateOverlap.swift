/// Finds templates of different intents that can mean the same sentence, each with as much of it
/// understood.
///
/// A word of one fits the same word of the other, a slot fits a slot of its kind. What a slot of one
/// would take of the words of the other does not count: there the template that names the words wins.
/// All templates are followed together, so that a thousand of them cost no more than their words.
package struct TemplateOverlap {
  /// A template with all that decides what it fits.
  package struct Entry {
    let root: UtteranceTemplate.Node
    let phrases: SharedPhrases
    let intent: String
    let kind: (UtteranceTemplate.Slot) -> (kind: String, example: String)

    /// A template of an intent.
    ///
    /// - Parameter kind: What a slot takes, and the words that stand for it in an example.
    package init(
      _ root: UtteranceTemplate.Node,
      phrases: SharedPhrases,
      intent: String,
      kind: @escaping (UtteranceTemplate.Slot) -> (kind: String, example: String)
    ) {
      (self.root, self.phrases, self.intent, self.kind) = (root, phrases, intent, kind)
    }
  }

  /// Two templates, by their places, and a sentence that fits both.
  package struct Finding {
    package let first: Int
    package let second: Int
    package let sentence: String
  }

  /// The most places that are looked at; templates that need more count as different.
  private static let maximumPlaces = 50_000

  private let entries: [Entry]
  private var net = TemplateNet()
  /// The template that each state is of.
  private var owners: [Int] = []

  package init(_ entries: [Entry]) {
    self.entries = entries
  }

  /// The templates that fit one sentence, each pair once.
  package mutating func findings() -> [Finding] {
    var starts: [Int] = []
    for (place, entry) in entries.enumerated() {
      starts.append(net.add(entry, at: place))
      owners += Array(repeating: place, count: net.states.count - owners.count)
    }
    var found: [Finding] = []
    var known: Set<[Int]> = []
    let start = net.closure(of: starts)
    var seen: Set = [start]
    var pending: [(states: [Int], words: [String])] = [(start, [])]
    var next = 0
    while next < pending.count, pending.count < Self.maximumPlaces {
      let (states, words) = pending[next]
      next += 1
      if !words.isEmpty, let pair = endings(states), known.insert(pair).inserted {
        found.append(
          Finding(first: pair[0], second: pair[1], sentence: words.joined(separator: " ")))
      }
      for (example, targets) in steps(states) {
        let place = net.closure(of: targets)
        // Where one intent is left there is nothing to compare.
        guard Set(place.map { entries[owners[$0]].intent }).count > 1 else { continue }
        if seen.insert(place).inserted { pending.append((place, words + [example])) }
      }
    }
    return found
  }

  /// The first two templates of different intents that may end at a place.
  private func endings(_ states: [Int]) -> [Int]? {
    let endings = states.compactMap { net.states[$0].ending }.sorted()
    guard let first = endings.first,
      let second = endings.first(where: { entries[$0].intent != entries[first].intent })
    else { return nil }
    return [first, second]
  }

  /// What may follow a place, in the order of the templates.
  private func steps(_ states: [Int]) -> [(example: String, targets: [Int])] {
    var order: [TemplateNet.Symbol] = []
    var targets: [TemplateNet.Symbol: (example: String, targets: [Int])] = [:]
    for step in states.flatMap({ net.states[$0].steps }) {
      if targets[step.symbol] == nil { order.append(step.symbol) }
      targets[step.symbol, default: (step.example, [])].targets.append(step.target)
    }
    return order.compactMap { targets[$0] }
  }
}
