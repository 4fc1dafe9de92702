import UtteranceTemplates

/// What is enough to name one value: the slot with the words before it, behind it, or both.
struct TemplateFragment {
  var node: UtteranceTemplate.Node
  /// Whether it has all words that stand on its side of the slot, rather than the nearest one.
  var isWhole: Bool
}

extension UtteranceTemplate.Node {
  /// What is enough to name one value of it.
  ///
  /// - Parameters:
  ///   - closed: The parameters whose values are those that the definition names, and numbers: what is open takes words in
  ///     brackets behind it, `{room} [room]`, for its own.
  ///   - named: The parameters that take names and places, which nothing but the words before them tells apart.
  ///   - phrases: The phrases that stand before such a name, `<to> {payee}`.
  ///   - isArticle: Whether a word is an article, which tells no name from another: `the` of `delete the {list} list`.
  func fragments(
    closed: Set<String>, named: Set<String>, _ phrases: SharedPhrases,
    isArticle: (String) -> Bool
  ) -> [TemplateFragment] {
    switch self {
    case .sequence(let nodes):
      var fragments = nodes.flatMap {
        $0.fragments(closed: closed, named: named, phrases, isArticle: isArticle)
      }
      for (index, node) in nodes.enumerated() {
        guard case .slot(let slot) = node, slot.takesWords else { continue }
        var before = index > 0 ? nodes[index - 1] : nil
        // '(zum|zur) {place}' has a space between them. What stands so before a text may be of it: '(buy|get) {item:text}'.
        if index > 1, named.contains(slot.name), slot.kind == .value, before == .words(" ") {
          // Of '{amount}[만] {place}' the particle is of the amount.
          let isOfOther = if index > 2, case .slot = nodes[index - 3] { true } else { false }
          before = isOfOther ? nil : nodes[index - 2]
        }
        if case .phrase(let name, _)? = before, named.contains(slot.name), slot.kind == .value {
          before = phrases[name].flatMap { $0.isPreposition ? $0 : nil }
        }
        if named.contains(slot.name), before?.isAllWords(where: isArticle) == true { before = nil }
        var behind = index + 1 < nodes.count ? nodes[index + 1] : nil
        if index + 2 < nodes.count, closed.contains(slot.name), behind == .words(" ") {
          behind = nodes[index + 2].spelledOut(phrases)
        }
        fragments += Self.fragments(of: node, before, behind)
      }
      return fragments
    case .alternatives(let nodes):
      return nodes.flatMap {
        $0.fragments(closed: closed, named: named, phrases, isArticle: isArticle)
      }
    case .repetition(let node, _):
      return node.fragments(closed: closed, named: named, phrases, isArticle: isArticle)
    case .words, .slot, .app, .phrase: return []
    }
  }

  private static func fragments(
    of slot: UtteranceTemplate.Node,
    _ before: UtteranceTemplate.Node?,
    _ behind: UtteranceTemplate.Node?
  ) -> [TemplateFragment] {
    let (last, all) = (before?.lastWord, before?.allWords)
    let (first, rest) = (behind?.firstWord, behind?.allWords)
    var fragments: [TemplateFragment] = []
    if let last { fragments.append(.init(node: .sequence([last, slot]), isWhole: last == all)) }
    if let first {
      fragments.append(.init(node: .sequence([slot, first]), isWhole: first == rest))
    }
    if let all, all != last {
      fragments.append(.init(node: .sequence([all, slot]), isWhole: true))
    }
    if let last, let first {
      fragments.append(
        .init(node: .sequence([all ?? last, slot, rest ?? first]), isWhole: true))
    }
    return fragments
  }

  /// The same with the words of a phrase in its place.
  private func spelledOut(_ phrases: SharedPhrases) -> UtteranceTemplate.Node {
    switch self {
    case .phrase(let name, _): phrases[name] ?? self
    case .alternatives(let nodes): .alternatives(nodes.map { $0.spelledOut(phrases) })
    default: self
    }
  }

  /// Whether it is one of several words, of which each is such a one, or may be left out.
  private func isAllWords(where isMeant: (String) -> Bool) -> Bool {
    switch self {
    case .words(let text): isMeant(text.split(separator: " ").joined(separator: " "))
    case .alternatives(let nodes): nodes.allSatisfy { $0.isAllWords(where: isMeant) }
    case .sequence(let nodes): nodes.allSatisfy { $0.isAllWords(where: isMeant) }
    default: false
    }
  }

  /// Whether it is one of a few words, `(à|au|aux|pour)`: of a verb there are more, and it leads to many values.
  private var isPreposition: Bool {
    switch self {
    case .words: true
    case .alternatives(let nodes):
      nodes.count <= Self.mostPrepositions
        && nodes.allSatisfy { if case .words = $0 { true } else { false } }
    default: false
    }
  }

  private static var mostPrepositions: Int { 6 }

  private var lastWord: UtteranceTemplate.Node? { word { $0.last } }
  private var firstWord: UtteranceTemplate.Node? { word { $0.first } }
  /// All of the words, where they are few.
  private var allWords: UtteranceTemplate.Node? {
    word { (1...Self.mostWords).contains($0.count) ? $0.joined(separator: " ") : nil }
  }

  private static var mostWords: Int { 4 }

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
