/// The hash of a word, under which everything that compares words finds it.
///
/// Words of one hash count as one word: with 64 bits that is as good as never, and what came of it
/// would be a wrong guess at what somebody said, no more.
struct WordHash: Hashable, Sendable {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Takes in a byte.
  @inline(__always)
  mutating func add(_ byte: UInt8) {
    state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }

  /// The hash, spread over all bits.
  @inline(__always)
  var value: UInt64 { Self.mixed(state) }

  /// A number with its bits spread.
  @inline(__always)
  static func mixed(_ number: UInt64) -> UInt64 {
    var number = number
    number = (number ^ (number >> 32)) &* 0xD6E8_FEB8_6659_FD93
    return number ^ (number >> 32)
  }

  /// The hash of some words behind each other.
  @inline(__always)
  static func joined(_ first: UInt64, _ next: UInt64) -> UInt64 {
    mixed(first &* 0x9E37_79B9_7F4A_7C15 &+ next)
  }
}
