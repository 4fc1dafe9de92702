import PropertyList

/// Comments name what a text is of: where that has another name since, they follow. What somebody wrote stays.
extension TranslationSheet {
  /// The edits by which the comments of a table name what their texts are of.
  func commentEdits(of entries: [StringsParser.Entry], in text: [UInt8]) -> [TextEdits.Edit] {
    let places = Dictionary(
      lines.map { ($0.id, Self.comment($0.place)) }, uniquingKeysWith: { first, _ in first })
    return entries.compactMap { entry in
      guard let place = places[entry.key], let range = Self.comment(before: entry, in: text) else {
        return nil
      }
      let words = String(decoding: text[range], as: UTF8.self)
      let mark = words.hasSuffix(", \(Self.mark)") ? ", \(Self.mark)" : ""
      guard Self.isOutdated(String(words.dropLast(mark.count)), of: place) else { return nil }
      return TextEdits.Edit(range, Array((place + mark).utf8))
    }
  }

  /// The edits by which the comment of an entry of a catalog names what its text is of.
  func commentEdits(of entry: JSONOutline.Element, _ line: Line, in text: [UInt8])
    -> [TextEdits.Edit]
  {
    guard let range = entry["comment"]?.range else { return [] }
    let (comment, translated) = TranslationEditor.parts(JSONText.decoded(text[range]))
    guard Self.isOutdated(comment, of: line.place) else { return [] }
    let words = TranslationEditor.comment(line.place, translated)
    return [TextEdits.Edit(range, Array(JSONText.encoded(words).utf8))]
  }

  /// Whether a comment is what is said of a place, but for the names in it.
  private static func isOutdated(_ comment: String, of place: String) -> Bool {
    func pattern(_ text: String) -> String { text.replacing(/'[^']*'/, with: "''") }
    return comment != place && pattern(comment) == pattern(place)
  }

  /// The words of the comment right before a pair, without the marks and the spaces around them.
  private static func comment(before entry: StringsParser.Entry, in text: [UInt8]) -> Range<Int>? {
    guard let comment = entry.comment else { return nil }
    let words = text[comment].dropFirst(2).dropLast(2)
    guard let first = words.firstIndex(where: { !StringsParser.isSpace($0) }),
      let last = words.lastIndex(where: { !StringsParser.isSpace($0) })
    else { return nil }
    return first..<(last + 1)
  }
}
