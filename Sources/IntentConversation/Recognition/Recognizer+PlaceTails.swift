import IntentRuntime

/// What stands behind a place, or behind somebody who is paid, in the words that would be theirs.
extension Recognizer {
  /// Whether a place or somebody would end with what takes them back, `the airport, finalement non`, `the airport actually don't`,
  /// or begin with an answer: 「네, 역」.
  func isTakenBack(_ range: Range<Int>, _ sentence: Sentence) -> Bool {
    let (words, dialogue) = (sentence.words, rules.dialogue)
    guard !rules.numbers.isUnspaced else {
      let answer = rules.commands.match(words, at: range.lowerBound)?.end
      return answer.map { $0 < range.upperBound && sentence.hasMark(before: $0) } ?? false
    }
    return range.dropFirst().contains { index in
      guard !sentence.isCapitalized(index) else { return false }
      if let command = rules.commands.match(words, at: index), command.end >= range.upperBound {
        // 'The bus stop'
        let isAlone = command.end == index + 1 && !sentence.hasMark(before: index)
        if command.meaning == .no || command.meaning == .cancel && !isAlone { return true }
      }
      return [dialogue.verbDenials, dialogue.negations, rules.spoken.retractions].contains {
        $0.match(words, at: index)?.end == range.upperBound
      }
    }
  }

  /// A place or somebody without what is said behind them of something else, `if it rains`, `or the station`, `, ok?`.
  func withoutTail(_ filling: SentenceMatcher.Filling, _ sentence: Sentence)
    -> SentenceMatcher.Filling
  {
    guard filling.value == nil, filling.slot.type == .place || filling.slot.isPayee,
      let start = startOfTail(in: filling.words, of: filling.slot, sentence),
      // Two payees are none, and nobody is paid every week.
      filling.slot.type == .place || isOnlyPolite(start, sentence)
    else { return filling }
    return SentenceMatcher.Filling(
      slot: filling.slot, words: filling.words.lowerBound..<start, value: nil)
  }

  /// What is said behind a place that nothing has room for; none where it is only polite, or a yes. What stands in a condition is
  /// of that: `when my flight leaves at 6`.
  func unheardTail(_ fillings: [SentenceMatcher.Filling], _ sentence: Sentence) -> Range<Int>? {
    fillings.lazy.compactMap { filling -> Range<Int>? in
      let start = filling.words.upperBound
      guard filling.value == nil, filling.slot.type == .place,
        start > filling.words.lowerBound, start < sentence.words.count
      else { return nil }
      let next = fillings.map(\.words.lowerBound).filter { $0 >= start }.min()
      let range = filling.words.lowerBound..<(next ?? sentence.words.count)
      guard self.startOfTail(in: range, of: filling.slot, sentence) == start,
        !self.isOnlyPolite(start, sentence)
      else {
        return nil
      }
      guard self.isClause(at: start, sentence) else {
        let mark = self.rules.times.timeMarks.match(sentence.words, endingAt: range.upperBound)
        return start..<max(start + 1, mark?.start ?? range.upperBound)
      }
      let mark = sentence.words.indices.dropFirst(start + 1).first {
        // 'If it's raining'
        sentence.hasMark(before: $0) && !sentence.isTight($0 - 1)
      }
      return start..<(mark ?? sentence.words.count)
    }.first
  }

  /// Whether a condition, or another request, begins at a word behind a place, so that all behind it is of that.
  private func isClause(at index: Int, _ sentence: Sentence) -> Bool {
    let joint = shared.joints.match(sentence.words, at: index)?.end
    return rules.spoken.conjunctions.match(sentence.words, at: index) != nil
      || rules.spoken.sequels.match(sentence.words, at: joint ?? index) != nil
  }

  /// Where the words begin that are said of something else: a condition, another place, another request, how often, or a word of
  /// courtesy behind a mark.
  func startOfTail(in range: Range<Int>, of slot: Slot, _ sentence: Sentence) -> Int? {
    guard !rules.numbers.isUnspaced else { return nil }
    return range.dropFirst().first {
      !sentence.isCapitalized($0)
        && (isOther(at: $0, before: range.upperBound, isPayee: slot.isPayee, sentence)
          || range.upperBound == sentence.words.count && isOnlyPolite($0, sentence))
    }
  }

  private func isOther(
    at index: Int, before end: Int, isPayee: Bool, _ sentence: Sentence
  ) -> Bool {
    let (words, spoken) = (sentence.words, rules.spoken)
    let joint = shared.joints.match(words, at: index)?.end
    // 'The airport and to the station'; 'the fox and the hound' is one place, and the rent and the bill are two.
    if let joint, joint < end,
      spoken.personMarks.match(words, at: joint) != nil
        || isPayee && rules.articles.match(words, at: joint) != nil
    {
      return true
    }
    // 'Or the station'; 'black or white cafe' is one.
    if let other = rules.dialogue.alternatives.match(words, at: index), other.end < end,
      [rules.articles, spoken.personMarks].contains(where: { $0.match(words, at: other.end) != nil }
      )
    {
      // French 'où' is no 'ou'.
      return sentence.text(index..<other.end).utf8.allSatisfy { $0 < 128 }
    }
    if let sequel = spoken.sequels.match(words, at: joint ?? index)?.end, sequel < end,
      joint != nil || sentences.begins(with: words[sequel].hash)
    {
      return true
    }
    // 'As soon as possible', 'jak zwykle'
    return spoken.conditions.match(words, at: index).map { $0.end < end } ?? false
      || spoken.conjunctions.match(words, at: index).map { $0.end + 1 < end } ?? false
      || rules.times.recurrences.match(words, at: index).map {
        // 'Every day' before the 'at' of a template
        $0.end == end || rules.times.timeMarks.match(words, at: $0.end)?.end == end
      } ?? false
  }

  /// Whether all from a word on is polite, or a yes behind a mark: `if possible`, `, ok?`.
  private func isOnlyPolite(_ index: Int, _ sentence: Sentence) -> Bool {
    if rules.isCourtesy(sentence.words, from: index) { return true }
    let yes = rules.commands.match(sentence.words, at: index)
    return sentence.hasMark(before: index) && yes?.meaning == .yes
      && yes?.end == sentence.words.count
  }
}
