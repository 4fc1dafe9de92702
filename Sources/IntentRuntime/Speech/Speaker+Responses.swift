extension Speaker {
  /// What a response says: the definition's text with all its values, else its short text, which
  /// names fewer; none where the definition has none.
  ///
  /// A sentence behind the first that lacks a value is left out: `Your table is booked. When: ${date}.`
  /// A text of which no sentence is complete is said only where there is no other, and where it says why something was
  /// not done.
  ///
  /// - Parameter isFailure: Whether it says that something was not done.
  func sentence(
    of response: ResponseDescriptor, _ placeholders: Placeholders, isFailure: Bool
  ) -> String? {
    guard let format = response.format ?? response.conciseFormat else { return nil }
    let long = complete(format, placeholders)
    if long.beginsWhole { return long.text }
    guard let short = response.conciseFormat else {
      guard long.text.isEmpty else { return long.text }
      return isFailure ? sentence(format, placeholders) : nil
    }
    let brief = complete(short, placeholders)
    return brief.beginsWhole ? brief.text : ""
  }

  /// The sentences of a text that have all their values, and whether the first of them has.
  private func complete(
    _ format: LocalizedText,
    _ placeholders: Placeholders
  ) -> (text: String, beginsWhole: Bool) {
    let count = Self.names(in: format.text).lazy.compactMap(placeholders.number).first
    let sentences = Self.sentences(of: text(format, count: count))
    func isWhole(_ sentence: String) -> Bool {
      Self.namedValues(in: sentence).allSatisfy { name, property in
        placeholders.text(name, property)?.isEmpty == false
      }
    }
    var whole = sentences.filter(isWhole).joined()
    if whole.count < sentences.joined().count {
      while whole.last?.isWhitespace == true { whole.removeLast() }
    }
    return (fill(whole, with: placeholders.text), isWhole(sentences.first ?? ""))
  }

  /// The sentences of a text, each with the space behind it.
  private static func sentences(of text: String) -> [String] {
    // Most texts are one sentence, or name nothing.
    guard text.utf8.contains(UInt8(ascii: "$")) else { return [text] }
    var sentences = [""]
    var (isName, isMarked, isOver) = (false, false, false)
    for character in text {
      if isOver, !character.isWhitespace, !closings.contains(character) {
        sentences.append("")
        (isMarked, isOver) = (false, false)
      }
      sentences[sentences.count - 1].append(character)
      if isName {
        isName = character != "}"
      } else if wideEnds.contains(character) {
        isOver = true
      } else if ends.contains(character) {
        isMarked = true
      } else if character.isWhitespace {
        isOver = isOver || isMarked
      } else if !closings.contains(character) {
        isMarked = false
        isName = character == "{"
      }
    }
    return sentences
  }

  private static let ends: Set<Character> = [".", "!", "?", "…"]
  /// Behind these no space is written.
  private static let wideEnds: Set<Character> = ["。", "！", "？"]
  private static let closings: Set<Character> = [")", "”", "’", "»", "」", "』", "\"", "'"]
}
