/// Finds out whether two templates can mean the same sentence, each with as much of it understood.
///
/// A word of one fits the same word of the other, a slot fits a slot of its kind. What a slot of one
/// would take of the words of the other does not count: there the template that names the words wins.
package struct TemplateOverlap {
  /// The shared phrases, by name.
  private let phrases: [String: UtteranceTemplate.Node]

  package init(phrases: [String: UtteranceTemplate.Node]) {
    self.phrases = phrases
  }

  /// A step of a sentence: a word, or a slot of some kind.
  private enum Symbol: Hashable {
    case word(String)
    case slot(String)
  }

  /// What is still to come of a template, the next piece last.
  private typealias Rest = [UtteranceTemplate.Node]

  /// The most places that are looked at; templates that need more count as different.
  private static let maximumPlaces = 20_000

  /// A sentence that fits both; none where there is none.
  ///
  /// - Parameter example: The words that stand for a slot of a template, and its kind.
  package func sentence(
    _ left: UtteranceTemplate,
    _ right: UtteranceTemplate,
    kind: (_ template: UtteranceTemplate, UtteranceTemplate.Slot) -> (kind: String, example: String)
  ) -> String? {
    var seen: Set<[Rest]> = [[[left.root], [right.root]]]
    var pending: [(rests: [Rest], words: [String])] = [([[left.root], [right.root]], [])]
    var next = 0
    while next < pending.count, pending.count < Self.maximumPlaces {
      let (rests, words) = pending[next]
      next += 1
      let first = steps(rests[0], left, kind)
      let second = steps(rests[1], right, kind)
      if first.canEnd, second.canEnd, !words.isEmpty { return words.joined(separator: " ") }
      for (symbol, example, rest) in first.steps {
        for (other, _, otherRest) in second.steps where symbol == other {
          let both = [rest, otherRest]
          if seen.insert(both).inserted { pending.append((both, words + [example])) }
        }
      }
    }
    return nil
  }

  /// The steps that a template can take, and whether it can end here.
  private func steps(
    _ start: Rest,
    _ template: UtteranceTemplate,
    _ kind: (UtteranceTemplate, UtteranceTemplate.Slot) -> (kind: String, example: String)
  ) -> (steps: [(Symbol, example: String, Rest)], canEnd: Bool) {
    var steps: [(Symbol, example: String, Rest)] = []
    var canEnd = false
    var pending = [start]
    var count = 0
    while var rest = pending.popLast(), count < Self.maximumPlaces {
      count += 1
      guard let node = rest.popLast() else {
        canEnd = true
        continue
      }
      switch node {
      case .words(let text):
        var words = text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
        guard !words.isEmpty else {
          pending.append(rest)
          continue
        }
        let first = words.removeFirst()
        if !words.isEmpty { rest.append(.words(words.joined(separator: " "))) }
        steps.append((.word(first), first, rest))
      case .sequence(let nodes): pending.append(rest + nodes.reversed())
      case .alternatives(let nodes): pending += nodes.map { rest + [$0] }
      case .slot(let slot):
        let (kind, example) = kind(template, slot)
        steps.append((.slot(kind), example, rest))
      case .app: steps.append((.slot("app"), "App", rest))
      case .phrase(let name, _):
        // One that is not there, or names itself, is reported elsewhere.
        if let phrase = phrases[name], rest.count < 64 { pending.append(rest + [phrase]) }
      }
    }
    return (steps, canEnd)
  }
}
