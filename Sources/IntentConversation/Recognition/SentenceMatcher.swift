import IntentRuntime
import UtteranceTemplates

/// Fits a sentence to an automaton: the cheapest way to each place is followed, from left to right.
///
/// What a way costs is the rule by which sentences with several meanings are decided. A word that a
/// template names costs nothing; a word of a value that is understood (a known name, a number, a
/// time) 4; of a part of a known name 6; of free text 10; of a name that nothing knows 12; and each
/// value 1; of a name that it nearly is 8. So the template that names most of the words wins, then the one that understands most of
/// the rest; the order of the templates decides between equals.
struct SentenceMatcher {
  private enum Cost {
    static let slot: Int32 = 1
    static let understood: Int32 = 4
    static let part: Int32 = 6
    static let near: Int32 = 8
    static let text: Int32 = 10
    static let unknown: Int32 = 12
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
    /// Whether words of a slot ended here that nothing marked the end of.
    let isLoose: Bool

    /// Where it is compared with others.
    var index: Int { Int(node) * 2 + (isLoose ? 1 : 0) }
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
  private var places = PlaceTable()

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
    for position in first..<count {
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
    isLoose: Bool = false
  ) {
    let number = Int32(truncatingIfNeeded: cells.count)
    cells.append(
      Cell(
        node: node, position: Int32(truncatingIfNeeded: position), cost: cost, previous: previous,
        next: -1, edge: edge, value: value, isLoose: isLoose))
    let tail = tails[position]
    if tail < 0 { heads[position] = number } else { cells[Int(tail)].next = number }
    tails[position] = number
  }

  /// Follows every way on from a place.
  private mutating func advance(_ cell: Cell, _ number: Int32) {
    let position = Int(cell.position)
    let nodes = Int32(truncatingIfNeeded: automaton.nodeCount)
    guard cell.node < nodes else {
      let edge = cell.node - nodes
      let target = automaton.allSlotEdges[Int(edge)]
      let slot = automaton.slots[Int(target.slot)]
      add(
        node: target.target, position: position, cost: cell.cost, previous: number, edge: edge,
        isLoose: true)
      add(
        node: cell.node, position: position + 1, cost: cell.cost + Self.cost(ofWordIn: slot),
        previous: number)
      return
    }
    if let node = automaton.node(behind: sentence.words[position].hash, from: cell.node) {
      add(node: node, position: position + 1, cost: cell.cost, previous: number)
    }
    for edge in automaton.slotEdges[Int(cell.node)] {
      enter(edge, from: cell, number)
    }
  }

  private mutating func enter(_ edge: Int32, from cell: Cell, _ number: Int32) {
    let way = automaton.allSlotEdges[Int(edge)]
    let slot = automaton.slots[Int(way.slot)]
    let position = Int(cell.position)
    if slot.parameter == nil {
      // The app's name is a word of the template.
      slot.names.spans(in: sentence.words, from: position) { end, fit, _ in
        guard fit == .whole else { return }
        add(node: way.target, position: end, cost: cell.cost, previous: number, edge: edge)
      }
      return
    }
    func understood(_ end: Int, _ cost: Int32, _ value: UnderstoodValue) {
      let length = Int32(truncatingIfNeeded: end - position)
      values.append(value)
      add(
        node: way.target, position: end, cost: cell.cost + Cost.slot + cost * length,
        previous: number, edge: edge,
        value: Int32(truncatingIfNeeded: values.count - 1))
    }
    if slot.takesNames {
      var isKnown = false
      slot.names.spans(in: sentence.words, from: position) { end, fit, entry in
        guard fit == .whole else { return }
        isKnown = true
        understood(end, Cost.understood, .name(slot.names.entries[entry]))
      }
      if !isKnown {
        for near in slot.names.nearSpans(in: sentence, from: position) {
          understood(near.end, Cost.near, .name(slot.names.entries[near.entry]))
        }
      }
      if case .name(let kinds, _) = slot.type {
        for kind in kinds {
          guard let table = names[kind] else { continue }
          table.spans(in: sentence.words, from: position) { end, fit, entry in
            switch fit {
            case .whole: understood(end, Cost.understood, .name(table.entries[entry]))
            case .part: understood(end, Cost.part, .partOfName)
            }
          }
        }
      }
    }
    if slot.kind == .value {
      for found in reader.values(of: slot.type, in: sentence, from: position) {
        understood(found.end, Cost.understood, .value(found.value))
      }
    }
    guard slot.isOpen, !cell.isLoose else { return }
    let inside = Int32(truncatingIfNeeded: automaton.nodeCount) + edge
    add(
      node: inside, position: position + 1,
      cost: cell.cost + Cost.slot + Self.cost(ofWordIn: slot), previous: number)
  }

  private static func cost(ofWordIn slot: Slot) -> Int32 {
    if slot.kind != .value || slot.type == .text { return Cost.text }
    if case .name(let kinds, _) = slot.type, kinds.isEmpty { return Cost.text }
    return Cost.unknown
  }

  // MARK: - Endings

  private func endings(_ count: Int) -> [Match] {
    let nodes = Int32(truncatingIfNeeded: automaton.nodeCount)
    var found: [(ending: UtteranceAutomaton.Ending, cell: Int32, cost: Int32)] = []
    var current = heads[count]
    while current >= 0 {
      let cell = cells[Int(current)]
      // Behind the inside of a slot that reaches to the end stands what follows the slot.
      let node =
        cell.node < nodes ? cell.node : automaton.allSlotEdges[Int(cell.node - nodes)].target
      for index in automaton.endings[Int(node)] {
        let ending = automaton.allEndings[Int(index)]
        if let known = found.firstIndex(where: { $0.ending.template == ending.template }) {
          if cell.cost < found[known].cost { found[known] = (ending, current, cell.cost) }
        } else {
          found.append((ending, current, cell.cost))
        }
      }
      current = cell.next
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
    let nodes = Int32(truncatingIfNeeded: automaton.nodeCount)
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
      if cell.edge >= 0, !cell.isLoose {
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
