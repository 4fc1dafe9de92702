import Foundation

/// Counts the attributes of tags without parsing them.
enum AttributeCount {
  /// The offset of the first start tag or declaration that has more attributes than a limit.
  ///
  /// What is not well formed may be counted wrongly: the parser refuses it anyway.
  static func firstTag(in text: [UInt8], withMoreThan limit: Int) -> Int? {
    text.withUnsafeBytes { text in
      var offset = 0
      while let tag = find(UInt8(ascii: "<"), in: text, from: offset) {
        if tag + 1 < text.count, text[tag + 1] != UInt8(ascii: "!") {
          var count = 0
          offset = skipTag(in: text, from: tag + 1, &count)
          if count > limit { return tag }
        } else if text[tag...].starts(with: "<!--".utf8) {
          offset = end(of: "-->", in: text, from: tag + 4)
        } else if text[tag...].starts(with: "<![CDATA[".utf8) {
          offset = end(of: "]]>", in: text, from: tag + 9)
        } else {
          var count = 0
          offset = skipTag(in: text, from: tag + 1, &count)
          if count > limit { return tag }
        }
      }
      return nil
    }
  }

  /// The offset behind a tag, whose quoted values are counted.
  private static func skipTag(in text: UnsafeRawBufferPointer, from start: Int, _ count: inout Int)
    -> Int
  {
    var offset = start
    while offset < text.count {
      let byte = text[offset]
      offset += 1
      if byte == UInt8(ascii: ">") { return offset }
      guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") else { continue }
      count += 1
      offset = (find(byte, in: text, from: offset) ?? text.count) + 1
    }
    return text.count
  }

  private static func end(of mark: String, in text: UnsafeRawBufferPointer, from start: Int) -> Int
  {
    var offset = start
    while let found = find(UInt8(ascii: ">"), in: text, from: offset) {
      offset = found + 1
      if offset - start >= mark.utf8.count,
        text[..<offset].suffix(mark.utf8.count).elementsEqual(mark.utf8)
      {
        return offset
      }
    }
    return text.count
  }

  private static func find(_ byte: UInt8, in text: UnsafeRawBufferPointer, from start: Int) -> Int?
  {
    guard start < text.count, let base = text.baseAddress,
      let found = memchr(base + start, Int32(byte), text.count - start)
    else { return nil }
    return UnsafeRawPointer(found) - base
  }
}
