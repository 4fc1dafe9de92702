import IntentRuntime
import UtteranceTemplates

/// Fits a sentence to an automaton: the cheapest way to each place is followed, from left to right.
///
/// What a way costs is the rule by which sentences with several meanings are decided: see
/// ``MatchCost``. The order of the templates decides between equals.
struct SentenceMatcher {
  /// What led to a place.
  fileprivate struct Trail: OptionSet {
    let rawValue: UInt8
    /// Words of a slot ended here, with nothing to mark the end.
    static let loose = Trail(rawValue: 1)
    /// They are kept as they were said.
    static let dictated = Trail(rawValue: 2)
    /// Words were dropped that mean nothing.
    static let dropped = Trail(rawValue: 4)
    /// The words of a slot begin with one that names seldom have.
    static let doubtful = Trail(rawValue: 8)
  }

  /// A place on the way: a node, or the inside of a slot, before a word.
  fileprivate struct Cell {
    /// The node; for the inside of a slot, the number of nodes and of the edge.
    let node: Int32
    let position: Int32
    let cost: Int32
    /// The cell before; none for the first.
    let previous: Int32
    /// The next cell before the same word.
    var next: Int32
    /// The edge through a slot that led here; none for a word.
    let edge: Int32
    /// What was understood, by its place among the values.
    let value: Int32
    /// The slots that are filled.
    let filled: UInt16
    let trail: Trail

    /// Where it is compared with others.
    var index: Int { (Int(node) << 4 | Int(trail.rawValue)) << 16 | Int(filled) }
  }

  /// What some words are understood as.
  private struct Meaning {
    let end: Int
    let cost: Int32
    /// Its place among the values.
    let value: Int32
  }

  /// A slot with its words.
  struct Filling: Sendable {
    let slot: Int
    let words: Range<Int>
    /// What was understood; none for words as they are.
    let value: UnderstoodValue?
  }

  /// A way through the whole sentence.
  struct Match: Sendable {
    let intent: Int
    let template: Int
    let cost: Int
    let fillings: [Filling]
  }

  private let automaton: UtteranceAutomaton
  private let sentence: Sentence
  private let reader: ValueReader
  private let names: Names
  private var cells: [Cell] = []
  private var heads: [Int32]
  private var tails: [Int32]
  private var values: [UnderstoodValue] = []
  private var known: [Int64: [Meaning]] = [:]
  private var places = PlaceTable()
  private let spoken: SpokenForms
  private let nodes: Int32

  /// The most cells; a sentence that would need more is not understood.
  static let maximumCells = 600_000

  init(
    _ automaton: UtteranceAutomaton,
    _ sentence: Sentence,
    _ reader: ValueReader,
    _ names: Names
  ) {
    self.automaton = automaton
    self.sentence = sentence
    self.reader = reader
    self.names = names
    spoken = reader.shared.spoken
    nodes = Int32(truncatingIfNeeded: automaton.nodeCount)
    let count = sentence.words.count + 1
    heads = Array(repeating: -1, count: count)
    tails = Array(repeating: -1, count: count)
    cells.reserveCapacity(96)
  }

  /// The ways through the sentence, the cheapest first.
  ///
  /// - Parameter first: The word to begin with.
  mutating func matches(from first: Int) -> [Match] {
    let count = sentence.words.count
    guard first < count, automaton.nodeCount > 0 else { return [] }
    add(node: 0, position: first, cost: 0, previous: -1)
    for position in first...count {
      compare(position)
      var current = heads[position]
      while current >= 0 {
        let cell = cells[Int(current)]
        if cells.count > Self.maximumCells { return [] }
        // What is found on the way, behind a slot's end, is compared as it comes.
        places.note(cell.cost, at: cell.index)
        if places.follow(cell.cost, at: cell.index) { advance(cell, current) }
        current = cells[Int(current)].next
      }
    }
    return endings(count)
  }

  /// Finds what the cheapest way to each place before a word costs, so that only that one is followed.
  private mutating func compare(_ position: Int) {
    places.begin()
    var current = heads[position]
    while current >= 0 {
      let cell = cells[Int(current)]
      places.note(cell.cost, at: cell.index)
      current = cell.next
    }
  }

  @inline(__always)
  private mutating func add(
    node: Int32,
    position: Int,
    cost: Int32,
    previous: Int32,
    edge: Int32 = -1,
    value: Int32 = -1,
    filled: UInt16 = 0,
    trail: Trail = []
  ) {
    let number = Int32(truncatingIfNeeded: cells.count)
    cells.append(
      Cell(
        node: node, position: Int32(truncatingIfNeeded: position), cost: cost, previous: previous,
        next: -1, edge: edge, value: value, filled: filled, trail: trail))
    let tail = tails[position]
    if tail < 0 { heads[position] = number } else { cells[Int(tail)].next = number }
    tails[position] = number
  }

