import UtteranceTemplates

/// Compiles templates: first into a net of states with free ways between them, then into nodes, each
/// of which stands for all states that the same words lead to.
struct AutomatonBuilder {
  /// Names that several templates share.
  typealias SharedPhrases = [String: UtteranceTemplate.Node]

  /// A state of the net.
  private struct State {
    var words: [(UInt64, Int32)] = []
    var slots: [(Int32, Int32)] = []
    var free: [Int32] = []
    var ending: UtteranceAutomaton.Ending?
  }

  private var states: [State] = [State()]
  private var automaton = UtteranceAutomaton()
  private var templates: Int32 = 0

  /// The most nodes; templates that would need more are refused.
  static let maximumStates = 500_000

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
  ///   - phrases: The phrases that templates share.
  ///   - app: The slot of the app's name.
  ///   - slot: The place of a slot; none where it cannot be filled.
  /// - Returns: Whether it could be compiled; it is left out otherwise.
  mutating func add(
    _ node: UtteranceTemplate.Node,
    intent: Int32,
    phrases: SharedPhrases,
    app: Int32,
    slot: (UtteranceTemplate.Slot) -> Int32?
  ) -> Bool {
    let ending = UtteranceAutomaton.Ending(intent: intent, template: templates)
    templates += 1
    guard let last = append(node, from: 0, phrases, app, slot, depth: 0) else { return false }
    states[Int(last)].ending = ending
    return true
  }

  private mutating func newState() -> Int32? {
    guard states.count < Self.maximumStates else { return nil }
    states.append(State())
    return Int32(truncatingIfNeeded: states.count - 1)
  }

  /// Appends a piece of a template behind a state.
  ///
  /// - Returns: The state behind it; none where the template cannot be compiled.
  private mutating func append(
    _ node: UtteranceTemplate.Node,
    from start: Int32,
    _ phrases: SharedPhrases,
    _ app: Int32,
    _ slot: (UtteranceTemplate.Slot) -> Int32?,
    depth: Int
  ) -> Int32? {
    // Shared phrases may name each other in a circle.
    guard depth < 2 * TemplateParser.maximumDepth else { return nil }
    switch node {
    case .words(let text):
      var state = start
      for word in Sentence(text).words {
        guard let next = newState() else { return nil }
        states[Int(state)].words.append((word.hash, next))
        state = next
      }
      return state
    case .sequence(let nodes):
      var state = start
      for node in nodes {
        guard let next = append(node, from: state, phrases, app, slot, depth: depth + 1) else {
          return nil
        }
        state = next
      }
      return state
    case .alternatives(let nodes):
      guard let end = newState() else { return nil }
      for node in nodes {
        // A state of its own, so that no alternative leads back into another.
        guard let begin = newState() else { return nil }
        states[Int(start)].free.append(begin)
        guard let last = append(node, from: begin, phrases, app, slot, depth: depth + 1) else {
          return nil
        }
        states[Int(last)].free.append(end)
      }
      return end
    case .slot(let value):
      guard let place = slot(value), let next = newState() else { return nil }
      states[Int(start)].slots.append((place, next))
      return next
    case .app:
      guard let next = newState() else { return nil }
      states[Int(start)].slots.append((app, next))
      return next
    case .phrase(let name, _):
      guard let phrase = phrases[name] else { return nil }
      return append(phrase, from: start, phrases, app, slot, depth: depth + 1)
    }
  }

  // MARK: - Nodes

  /// The automaton of all that was added.
  mutating func build() -> UtteranceAutomaton {
    var nodes: [[Int32]: Int32] = [:]
    var pending: [[Int32]] = []
    func node(of states: [Int32]) -> Int32 {
      let closure = closure(of: states)
      if let known = nodes[closure] { return known }
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
      var targets: [UInt64: [Int32]] = [:]
      var order: [UInt64] = []
      let firstEdge = Int32(truncatingIfNeeded: automaton.allSlotEdges.count)
      let firstEnding = Int32(truncatingIfNeeded: automaton.allEndings.count)
      for member in members {
        let state = states[Int(member)]
        for (word, target) in state.words {
          if targets[word] == nil { order.append(word) }
          targets[word, default: []].append(target)
        }
        for (slot, target) in state.slots {
          let edge = UtteranceAutomaton.SlotEdge(slot: slot, target: node(of: [target]))
          automaton.allSlotEdges.append(edge)
        }
        if let ending = state.ending { automaton.allEndings.append(ending) }
      }
      for word in order {
        let target = node(of: targets[word] ?? [])
        automaton.words.insert(UtteranceAutomaton.key(number, word), target)
      }
      automaton.slotEdges.append(
        firstEdge..<Int32(truncatingIfNeeded: automaton.allSlotEdges.count))
      automaton.endings.append(
        firstEnding..<Int32(truncatingIfNeeded: automaton.allEndings.count))
    }
    return automaton
  }

  /// The states that free ways lead to, those that do nothing but lead on left out.
  private func closure(of start: [Int32]) -> [Int32] {
    var seen = Set(start)
    var pending = start
    var members: [Int32] = []
    while let state = pending.popLast() {
      let content = states[Int(state)]
      if !content.words.isEmpty || !content.slots.isEmpty || content.ending != nil {
        members.append(state)
      }
      for next in content.free where seen.insert(next).inserted { pending.append(next) }
    }
    return members.sorted()
  }
}
