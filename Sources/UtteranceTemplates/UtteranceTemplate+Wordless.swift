extension UtteranceTemplate.Node {
  /// Whether a sentence fits it in which all words are values.
  ///
  /// - Parameter phrases: The phrases that templates share.
  package func canBeWordless(with phrases: SharedPhrases) -> Bool {
    canLeaveOutWords(with: phrases) { _ in true }
  }

  /// Whether it fits where nothing is said.
  ///
  /// - Parameter phrases: The phrases that templates share.
  package func canBeEmpty(with phrases: SharedPhrases) -> Bool {
    canLeaveOutWords(with: phrases) { slot in
      if case .constant = slot.kind { true } else { false }
    }
  }

  /// Whether it fits where none of its own words are said.
  ///
  /// - Parameters:
  ///   - phrases: The phrases that templates share.
  ///   - mayStand: Whether a slot may stand there.
  package func canLeaveOutWords(
    with phrases: SharedPhrases, _ mayStand: (UtteranceTemplate.Slot) -> Bool
  ) -> Bool {
    // Phrases of phrases grow without bound where each is looked at wherever it stands; one within itself adds nothing.
    var known: [String: Bool] = [:]
    func passes(_ node: Self) -> Bool {
      switch node {
      case .words(let text): return !text.contains { $0.isLetter || $0.isNumber }
      case .app: return false
      case .slot(let slot): return mayStand(slot)
      case .sequence(let nodes): return nodes.allSatisfy(passes)
      case .alternatives(let nodes): return nodes.contains(where: passes)
      case .repetition(let node, let isRequired): return !isRequired || passes(node)
      // Of one that there is not another rule tells.
      case .phrase(let name, _):
        if let answer = known[name] { return answer }
        known[name] = false
        let answer = phrases[name].map(passes) ?? false
        known[name] = answer
        return answer
      }
    }
    return passes(self)
  }
}
