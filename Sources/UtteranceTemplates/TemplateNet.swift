/// The ways through some templates: states with words, slots and free ways between them.
struct TemplateNet {
  /// A step of a sentence: a word, or a slot of some kind.
  enum Symbol: Hashable {
    case word(String)
    case slot(String)
  }

  /// A step with the words that stand for it, and the state behind it.
  struct Step {
    let symbol: Symbol
    let example: String
    let target: Int
  }

  /// A place in templates.
  struct State {
    var steps: [Step] = []
    var free: [Int] = []
    /// The template that may end here, by its place.
    var ending: Int?
  }

  private(set) var states: [State] = []

  /// The most states of one template; what would need more is looked at no further.
  static let maximumCount = 20_000

  /// Adds a template.
  ///
  /// - Returns: The state that it begins at.
  mutating func add(_ entry: TemplateOverlap.Entry, at place: Int) -> Int {
    let begin = newState()
    var budget = Self.maximumCount
    if let end = append(entry.root, behind: begin, entry, depth: 0, &budget) {
      states[end].ending = place
    }
    return begin
  }

  private mutating func newState() -> Int {
    states.append(State())
    return states.count - 1
  }

  /// Appends a piece behind a state.
  ///
  /// - Returns: The state behind it; none where the piece leads nowhere, which others report.
  private mutating func append(
    _ node: UtteranceTemplate.Node,
    behind start: Int,
    _ entry: TemplateOverlap.Entry,
    depth: Int,
    _ budget: inout Int
  ) -> Int? {
    budget -= 1
    guard budget > 0, depth < 4 * TemplateParser.maximumDepth else { return nil }
    func step(_ symbol: Symbol, _ example: String, from state: Int) -> Int {
      let next = newState()
      states[state].steps.append(Step(symbol: symbol, example: example, target: next))
      return next
    }
    switch node {
    case .words(let text):
      return text.lowercased().split { !$0.isLetter && !$0.isNumber }
        .reduce(start) { state, word in step(.word(String(word)), String(word), from: state) }
    case .sequence(let nodes):
      var state = start
      for node in nodes {
        guard let next = append(node, behind: state, entry, depth: depth + 1, &budget) else {
          return nil
        }
        state = next
      }
      return state
    case .alternatives(let nodes):
      let end = newState()
      for node in nodes {
        let begin = newState()
        states[start].free.append(begin)
        if let last = append(node, behind: begin, entry, depth: depth + 1, &budget) {
          states[last].free.append(end)
        }
      }
      return end
    case .repetition(let node, let isRequired):
      let begin = newState()
      states[start].free.append(begin)
      guard let last = append(node, behind: begin, entry, depth: depth + 1, &budget) else {
        return nil
      }
      let end = newState()
      states[last].free += [begin, end]
      if !isRequired { states[begin].free.append(end) }
      return end
    case .slot(let slot):
      if case .constant = slot.kind { return start }
      let (kind, example) = entry.kind(slot)
      return step(.slot(kind), example, from: start)
    case .app: return step(.slot("app"), "App", from: start)
    case .phrase(let name, _):
      return entry.phrases[name].flatMap {
        append($0, behind: start, entry, depth: depth + 1, &budget)
      }
    }
  }

  /// The states that free ways lead to, those that do nothing but lead on left out.
  func closure(of start: [Int]) -> [Int] {
    var seen = Set(start)
    var pending = start
    var members: [Int] = []
    while let state = pending.popLast() {
      if !states[state].steps.isEmpty || states[state].ending != nil { members.append(state) }
      for next in states[state].free where seen.insert(next).inserted { pending.append(next) }
    }
    return members.sorted()
  }
}
