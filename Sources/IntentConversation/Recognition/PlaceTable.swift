/// What the cheapest way to each place before one word costs, and at what cost it was followed.
///
/// It is as large as the places that are reached, not as all there are, and is begun anew for each
/// word at no cost.
struct PlaceTable {
  private struct Entry {
    /// The place and the word that it is before.
    var key: UInt64 = 0
    var best: Int32 = 0
    var followed: Int32 = .max
  }

  private var entries = Array(repeating: Entry(), count: 128)
  private var mask = 127
  private var stamp: UInt64 = 0
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
    guard entries[slot].best == cost, entries[slot].followed > cost else { return false }
    entries[slot].followed = cost
    return true
  }

  /// The entry of a place, a new one where there is none before this word.
  @inline(__always)
  private mutating func slot(of place: Int) -> Int {
    let key = stamp << 32 | UInt64(truncatingIfNeeded: place)
    var slot = Int(truncatingIfNeeded: WordHash.mixed(UInt64(truncatingIfNeeded: place))) & mask
    while entries[slot].key != key {
      if entries[slot].key >> 32 != stamp {
        if (count + 1) * 2 > entries.count { return grow(for: place) }
        count += 1
        entries[slot] = Entry(key: key, best: .max, followed: .max)
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
    for entry in old where entry.key >> 32 == stamp {
      entries[slot(of: Int(entry.key & 0xFFFF_FFFF))] = entry
    }
    return slot(of: place)
  }
}
