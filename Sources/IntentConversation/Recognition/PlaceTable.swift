/// What the cheapest way to each place before one word costs, and at what cost it was followed.
///
/// It is as large as the places that are reached, not as all there are, and is begun anew for each
/// word at no cost.
struct PlaceTable {
  private struct Entry {
    /// The place.
    var key: UInt64 = 0
    /// The word that it is before.
    var stamp: UInt32 = 0
    var best: Int32 = 0
    var followed: Int32 = .max
  }

  private var entries = Array(repeating: Entry(), count: 128)
  private var mask = 127
  private var stamp: UInt32 = 0
  private var count = 0

  /// Forgets everything, for the next word.
  mutating func begin() {
    stamp += 1
    count = 0
  }

  /// Takes in what a way to a place costs.
  @inline(__always)
  mutating func note(_ cost: Int32, at place: Int) {
    let slot = slot(of: place)
    if entries[slot].best > cost { entries[slot].best = cost }
  }

  /// Whether a way to a place is to be followed: none is cheaper, and none as cheap was followed.
  @inline(__always)
  mutating func follow(_ cost: Int32, at place: Int) -> Bool {
    let slot = slot(of: place)
    if entries[slot].best > cost { entries[slot].best = cost }
    guard entries[slot].best == cost, entries[slot].followed > cost else { return false }
    entries[slot].followed = cost
    return true
  }

  /// The entry of a place, a new one where there is none before this word.
  @inline(__always)
  private mutating func slot(of place: Int) -> Int {
    let key = UInt64(truncatingIfNeeded: place)
    var slot = Int(truncatingIfNeeded: WordHash.mixed(key)) & mask
    while entries[slot].key != key || entries[slot].stamp != stamp {
      if entries[slot].stamp != stamp {
        if (count + 1) * 2 > entries.count { return grow(for: place) }
        count += 1
        entries[slot] = Entry(key: key, stamp: stamp, best: .max, followed: .max)
        return slot
      }
      slot = (slot + 1) & mask
    }
    return slot
  }

  private mutating func grow(for place: Int) -> Int {
    let old = entries
    entries = Array(repeating: Entry(), count: old.count * 4)
    mask = entries.count - 1
    count = 0
    for entry in old where entry.stamp == stamp {
      entries[slot(of: Int(truncatingIfNeeded: entry.key))] = entry
    }
    return slot(of: place)
  }
}
