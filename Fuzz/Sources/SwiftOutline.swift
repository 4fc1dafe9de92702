/// Whether the strings, comments and brackets of a Swift text are closed, so that no text of a
/// definition became code.
struct SwiftOutline {
  /// Whether every bracket that is opened is closed, and nothing else.
  private(set) var isClosed = false

  init(_ text: String) {
    let bytes = Array(text.utf8)
    var open: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let rest = bytes[index...]
      if rest.starts(with: "//".utf8) {
        index = rest.firstIndex(of: 0x0A) ?? bytes.count
      } else if rest.starts(with: "/*".utf8) {
        return
      } else if bytes[index] == UInt8(ascii: "\"") {
        guard let end = Self.endOfString(bytes, from: index + 1) else { return }
        index = end
        continue
      } else if let close = Self.pairs[bytes[index]] {
        open.append(close)
      } else if Self.pairs.values.contains(bytes[index]) {
        guard open.popLast() == bytes[index] else { return }
      }
      index += 1
    }
    isClosed = open.isEmpty
  }

  private static let pairs: [UInt8: UInt8] = [
    UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "["): UInt8(ascii: "]"),
    UInt8(ascii: "{"): UInt8(ascii: "}"),
  ]

  /// The offset behind a string of one line; none where it does not end there.
  private static func endOfString(_ bytes: [UInt8], from start: Int) -> Int? {
    var index = start
    while index < bytes.count, bytes[index] != 0x0A {
      switch bytes[index] {
      case UInt8(ascii: "\""): return index + 1
      case UInt8(ascii: "\\"):
        // Generated code never interpolates.
        guard index + 1 < bytes.count, bytes[index + 1] != UInt8(ascii: "(") else { return nil }
        index += 2
      default: index += 1
      }
    }
    return nil
  }
}
