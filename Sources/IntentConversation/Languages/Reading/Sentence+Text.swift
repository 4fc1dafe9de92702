/// What values are read from besides words: the text between them.
extension Sentence {
  /// The place of a byte in the text.
  func index(atByte offset: Int) -> String.Index {
    text.utf8.index(text.utf8.startIndex, offsetBy: offset)
  }

  /// The byte at a place of the text.
  func byte(at index: String.Index) -> Int {
    text.utf8.distance(from: text.utf8.startIndex, to: index)
  }

  /// The text from a word on, as far as so many scalars.
  func scalars(from index: Int, upTo count: Int) -> ArraySlice<Unicode.Scalar> {
    let start = self.index(atByte: Int(words[index].start))
    return Array(text.unicodeScalars[start...].prefix(count))[...]
  }

  /// Whether a word begins with a digit, of any script, or a sign such as `½`.
  func beginsWithDigit(_ index: Int) -> Bool { words[index].beginsWithDigit }

  /// Whether a word is digits and nothing else.
  func isDigits(_ index: Int) -> Bool {
    guard beginsWithDigit(index) else { return false }
    return words[index].number >= 0 || text.utf8[bytes(of: index)].allSatisfy { $0 &- 48 < 10 }
      || text(index..<(index + 1)).unicodeScalars.allSatisfy(\.isDigit)
  }

  /// Whether a word is plain digits with a space or nothing behind them, as most numbers are, so that no mark makes a time
  /// or a date of them.
  func areDigitsAlone(_ index: Int) -> Bool {
    guard beginsWithDigit(index), isBeforeSpace(index) else { return false }
    return words[index].number >= 0 || text.utf8[bytes(of: index)].allSatisfy { $0 &- 48 < 10 }
  }

  /// Whether a space and another word stand behind a word, or nothing.
  private func isBeforeSpace(_ index: Int) -> Bool {
    index + 1 < words.count
      ? words[index + 1].isBehindSpace : Int(words[index].end) == text.utf8.count
  }

  private func bytes(of index: Int) -> Range<String.Index> {
    let start = self.index(atByte: Int(words[index].start))
    return start..<text.utf8.index(start, offsetBy: Int(words[index].end - words[index].start))
  }

  /// The value of digits that stand alone between spaces; none where they have marks, or are more than some.
  func plainNumber(_ index: Int, digits: Int) -> Int? {
    let word = words[index]
    guard index == 0 ? word.start == 0 : word.isBehindSpace, word.end - word.start <= digits,
      areDigitsAlone(index), index + 1 == words.count || !beginsWithDigit(index + 1)
    else { return nil }
    if word.number >= 0 { return Int(word.number) }
    return text.utf8[bytes(of: index)].reduce(0) { $0 * 10 + Int($1 &- 48) }
  }

  /// Whether a word is of two digits, the first of them a zero, `05`.
  func beginsWithZero(_ index: Int) -> Bool {
    guard words.indices.contains(index), words[index].end - words[index].start == 2,
      beginsWithDigit(index)
    else { return false }
    return text.utf8[bytes(of: index)].first == UInt8(ascii: "0")
  }

  private func isFollowed(_ index: Int) -> Bool { index >= 0 && index + 1 < words.count }

  /// Whether there is anything between a word and the next.
  func hasGap(_ index: Int) -> Bool {
    isFollowed(index) && words[index].end < words[index + 1].start
  }

  /// Whether a mark stands between a word and the next, and no space.
  func isTight(_ index: Int) -> Bool {
    hasGap(index) && !words[index + 1].isBehindSpace && !gap(index).contains(where: \.isSpace)
  }

  /// Whether a word and the one before it are one, which a sign within it parts: `W` of `A&W`, `b` of `a/b`.
  func isPartOfWord(_ index: Int) -> Bool {
    isTight(index - 1)
      && gap(index - 1).allSatisfy { "&-/+\u{2010}\u{2011}".unicodeScalars.contains($0) }
  }

  /// Whether a dash stands between a word and the next.
  func hasDash(_ index: Int) -> Bool {
    hasGap(index) && !words[index + 1].isBehindSpace && gap(index).contains(where: \.isMinus)
  }

  /// The word behind a dash or a tilde that stands right before a word, or is it: `8-10`, `8時〜10時`; none where there is none.
  func endOfDash(_ index: Int) -> Int? {
    guard index > 0, words.indices.contains(index) else { return nil }
    if words[index].isTilde { return index + 1 < words.count ? index + 1 : nil }
    return hasText(before: index) && gap(index - 1).contains { $0.isMinus || $0.isLongDash }
      ? index : nil
  }

  /// Whether a minus with spaces around it is all that stands between a word and the next.
  func hasLooseMinus(_ index: Int) -> Bool {
    // It has three characters at least.
    guard isFollowed(index), words[index + 1].start - words[index].end > 2 else { return false }
    let between = String(gap(index))
    return between == " - " || between == " − " || between == " – "
  }

