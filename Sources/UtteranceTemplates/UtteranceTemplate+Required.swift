extension UtteranceTemplate.Node {
  /// Words of which every sentence that fits has all, as ``TemplateMatcher/tokens(_:)`` gives them.
  ///
  /// - Parameter phrases: The phrases that templates share.
  package func requiredWords(with phrases: SharedPhrases) -> Set<String> {
    var budget = 1000
    return requiredWords(with: phrases, depth: 0, &budget)
  }

  /// Phrases of phrases may stand for any number, so that what is beyond a budget is not looked at: it requires nothing.
  private func requiredWords(
    with phrases: SharedPhrases, depth: Int, _ budget: inout Int
  ) -> Set<String> {
    budget -= 1
    guard budget > 0, depth < 4 * TemplateParser.maximumDepth else { return [] }
    switch self {
    case .words(let text): return Set(TemplateMatcher.tokens(text))
    case .sequence(let nodes):
      var all: Set<String> = []
      for node in nodes {
        all.formUnion(node.requiredWords(with: phrases, depth: depth + 1, &budget))
      }
      return all
    case .alternatives(let nodes):
      var shared: Set<String>?
      for node in nodes {
        let words = node.requiredWords(with: phrases, depth: depth + 1, &budget)
        shared = shared?.intersection(words) ?? words
      }
      return shared ?? []
    case .repetition(let node, let isRequired):
      return isRequired ? node.requiredWords(with: phrases, depth: depth + 1, &budget) : []
    case .slot, .app: return []
    case .phrase(let name, _):
      return phrases[name]?.requiredWords(with: phrases, depth: depth + 1, &budget) ?? []
    }
  }
}
