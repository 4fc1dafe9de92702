/// Makes nodes of the states of templates: one stands for all states that the same words lead to.
struct NodeBuilder {
  /// What was made.
  private(set) var automaton = UtteranceAutomaton()
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
  /// The states behind a symbol.
  private var targets: [Int32] = []
  private var isComplete = true

  /// The most nodes of one template: where words may be left out that may also follow, each may double
  /// them.
  static let maximumTemplateNodes = 5_000
  /// The most nodes; ways of saying something that would need more are left out.
  static let maximumNodes = 200_000
  private static let noNode: Int32 = -1

  init(_ network: UtteranceNetwork, templateCount: Int) {
    self.network = network
    templateSets = TemplateSets(templateCount)
    counts = Array(repeating: 0, count: templateCount)
    nodesOfStates = Array(repeating: Self.noNode, count: network.states.count)
    marks = Array(repeating: 0, count: network.states.count)
  }

  /// Makes the nodes.
  ///
  /// - Returns: Whether there are as few as they must be.
  mutating func build() -> Bool {
    _ = node(of: [0])
    var words: [UInt64] = []
    var slots: [UInt64] = []
    var steps: [(symbol: Int32, target: Int32)] = []
    var next = 0
    while next + 1 < firstMembers.count {
      words.removeAll(keepingCapacity: true)
      slots.removeAll(keepingCapacity: true)
      let range = firstMembers[next]..<firstMembers[next + 1]
      next += 1
      beginNode(templates(of: range))
      for index in range { gather(Int(members[index]), &words, &slots) }
      group(&slots, into: &steps)
      for step in steps {
        automaton.slotEdges.append(.init(slot: step.symbol, target: step.target))
      }
      group(&words, into: &steps)
      for step in steps {
        automaton.wordEdges.append(.init(word: step.symbol, target: step.target))
      }
    }
    beginNode(0)
    return isComplete
  }

  private mutating func beginNode(_ templates: Int32) {
    automaton.nodes.append(
      UtteranceAutomaton.Node(
        firstWord: Int32(truncatingIfNeeded: automaton.wordEdges.count),
        firstSlot: Int32(truncatingIfNeeded: automaton.slotEdges.count),
        firstEnding: Int32(truncatingIfNeeded: automaton.endings.count), templates: templates))
  }

  /// Takes in the ways on from a state, each as one number that they are sorted by.
  private mutating func gather(_ state: Int, _ words: inout [UInt64], _ slots: inout [UInt64]) {
    var step = network.states[state].word
    while step >= 0 {
      let word = network.words[Int(step)]
      words.append(UInt64(UInt32(bitPattern: word.symbol)) << 32 | UInt64(word.target))
      step = word.next
    }
    step = network.states[state].slot
    while step >= 0 {
      let slot = network.slots[Int(step)]
      slots.append(UInt64(UInt32(bitPattern: slot.symbol)) << 32 | UInt64(slot.target))
      step = slot.next
    }
    if network.states[state].isEnding {
      automaton.endings.append(.init(intent: 0, template: network.states[state].template))
    }
  }

  /// The nodes behind each symbol, in the order of the symbols.
  private mutating func group(
    _ all: inout [UInt64],
    into steps: inout [(symbol: Int32, target: Int32)]
  ) {
    steps.removeAll(keepingCapacity: true)
    if all.count > 1 { all.sort() }
    var index = 0
    while index < all.count {
      let symbol = all[index] >> 32
      targets.removeAll(keepingCapacity: true)
      while index < all.count, all[index] >> 32 == symbol {
        let target = Int32(truncatingIfNeeded: all[index])
        if targets.last != target { targets.append(target) }
        index += 1
      }
      let target = node(of: targets)
      if target != Self.noNode { steps.append((Int32(truncatingIfNeeded: symbol), target)) }
    }
  }

  /// The node of some states, a new one where there is none.
  private mutating func node(of targets: [Int32]) -> Int32 {
    if targets.count == 1 {
      let state = Int(targets[0])
      if nodesOfStates[state] == Self.noNode { nodesOfStates[state] = newNode(of: targets) }
      return nodesOfStates[state]
    }
    // Many symbols lead to the same states: their free ways are followed once.
    let hash = Self.hash(of: targets[...])
    if let known = nodesOfTargets[hash] { return Int32(truncatingIfNeeded: known) }
    let node = newNode(of: targets)
    if node != Self.noNode { nodesOfTargets.insert(hash, node) }
    return node
  }

  /// The node of some states with those that free ways lead to.
  private mutating func newNode(of targets: [Int32]) -> Int32 {
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
  private mutating func appendClosure(of targets: [Int32]) {
    let begin = members.count
    stamp += 1
    for target in targets {
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
