/// Where the values of a JSON text stand in it.
///
/// The text must be one that Foundation has taken.
struct JSONOutline {
  /// A value of the text.
  struct Element {
    /// The bytes of the value.
    var range: Range<Int>
    /// The members, where it is an object.
    var members: [Member] = []
    /// The elements, where it is an array.
    var elements: [Element] = []

    /// The value of a member, where it is an object that has it.
    subscript(key: String) -> Element? { members.first { $0.key == key }?.value }
  }

  /// A member of an object.
  struct Member {
    var key: String
    /// The bytes of the key, with its quotes.
    var keyRange: Range<Int>
    var value: Element
  }

  /// The value; none where the text is no JSON, or is nested too deeply.
  private(set) var root: Element?
  /// Where a comma stands with nothing behind it: Foundation passes it, and others do not.
  private(set) var strayCommas: [Int] = []
  /// Where the objects and arrays begin that were being read last.
  private var open: [Int] = []
  private let text: [UInt8]
  private var offset = 0

  init(_ text: [UInt8]) {
    self.text = text
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    root = value(depth: 0)
  }

  /// Where a text ends within brackets: the innermost that is open, and the end.
  var openBrackets: (opening: Int, end: Int)? {
    guard root == nil, offset >= text.count, let opening = open.last else { return nil }
    return (opening, text.count)
  }

  /// The value of keys within each other.
  func element(_ keys: String...) -> Element? {
    keys.reduce(root) { element, key in element?[key] }
  }

  private mutating func value(depth: Int) -> Element? {
    skipBlank()
    guard depth < 128, offset < text.count else { return nil }
    let start = offset
    switch text[offset] {
    case UInt8(ascii: "{"): return object(depth: depth)
    case UInt8(ascii: "["): return array(depth: depth)
    case UInt8(ascii: "\""): return string().map { Element(range: $0) }
    default:
      while offset < text.count, !",]} \t\r\n".utf8.contains(text[offset]) { offset += 1 }
      return offset > start ? Element(range: start..<offset) : nil
    }
  }

  private mutating func object(depth: Int) -> Element? {
    let start = offset
    open.append(start)
    var members: [Member] = []
    offset += 1
    while true {
      skipBlank()
      if take("}") {
        open.removeLast()
        return Element(range: start..<offset, members: members)
      }
      guard let keyRange = string() else { return nil }
      skipBlank()
      guard take(":"), let value = value(depth: depth + 1) else { return nil }
      let key = JSONText.decoded(text[keyRange])
      members.append(Member(key: key, keyRange: keyRange, value: value))
      takeComma()
    }
  }

  private mutating func array(depth: Int) -> Element? {
    let start = offset
    open.append(start)
    var elements: [Element] = []
    offset += 1
    while true {
      skipBlank()
      if take("]") {
        open.removeLast()
        return Element(range: start..<offset, elements: elements)
      }
      guard let value = value(depth: depth + 1) else { return nil }
      elements.append(value)
      takeComma()
    }
  }

  private mutating func string() -> Range<Int>? {
    guard offset < text.count, text[offset] == UInt8(ascii: "\"") else { return nil }
    let start = offset
    offset += 1
    while offset < text.count {
      switch text[offset] {
      case UInt8(ascii: "\\"): offset += 2
      case UInt8(ascii: "\""):
        offset += 1
        return start..<offset
      default: offset += 1
      }
    }
    return nil
  }

  private mutating func takeComma() {
    skipBlank()
    let comma = offset
    guard take(",") else { return }
    skipBlank()
    if offset < text.count, "}]".utf8.contains(text[offset]) { strayCommas.append(comma) }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard offset < text.count, text[offset] == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  private mutating func skipBlank() {
    while offset < text.count, " \t\r\n".utf8.contains(text[offset]) { offset += 1 }
  }
}