  /// Whether a word is followed by the sign of per cent or the like.
  func hasPercent(_ index: Int) -> Bool {
    guard words.indices.contains(index) else { return false }
    // Before another word a space is mostly all there is.
    if index + 1 < words.count, words[index + 1].isBehindSpace { return false }
    let behind = text.unicodeScalars[self.index(atByte: Int(words[index].end))...]
    return behind.first { !$0.isSpace }?.isSignOfParts ?? false
  }

  /// Whether a word and the next belong together: nothing stands between them but spaces, a hyphen,
  /// or the point of a short form, `5 tys. zł`.
  func isJoined(_ index: Int) -> Bool {
    guard isFollowed(index) else { return false }
    if words[index + 1].isBehindSpace { return true }
    let (end, start) = (Int(words[index].end), Int(words[index + 1].start))
    if end == start { return true }
    let first = text.utf8[self.index(atByte: end)]
    if start == end + 1 { return first == 0x20 || first == 0x2D }
    let gap = gap(index)
    if gap.first == ".", gap.dropFirst().allSatisfy(\.isSpace) {
      return words[index].end - words[index].start <= 5 && !beginsWithDigit(index)
    }
    return gap.allSatisfy {
      $0.isSpace || $0 == "-" || $0 == "\u{2010}" || $0 == "\u{2011}" || $0 == "\u{AD}"
    }
  }

  private func gap(_ index: Int) -> String.UnicodeScalarView.SubSequence {
    guard hasGap(index) else { return text.unicodeScalars[text.startIndex..<text.startIndex] }
    return text.unicodeScalars[
      self.index(atByte: Int(words[index].end))..<self.index(atByte: Int(words[index + 1].start))]
  }

  /// Where the words end that belong together from one on.
  func endOfJoinedWords(from start: Int) -> Int {
    var end = start + 1
    while end < words.count, end - start < Self.maximumJoinedCount, isJoined(end - 1) { end += 1 }
    return end
  }

  /// More words than any number has.
  private static let maximumJoinedCount = 64

  /// Whether anything but a space stands between a word and the one before it.
  func hasText(before index: Int) -> Bool {
    guard index > 0, words.indices.contains(index) else { return false }
    return !words[index].isBehindSpace && words[index - 1].end < words[index].start
  }

  /// Whether a colon or a quotation mark stands before a word, so that what begins there is dictated.
  func isAnnounced(_ index: Int) -> Bool {
    guard hasText(before: index) else { return false }
    return text(from: Int(words[index - 1].end), to: Int(words[index].start))
      .contains { $0 == ":" || $0 == "：" || Self.quotationMarks.contains($0) }
  }

  /// Whether what is dictated begins at another word of some than the first; not at the `30` of `10:30`.
  func isAnnounced(within range: Range<Int>) -> Bool {
    range.dropFirst().contains {
      isAnnounced($0) && text(from: Int(words[$0 - 1].end), to: Int(words[$0].start)).count > 1
    }
  }

  /// Whether a colon announces what begins at a word; not the `30` of `10:30`.
  func isAnnouncedByColon(_ index: Int) -> Bool {
    guard hasText(before: index) else { return false }
    let between = text(from: Int(words[index - 1].end), to: Int(words[index].start))
    return between.contains("：") || between.contains(":") && between.count > 1
  }

  /// Where the text goes on behind a colon that stands right before a word, in bytes; none where no colon does.
  func endOfColon(before index: Int) -> Int? {
    guard hasText(before: index) else { return nil }
    let start = Int(words[index - 1].end)
    let between = text(from: start, to: Int(words[index].start))
    guard let colon = between.firstIndex(where: { $0 == ":" || $0 == "：" }) else { return nil }
    return start + between[...colon].utf8.count
  }

  /// Whether a sentence ends right before a word: `No. Wait`.
  func endsSentence(before index: Int) -> Bool {
    guard hasText(before: index) else { return false }
    let between = text(from: Int(words[index - 1].end), to: Int(words[index].start))
    return between.contains { ".!?…".contains($0) }
  }

  /// Whether marks of a question stand at an end of it.
  var isMarkedAsQuestion: Bool {
    endsWithQuestionMark || text.first { !$0.isWhitespace } == "¿"
  }

  /// Whether a phrase of the language stands there with its own letters: `ou`, not `où`.
  ///
  /// - Parameter phrase: Where it ends, and whether none of its letters has a mark.
  func isSpelled(_ phrase: (end: Int, meaning: Bool), from start: Int) -> Bool {
    !phrase.meaning || text(start..<phrase.end).utf8.allSatisfy { $0 < 128 }
  }

