/// What the number is that begins at this position.
extension SlotMeanings {
  /// The word behind the longest moment that begins at a word, or behind a time of day that needs no mark, as behind `vor`.
  func endOfTime(at position: Int) -> Int {
    max(
      endOfMoment(at: position),
      reader.time(sentence, position, needsMark: false)?.end ?? position)
  }

  /// Whether a number begins here that is said in words, as a language with spaces between them writes it.
  var isNumberWord: Bool {
    !reader.rules.numbers.isUnspaced && !sentence.beginsWithDigit(position)
      && reader.number(sentence, position) != nil
  }

  /// Whether a word stands here that numbers are made of, even where they are none together: `twelve fifty`.
  var isWordOfNumber: Bool {
    !reader.rules.numbers.isUnspaced
      && reader.isNumberWord(sentence, position, isBesideGap: false)
  }

  /// Whether the number that begins here has what makes a time or a day of it behind it, `5 pm`, `two weeks from now`,
  /// rather than one by itself, `5 tomorrow`.
  var isNumberOfMoment: Bool { reader.isNumberOfMoment(sentence, position) }

  /// Whether the number that begins here is how many there are of what stands behind it, `9 Uhr 3 Tabletten`, and no part
  /// of a time.
  var isCount: Bool { reader.isCount(sentence, position) && !isNumberOfMoment }
}
