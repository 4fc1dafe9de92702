import Diagnostics

/// How a text of a property list is laid out: where its lines begin, and what they begin with.
struct PropertyListLayout {
  private let text: [UInt8]
  /// By how much the list indents what is in something; a tab where it does not say.
  let unit: String
  /// How the text ends its lines.
  let newline: String

  init(_ text: [UInt8], root: PropertyListOutline.Element?) {
    self.text = text
    newline = LineEnding(of: text).rawValue
    unit = root.flatMap { Self.unit(of: text, $0) } ?? "\t"
  }

  /// By how much the first of the elements that stand first on their lines is indented.
  private static func unit(of text: [UInt8], _ root: PropertyListOutline.Element) -> String? {
    guard let outer = text.indentation(at: root.range.lowerBound) else { return nil }
    for child in root.children {
      guard let inner = text.indentation(at: child.range.lowerBound), inner.hasPrefix(outer),
        inner != outer
      else { continue }
      return String(inner.dropFirst(outer.count))
    }
    return nil
  }

  /// The white space before what stands first on its line; none where it does not.
  func indentation(at offset: Int) -> String? { text.indentation(at: offset) }

  /// The end of what belongs to something that ends at an offset: the comments behind it on its line.
  func endOfLine(behind start: Int, before end: Int) -> Int {
    var offset = start
    while offset < end {
      if [UInt8].isBlank(text[offset]) {
        offset += 1
      } else if text[offset...].starts(with: "<!--".utf8),
        let aside = PropertyListOutline.endOfAside(in: text, at: offset), aside <= end
      {
        offset = aside
      } else {
        return LineEnding.isPart(text[offset]) ? withoutBlanks(start..<offset) : start
      }
    }
    return start
  }

  /// The end of a range without the blanks at its end.
  private func withoutBlanks(_ range: Range<Int>) -> Int {
    text[range].lastIndex { ![UInt8].isBlank($0) }.map { $0 + 1 } ?? range.lowerBound
  }

  /// Whether there is nothing but white space in a range.
  func isEmpty(_ range: Range<Int>) -> Bool {
    text[range].allSatisfy(isWhitespace)
  }
}
