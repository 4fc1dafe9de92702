/// A table from numbers that are spread well, such as hashes of words, to places in an array.
///
/// A lookup costs the same however many entries there are.
struct HashTable: Sendable {
  private var keys: [UInt64]
  private var values: [Int32]
  private var mask: Int
  private(set) var count = 0

  /// A table with room for some entries to begin with.
  init(capacity: Int = 8) {
    let size = max(16, capacity * 2).nextPowerOfTwo
    keys = Array(repeating: 0, count: size)
    values = Array(repeating: -1, count: size)
    mask = size - 1
  }

  /// The place of a key; none where there is no such key.
  @inline(__always)
  subscript(key: UInt64) -> Int? {
    var slot = Int(truncatingIfNeeded: key >> 7) & mask
    while true {
      let value = values[slot]
      if value < 0 { return nil }
      if keys[slot] == key { return Int(value) }
      slot = (slot + 1) & mask
    }
  }

  /// Adds a key, unless it is there.
  ///
  /// - Returns: The place that the key has now.
  @discardableResult
  mutating func insert(_ key: UInt64, _ value: Int32) -> Int32 {
    if (count + 1) * 2 > keys.count { grow() }
    var slot = Int(truncatingIfNeeded: key >> 7) & mask
    while values[slot] >= 0 {
      if keys[slot] == key { return values[slot] }
      slot = (slot + 1) & mask
    }
    keys[slot] = key
    values[slot] = value
    count += 1
    return value
  }

  private mutating func grow() {
    var larger = HashTable(capacity: keys.count)
    for (key, value) in zip(keys, values) where value >= 0 { larger.insert(key, value) }
    self = larger
  }
}

extension Int {
  fileprivate var nextPowerOfTwo: Int {
    1 << (Int.bitWidth - Swift.max(self - 1, 1).leadingZeroBitCount)
  }
}
