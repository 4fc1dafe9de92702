/// Makes nodes of the states of templates: one stands for all states that the same words lead to.
struct NodeBuilder {
  /// What was made.
  private(set) var graph = UtteranceAutomaton.Graph()
  /// The sets of templates that nodes go on with: the single templates first.
  private(set) var templateSets: TemplateSets

  private let network: UtteranceNetwork
  /// The states of each node, behind each other.
  private var members: [Int32] = []
  private var firstMembers: [Int] = [0]
  /// The node of a state that is reached alone.
  private var nodesOfStates: [Int32]
  /// The nodes by the hashes of their states: see ``WordHash`` on two that are alike.
  private var nodesOfMembers = HashTable(capacity: 4_096)
  /// The nodes by the hashes of the states that a symbol leads to, before free ways are followed.
  private var nodesOfTargets = HashTable(capacity: 4_096)
  /// How many nodes each template has to itself.
  private var counts: [Int]
  /// Which states the last search for free ways has seen, and those that it has still to look at.
  private var marks: [Int32]
  private var stamp: Int32 = 0
  private var pending: [Int32] = []
  /// The ways on from the states of a node.
  private var groups: SymbolGroups
  private var isComplete = true

  /// The most nodes of one template: where words may be left out that may also follow, each may double
  /// them.
  static let maximumTemplateNodes = 5_000
  /// The most nodes; ways of saying something that would need more are left out.
  static let maximumNodes = 250_000
  /// How many ways a word of a template becomes at most, usually: room that is not used takes no memory.
  private static let usualEdges = 16
  private static let noNode: Int32 = -1

  init(_ network: UtteranceNetwork, templateCount: Int) {
    self.network = network
    templateSets = TemplateSets(templateCount)
    counts = Array(repeating: 0, count: templateCount)
    nodesOfStates = Array(repeating: Self.noNode, count: network.states.count)
    marks = Array(repeating: 0, count: network.states.count)
    groups = SymbolGroups(network)
    // An array that grows is there twice meanwhile, and this is the largest.
    graph.wordEdges.reserveCapacity(network.words.count * Self.usualEdges)
  }

  /// Makes the nodes.
  ///
  /// - Returns: Whether there are as few as they must be.
  mutating func build() -> Bool {
    _ = node(ofState: 0)
    var next = 0
    while next + 1 < firstMembers.count {
      let range = firstMembers[next]..<firstMembers[next + 1]
      next += 1
      beginNode(templates(of: range))
      for index in range {
        let state = network.states[Int(members[index])]
        if state.isEnding { graph.endings.append(.init(intent: 0, template: state.template)) }
      }
      follow(range, .slot)
      follow(range, .word)
    }
    beginNode(0)
    return isComplete
  }

  private mutating func beginNode(_ templates: Int32) {
    graph.nodes.append(
      UtteranceAutomaton.Node(
        firstWord: Int32(truncatingIfNeeded: graph.wordEdges.count),
        firstSlot: Int32(truncatingIfNeeded: graph.slotEdges.count),
        firstEnding: Int32(truncatingIfNeeded: graph.endings.count), templates: templates))
  }

  /// Makes the ways on from some states through words or through slots, in the order of these, and the nodes behind them.
  private mutating func follow(_ range: Range<Int>, _ kind: SymbolGroups.Kind) {
    groups.gather(members[range], kind, of: network)
    var begin = 0
    for symbol in groups.symbols {
      let end = groups.takeEnd(of: symbol)
      let target = node(ofTargets: begin..<end)
      begin = end
      guard target != Self.noNode else { continue }
      switch kind {
      case .slot: graph.slotEdges.append(.init(slot: symbol, target: target))
      case .word: graph.wordEdges.append(.init(word: symbol, target: target))
      }
    }
  }

  /// The node of the states at some places of the groups, a new one where there is none.
  private mutating func node(ofTargets range: Range<Int>) -> Int32 {
    let targets = groups.targets[range]
    let first = targets[range.lowerBound]
    if targets.allSatisfy({ $0 == first }) { return node(ofState: Int(first)) }
    let hash = Self.hash(of: targets)
    // Many symbols lead to the same states: their free ways are followed once.
    if let known = nodesOfTargets[hash] { return Int32(truncatingIfNeeded: known) }
    let node = newNode(of: targets)
    if node != Self.noNode { nodesOfTargets.insert(hash, node) }
    return node
  }

  /// The node of a state alone, a new one where there is none.
  private mutating func node(ofState state: Int) -> Int32 {
    if nodesOfStates[state] == Self.noNode {
      nodesOfStates[state] = newNode(of: [Int32(truncatingIfNeeded: state)])
    }
    return nodesOfStates[state]
  }

  /// The node of some states with those that free ways lead to.
  private mutating func newNode(of targets: ArraySlice<Int32>) -> Int32 {
    let begin = members.count
    appendClosure(of: targets)
    let hash = Self.hash(of: members[begin...])
    let node: Int32
    if let known = nodesOfMembers[hash] {
      members.removeSubrange(begin...)
      node = Int32(truncatingIfNeeded: known)
    } else {
      guard firstMembers.count <= Self.maximumNodes else {
        members.removeSubrange(begin...)
        isComplete = false
        return Self.noNode
      }
      node = Int32(truncatingIfNeeded: firstMembers.count - 1)
      nodesOfMembers.insert(hash, node)
      firstMembers.append(members.count)
    }
    return node
  }

  private static func hash(of states: ArraySlice<Int32>) -> UInt64 {
    states.reduce(0x9E37_79B9_7F4A_7C15) {
      WordHash.joined($0, UInt64(UInt32(bitPattern: $1)))
    }
  }

  /// Appends the states that free ways lead to, in their order, those that do nothing but lead on left
  /// out.
  private mutating func appendClosure(of targets: ArraySlice<Int32>) {
    let begin = members.count
    stamp += 1
    for target in targets where marks[Int(target)] != stamp {
      marks[Int(target)] = stamp
      pending.append(target)
    }
    while let number = pending.popLast() {
      let state = network.states[Int(number)]
      if state.word >= 0 || state.slot >= 0 || state.isEnding { members.append(number) }
      var step = state.free
      while step >= 0 {
        let free = network.free[Int(step)]
        if marks[Int(free.target)] != stamp {
          marks[Int(free.target)] = stamp
          pending.append(free.target)
        }
        step = free.next
      }
    }
    if members.count - begin > 1 { members[begin...].sort() }
  }

  /// The templates that some states are of, as the place of a set.
  private mutating func templates(of range: Range<Int>) -> Int32 {
    guard let first = range.first else { return 0 }
    let template = network.states[Int(members[first])].template
    let isSingle = range.allSatisfy { network.states[Int(members[$0])].template == template }
    guard isSingle, template >= 0 else {
      return templateSets.place(of: range.map { network.states[Int(members[$0])].template })
    }
    counts[Int(template)] += 1
    if counts[Int(template)] > Self.maximumTemplateNodes { isComplete = false }
    return template
  }
}
