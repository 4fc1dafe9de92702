extension UtteranceTemplate.Node {
  /// Whether a sentence fits it in which all words are values.
  ///
  /// - Parameter phrases: The phrases that templates share.
  package func canBeWordless(with phrases: SharedPhrases) -> Bool {
    canLeaveOutWords(with: phrases, depth: 0) { _ in true }
  }

  /// Whether it fits where nothing is said.
  ///
  /// - Parameter phrases: The phrases that templates share.
  package func canBeEmpty(with phrases: SharedPhrases) -> Bool {
    canLeaveOutWords(with: phrases, depth: 0) { slot in
      if case .constant = slot.kind { true } else { false }
    }
  }

  private func canLeaveOutWords(
    with phrases: SharedPhrases, depth: Int, _ mayStand: (UtteranceTemplate.Slot) -> Bool
  ) -> Bool {
    guard depth < 4 * TemplateParser.maximumDepth else { return false }
    func passes(_ node: Self) -> Bool {
      node.canLeaveOutWords(with: phrases, depth: depth + 1, mayStand)
    }
    switch self {
    case .words(let text): return !text.contains { $0.isLetter || $0.isNumber }
    case .app: return false
    case .slot(let slot): return mayStand(slot)
    case .sequence(let nodes): return nodes.allSatisfy(passes)
    case .alternatives(let nodes): return nodes.contains(where: passes)
    case .repetition(let node, let isRequired): return !isRequired || passes(node)
    // Of one that there is not another rule tells.
    case .phrase(let name, _): return phrases[name].map(passes) ?? false
    }
  }
}
