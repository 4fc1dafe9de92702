/// The ways on from some states, put together by what leads through them: a word, or a slot.
///
/// Most of the time that an automaton takes goes here: they are counted and laid out, which is faster than sorting.
struct SymbolGroups {
  /// What leads on from a state.
  enum Kind { case word, slot }

  /// The symbols that were found, in their order.
  private(set) var symbols: [Int32] = []
  /// The states behind them, those of a symbol behind each other.
  private(set) var targets: [Int32] = []
  /// Where those of each symbol end; 0 for all but ``symbols``.
  private var ends: [Int32]
  /// A bit for each symbol that was found and has still to be laid out: so they come in their order without being sorted.
  private var marks: [UInt64]

  init(_ network: UtteranceNetwork) {
    let symbols = [network.words, network.slots].map { $0.map(\.symbol).max() ?? 0 }
    let highest = Int(symbols.max() ?? 0)
    ends = Array(repeating: 0, count: highest + 1)
    marks = Array(repeating: 0, count: highest / UInt64.bitWidth + 1)
  }

  /// Takes in the ways on from some states.
  mutating func gather(_ members: ArraySlice<Int32>, _ kind: Kind, of network: UtteranceNetwork) {
    let (states, steps) = (network.states, kind == .slot ? network.slots : network.words)
    var highest: Int32 = -1
    for member in members {
      var next = states[Int(member)].first(kind)
      while next >= 0 {
        let step = steps[Int(next)]
        ends[Int(step.symbol)] &+= 1
        marks[Int(step.symbol) / UInt64.bitWidth] |= 1 &<< UInt64(truncatingIfNeeded: step.symbol)
        highest = max(highest, step.symbol)
        next = step.next
      }
    }
    layOut(highest)
    for member in members {
      var next = states[Int(member)].first(kind)
      while next >= 0 {
        let step = steps[Int(next)]
        let place = ends[Int(step.symbol)]
        targets[Int(place)] = step.target
        ends[Int(step.symbol)] = place &+ 1
        next = step.next
      }
    }
  }

  /// Puts the symbols that were found in their order, and makes room for the states behind them.
  private mutating func layOut(_ highest: Int32) {
    symbols.removeAll(keepingCapacity: true)
    guard highest >= 0 else { return }
    var count: Int32 = 0
    for place in 0...(Int(highest) / UInt64.bitWidth) where marks[place] != 0 {
      var bits = marks[place]
      marks[place] = 0
      while bits != 0 {
        let symbol = place * UInt64.bitWidth + bits.trailingZeroBitCount
        bits &= bits &- 1
        symbols.append(Int32(truncatingIfNeeded: symbol))
        (ends[symbol], count) = (count, count + ends[symbol])
      }
    }
    while targets.count < Int(count) { targets.append(0) }
  }

  /// Where the states behind a symbol end, which is asked once.
  mutating func takeEnd(of symbol: Int32) -> Int {
    defer { ends[Int(symbol)] = 0 }
    return Int(ends[Int(symbol)])
  }
}

extension UtteranceNetwork.State {
  /// The first way on of a kind.
  @inline(__always)
  fileprivate func first(_ kind: SymbolGroups.Kind) -> Int32 { kind == .slot ? slot : word }
}
