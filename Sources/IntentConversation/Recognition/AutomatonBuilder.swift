import UtteranceTemplates

/// Compiles templates: first into a net of states with free ways between them, then into nodes, each
/// of which stands for all states that the same words lead to.
struct AutomatonBuilder {
  /// A state of the net.
  private struct State {
    var words: [(UInt64, Int32)] = []
    var slots: [(Int32, Int32)] = []
    var free: [Int32] = []
    var ending: UtteranceAutomaton.Ending?
  }

  /// The words of a text, and what else may be said for some of them.
  private struct Words {
    let hashes: [UInt64]
    let others: [(words: Range<Int>, hashes: [UInt64])]
  }

  private var states: [State] = [State()]
  private var known: [String: Words] = [:]
  private var automaton = UtteranceAutomaton()
  private var templates: Int32 = 0
  /// Which states the last search for free ways has seen, and those that it has still to look at.
  private var marks: [Int32] = []
  private var stamp: Int32 = 0
  private var pending: [Int32] = []
  private var limit = 0

  /// The most states of all templates; templates that would need more are refused.
  static let maximumStates = 500_000
  /// The most states of one template.
  static let maximumTemplateStates = 20_000
  /// The most nodes of one template: where words may be left out that may also follow, each may double
  /// them.
  static let maximumTemplateNodes = 5_000
  /// The most nodes; ways of saying something that would need more are left out.
  static let maximumNodes = 200_000

  /// Whether no way of saying something was left out.
  private(set) var isComplete = true

  /// Adds a slot.
  ///
  /// - Returns: Its place, for templates to name it by.
  mutating func add(_ slot: Slot) -> Int32 {
    automaton.slots.append(slot)
    return Int32(truncatingIfNeeded: automaton.slots.count - 1)
  }

  /// Adds a template.
  ///
  /// - Parameters:
  ///   - node: The template.
  ///   - intent: The place of its intent.
  /// - Returns: Whether it could be compiled; it is left out otherwise.
  mutating func add(
    _ node: UtteranceTemplate.Node,
    intent: Int32,
    _ material: TemplateMaterial
  ) -> Bool {
    let ending = UtteranceAutomaton.Ending(intent: intent, template: templates)
    templates += 1
    // By itself first, so that one template cannot use up what all have.
    var alone = AutomatonBuilder()
    alone.limit = Self.maximumTemplateStates
    guard alone.append(node, from: 0, material, depth: 0) != nil else { return false }
    _ = alone.build(nodeLimit: Self.maximumTemplateNodes)
    guard alone.isComplete else { return false }
    limit = min(Self.maximumStates, states.count + Self.maximumTemplateStates)
    guard let last = append(node, from: 0, material, depth: 0) else { return false }
    states[Int(last)].ending = ending
    return true
  }

  private mutating func newState() -> Int32? {
    guard states.count < limit else { return nil }
    states.append(State())
    return Int32(truncatingIfNeeded: states.count - 1)
  }

  /// Appends a piece of a template behind a state.
  ///
  /// - Returns: The state behind it; none where the template cannot be compiled.
  private mutating func append(
    _ node: UtteranceTemplate.Node,
    from start: Int32,
    _ material: TemplateMaterial,
    depth: Int
  ) -> Int32? {
    // Shared phrases may name each other in a circle.
    guard depth < 4 * TemplateParser.maximumDepth else { return nil }
    switch node {
    case .words(let text): return append(text, from: start, material.spoken)
    case .sequence(let nodes):
      var state = start
      for node in nodes {
        guard let next = append(node, from: state, material, depth: depth + 1) else { return nil }
        state = next
      }
      return state
    case .alternatives(let nodes):
      guard let end = newState() else { return nil }
      for node in nodes {
        // A state of its own, so that no alternative leads back into another.
        guard let begin = newState() else { return nil }
        states[Int(start)].free.append(begin)
        guard let last = append(node, from: begin, material, depth: depth + 1) else { return nil }
        states[Int(last)].free.append(end)
      }
      return end
    case .repetition(let node, let isRequired):
      guard let begin = newState() else { return nil }
      states[Int(start)].free.append(begin)
      guard let last = append(node, from: begin, material, depth: depth + 1), let end = newState()
      else { return nil }
      states[Int(last)].free += [begin, end]
      if !isRequired { states[Int(begin)].free.append(end) }
      return end
    case .slot(let slot):
      guard let place = material.slots[slot.key], let next = newState() else { return nil }
      states[Int(start)].slots.append((place, next))
      return next
    case .app:
      guard let next = newState() else { return nil }
      states[Int(start)].slots.append((material.app, next))
      return next
    case .phrase(let name, _):
      guard let phrase = material.phrases[name] else { return nil }
      return append(phrase, from: start, material, depth: depth + 1)
    }
  }

