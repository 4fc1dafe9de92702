import Foundation

/// A hash of 128 bits by which contents are told apart.
///
/// It is fast, and not meant to withstand whoever makes two contents with one hash on purpose: they
/// could as well change what is generated.
struct ContentHash: Hashable, Sendable {
  private var first: UInt64 = 0x243F_6A88_85A3_08D3
  private var second: UInt64 = 0x1319_8A2E_0370_7344

  /// Adds some bytes, and how many they are: two texts do not become one by moving what is between.
  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var offset = 0
    while offset + 16 <= bytes.count {
      mix(
        bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian,
        bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self).littleEndian)
      offset += 16
    }
    var rest: (UInt64, UInt64) = (0, 0)
    for (place, byte) in bytes[offset...].enumerated() {
      let part = UInt64(byte) << UInt64(place % 8 * 8)
      if place < 8 { rest.0 |= part } else { rest.1 |= part }
    }
    mix(rest.0, rest.1)
    mix(UInt64(bytes.count), 0)
  }

  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  /// The hash in hexadecimal digits.
  var text: String {
    [first, second].map { number in
      let digits = String(number, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
    .joined()
  }

  /// Each half takes in all of the content, with other factors.
  ///
  /// The products do not wait for what came before, so that a processor makes several at a time.
  private mutating func mix(_ low: UInt64, _ high: UInt64) {
    let one = Self.product(low ^ 0xA409_3822_299F_31D0, high ^ 0x082E_FA98_EC4E_6C89)
    let other = Self.product(high ^ 0x4528_21E6_38D0_1377, low ^ 0xBE54_66CF_34E9_0C6C)
    first = (first ^ one ^ low) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    second = (second ^ other ^ high) &* 0xC2B2_AE3D_27D4_EB4F &+ 1
  }

  private static func product(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let (high, low) = left.multipliedFullWidth(by: right)
    return high ^ low
  }
}
