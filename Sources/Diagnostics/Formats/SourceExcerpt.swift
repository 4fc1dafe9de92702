/// A line of a file with a place in it underlined, as a person at a terminal sees it.
package struct SourceExcerpt: Hashable, Sendable {
  /// The line, with spaces for tabs and escapes for what a terminal would obey.
  package var line: String
  /// What stands below it: spaces, then a caret and tildes.
  package var underline: String

  /// A longer line is cut around the place.
  private static let width = 100

  /// - Parameters:
  ///   - line: The whole line, without its end.
  ///   - column: Where the place begins, in bytes from 1.
  package init(_ line: Substring.UTF8View, column: Int) {
    let bytes = Array(line.prefix { $0 != 0x0D })
    let start = min(max(column - 1, 0), bytes.count)
    let end = Self.end(of: start, in: bytes)
    let indentation = bytes[..<start].prefix { $0 == 0x20 || $0 == 0x09 }.count
    // Far to the right, what comes before is left out.
    let first = start - indentation > Self.width / 2 ? start - Self.width / 2 : indentation
    let before = Self.shown(bytes[first..<start])
    let marked = Self.shown(bytes[start..<end])
    let behind = Self.shown(bytes[end...])
    self.line = (first > indentation ? "…" : "") + before + marked + behind
    let offset = before.count + (first > indentation ? 1 : 0)
    if self.line.count > offset + Self.width {
      self.line = self.line.prefix(offset + Self.width - 1) + "…"
    }
    let length = min(max(marked.count, 1), Self.width)
    underline =
      String(repeating: " ", count: offset) + "^" + String(repeating: "~", count: length - 1)
  }

  /// The end of what begins at an offset: an element with its text, a tag, or a word.
  private static func end(of start: Int, in bytes: [UInt8]) -> Int {
    guard start < bytes.count else { return start }
    guard bytes[start] == UInt8(ascii: "<") else {
      let isWord: (UInt8) -> Bool = { $0 >= 0x80 || $0 == 0x5F || $0.isASCIIAlphanumeric }
      return bytes[start...].firstIndex { !isWord($0) }.map { max($0, start + 1) } ?? bytes.count
    }
    guard let tag = bytes[start...].firstIndex(of: UInt8(ascii: ">")) else { return bytes.count }
    let text = bytes[(tag + 1)...].prefix { $0 != UInt8(ascii: "<") }
    let close = bytes[text.endIndex...]
    guard close.starts(with: "</".utf8), let end = close.firstIndex(of: UInt8(ascii: ">")) else {
      return tag + 1
    }
    return end + 1
  }

  private static func shown(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
      .split(separator: "\t", omittingEmptySubsequences: false)
      .map { String($0).escapingInvisibles }
      .joined(separator: "  ")
  }
}

extension UInt8 {
  fileprivate var isASCIIAlphanumeric: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }
}
