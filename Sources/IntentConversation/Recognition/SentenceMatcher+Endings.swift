/// What a sentence may mean, from the places that were reached.
extension SentenceMatcher {
  /// The most meanings of a sentence that are given.
  private static let maximumMatches = 8
  /// As many slots as most sentences have at most.
  private static let usualFillings = 4

  /// The ways that end behind the last word, the cheapest of each template, and the cheapest first.
  func endings(_ count: Int) -> [Match] {
    var found: [Match] = []
    found.reserveCapacity(Self.maximumMatches)
    var current = cells.first(before: count)
    while current >= 0 {
      let cell = cells[current]
      defer { current = cell.next }
      guard cell.node < nodes else { continue }
      for place in automaton.endings(of: cell.node) {
        let ending = automaton.endings[place]
        let template = Int(ending.template)
        let known = found.firstIndex { $0.template == template }
        if let known, found[known].cost <= cell.cost { continue }
        let match = Match(
          intent: Int(ending.intent), template: template, cost: cell.cost, last: current)
        if let known { found[known] = match } else { found.append(match) }
      }
    }
    if found.count > 1 { found.sort { ($0.cost, $0.template) < ($1.cost, $1.template) } }
    if found.count > Self.maximumMatches { found.removeSubrange(Self.maximumMatches...) }
    return found
  }

  /// The slots on the way of a match.
  func fillings(of match: Match) -> [Filling] {
    var fillings: [Filling] = []
    fillings.reserveCapacity(Self.usualFillings)
    var current = match.last
    var end = Int(cells[current].position)
    while current >= 0 {
      let cell = cells[current]
      if cell.node >= nodes {
        // Back to where the slot was entered.
        let before = cellBefore(wordsBehind: cell)
        let start = before >= 0 ? Int(cells[before].position) : 0
        fillings.append(filling(cell.node - nodes, start..<end, -1))
        end = start
        current = before
        continue
      }
      let start = cell.previous >= 0 ? Int(cells[cell.previous].position) : end
      // The end of a slot whose words were taken as they are is no step of its own.
      let isInside = cell.previous >= 0 && cells[cell.previous].node >= nodes
      if cell.edge >= 0, !isInside {
        fillings.append(filling(cell.edge, start..<end, cell.value))
      }
      end = start
      current = cell.previous
    }
    fillings.reverse()
    return fillings
  }

  /// Where the words of a slot begin that a cell is inside of.
  func startOfWords(behind cell: Cell) -> Int {
    let before = cellBefore(wordsBehind: cell)
    return before >= 0 ? Int(cells[before].position) : 0
  }

  /// The cell before those that are inside of the same slot as one; -1 where none is.
  private func cellBefore(wordsBehind cell: Cell) -> Int32 {
    var before = cell.previous
    while before >= 0, cells[before].node >= nodes { before = cells[before].previous }
    return before
  }

  private func filling(_ edge: Int32, _ words: Range<Int>, _ value: Int32) -> Filling {
    let slot = automaton.slots[Int(automaton.slotEdges[Int(edge)].slot)]
    return Filling(
      slot: slot, words: words, value: value < 0 ? nil : meanings.understood(value, as: slot))
  }
}
