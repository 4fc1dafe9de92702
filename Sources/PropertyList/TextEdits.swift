import Diagnostics

/// Ranges of a text's bytes, each with what takes its place; every other byte stays.
package struct TextEdits: Hashable, Sendable {
  /// A range, and what takes its place.
  package struct Edit: Hashable, Sendable {
    /// The bytes that go.
    package var range: Range<Int>
    /// The bytes that come.
    package var replacement: [UInt8]

    package init(_ range: Range<Int>, _ replacement: [UInt8]) {
      self.range = range
      self.replacement = replacement
    }
  }

  /// The edits, in the order of the text; none of them overlap.
  package let edits: [Edit]

  /// - Parameter edits: The edits in any order. One that overlaps an earlier one is left out.
  package init(_ edits: [Edit]) {
    var kept: [Edit] = []
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where edit.range.lowerBound >= kept.last?.range.upperBound ?? 0 {
      kept.append(edit)
    }
    self.edits = kept
  }

  /// Whether nothing changes.
  package var isEmpty: Bool { edits.isEmpty }

  /// The text with the edits made; one that lies outside of the text is left out.
  package func applied(to text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var position = 0
    for edit in edits where edit.range.upperBound <= text.count {
      result += text[position..<edit.range.lowerBound]
      result += edit.replacement
      position = edit.range.upperBound
    }
    return result + text[position...]
  }

  /// The same with the line endings of a text that they are made in.
  package func withLineEndings(of text: [UInt8]) -> TextEdits {
    let (carriageReturn, newline) = (UInt8(ascii: "\r"), UInt8(ascii: "\n"))
    let ending = LineEnding(of: text)
    guard ending != .newline else { return self }
    return TextEdits(
      edits.map { edit in
        var bytes: [UInt8] = []
        for byte in edit.replacement {
          guard byte == newline else {
            bytes.append(byte)
            continue
          }
          if bytes.last == carriageReturn { bytes.removeLast() }
          bytes += ending.rawValue.utf8
        }
        return Edit(edit.range, bytes)
      })
  }

  /// The edits that give back a text after these were made in it.
  package func inverse(in text: [UInt8]) -> TextEdits {
    var growth = 0
    return TextEdits(
      edits.filter { $0.range.upperBound <= text.count }.map { edit in
        let start = edit.range.lowerBound + growth
        growth += edit.replacement.count - edit.range.count
        return Edit(start..<(start + edit.replacement.count), Array(text[edit.range]))
      })
  }
}
