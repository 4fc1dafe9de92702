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
    // Each value is put into words once, however often it is looked at.
    var known: [String: String?] = [:]
    func words(_ name: String, _ property: String?) -> String? {
      let place = property.map { "\(name).\($0)" } ?? name
      if let words = known[place] { return words }
      let words = placeholders.text(name, property)
      known[place] = .some(words)
      return words
    }
    let areWhole = sentences.map { sentence in
      Self.namedValues(in: sentence).allSatisfy { words($0, $1)?.isEmpty == false }
    }
    var whole = zip(sentences, areWhole).filter(\.1).map(\.0).joined()
    if areWhole.contains(false) {
      while whole.last?.isWhitespace == true { whole.removeLast() }
    }
    return (fill(whole, with: words), areWhole.first ?? true)
  }

  /// The sentences of a text, each with the space behind it.
  private static func sentences(of text: String) -> [String] {
    // Most texts are one sentence, or name nothing.
    guard text.utf8.contains(UInt8(ascii: "$")) else { return [text] }
    var sentences: [String] = []
    var sentence = String.UnicodeScalarView()
    var (isName, isMarked, isOver) = (false, false, false)
    for character in text.unicodeScalars {
      let isSpace = character.properties.isWhitespace
      if isOver, !isSpace, !isClosing(character) {
        sentences.append(String(sentence))
        sentence = String.UnicodeScalarView()
        (isMarked, isOver) = (false, false)
      }
      sentence.append(character)
      if isName {
        isName = character != "}"
      } else if isWideEnd(character) {
        isOver = true
      } else if isEnd(character) {
        isMarked = true
      } else if isSpace {
        isOver = isOver || isMarked
      } else if !isClosing(character) {
        isMarked = false
        isName = character == "{"
      }
    }
    return sentences + [String(sentence)]
  }

  private static func isEnd(_ character: Unicode.Scalar) -> Bool {
    switch character {
    case ".", "!", "?", "…": true
    default: false
    }
  }

  /// Behind these no space is written.
  private static func isWideEnd(_ character: Unicode.Scalar) -> Bool {
    switch character {
    case "。", "！", "？": true
    default: false
    }
  }

  private static func isClosing(_ character: Unicode.Scalar) -> Bool {
    switch character {
    case ")", "”", "’", "»", "」", "』", "\"", "'": true
    default: false
    }
  }
}
