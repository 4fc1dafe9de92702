/// Texts of a definition as Swift source: nothing in them can leave the literal or the comment.
enum SwiftLiteral {
  /// A string literal.
  static func string(_ text: String) -> String {
    var literal = "\""
    if text.utf8.allSatisfy(isPlain) {
      literal += text
    } else {
      for scalar in text.unicodeScalars { append(scalar, to: &literal) }
    }
    return literal + "\""
  }

  /// An integer, its digits in groups where there are many.
  static func integer(_ value: Int) -> String {
    let digits = String(value.magnitude)
    guard digits.count >= 7 else { return String(value) }
    var grouped = value < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { grouped += "_" }
      grouped.append(digit)
    }
    return grouped
  }

  /// The lines of a documentation comment, without the slashes, at most as wide as told.
  static func commentLines(_ text: String, width: Int) -> [String] {
    if text.utf8.count <= width, text.utf8.allSatisfy(isPrintable) { return [text] }
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .flatMap { wrapped(visible($0), width: width) }
  }

  /// A text for a comment of one line.
  static func comment(_ text: String) -> String {
    if text.utf8.allSatisfy(isPrintable) { return text }
    return visible(text[...]).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func wrapped(_ line: String, width: Int) -> [String] {
    guard line.count > width else { return [line] }
    var lines: [String] = []
    var current = ""
    for word in line.split(separator: " ") {
      if !current.isEmpty, current.count + 1 + word.count > width {
        lines.append(current)
        current = ""
      }
      current += (current.isEmpty ? "" : " ") + word
    }
    return lines + [current]
  }

  /// A line whose every character shows as it is: what would hide or reorder text is spelt out.
  private static func visible(_ line: Substring) -> String {
    guard !line.unicodeScalars.allSatisfy({ !isHidden($0) || $0 == "\t" }) else {
      return line.utf8.contains(UInt8(ascii: "\t"))
        ? String(line.map { $0 == "\t" ? " " : $0 }) : String(line)
    }
    var text = ""
    for scalar in line.unicodeScalars {
      if isHidden(scalar) {
        text += escape(scalar)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  private static func append(_ scalar: Unicode.Scalar, to literal: inout String) {
    switch scalar {
    case "\"": literal += "\\\""
    case "\\": literal += "\\\\"
    case "\n": literal += "\\n"
    case "\r": literal += "\\r"
    case "\t": literal += "\\t"
    default:
      if isHidden(scalar) {
        literal += escape(scalar)
      } else {
        literal.unicodeScalars.append(scalar)
      }
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  /// Control characters, and those that change the direction or the lines of a text.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF:
      true
    default: false
    }
  }

  private static func isPrintable(_ byte: UInt8) -> Bool {
    (0x20..<0x7F).contains(byte)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    isPrintable(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }
}
