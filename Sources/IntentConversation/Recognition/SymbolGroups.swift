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

  init(_ network: UtteranceNetwork) {
    let symbols = [network.words, network.slots].map { $0.map(\.symbol).max() ?? 0 }
    ends = Array(repeating: 0, count: Int(symbols.max() ?? 0) + 1)
  }

  /// Takes in the ways on from some states.
  mutating func gather(_ members: ArraySlice<Int32>, _ kind: Kind, of network: UtteranceNetwork) {
    let (states, steps) = (network.states, kind == .slot ? network.slots : network.words)
    symbols.removeAll(keepingCapacity: true)
    for member in members {
      var next = states[Int(member)].first(kind)
      while next >= 0 {
        let step = steps[Int(next)]
        let count = ends[Int(step.symbol)]
        if count == 0 { symbols.append(step.symbol) }
        ends[Int(step.symbol)] = count &+ 1
        next = step.next
      }
    }
    if symbols.count > 1 { symbols.sort() }
    var count: Int32 = 0
    for symbol in symbols { (ends[Int(symbol)], count) = (count, count + ends[Int(symbol)]) }
    while targets.count < Int(count) { targets.append(0) }
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
