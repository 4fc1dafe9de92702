extension UnifiedDiff {
  /// Another text with the changes of this difference; none where a place of theirs is not in it, or
  /// in it more than once.
  ///
  /// A change that the text has already is not made again.
  func applied(to text: String) -> String? {
    var rest = Self.lines(of: text)[...]
    var result: [Substring] = []
    for hunk in hunks {
      let inside = lines[hunk]
      let old = inside.filter { $0.kind != .added }.map(\.text)
      let new = inside.filter { $0.kind != .removed }.map(\.text)
      if let place = Self.onlyPlace(of: new, in: rest) {
        result += rest[..<place.upperBound]
        rest = rest[place.upperBound...]
      } else if let place = Self.onlyPlace(of: old, in: rest) {
        result += rest[..<place.lowerBound] + new
        rest = rest[place.upperBound...]
      } else {
        return nil
      }
    }
    return (result + rest).joined()
  }

  private static func onlyPlace(
    of wanted: [Substring],
    in lines: ArraySlice<Substring>
  ) -> Range<Int>? {
    guard let first = wanted.first else { return nil }
    var found: Range<Int>?
    for start in lines.indices where lines[start] == first {
      let place = start..<(start + wanted.count)
      guard place.upperBound <= lines.endIndex, lines[place].elementsEqual(wanted) else { continue }
      guard found == nil else { return nil }
      found = place
    }
    return found
  }
}
