/// The phrases that the templates of a vocabulary share, by name.
package struct SharedPhrases: Sendable {
  /// A phrase with what is asked of it for every template that names it.
  private struct Phrase {
    let node: UtteranceTemplate.Node
    let slots: [UtteranceTemplate.Slot]
    /// The names of the phrases that it names.
    let names: [String]
  }

  private var phrases: [String: Phrase] = [:]

  package init() {}

  /// A phrase; none where no phrase has the name.
  package subscript(name: String) -> UtteranceTemplate.Node? {
    get { phrases[name]?.node }
    set {
      phrases[name] = newValue.map {
        Phrase(node: $0, slots: $0.slots, names: $0.phrases.map(\.name))
      }
    }
  }

  /// The slots of a phrase by itself, those of phrases that it names not among them.
  package func ownSlots(of name: String) -> [UtteranceTemplate.Slot] { phrases[name]?.slots ?? [] }

  /// The names, in their order.
  package var names: [String] { phrases.keys.sorted() }

  /// The slots of a template, and of the phrases that it names, and that those name.
  package func slots(of node: UtteranceTemplate.Node) -> [UtteranceTemplate.Slot] {
    node.slots + reached(from: node).flatMap(ownSlots)
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
      for inner in phrases[name]?.names ?? [] where seen.insert(inner).inserted {
        pending.append(inner)
      }
    }
    return names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
