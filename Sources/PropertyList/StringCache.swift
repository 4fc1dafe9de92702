import Foundation

/// Strings that a file repeats over and over, as keys are, made once each.
struct StringCache {
  /// As many as all keys of the format, several times over: a power of two.
  private var strings = [String](repeating: "", count: 1024)

  /// The string of some bytes in UTF-8.
  mutating func string(_ bytes: [UInt8]) -> String {
    // What is shorter needs no memory of its own, what is longer is no key.
    guard bytes.count > 15, bytes.count <= 128 else {
      return String(decoding: bytes, as: UTF8.self)
    }
    let slot = slot(of: bytes)
    var known = strings[slot]
    let isKnown = known.withUTF8 { known in
      bytes.withUnsafeBufferPointer { bytes in
        guard let left = known.baseAddress, let right = bytes.baseAddress else { return false }
        return known.count == bytes.count && memcmp(left, right, known.count) == 0
      }
    }
    if isKnown { return known }
    let string = String(decoding: bytes, as: UTF8.self)
    strings[slot] = string
    return string
  }

  /// Keys begin alike; what tells them apart is their length and how they end.
  private func slot(of bytes: [UInt8]) -> Int {
    var hash = UInt64(bytes.count)
    for byte in bytes.suffix(16) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return Int(hash >> 32) & (strings.count - 1)
  }
}
