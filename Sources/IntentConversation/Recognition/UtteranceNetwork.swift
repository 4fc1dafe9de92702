import UtteranceTemplates

/// Templates as states with ways between them: through words, through slots, and free ones.
struct UtteranceNetwork {
  /// A way on from a state.
  struct Step {
    /// The word or the slot; nothing for a free way.
    let symbol: Int32
    let target: Int32
    /// The next way on from the same state; -1 for the last.
    let next: Int32
  }

  /// Where the ways on from a state begin; -1 where there is none of a kind.
  struct State {
    var word: Int32 = -1
    var slot: Int32 = -1
    var free: Int32 = -1
    /// Whether a sentence may end here.
    var isEnding = false
    /// The template that it is of.
    let template: Int32
  }

  private(set) var states = [State(template: -1)]
  private(set) var words: [Step] = []
  private(set) var slots: [Step] = []
  private(set) var free: [Step] = []
  /// The words of all templates.
  private(set) var vocabulary: UtteranceVocabulary

  private var template: Int32 = 0
  /// How many steps and states the template may have that is being added.
  private var budget = 0

  /// The most states of one template.
  private static let maximumTemplateStates = 20_000
  /// The most states of all templates; templates that would need more are refused.
  private static let maximumStates = 500_000

  init(spoken: SpokenForms, appNames: [String]) {
    vocabulary = UtteranceVocabulary(spoken, appNames: appNames)
  }

  /// Adds a template.
  ///
  /// - Returns: Whether it could be: its phrases do not name each other, and it is not too large.
  mutating func add(
    _ node: UtteranceTemplate.Node,
    as template: Int32,
    _ material: TemplateMaterial
  ) -> Bool {
    self.template = template
    budget = Self.maximumTemplateStates
    let before = (states.count, words.count, slots.count, free.count, states[0])
    vocabulary.template = template
    let last = newState()
    if let last, append(node, from: 0, to: last, material, depth: 0) != nil {
      states[Int(last)].isEnding = true
      return true
    }
    states.removeSubrange(before.0...)
    words.removeSubrange(before.1...)
    slots.removeSubrange(before.2...)
    free.removeSubrange(before.3...)
    states[0] = before.4
    return false
  }

  private mutating func newState() -> Int32? {
    budget -= 1
    guard budget > 0, states.count < Self.maximumStates else { return nil }
    states.append(State(template: template))
    return Int32(truncatingIfNeeded: states.count - 1)
  }

  private mutating func addFree(_ start: Int32, _ end: Int32) {
    guard start != end else { return }
    free.append(Step(symbol: 0, target: end, next: states[Int(start)].free))
    states[Int(start)].free = Int32(truncatingIfNeeded: free.count - 1)
  }

  private mutating func addWord(_ word: Int32, _ start: Int32, _ end: Int32) {
    words.append(Step(symbol: word, target: end, next: states[Int(start)].word))
    states[Int(start)].word = Int32(truncatingIfNeeded: words.count - 1)
  }

  private mutating func addSlot(_ slot: Int32, _ start: Int32, _ end: Int32) {
    slots.append(Step(symbol: slot, target: end, next: states[Int(start)].slot))
    states[Int(start)].slot = Int32(truncatingIfNeeded: slots.count - 1)
  }

  /// Appends a piece of a template behind a state.
  ///
  /// - Parameter end: The state behind it; a new one, or `start` itself, where none is given.
  /// - Returns: The state behind it; none where the template cannot be compiled.
  private mutating func append(
    _ node: UtteranceTemplate.Node,
    from start: Int32,
    to end: Int32?,
    _ material: TemplateMaterial,
    depth: Int
  ) -> Int32? {
    budget -= 1
    // Shared phrases may name each other in a circle.
    guard budget > 0, depth < 4 * TemplateParser.maximumDepth else { return nil }
    switch node {
    case .words(let text): return append(text, from: start, to: end)
    case .sequence(let nodes):
      guard let last = nodes.last else { return join(start, end) }
      var state = start
      for node in nodes.dropLast() {
        guard let next = append(node, from: state, to: nil, material, depth: depth + 1) else {
          return nil
        }
        state = next
      }
      return append(last, from: state, to: end, material, depth: depth + 1)
    case .alternatives(let nodes):
      guard let end = end ?? newState() else { return nil }
      for node in nodes {
        guard append(node, from: start, to: end, material, depth: depth + 1) != nil else {
          return nil
        }
      }
      return end
    case .repetition(let node, let isRequired):
      // A state of its own, so that what comes before is not said again.
      guard let begin = newState() else { return nil }
      addFree(start, begin)
      let back = isRequired ? nil : begin
      guard let last = append(node, from: begin, to: back, material, depth: depth + 1) else {
        return nil
      }
      addFree(last, begin)
      return join(last, end)
    case .slot(let slot): return append(slot: material.slots[slot.key], from: start, to: end)
    case .app: return append(slot: material.app, from: start, to: end)
    case .phrase(let name, _):
      guard let phrase = material.phrases[name] else { return nil }
      return append(phrase, from: start, to: end, material, depth: depth + 1)
    }
  }

  /// Leads from a state to the one that is to be the end, where one is given.
  private mutating func join(_ state: Int32, _ end: Int32?) -> Int32 {
    guard let end else { return state }
    addFree(state, end)
    return end
  }

  private mutating func append(slot: Int32?, from start: Int32, to end: Int32?) -> Int32? {
    guard let slot, let end = end ?? newState() else { return nil }
    addSlot(slot, start, end)
    return end
  }

  /// Appends words, with the other ways of writing what the language contracts.
  private mutating func append(_ text: String, from start: Int32, to end: Int32?) -> Int32? {
    let phrase = vocabulary.phrase(text)
    guard let first = phrase.words.first else { return join(start, end) }
    // Most texts are a word that is said in one way.
    if phrase.words.count == 1, phrase.others.isEmpty {
      guard let next = end ?? newState() else { return nil }
      addWord(first, start, next)
      return next
    }
    var chain = [start]
    for (index, word) in phrase.words.enumerated() {
      let isLast = index == phrase.words.count - 1
      guard let next = isLast ? end ?? newState() : newState() else { return nil }
      addWord(word, chain[index], next)
      chain.append(next)
    }
    for other in phrase.others {
      var state = chain[other.range.lowerBound]
      for (index, word) in other.words.enumerated() {
        let isLast = index == other.words.count - 1
        guard let next = isLast ? chain[other.range.upperBound] : newState() else { return nil }
        addWord(word, state, next)
        state = next
      }
    }
    return chain[chain.count - 1]
  }
}
