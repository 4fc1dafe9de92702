extension String {
  /// The text where all of it stands between quotation marks: then it is text, whatever it says.
  var betweenQuotes: String? {
    let text = trimmingSpaces
    guard let first = text.first, let last = text.last, text.count > 2,
      Self.quotes.contains(where: { $0.contains(first) && $1.contains(last) })
    else { return nil }
    let inside = text.dropFirst().dropLast()
    let marks = Self.quotes.flatMap { [$0, $1] }.joined()
    return inside.contains(where: marks.contains) ? nil : String(inside).trimmingSpaces
  }

  /// The marks that open a quotation, and those that close it.
  private static let quotes = [
    ("\"", "\""), ("“„”", "”“"), ("«»", "»«"), ("「", "」"), ("『", "』"), ("‘‚", "’‘"),
  ]

  /// The text without spaces around it.
  var trimmingSpaces: String {
    let start = firstIndex { !$0.isWhitespace } ?? endIndex
    let end = lastIndex { !$0.isWhitespace }.map { index(after: $0) } ?? endIndex
    return start < end ? String(self[start..<end]) : ""
  }
}
