/// Where the elements of a property list stand in its text.
///
/// The text must be one that the parser has taken.
struct PropertyListOutline {
  /// An element of the text.
  struct Element {
    /// The offsets from `<` to behind the last `>`.
    var range: Range<Int>
    /// The offsets between the tags; empty where a tag stands alone, as in `<array/>`.
    var content: Range<Int>
    /// Whether a tag stands alone.
    var isSingleTag = false
    /// The elements in it, in the order of the text: of a dictionary, keys and values in turn.
    var children: [Element] = []
  }

  /// The value of the list.
  private(set) var root: Element?

  init(_ text: [UInt8]) {
    var open: [Element] = []
    var offset = 0
    while let tag = text[offset...].firstIndex(of: UInt8(ascii: "<")) {
      if let end = Self.endOfAside(in: text, at: tag) {
        offset = end
        continue
      }
      let end = Self.endOfTag(in: text, at: tag)
      offset = end
      if text[tag...].dropFirst().first == UInt8(ascii: "/") {
        guard var element = open.popLast() else { return }
        element.content = element.content.lowerBound..<tag
        element.range = element.range.lowerBound..<end
        add(element, to: &open)
      } else {
        let isSingleTag = text[..<(end - 1)].last == UInt8(ascii: "/")
        let element = Element(range: tag..<end, content: end..<end, isSingleTag: isSingleTag)
        if isSingleTag { add(element, to: &open) } else { open.append(element) }
      }
    }
  }

  /// Gives an element to the one around it; the first in `<plist>` is the value of the list.
  private mutating func add(_ element: Element, to open: inout [Element]) {
    guard let parent = open.indices.last else { return }
    if open.count == 1, root == nil { root = element }
    open[parent].children.append(element)
  }

  /// The end of a comment, a section of characters or a declaration; none of anything else.
  static func endOfAside(in text: [UInt8], at start: Int) -> Int? {
    let rest = text[start...]
    if rest.starts(with: "<!--".utf8) { return end(of: "-->", in: text, from: start + 4) }
    if rest.starts(with: "<![CDATA[".utf8) { return end(of: "]]>", in: text, from: start + 9) }
    if rest.starts(with: "<?".utf8) { return end(of: "?>", in: text, from: start + 2) }
    guard rest.starts(with: "<!".utf8) else { return nil }
    let end = endOfTag(in: text, at: start)
    // What a document type declares stands in brackets.
    let bracket = text[start..<end].firstIndex(of: UInt8(ascii: "["))
    return bracket.map { Self.end(of: "]>", in: text, from: $0) } ?? end
  }

  private static func endOfTag(in text: [UInt8], at start: Int) -> Int {
    var quote: UInt8?
    for offset in start..<text.count {
      let byte = text[offset]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return offset + 1
      }
    }
    return text.count
  }

  private static func end(of mark: String, in text: [UInt8], from start: Int) -> Int {
    let mark = Array(mark.utf8)
    var offset = min(start, text.count)
    while offset < text.count {
      if text[offset...].starts(with: mark) { return offset + mark.count }
      offset += 1
    }
    return text.count
  }
}
