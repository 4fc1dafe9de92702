import IntentRuntime

/// Words that stand where a place does, and are none.
extension Recognizer {
  /// Whether a word is one that names seldom have, and has no capital letter.
  func isFunctionWord(_ index: Int, _ sentence: Sentence) -> Bool {
    rules.spoken.functionWords.match(sentence.words, at: index) != nil
      && !sentence.isCapitalized(index)
  }

  /// Whether a place would be a word that is none, `be`, a number, or an hour with something behind it that is no street:
  /// `5 for Bob`, `5 every day`, `5 and take me`.
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
      rules.dialogue.alternatives, shared.joints,
    ].contains { $0.match(words, at: next) != nil }
      || isFunctionWord(next, sentence) || times.recurrences.match(words, at: next) != nil
  }

  /// Whether a place would be somebody who is known, or nobody, for whom something is: `for Coco`.
  func isPerson(_ range: Range<Int>, _ sentence: Sentence, _ names: Names) -> Bool {
    let words = sentence.words
    guard rules.times.countMarks.match(words, endingAt: range.lowerBound) != nil else {
      return false
    }
    let nobody = rules.commands.match(words, at: range.lowerBound)
    return nobody?.meaning == .neither && nobody?.end == range.upperBound
      || names.endsOfContacts(in: words, at: range.lowerBound).contains(range.upperBound)
  }

  /// Whether a place would end with how many there are, or how long.
  func endsWithCount(_ range: Range<Int>, _ sentence: Sentence) -> Bool {
    range.dropFirst().contains { index in
      guard let mark = rules.times.countMarks.match(sentence.words, at: index) else { return false }
      return reader.number(sentence, mark.end)?.end == range.upperBound
        || reader.durations(sentence, mark.end).contains { $0.end == range.upperBound }
    }
  }

  /// Whether what would be another name or place begins or ends with a word that names seldom have, `to be honest`,
  /// `from my vacation`, `from now on`, `to hell with it`, or a place has no more than an article before it: `the wrong one`.
  func isNoOther(
    _ filling: SentenceMatcher.Filling, behind first: Int, _ sentence: Sentence, _ names: Names
  ) -> Bool {
    let (slot, words, start) = (filling.slot, sentence.words, filling.words.lowerBound)
    guard filling.value == nil else { return false }
    let junctions = SentenceJunctions(sentence: sentence, shared: shared)
    if slot.isOpen, junctions.isInsideIdiom(start) { return true }
    guard slot.type == .place || slot.isNamed else { return false }
    if slot.type == .place && isPerson(filling.words, sentence, names)
      || slot.isPayee && isPurpose(filling.words, sentence, names)
    {
      return true
    }
    // 'At 8 I think' is no restaurant, and 'at 8 Main Street' a place.
    let isHour = start > first && reader.moments(sentence, start - 1).contains { $0.end > start }
    if slot.isNamed, !slot.isPeople, !slot.isPayee, isHour { return true }
    if slot.isNamed, filling.words.upperBound < words.count, saysMore(filling.words, sentence) {
      return true
    }
    return slot.type == .place && start > first
      && rules.articles.match(words, at: first)?.end == start
      // Spanish 'a' stands before whom and where something is sent.
      && rules.spoken.personMarks.match(words, at: first) == nil
      || !rules.numbers.isUnspaced && !sentence.isCapitalized(start)
        && ([rules.spoken.functionWords, rules.spoken.adverbs].contains {
          $0.match(words, at: start) != nil
        } || rules.spoken.pointers.match(words, endingAt: filling.words.upperBound) != nil)
  }
}
