import UtteranceTemplates

extension UtteranceTemplate.Node {
  /// What is enough to name one value: the slot with the word before it, or behind it.
  var fragments: [UtteranceTemplate.Node] {
    switch self {
    case .sequence(let nodes):
      var fragments = nodes.flatMap(\.fragments)
      for (index, node) in nodes.enumerated() {
        guard case .slot(let slot) = node, slot.takesWords else { continue }
        if index > 0, let before = nodes[index - 1].lastWord {
          fragments.append(.sequence([before, node]))
        }
        if index + 1 < nodes.count, let behind = nodes[index + 1].firstWord {
          fragments.append(.sequence([node, behind]))
        }
      }
      return fragments
    case .alternatives(let nodes): return nodes.flatMap(\.fragments)
    case .repetition(let node, _): return node.fragments
    case .words, .slot, .app, .phrase: return []
    }
  }

  private var lastWord: UtteranceTemplate.Node? { word { $0.last } }
  private var firstWord: UtteranceTemplate.Node? { word { $0.first } }

  private func word(_ pick: ([String]) -> String?) -> UtteranceTemplate.Node? {
    switch self {
    case .words(let text):
      // In scripts without spaces a word is a character; what stands together belongs together.
      let words = text.split { $0.isWhitespace || $0.isPunctuation }.map(String.init)
      return pick(words).map { .words($0) }
    case .alternatives(let nodes):
      let words = nodes.compactMap { $0.word(pick) }
      return words.isEmpty ? nil : .alternatives(words)
    default: return nil
    }
  }
}

extension UtteranceTemplate.Slot {
  /// Whether words are said for it.
  fileprivate var takesWords: Bool {
    if case .constant = kind { false } else { true }
  }
}

extension UtteranceTemplate.Node {
  /// The same without where its slots stand, so that what several templates have is one.
  var unplaced: UtteranceTemplate.Node {
    switch self {
    case .slot(var slot):
      slot.offset = 0
      return .slot(slot)
    case .sequence(let nodes): return .sequence(nodes.map(\.unplaced))
    default: return self
    }
  }
}
