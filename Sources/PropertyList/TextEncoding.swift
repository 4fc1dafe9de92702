package import Diagnostics
import Foundation

/// Brings the bytes of a file to UTF-8, the one encoding that the parser is given.
package enum TextEncoding {
  /// The text in UTF-8, without a byte order mark; or why there is none.
  package static func decode(_ bytes: [UInt8]) -> Result<[UInt8], Failure> {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      return validated(Array(bytes.dropFirst(3)))
    }
    if let order = byteOrder(of: bytes) {
      return decodeUTF16(
        bytes.dropFirst(order.isMarked ? 2 : 0), isBigEndian: order.isBigEndian)
    }
    let declared = declaredEncoding(bytes)
    switch declared?.uppercased() {
    case nil, "UTF-8", "UTF8", "US-ASCII", "ASCII": return validated(bytes)
    default:
      return .failure(Failure(problem: .unsupportedEncoding(declared ?? ""), position: .start))
    }
  }

  /// What `iconv` calls the encoding of a text of two bytes a character; none of any other.
  package static func nameOfUTF16(_ bytes: [UInt8]) -> String? {
    byteOrder(of: bytes).map { $0.isMarked ? "UTF-16" : $0.isBigEndian ? "UTF-16BE" : "UTF-16LE" }
  }

  /// The order of the bytes of a text of two bytes a character, and whether a mark tells it; none of any other text.
  private static func byteOrder(of bytes: [UInt8]) -> (isBigEndian: Bool, isMarked: Bool)? {
    if bytes.starts(with: [0xFE, 0xFF]) { return (true, true) }
    if bytes.starts(with: [0xFF, 0xFE]) { return (false, true) }
    // Every text here begins with a character of ASCII.
    guard bytes.count > 1, (bytes[0] == 0) != (bytes[1] == 0) else { return nil }
    return (bytes[0] == 0, false)
  }

  /// Why a text could not be decoded, and where.
  package struct Failure: Error {
    package var problem: PropertyListProblem
    package var position: SourcePosition
  }

  private static func validated(_ bytes: [UInt8]) -> Result<[UInt8], Failure> {
    // Most texts are of ASCII alone, and need not be copied to be looked at.
    guard bytes.reduce(0, |) >= 0x80, String(validating: bytes, as: UTF8.self) == nil else {
      return .success(bytes)
    }
    let repaired = String(decoding: bytes, as: UTF8.self).utf8
    let valid = zip(repaired, bytes).prefix { $0 == $1 }.count
    return .failure(Failure(problem: .invalidUnicode, position: position(of: valid, in: bytes)))
  }

  private static func decodeUTF16(
    _ bytes: ArraySlice<UInt8>,
    isBigEndian: Bool
  ) -> Result<[UInt8], Failure> {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var index = bytes.startIndex
    while index + 1 < bytes.endIndex {
      let first = UInt16(bytes[index])
      let second = UInt16(bytes[index + 1])
      units.append(isBigEndian ? first << 8 | second : second << 8 | first)
      index += 2
    }
    guard index == bytes.endIndex, let text = String(validating: units, as: UTF16.self) else {
      return .failure(Failure(problem: .invalidUnicode, position: .start))
    }
    return .success(withoutDeclaration(Array(text.utf8)))
  }

  /// The text with spaces for its XML declaration, which names an encoding that it no longer has.
  private static func withoutDeclaration(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.starts(with: Array("<?xml".utf8)),
      let end = bytes.firstIndex(of: UInt8(ascii: ">"))
    else { return bytes }
    return bytes[...end].map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
      + bytes[(end + 1)...]
  }

  /// The encoding that the XML declaration names, if there is one.
  private static func declaredEncoding(_ bytes: [UInt8]) -> String? {
    guard bytes.starts(with: Array("<?xml".utf8)) else { return nil }
    let head = String(decoding: bytes.prefix(256).prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self)
    guard let name = head.range(of: "encoding") else { return nil }
    let parts = head[name.upperBound...].split(
      maxSplits: 2,
      omittingEmptySubsequences: false
    ) { $0 == "\"" || $0 == "'" }
    return parts.count > 1 ? String(parts[1]) : nil
  }

  private static func position(of offset: Int, in bytes: [UInt8]) -> SourcePosition {
    let before = bytes[..<offset]
    let newline = UInt8(ascii: "\n")
    let lineStart = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
    return SourcePosition(
      line: before.count { $0 == newline } + 1,
      column: offset - lineStart + 1
    )
  }
}
