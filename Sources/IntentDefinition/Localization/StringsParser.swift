import Foundation

/// Parses a table of strings as people write it: `"key" = "value";` with comments in between.
///
/// Foundation reads such a table too, but cannot say where one is broken.
struct StringsParser {
  /// Why a text is no table, and where.
  struct Failure: Error {
    let reason: String
    let offset: Int
  }

  /// A pair as it is written.
  struct Entry {
    let key: String
    let text: String
    /// The key, with its quotes.
    let keyRange: Range<Int>
    /// The text, with its quotes; none where a key is its own text.
    let textRange: Range<Int>?
    /// The pair, with the semicolon behind it.
    let range: Range<Int>
    /// The comment between marks right before the key, with its marks.
    let comment: Range<Int>?
  }

  /// The pairs in the order of the text.
  private(set) var entries: [Entry] = []
  /// The brace behind all pairs; none where they stand in none.
  private(set) var closingBrace: Int?
  /// The last comment between marks that nothing but space has followed yet.
  private var comment: Range<Int>?
  private let text: [UInt8]
  private var offset = 0

  /// - Parameter text: The table in UTF-8.
  init(_ text: [UInt8]) {
    self.text = text
  }

  /// The pairs; of a key that is there twice, the later one, as Foundation has it.
  mutating func parse() throws(Failure) -> [String: String] {
    var pairs: [String: String] = [:]
    try skipBlank()
    let start = offset
    let isBraced = take("{")
    if isBraced { try skipBlank() }
    while let byte = current, !(isBraced && byte == UInt8(ascii: "}")) {
      let (keyStart, comment) = (offset, comment)
      let key = try string(as: "a key, such as \"title\" = \"Soup\";,")
      let keyRange = keyStart..<offset
      // A key alone is its own text.
      var words = key
      var textRange: Range<Int>?
      try skipBlank()
      if take("=") {
        try skipBlank()
        let textStart = offset
        words = try string(as: "a text in quotes")
        textRange = textStart..<offset
        try skipBlank()
      }
      pairs[key] = words
      guard take(";") else { throw failure("a ';' is missing before this") }
      entries.append(
        Entry(
          key: key, text: words, keyRange: keyRange, textRange: textRange,
          range: keyStart..<offset, comment: comment))
      try skipBlank()
    }
    if isBraced {
      closingBrace = offset
      guard take("}") else { throw Failure(reason: "this '{' has no '}'", offset: start) }
      try skipBlank()
      if current != nil { throw failure("nothing can stand behind the last '}'") }
    }
    return pairs
  }

  // MARK: - Tokens

  private mutating func string(as expected: String) throws(Failure) -> String {
    switch current {
    case UInt8(ascii: "\"")?, UInt8(ascii: "'")?: return try quoted()
    case let byte? where Self.isBare(byte):
      let start = offset
      while let byte = current, Self.isBare(byte) { offset += 1 }
      return String(decoding: text[start..<offset], as: UTF8.self)
    default: throw failure("\(expected) belongs here")
    }
  }

  private mutating func quoted() throws(Failure) -> String {
    let start = offset
    let quote = text[start]
    offset += 1
    var content = StringContent()
    while let byte = current {
      offset += 1
      switch byte {
      case quote: return content.finish()
      case UInt8(ascii: "\\"): escape(into: &content)
      default: content.append(byte)
      }
    }
    throw Failure(reason: "this string is not closed", offset: start)
  }

  /// What stands behind a backslash.
  private mutating func escape(into content: inout StringContent) {
    guard let byte = current else { return }
    offset += 1
    switch byte {
    case UInt8(ascii: "n"): content.append(0x0A)
    case UInt8(ascii: "r"): content.append(0x0D)
    case UInt8(ascii: "t"): content.append(0x09)
    case UInt8(ascii: "a"): content.append(0x07)
    case UInt8(ascii: "b"): content.append(0x08)
    case UInt8(ascii: "f"): content.append(0x0C)
    case UInt8(ascii: "v"): content.append(0x0B)
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      content.append(unit: UInt16(truncatingIfNeeded: number(radix: 16, digits: 4)))
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      offset -= 1
      let code = UInt8(truncatingIfNeeded: number(radix: 8, digits: 3))
      // As in the days of NeXTSTEP.
      for unit in (String(data: Data([code]), encoding: .nextstep) ?? "\u{FFFD}").utf16 {
        content.append(unit: unit)
      }
    default: content.append(byte)
    }
  }

  private mutating func number(radix: Int, digits: Int) -> Int {
    var value = 0
    for _ in 0..<digits {
      guard let byte = current, let digit = Character(Unicode.Scalar(byte)).hexDigitValue,
        digit < radix
      else { break }
      value = value * radix + digit
      offset += 1
    }
    return value
  }

  // MARK: - Bytes

  private var current: UInt8? { offset < text.count ? text[offset] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  private mutating func skipBlank() throws(Failure) {
    comment = nil
    while let byte = current {
      if Self.isSpace(byte) {
        offset += 1
      } else if starts(with: "//") {
        offset = text[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? text.count
        comment = nil
      } else if starts(with: "/*") {
        let start = offset
        offset += 2
        while offset < text.count, !starts(with: "*/") { offset += 1 }
        guard offset < text.count else {
          throw Failure(reason: "this comment is not closed", offset: start)
        }
        offset += 2
        comment = start..<offset
      } else if starts(with: "\u{2028}") || starts(with: "\u{2029}") {
        offset += 3
      } else {
        return
      }
    }
  }

  private func starts(with mark: String) -> Bool {
    text[offset...].starts(with: mark.utf8)
  }

  private func failure(_ reason: String) -> Failure {
    Failure(reason: reason, offset: offset)
  }

  /// Whether a text is no table but a property list in XML; the marks of a merge that is not resolved make none.
  static func isPropertyList(_ text: [UInt8]) -> Bool {
    let start = text.drop(while: isSpace)
    return start.first == UInt8(ascii: "<") && !start.starts(with: "<<<<".utf8)
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  /// Whether a byte may stand in a string without quotes.
  private static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}

/// The content of a string in the making: bytes of UTF-8, and units of UTF-16 from escapes.
private struct StringContent {
  private var bytes: [UInt8] = []
  /// Units that may yet turn out to be the first half of a pair.
  private var units: [UInt16] = []

  mutating func append(_ byte: UInt8) {
    flush()
    bytes.append(byte)
  }

  mutating func append(unit: UInt16) {
    units.append(unit)
  }

  mutating func finish() -> String {
    flush()
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func flush() {
    guard !units.isEmpty else { return }
    bytes += String(decoding: units, as: UTF16.self).utf8
    units = []
  }
}