  /// Follows every way on from a place.
  private mutating func advance(_ cell: Cell, _ number: Int32) {
    let position = Int(cell.position)
    let isAtEnd = position == sentence.words.count
    guard cell.node < nodes else { return goOn(cell, number, isAtEnd: isAtEnd) }
    if !isAtEnd {
      if let node = automaton.node(behind: sentence.words[position].hash, from: cell.node) {
        add(
          node: node, position: position + 1, cost: cell.cost, previous: number,
          filled: cell.filled)
      }
      drop(cell, number)
    }
    for edge in automaton.slotEdges[Int(cell.node)] {
      enter(edge, from: cell, number, isAtEnd: isAtEnd)
    }
  }

  /// Goes on inside a slot, or leaves it.
  private mutating func goOn(_ cell: Cell, _ number: Int32, isAtEnd: Bool) {
    let position = Int(cell.position)
    let edge = cell.node - nodes
    let way = automaton.allSlotEdges[Int(edge)]
    let slot = automaton.slots[Int(way.slot)]
    if isAtEnd || canGoOn(from: way.target, at: position) {
      add(
        node: way.target, position: position, cost: cell.cost, previous: number, edge: edge,
        filled: cell.filled,
        trail: cell.trail.union(slot.isDictated ? [.loose, .dictated] : .loose))
    }
    guard !isAtEnd else { return }
    add(
      node: cell.node, position: position + 1, cost: cell.cost + cost(ofWord: position, in: slot),
      previous: number, filled: cell.filled, trail: cell.trail)
  }

  /// Whether a word fits what may follow a node.
  private func canGoOn(from node: Int32, at position: Int) -> Bool {
    !automaton.slotEdges[Int(node)].isEmpty
      || automaton.node(behind: sentence.words[position].hash, from: node) != nil
      || spoken.fillers.match(sentence.words, at: position) != nil
  }

  /// Leaves out words that mean nothing, but for those beside what is dictated.
  private mutating func drop(_ cell: Cell, _ number: Int32) {
    guard !cell.trail.contains(.dictated) else { return }
    let position = Int(cell.position)
    let end =
      spoken.fillers.match(sentence.words, at: position)?.end
      ?? (cell.node == 0 ? spoken.openings.match(sentence.words, at: position)?.end : nil)
    guard let end else { return }
    add(
      node: cell.node, position: end, cost: cell.cost + MatchCost.dropped, previous: number,
      filled: cell.filled, trail: cell.trail.union(.dropped))
  }

  private mutating func enter(
    _ edge: Int32,
    from cell: Cell,
    _ number: Int32,
    isAtEnd: Bool
  ) {
    let way = automaton.allSlotEdges[Int(edge)]
    let slot = automaton.slots[Int(way.slot)]
    let position = Int(cell.position)
    guard cell.filled & slot.mark == 0 else { return }
    let filled = cell.filled | slot.mark
    if let constant = slot.constant {
      values.append(.value(constant))
      return add(
        node: way.target, position: position, cost: cell.cost, previous: number, edge: edge,
        value: Int32(truncatingIfNeeded: values.count - 1), filled: filled, trail: cell.trail)
    }
    guard !isAtEnd else { return }
    if slot.parameter == nil {
      // The app's name is a word of the template.
      slot.names.spans(in: sentence.words, from: position) { end, fit, _ in
        guard fit == .whole else { return }
        add(
          node: way.target, position: end, cost: cell.cost, previous: number, edge: edge,
          filled: filled)
      }
      return
    }
    for meaning in meanings(of: way.slot, slot, at: position) {
      add(
        node: way.target, position: meaning.end, cost: cell.cost + meaning.cost,
        previous: number, edge: edge, value: meaning.value, filled: filled)
    }
    guard slot.isOpen, !(slot.isDictated && cell.trail.contains(.dropped)) else { return }
    var cost = cell.cost + MatchCost.slot + self.cost(ofWord: position, in: slot)
    if slot.isText { cost += MatchCost.text }
    if cell.trail.contains(.loose) {
      guard !cell.trail.contains(.doubtful) else { return }
      cost += MatchCost.unmarked
    }
    let isDoubtful = !slot.isText && isFunctionWord(position)
    // Nobody is called 'me' or 'that'.
    guard !(isDoubtful && slot.isPerson) else { return }
    add(
      node: nodes + edge, position: position + 1, cost: cost, previous: number, filled: filled,
      trail: isDoubtful ? .doubtful : [])
  }

