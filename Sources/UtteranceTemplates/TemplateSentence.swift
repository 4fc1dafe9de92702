/// One of the sentences that a template stands for: its words and slots, one after the other.
package struct TemplateSentence: Hashable, Sendable {
  /// Words in lower case, and slots as templates have them: `order`, `{size}`.
  package private(set) var steps: [String] = []
  /// The values that it means without words, as templates have them: `{size=large}`.
  package private(set) var constants: Set<String> = []
  /// What has a value.
  private var filled: Set<String> = []

  /// The most sentences of a template.
  private static let maximumCount = 512

  /// The most parts of a template and of the phrases in it: phrases of phrases may stand for any number.
  private static let maximumParts = 4_000

  /// The sentences of a template.
  ///
  /// - Returns: None where there are too many, or some of its parts may come in any order.
  package static func all(
    of node: UtteranceTemplate.Node, with phrases: SharedPhrases
  ) -> [TemplateSentence]? {
    var budget = maximumParts
    return all(of: node, with: phrases, behind: [TemplateSentence()], depth: 0, &budget)
  }

  private static func all(
    of node: UtteranceTemplate.Node, with phrases: SharedPhrases,
    behind starts: [TemplateSentence], depth: Int, _ budget: inout Int
  ) -> [TemplateSentence]? {
    budget -= 1
    guard budget > 0, starts.count <= maximumCount, depth < 4 * TemplateParser.maximumDepth else {
      return nil
    }
    switch node {
    case .words(let text):
      let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
      return starts.map { $0.followed(by: words) }
    case .sequence(let nodes):
      var found = starts
      for node in nodes {
        guard let next = all(of: node, with: phrases, behind: found, depth: depth + 1, &budget)
        else { return nil }
        found = next
      }
      return found
    case .alternatives(let nodes):
      var found: [TemplateSentence] = []
      for node in nodes {
        guard
          let more = all(of: node, with: phrases, behind: starts, depth: depth + 1, &budget),
          found.count + more.count <= maximumCount
        else { return nil }
        found += more
      }
      return found
    case .repetition: return nil
    case .slot(let slot): return starts.compactMap { $0.followed(by: slot) }
    case .app: return starts.map { $0.followed(by: ["{app}"]) }
    case .phrase(let name, _):
      guard let phrase = phrases[name] else { return nil }
      return all(of: phrase, with: phrases, behind: starts, depth: depth + 1, &budget)
    }
  }

  private func followed(by words: [String]) -> TemplateSentence {
    var sentence = self
    sentence.steps += words
    return sentence
  }

  /// None where the slot has a value already: nothing is read so.
  private func followed(by slot: UtteranceTemplate.Slot) -> TemplateSentence? {
    var sentence = self
    guard sentence.filled.insert(slot.place).inserted else { return nil }
    if case .constant = slot.kind {
      sentence.constants.insert(slot.written)
    } else {
      sentence.steps.append(slot.written)
    }
    return sentence
  }
}

extension UtteranceTemplate.Slot {
  /// What is filled: `recipients`, `mediaSearch.artistName`.
  fileprivate var place: String { property.map { "\(name).\($0)" } ?? name }

  /// The slot as templates have it: `{size=large}`.
  package var written: String {
    switch kind {
    case .value: "{\(place)\(factor.map { "*\($0.formatted)" } ?? "")}"
    case .list: "{\(place):list}"
    case .text: "{\(place):text}"
    case .constant(let value): "{\(place)=\(value)}"
    }
  }
}

extension Double {
  /// The number as templates have it, `1000` and `0.5`.
  fileprivate var formatted: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}
