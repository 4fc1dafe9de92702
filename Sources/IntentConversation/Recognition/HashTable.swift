/// A table from numbers that are spread well, such as hashes of words, to places in an array.
///
/// A lookup costs the same however many entries there are.
struct HashTable: Sendable {
  /// A key beside its place, so that most lookups touch the memory in one spot.
  private struct Entry {
    var key: UInt64 = 0
    /// The place; -1 where there is no entry.
    var value: Int32 = -1
  }

  private var entries: [Entry]
  private var mask: Int
  private(set) var count = 0

  /// A table with room for some entries to begin with.
  init(capacity: Int = 8) {
    let size = max(16, capacity * 2).nextPowerOfTwo
    entries = Array(repeating: Entry(), count: size)
    mask = size - 1
  }

  /// The place of a key; none where there is no such key.
  @inline(__always)
  subscript(key: UInt64) -> Int? {
    var slot = Int(truncatingIfNeeded: key >> 7) & mask
    while true {
      let entry = entries[slot]
      if entry.value < 0 { return nil }
      if entry.key == key { return Int(entry.value) }
      slot = (slot + 1) & mask
    }
  }

  /// Adds a key, unless it is there.
  ///
  /// - Returns: The place that the key has now.
  @discardableResult
  mutating func insert(_ key: UInt64, _ value: Int32) -> Int32 {
    if (count + 1) * 2 > entries.count { grow() }
    var slot = Int(truncatingIfNeeded: key >> 7) & mask
    while entries[slot].value >= 0 {
      if entries[slot].key == key { return entries[slot].value }
      slot = (slot + 1) & mask
    }
    entries[slot] = Entry(key: key, value: value)
    count += 1
    return value
  }

  private mutating func grow() {
    var larger = HashTable(capacity: entries.count)
    for entry in entries where entry.value >= 0 { larger.insert(entry.key, entry.value) }
    self = larger
  }
}

extension Int {
  fileprivate var nextPowerOfTwo: Int {
    1 << (Int.bitWidth - Swift.max(self - 1, 1).leadingZeroBitCount)
  }
}
