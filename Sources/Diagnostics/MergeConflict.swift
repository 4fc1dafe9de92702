/// The marks that a merge leaves where both sides changed something.
package enum MergeConflict {
  /// Where the first mark stands; none where there is none.
  ///
  /// - Parameter texts: Where texts of the file stand, in order, in which such a line is no mark.
  package static func offset(in bytes: [UInt8], outside texts: [Range<Int>] = []) -> Int? {
    guard bytes.contains(UInt8(ascii: "<")) else { return nil }
    let mark = Array("<<<<<<< ".utf8)
    var texts = texts[...]
    var start = bytes.startIndex
    while start < bytes.endIndex {
      while let text = texts.first, text.upperBound <= start { texts.removeFirst() }
      let isInText = texts.first?.contains(start) ?? false
      if !isInText, bytes[start...].starts(with: mark) { return start }
      guard let newline = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = newline + 1
    }
    return nil
  }

  /// What is wrong and what to do.
  package static let message =
    "a merge is not resolved here; keep what is right of both sides, and remove the lines that begin with "
    + "'<<<<<<<', '|||||||', '=======' and '>>>>>>>'"
}
