import Diagnostics

extension [UInt8] {
  /// The whole lines of a range, where nothing else stands on them; else the range alone.
  package func wholeLines(of range: Range<Int>) -> Range<Int> {
    let end = self[range.upperBound...].firstIndex { !Self.isBlank($0) } ?? count
    guard indentation(at: range.lowerBound) != nil, end < count,
      LineEnding.isPart(self[end])
    else { return range }
    let isWindows = self[end] == 0x0D && self[end...].dropFirst().first == 0x0A
    return startOfLine(at: range.lowerBound)..<(end + (isWindows ? 2 : 1))
  }

  /// The offset where the line of another offset begins.
  package func startOfLine(at offset: Int) -> Int {
    self[..<offset].lastIndex(where: LineEnding.isPart).map { $0 + 1 } ?? 0
  }

  /// The white space before what stands first on its line; none where it does not.
  func indentation(at offset: Int) -> String? {
    let before = self[startOfLine(at: offset)..<offset]
    return before.allSatisfy(Self.isBlank) ? String(decoding: before, as: UTF8.self) : nil
  }

  /// Whether a byte is a space or a tab.
  static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