  /// What the words from a position on may be understood as; each slot is asked once a position,
  /// however many ways lead there.
  private mutating func meanings(of place: Int32, _ slot: Slot, at position: Int) -> [Meaning] {
    let key = Int64(position) << 32 | Int64(place)
    if let known = known[key] { return known }
    var found: [Meaning] = []
    understand(slot, at: position) { end, cost, value in
      values.append(value)
      let length = Int32(truncatingIfNeeded: end - position)
      found.append(
        Meaning(
          end: end, cost: MatchCost.slot + cost * length,
          value: Int32(truncatingIfNeeded: values.count - 1)))
    }
    known[key] = found
    return found
  }

  /// What the words from a position on may be understood as: names that are known, and values.
  private func understand(
    _ slot: Slot,
    at position: Int,
    _ found: (_ end: Int, _ cost: Int32, _ value: UnderstoodValue) -> Void
  ) {
    if slot.takesNames {
      var isKnown = false
      slot.names.spans(in: sentence.words, from: position) { end, fit, entry in
        guard fit == .whole else { return }
        isKnown = true
        found(end, MatchCost.understood, .name(slot.names.entries[entry]))
      }
      if !isKnown {
        for near in slot.names.nearSpans(in: sentence, from: position) {
          found(near.end, MatchCost.near, .name(slot.names.entries[near.entry]))
        }
      }
      if case .name(let kinds, _) = slot.type {
        for kind in kinds {
          guard let table = names[kind] else { continue }
          table.spans(in: sentence.words, from: position) { end, fit, entry in
            switch fit {
            case .whole: found(end, MatchCost.understood, .name(table.entries[entry]))
            case .part: found(end, MatchCost.part, .partOfName)
            }
          }
        }
      }
    }
    if slot.kind == .value {
      for value in reader.values(of: slot.type, in: sentence, from: position) {
        found(value.end, MatchCost.understood, .value(value.value))
      }
    }
  }

  /// What a word costs that is taken as it is.
  private func cost(ofWord position: Int, in slot: Slot) -> Int32 {
    if slot.isText { return MatchCost.textWord }
    return isFunctionWord(position) ? MatchCost.functionWord : MatchCost.unknown
  }

  private func isFunctionWord(_ position: Int) -> Bool {
    spoken.functionWords.match(sentence.words, at: position) != nil
  }

  // MARK: - Endings

  private func endings(_ count: Int) -> [Match] {
    var found: [(ending: UtteranceAutomaton.Ending, cell: Int32, cost: Int32)] = []
    var current = heads[count]
    while current >= 0 {
      let cell = cells[Int(current)]
      defer { current = cell.next }
      guard cell.node < nodes else { continue }
      for index in automaton.endings[Int(cell.node)] {
        let ending = automaton.allEndings[Int(index)]
        if let known = found.firstIndex(where: { $0.ending.template == ending.template }) {
          if cell.cost < found[known].cost { found[known] = (ending, current, cell.cost) }
        } else {
          found.append((ending, current, cell.cost))
        }
      }
    }
    return found.sorted { ($0.cost, $0.ending.template) < ($1.cost, $1.ending.template) }
      .prefix(Self.maximumMatches)
      .map { found in
        Match(
          intent: Int(found.ending.intent), template: Int(found.ending.template),
          cost: Int(found.cost), fillings: fillings(of: found.cell))
      }
  }

  /// The most meanings of a sentence that are given.
  private static let maximumMatches = 8

  /// The slots on the way to a place.
  private func fillings(of last: Int32) -> [Filling] {
    var fillings: [Filling] = []
    var current = last
    var end = Int(cells[Int(last)].position)
    while current >= 0 {
      let cell = cells[Int(current)]
      if cell.node >= nodes {
        // Back to where the slot was entered.
        let edge = cell.node - nodes
        var before = cell.previous
        while before >= 0, cells[Int(before)].node >= nodes {
          before = cells[Int(before)].previous
        }
        let start = before >= 0 ? Int(cells[Int(before)].position) : 0
        fillings.append(
          Filling(
            slot: Int(automaton.allSlotEdges[Int(edge)].slot), words: start..<end, value: nil))
        end = start
        current = before
        continue
      }
      let start = cell.previous >= 0 ? Int(cells[Int(cell.previous)].position) : end
      // The end of a slot whose words were taken as they are is no step of its own.
      let isInside = cell.previous >= 0 && cells[Int(cell.previous)].node >= nodes
      if cell.edge >= 0, !isInside {
        let value = cell.value >= 0 ? values[Int(cell.value)] : nil
        fillings.append(
          Filling(
            slot: Int(automaton.allSlotEdges[Int(cell.edge)].slot), words: start..<end,
            value: value))
      }
      end = start
      current = cell.previous
    }
    return fillings.reversed()
  }
}
