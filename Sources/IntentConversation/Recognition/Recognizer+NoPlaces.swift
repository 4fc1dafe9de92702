import IntentRuntime

/// Words that stand where a place does, and are none.
extension Recognizer {
  /// Whether a word is one that names seldom have, and has no capital letter.
  func isFunctionWord(_ index: Int, _ sentence: Sentence) -> Bool {
    rules.spoken.functionWords.match(sentence.words, at: index) != nil
      && !sentence.isCapitalized(index)
  }

  /// Whether a place would be a word that is none, `be`, a number, or an hour with something behind it that is no street:
  /// `5 for Bob`, `5 every day`.
  func isNoPlace(_ range: Range<Int>, _ sentence: Sentence) -> Bool {
    guard !rules.numbers.isUnspaced, let first = range.first else { return false }
    let words = sentence.words
    if range.allSatisfy({ isFunctionWord($0, sentence) }) { return true }
    guard let number = reader.number(sentence, first), !sentence.isCapitalized(first) else {
      return false
    }
    guard number.end < range.upperBound else { return true }
    guard (0...24).contains(number.value) else { return false }
    let (times, next) = (rules.times, number.end)
    return [
      times.countMarks, times.recurrenceMarks, rules.spoken.conjunctions,
      rules.dialogue.alternatives,
    ].contains { $0.match(words, at: next) != nil }
      || isFunctionWord(next, sentence) || times.recurrences.match(words, at: next) != nil
  }

  /// Whether a place would end with how many there are, or how long.
  func endsWithCount(_ range: Range<Int>, _ sentence: Sentence) -> Bool {
    range.dropFirst().contains { index in
      guard let mark = rules.times.countMarks.match(sentence.words, at: index) else { return false }
      return reader.number(sentence, mark.end)?.end == range.upperBound
        || reader.durations(sentence, mark.end).contains { $0.end == range.upperBound }
    }
  }
}
