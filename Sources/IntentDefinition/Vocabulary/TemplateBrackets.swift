/// The brackets of a sentence template as they are written, so that a part that may be left out can be.
struct TemplateBrackets {
  /// A pair of brackets, or the template as a whole.
  private struct Group {
    /// The brackets, with a star or a plus behind them.
    var range: Range<Int>
    /// What stands between the brackets.
    var content: Range<Int>
    /// The bars between alternatives.
    var bars: [Int] = []
    /// Whether the sentence is one without it, too.
    var isOptional = false

    /// The alternative in which something stands.
    func alternative(around offset: Int) -> Range<Int> {
      let start = bars.last { $0 < offset }.map { $0 + 1 } ?? content.lowerBound
      let end = bars.first { $0 > offset } ?? content.upperBound
      return start..<end
    }

    /// An alternative with a bar beside it.
    func withBar(_ alternative: Range<Int>) -> Range<Int> {
      alternative.lowerBound > content.lowerBound
        ? alternative.lowerBound - 1..<alternative.upperBound
        : alternative.lowerBound..<min(alternative.upperBound + 1, content.upperBound)
    }
  }

  private let bytes: [UInt8]
  /// Each group behind those that are in it.
  private var groups: [Group] = []

  /// - Parameter text: A template that can be read.
  init(_ text: String) {
    bytes = Array(text.utf8)
    readGroups()
  }

  /// The template without the smallest part around a place that may be left out.
  ///
  /// - Returns: None where nothing would be left, or where the sentence needs what stands there.
  func removingPart(around offset: Int) -> String? {
    var part: Range<Int>?
    for group in groups where group.content.contains(offset) {
      let alternative = group.alternative(around: offset)
      if let part, !isBlank(alternative, without: part) { return removing(part) }
      if !group.bars.isEmpty { return removing(group.withBar(alternative)) }
      if group.isOptional || part != nil { part = group.range }
    }
    return nil
  }

  private func isBlank(_ range: Range<Int>, without part: Range<Int>) -> Bool {
    range.allSatisfy { part.contains($0) || Self.isSpace(bytes[$0]) }
  }

  /// The text without some bytes, and without the space that would be one too many.
  private func removing(_ range: Range<Int>) -> String {
    var before = bytes[..<range.lowerBound]
    var behind = bytes[range.upperBound...]
    let isOpen = before.last.map { Self.isSpace($0) || "([|".utf8.contains($0) } ?? true
    if isOpen { behind = behind.drop(while: Self.isSpace) }
    if behind.first.map({ ")]|".utf8.contains($0) }) ?? true {
      while before.last.map(Self.isSpace) == true { before.removeLast() }
    }
    return String(decoding: before + behind, as: UTF8.self)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n")
  }

  private mutating func readGroups() {
    var open = [Group(range: bytes.indices, content: bytes.indices)]
    var position = 0
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\\"): position += 1
      case UInt8(ascii: "{"):
        position = bytes[position...].firstIndex(of: UInt8(ascii: "}")) ?? position
      case UInt8(ascii: "("), UInt8(ascii: "["):
        open.append(Group(range: position..<position, content: position..<position))
      case UInt8(ascii: "|"): open[open.count - 1].bars.append(position)
      case UInt8(ascii: ")"), UInt8(ascii: "]"):
        guard open.count > 1, let group = open.popLast() else { break }
        groups.append(closed(group, at: position))
      default: break
      }
      position += 1
    }
    groups += open.reversed()
  }

  private func closed(_ group: Group, at position: Int) -> Group {
    var group = group
    let mark = position + 1 < bytes.count ? bytes[position + 1] : nil
    let isRound = bytes[position] == UInt8(ascii: ")")
    let isRepeated = isRound && (mark == UInt8(ascii: "*") || mark == UInt8(ascii: "+"))
    group.isOptional = !isRound || mark == UInt8(ascii: "*")
    group.content = group.range.lowerBound + 1..<position
    group.range = group.range.lowerBound..<position + (isRepeated ? 2 : 1)
    return group
  }
}
