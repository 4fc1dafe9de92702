/// The phrases that the templates of a vocabulary share, by name.
package struct SharedPhrases: Sendable {
  private var phrases: [String: UtteranceTemplate.Node] = [:]

  package init() {}

  /// A phrase; none where no phrase has the name.
  package subscript(name: String) -> UtteranceTemplate.Node? {
    get { phrases[name] }
    set { phrases[name] = newValue }
  }

  /// The names, in their order.
  package var names: [String] { phrases.keys.sorted() }

  /// The slots of a template, and of the phrases that it names, and that those name.
  package func slots(of node: UtteranceTemplate.Node) -> [UtteranceTemplate.Slot] {
    node.slots + nodes(namedBy: node).flatMap(\.slots)
  }

  /// The phrases that a template names, and that those name.
  package func nodes(namedBy node: UtteranceTemplate.Node) -> [UtteranceTemplate.Node] {
    reached(from: node).compactMap { phrases[$0] }
  }

  /// The phrases that a template names, and that those name, which do not exist.
  package func missing(from node: UtteranceTemplate.Node) -> [String] {
    reached(from: node).filter { phrases[$0] == nil }
  }

  /// The names of the phrases that a template names, and that those name, in the order in which it does.
  package func reached(from node: UtteranceTemplate.Node) -> [String] {
    var names: [String] = []
    var pending = node.phrases.map(\.name)
    var next = 0
    // Phrases may name each other in a circle.
    var seen = Set(pending)
    while next < pending.count {
      let name = pending[next]
      next += 1
      names.append(name)
      for inner in phrases[name]?.phrases ?? [] where seen.insert(inner.name).inserted {
        pending.append(inner.name)
      }
    }
    return names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
