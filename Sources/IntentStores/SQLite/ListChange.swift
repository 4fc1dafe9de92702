#if SQLite
  /// What is to be done to rows that keep a list in order, each at a place of its own, for them to keep
  /// another: as little as can be, so that one more name costs one row.
  struct ListChange<Element: Hashable> {
    /// A row of the list.
    struct Row {
      var place: Int
      var element: Element
    }

    /// The places of the rows that go.
    private(set) var removed: [Int] = []
    /// The rows that come, after the others are gone.
    private(set) var added: [Row] = []

    /// How far places are apart, for others to come between them.
    static var gap: Int { 1 << 24 }

    /// - Parameters:
    ///   - old: The rows that there are, in the order of their places.
    ///   - new: What they are to keep.
    init(from old: [Row], to new: [Element]) {
      var start = 0
      while start < min(old.count, new.count), old[start].element == new[start] { start += 1 }
      var (oldEnd, newEnd) = (old.count, new.count)
      while oldEnd > start, newEnd > start, old[oldEnd - 1].element == new[newEnd - 1] {
        (oldEnd, newEnd) = (oldEnd - 1, newEnd - 1)
      }
      let kept = Self.kept(old[start..<oldEnd], new[start..<newEnd])
      let stays = Set(kept.map(\.old))
      removed = (start..<oldEnd).filter { !stays.contains($0) }.map { old[$0].place }
      // Between each two rows that stay, and at the ends.
      var (last, next) = (start > 0 ? old[start - 1].place : nil, start)
      for (row, place) in kept.map({ ($0.new, Optional(old[$0.old].place)) })
        + [(newEnd, oldEnd < old.count ? old[oldEnd].place : nil)]
      {
        guard add(new[next..<row], after: last, before: place) else {
          self = Self(replacing: old, by: new)
          return
        }
        (last, next) = (place, row + 1)
      }
    }

    /// All of it anew, at places that are far from each other.
    private init(replacing old: [Row], by new: [Element]) {
      removed = old.map(\.place)
      _ = add(new[...], after: nil, before: nil)
    }

    /// - Returns: False where there are no such places.
    private mutating func add(_ elements: ArraySlice<Element>, after: Int?, before: Int?) -> Bool {
      guard !elements.isEmpty else { return true }
      let (first, step): (Int, Int)
      switch (after, before) {
      case (nil, nil): (first, step) = (0, Self.gap)
      case (let after?, nil): (first, step) = (after + Self.gap, Self.gap)
      case (nil, let before?): (first, step) = (before - Self.gap * elements.count, Self.gap)
      case (let after?, let before?):
        step = (before - after) / (elements.count + 1)
        first = after + step
        guard step > 0 else { return false }
      }
      added += elements.enumerated().map {
        Row(place: first + $0.offset * step, element: $0.element)
      }
      return true
    }

    /// What stays: the longest list of elements that both have in the same order.
    private static func kept(
      _ old: ArraySlice<Row>,
      _ new: ArraySlice<Element>
    ) -> [(old: Int, new: Int)] {
      guard !old.isEmpty, !new.isEmpty else { return [] }
      var places: [Element: [Int]] = [:]
      for index in old.indices.reversed() { places[old[index].element, default: []].append(index) }
      // Which element of the new list is which of the old; one that is there twice is taken in turn.
      let pairs = new.indices.compactMap { index in
        places[new[index]]?.popLast().map { (old: $0, new: index) }
      }
      // The longest that rises: `ends[n]` is the pair with which the best of `n + 1` ends.
      var ends: [Int] = []
      var previous = [Int?](repeating: nil, count: pairs.count)
      for (index, pair) in pairs.enumerated() {
        var (low, high) = (0, ends.count)
        while low < high {
          let middle = (low + high) / 2
          if pairs[ends[middle]].old < pair.old { low = middle + 1 } else { high = middle }
        }
        previous[index] = low > 0 ? ends[low - 1] : nil
        if low == ends.count { ends.append(index) } else { ends[low] = index }
      }
      var kept: [(old: Int, new: Int)] = []
      var place = ends.last
      while let index = place {
        kept.append(pairs[index])
        place = previous[index]
      }
      return kept.reversed()
    }
  }
#endif
