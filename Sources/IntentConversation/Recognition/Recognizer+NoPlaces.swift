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
    // 「ホテルに5時」
    guard !rules.numbers.isUnspaced else { return endsWithHour(range, sentence) }
    guard let first = range.first else { return false }
    let words = sentence.words
    if range.allSatisfy({ isFunctionWord($0, sentence) }) || isTornPlace(range, sentence) {
      return true
    }
    // 'The zoo and take Coco'
    let goesOn = range.dropFirst().contains { index in
      guard let next = shared.joints.match(words, at: index)?.end, next < range.upperBound else {
        return false
      }
      return !sentence.isCapitalized(next) && sentences.begins(with: words[next].hash)
    }
    if goesOn
      || range.dropFirst().contains(where: { goesOnOtherwise(behind: $0, of: range, sentence) })
    {
      return true
    }
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

  /// Whether a place would end with an hour.
  private func endsWithHour(_ range: Range<Int>, _ sentence: Sentence) -> Bool {
    range.dropFirst().contains { index in
      reader.moments(sentence, index).contains {
        $0.end == range.upperBound && $0.components.hour != nil && !$0.isGuess
      }
    }
  }

  /// Whether a place would end with a word that leads to what follows, `hotel until` before `5`, or be a street whose name is the
  /// date behind it.
  private func isTornPlace(_ range: Range<Int>, _ sentence: Sentence) -> Bool {
    let (words, end) = (sentence.words, range.upperBound)
    guard end < words.count else { return false }
    if let street = streetOfDate(endingAt: end, sentence), street >= range.lowerBound {
      return true
    }
    // 'Terminal A'
    return range.count > 1 && !sentence.isCapitalized(end - 1)
      && sentence.text(end - 1..<end).count > 1
      && [rules.articles, rules.times.endMarks, rules.spoken.personMarks].contains {
        $0.match(words, endingAt: end)?.start == end - 1
      }
  }

  /// Where the words for a street begin that the date right behind them names, `calle` before `2 de Mayo`.
  private func streetOfDate(endingAt end: Int, _ sentence: Sentence) -> Int? {
    guard sentence.beginsWithDigit(end) else { return nil }
    let isDate = reader.moments(sentence, end).contains { moment in
      moment.components.month != nil && moment.components.hour == nil
    }
    return isDate ? rules.spoken.streets.match(sentence.words, endingAt: end)?.start : nil
  }

  /// Whether a sentence has a street that a date names: which of its words are when cannot be told.
  func hasStreetOfDate(_ sentence: Sentence) -> Bool {
    sentence.words.indices.dropFirst().contains { streetOfDate(endingAt: $0, sentence) != nil }
  }

  /// Whether words are no more than how many there are of something: `2 kids`.
  private func isCounted(_ range: Range<Int>, _ sentence: Sentence) -> Bool {
    guard let noun = reader.number(sentence, range.lowerBound)?.end, noun < range.upperBound,
      range.upperBound - noun <= Self.mostWordsOfCounted
    else { return false }
    return (noun..<range.upperBound).allSatisfy {
      !sentence.beginsWithDigit($0)
        && (rules.spoken.capitalizesNouns || !sentence.isCapitalized($0))
    }
  }

  /// The most words of what is counted, `young kids`.
  private static let mostWordsOfCounted = 2

  /// Whether a place goes on behind a mark with what is said of something else: `the airport, I'm in a hurry`, `the airport, 4
  /// people`.
  private func goesOnOtherwise(behind index: Int, of range: Range<Int>, _ sentence: Sentence)
    -> Bool
  {
    sentence.hasMark(before: index)
      && (isFunctionWord(index, sentence) || isCounted(index..<range.upperBound, sentence))
  }

  /// Whether a place, or somebody who is paid, would be what asks for them: `to which`.
  func isQuestion(_ range: Range<Int>, _ sentence: Sentence) -> Bool {
    rules.spoken.questionWords.match(sentence.words, at: range.lowerBound)?.end == range.upperBound
  }

  /// Whether a place would be somebody who is known, or nobody, for whom something is: `for Coco`, or how many, `for 2 kids`.
  func isPerson(_ range: Range<Int>, _ sentence: Sentence, _ names: Names) -> Bool {
    let words = sentence.words
    guard rules.times.countMarks.match(words, endingAt: range.lowerBound) != nil else {
      return false
    }
    let nobody = rules.commands.match(words, at: range.lowerBound)
    return nobody?.meaning == .neither && nobody?.end == range.upperBound
      || isCounted(range, sentence)
      || names.endsOfContacts(in: words, at: range.lowerBound).contains(range.upperBound)
  }

  /// Whether a place would end with how many there are, or how long.
  func endsWithCount(_ range: Range<Int>, _ sentence: Sentence) -> Bool {
    range.dropFirst().contains { index in
      guard let mark = rules.times.countMarks.match(sentence.words, at: index) else { return false }
      return reader.number(sentence, mark.end)?.end == range.upperBound
        || mark.end < range.upperBound && isCounted(mark.end..<range.upperBound, sentence)
        || reader.durations(sentence, mark.end).contains { $0.end == range.upperBound }
    }
  }

  /// Whether words are no more than something that is said to the assistant, `to cancel`.
  ///
  /// - Parameter isNobody: Whether only what says that nobody is meant counts.
  private func saysCommand(_ range: Range<Int>, _ sentence: Sentence, isNobody: Bool) -> Bool {
    let (words, first) = (sentence.words, range.lowerBound)
    guard !rules.numbers.isUnspaced, !sentence.isCapitalized(first) else { return false }
    let command = rules.commands.match(words, at: first)
    if command?.end == range.upperBound, !isNobody || command?.meaning == .neither { return true }
    return !isNobody && rules.spoken.hesitations.match(words, at: first)?.end == range.upperBound
  }

  /// Whether what would be another name or place begins or ends with a word that names seldom have, `to be honest`,
  /// `from my vacation`, `from now on`, `to hell with it`, or a place has no more than an article before it: `the wrong one`.
  func isNoOther(
    _ filling: SentenceMatcher.Filling, behind first: Int, _ sentence: Sentence, _ names: Names
  ) -> Bool {
    let (slot, words, start) = (filling.slot, sentence.words, filling.words.lowerBound)
    guard filling.value == nil else { return false }
    let junctions = SentenceJunctions(sentence: sentence, shared: shared)
    if slot.isOpen, junctions.isIdiom(endingAt: filling.words.upperBound, around: start) {
      return true
    }
    // 'For nobody' is no wish.
    if saysCommand(filling.words, sentence, isNobody: !(slot.type == .place || slot.isNamed)) {
      return !slot.isDictated || rules.times.countMarks.match(words, endingAt: start) != nil
    }
    guard slot.type == .place || slot.isNamed else { return false }
    if slot.type == .place || slot.isPayee,
      startOfTail(in: filling.words, of: slot, sentence) != nil
    {
      return true
    }
    if slot.type == .place,
      isTornPlace(filling.words, sentence)
        || rules.articles.match(words, at: start)?.end == filling.words.upperBound
    {
      return true
    }
    // 'Na 3 osoby'
    if slot.type == .place, filling.words.count == 2, isCounted(filling.words, sentence) {
      return true
    }
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