  /// Appends words, with the other ways of writing what the language contracts.
  private mutating func append(_ text: String, from start: Int32, _ spoken: SpokenForms) -> Int32? {
    let words = words(of: text, spoken)
    var chain = [start]
    for word in words.hashes {
      guard let next = newState() else { return nil }
      states[Int(chain[chain.count - 1])].words.append((word, next))
      chain.append(next)
    }
    for other in words.others {
      var state = chain[other.words.lowerBound]
      for (index, word) in other.hashes.enumerated() {
        let isLast = index == other.hashes.count - 1
        guard let next = isLast ? chain[other.words.upperBound] : newState() else { return nil }
        states[Int(state)].words.append((word, next))
        state = next
      }
    }
    return chain[chain.count - 1]
  }

  /// The words of a text, read once however many templates share it.
  private mutating func words(of text: String, _ spoken: SpokenForms) -> Words {
    if let known = known[text] { return known }
    let sentence = Sentence(text)
    let words = Words(
      hashes: sentence.words.map(\.hash), others: spoken.otherForms(of: sentence))
    known[text] = words
    return words
  }

  // MARK: - Nodes

  /// The automaton of all that was added.
  mutating func build(nodeLimit: Int = maximumNodes) -> UtteranceAutomaton {
    marks = Array(repeating: 0, count: states.count)
    var nodes: [[Int32]: Int32] = [:]
    var pending: [[Int32]] = []
    func node(of states: [Int32]) -> Int32 {
      let closure = closure(of: states)
      if let known = nodes[closure] { return known }
      guard nodes.count < nodeLimit else {
        isComplete = false
        return Self.noNode
      }
      let number = Int32(truncatingIfNeeded: nodes.count)
      nodes[closure] = number
      pending.append(closure)
      return number
    }
    _ = node(of: [0])
    var next = 0
    while next < pending.count {
      let members = pending[next]
      let number = Int32(truncatingIfNeeded: next)
      next += 1
      let firstEdge = Int32(truncatingIfNeeded: automaton.allSlotEdges.count)
      let firstEnding = Int32(truncatingIfNeeded: automaton.allEndings.count)
      var words: [(key: UInt64, target: Int32)] = []
      var slots: [(key: Int32, target: Int32)] = []
      for member in members.map(Int.init) {
        words += states[member].words.map { ($0.0, $0.1) }
        slots += states[member].slots.map { ($0.0, $0.1) }
        if let ending = states[member].ending { automaton.allEndings.append(ending) }
      }
      for (slot, targets) in Self.grouped(slots) {
        let target = node(of: targets)
        if target != Self.noNode {
          automaton.allSlotEdges.append(UtteranceAutomaton.SlotEdge(slot: slot, target: target))
        }
      }
      for (word, targets) in Self.grouped(words) {
        let target = node(of: targets)
        guard target != Self.noNode else { continue }
        automaton.words.insert(UtteranceAutomaton.key(number, word), target)
      }
      automaton.slotEdges.append(
        firstEdge..<Int32(truncatingIfNeeded: automaton.allSlotEdges.count))
      automaton.endings.append(
        firstEnding..<Int32(truncatingIfNeeded: automaton.allEndings.count))
    }
    return automaton
  }

  private static let noNode: Int32 = -1

  /// The targets of each key, in the order of the keys.
  private static func grouped<Key: Comparable>(_ steps: [(key: Key, target: Int32)])
    -> [(key: Key, targets: [Int32])]
  {
    var groups: [(key: Key, targets: [Int32])] = []
    for step in steps.sorted(by: { ($0.key, $0.target) < ($1.key, $1.target) }) {
      if groups.last?.key == step.key {
        groups[groups.count - 1].targets.append(step.target)
      } else {
        groups.append((step.key, [step.target]))
      }
    }
    return groups
  }

  /// The states that free ways lead to, those that do nothing but lead on left out.
  private mutating func closure(of start: [Int32]) -> [Int32] {
    stamp += 1
    var members: [Int32] = []
    for state in start where marks[Int(state)] != stamp {
      marks[Int(state)] = stamp
      pending.append(state)
    }
    while let state = pending.popLast() {
      let index = Int(state)
      if !states[index].words.isEmpty || !states[index].slots.isEmpty || states[index].ending != nil
      {
        members.append(state)
      }
      for next in states[index].free where marks[Int(next)] != stamp {
        marks[Int(next)] = stamp
        pending.append(next)
      }
    }
    members.sort()
    return members
  }
}
