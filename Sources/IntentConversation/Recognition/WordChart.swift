/// The places that the ways through a sentence lead to, before each word in the order in which they were found.
///
/// A place that is reached again at no less cost is left out: nothing would be followed from there.
struct WordChart {
  /// What the chain of a word's cells begins and ends with; -1 where it has none.
  private struct Chain {
    var first: Int32 = -1
    var last: Int32 = -1
  }

  private var cells: [SentenceMatcher.Cell] = []
  private var chains: [Chain] = []
  /// The cheapest cell of each place, where its hash leads to; -1 for none.
  private var cheapest: [Int32] = []
  private var mask = 0
  private var placeCount = 0

  /// How many places there is room for at first.
  private static let usualSize = 256

  /// Begins with a sentence; what is known of another is forgotten.
  mutating func begin(wordCount: Int) {
    chains.removeAll(keepingCapacity: true)
    for _ in 0...wordCount { chains.append(Chain()) }
    placeCount = 0
    // The first sentence makes the room, which others take over.
    guard cheapest.count == Self.usualSize else {
      cells = []
      cells.reserveCapacity(Self.usualSize / 2)
      cheapest = Array(repeating: -1, count: Self.usualSize)
      mask = Self.usualSize - 1
      return
    }
    cells.removeAll(keepingCapacity: true)
    for index in cheapest.indices { cheapest[index] = -1 }
  }

  /// Whether no more room was taken than for a sentence of the usual length.
  var isOfUsualSize: Bool { cheapest.count == Self.usualSize }

  var count: Int { cells.count }

  @inline(__always)
  subscript(number: Int32) -> SentenceMatcher.Cell { cells[Int(number)] }

  /// The first cell before a word; -1 where none leads there.
  @inline(__always)
  func first(before word: Int) -> Int32 { chains[word].first }

  /// Adds a cell behind those before the same word, unless one as cheap leads to the same place.
  ///
  /// - Parameter isAhead: Whether no cell before its word was followed yet, so that one that costs more need not be.
  @inline(__always)
  mutating func add(_ cell: SentenceMatcher.Cell, isAhead: Bool) {
    let slot = slot(of: cell)
    let known = cheapest[slot]
    if known < 0 {
      placeCount += 1
    } else {
      guard cells[Int(known)].cost > cell.cost else { return }
      if isAhead { cells[Int(known)].isSurpassed = true }
    }
    let number = Int32(truncatingIfNeeded: cells.count)
    cheapest[slot] = number
    cells.append(cell)
    let last = chains[Int(cell.position)].last
    if last < 0 {
      chains[Int(cell.position)] = Chain(first: number, last: number)
    } else {
      cells[Int(last)].next = number
      chains[Int(cell.position)].last = number
    }
    if placeCount * 4 > mask * 3 { grow() }
  }

  /// Where the cheapest cell of a cell's place stands, or is to stand.
  @inline(__always)
  private func slot(of cell: SentenceMatcher.Cell) -> Int {
    var slot = Int(truncatingIfNeeded: cell.hash) & mask
    while true {
      let known = cheapest[slot]
      if known < 0 || cells[Int(known)].hasPlace(of: cell) { return slot }
      slot = (slot + 1) & mask
    }
  }

  private mutating func grow() {
    let old = cheapest
    cheapest = Array(repeating: -1, count: old.count * 4)
    mask = cheapest.count - 1
    for number in old where number >= 0 { cheapest[slot(of: cells[Int(number)])] = number }
  }
}

extension SentenceMatcher.Cell {
  /// Whether the same ways lead on from here and from another cell.
  @inline(__always)
  fileprivate func hasPlace(of other: Self) -> Bool {
    node == other.node && position == other.position && filled == other.filled
      && trail == other.trail
  }

  @inline(__always)
  fileprivate var hash: UInt64 {
    let place = UInt64(UInt32(bitPattern: node)) << 24 | UInt64(trail.rawValue) << 16
    return WordHash.mixed((place | UInt64(filled)) ^ UInt64(UInt32(bitPattern: position)) << 48)
  }
}