  /// Whether a word begins with a capital letter and goes on with a small one, `Martínez`.
  func isCapitalized(_ index: Int) -> Bool {
    guard words.indices.contains(index) else { return false }
    // Most words have no marks where they begin, and a small letter.
    let (first, start) = (words[index].first, Int(words[index].start))
    if first < 0x80 {
      guard first &- UInt8(ascii: "A") < 26, words[index].end - words[index].start > 1 else {
        return false
      }
      let second = text.utf8[self.index(atByte: start + 1)]
      return second < 0x80
        ? second &- UInt8(ascii: "a") < 26
        : text.unicodeScalars[self.index(atByte: start + 1)].properties.isLowercase
    }
    let letters = text(index..<index + 1).unicodeScalars.prefix(2).map(\.properties)
    return letters.count == 2 && letters[0].isUppercase && letters[1].isLowercase
  }

  /// Whether a word has several letters, all of them capital ones: `JFK`.
  func isAcronym(_ index: Int) -> Bool {
    let word = text(index..<index + 1)
    return word.count > 1 && word == word.uppercased() && word != word.lowercased()
  }

  /// Whether a word is a picture, `👍`.
  func isEmoji(_ index: Int) -> Bool {
    // Nearly all of them have four bytes, and letters seldom.
    guard words[index].first >= 0xE2 else { return false }
    return text.unicodeScalars[self.index(atByte: Int(words[index].start))].properties
      .isEmojiPresentation
  }

  /// Whether a question mark stands behind the last word.
  var endsWithQuestionMark: Bool {
    guard let last = words.last else { return false }
    return text[index(atByte: Int(last.end))...].contains { $0 == "?" || $0 == "？" }
  }

  /// The words within quotations, but for the first of each; none where a mark is not closed.
  func insideQuotations(_ range: Range<Int>) -> Set<Int> {
    guard hasQuotations, let last = range.last, words.indices.contains(last) else { return [] }
    var (inside, isOpen) = (Set<Int>(), false)
    func marks(from start: Int, to end: Int) -> Int {
      text(from: start, to: end).count(where: Self.quotationMarks.contains)
    }
    for index in range {
      let before = index == 0 ? 0 : Int(words[index - 1].end)
      let count = marks(from: before, to: Int(words[index].start))
      // Between '"milk", "eggs"' one quotation ends and another begins.
      if isOpen, count == 0 { inside.insert(index) }
      if !count.isMultiple(of: 2) { isOpen.toggle() }
    }
    let end = last + 1 < words.count ? Int(words[last + 1].start) : text.utf8.count
    return isOpen && marks(from: Int(words[last].end), to: end).isMultiple(of: 2) ? [] : inside
  }

  /// The word behind a quotation that some words begin with; none where they begin with none, or are nothing more.
  func endOfQuotation(_ range: Range<Int>) -> Int? {
    guard hasQuotations, let first = range.first, let last = range.last,
      words.indices.contains(last),
      let mark = text[..<index(atByte: Int(words[first].start))].last(where: { !$0.isWhitespace }),
      Self.quotationMarks.contains(mark)
    else { return nil }
    return range.dropFirst().first { index in
      text(from: Int(words[index - 1].end), to: Int(words[index].start))
        .contains(where: Self.quotationMarks.contains)
    }
  }

  /// Whether words that begin behind a quotation mark have another quotation behind the first: `"hi" to Coco and
  /// "bye"`.
  func hasSecondQuotation(_ range: Range<Int>) -> Bool {
    guard hasQuotations, let first = range.first, let last = range.last,
      words.indices.contains(last),
      let mark = text[..<index(atByte: Int(words[first].start))].last(where: { !$0.isWhitespace }),
      Self.quotationMarks.contains(mark)
    else { return false }
    let pieces = text(range).split(
      omittingEmptySubsequences: false, whereSeparator: Self.quotationMarks.contains)
    // `"yes" or "no"` is one text.
    return pieces.count > 2 && Sentence(String(pieces[1])).words.count > 1
  }

  /// Whether a word of some ends as one of others does: `Einkaufsliste` and `Partyliste`.
  func sharesEnding(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    func endings(_ range: Range<Int>) -> Set<String> {
      Set(range.map { String(Self.folded(text($0..<$0 + 1)).suffix(4)) }.filter { $0.count == 4 })
    }
    return !endings(first).isDisjoint(with: endings(second))
  }

  static let quotationMarks: Set<Character> = [
    "\"", "“", "”", "„", "«", "»", "「", "」", "『", "』",
  ]

  /// What a part of the text is compared by, as if it were a word.
  func hash(from start: Int, to end: Int) -> UInt64 {
    var hash = WordHash()
    for byte in Self.folded(text(from: start, to: end)).utf8 { hash.add(byte) }
    return hash.value
  }
}

extension Unicode.Scalar {
  /// Whether it makes parts of a whole of the number before it: `5%`.
  var isSignOfParts: Bool { isPercent || self == "‰" || self == "‱" }

  /// Whether it makes hundredths of it, in any script.
  var isPercent: Bool {
    switch self {
    case "%", "％", "﹪", "٪": true
    default: false
    }
  }
}
