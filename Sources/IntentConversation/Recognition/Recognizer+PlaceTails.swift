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
      let start = startOfTail(in: filling.words, sentence),
      // Two payees are none, and nobody is paid every week.
      filling.slot.type == .place || isOnlyPolite(start, sentence)
    else { return filling }
    return SentenceMatcher.Filling(
      slot: filling.slot, words: filling.words.lowerBound..<start, value: nil)
  }

  /// What is said behind a place that nothing has room for; none where it is only polite, or a yes.
  func unheardTail(_ fillings: [SentenceMatcher.Filling], _ sentence: Sentence) -> String? {
    fillings.lazy.compactMap { filling -> String? in
      let start = filling.words.upperBound
      guard filling.value == nil, filling.slot.type == .place,
        start > filling.words.lowerBound, start < sentence.words.count
      else { return nil }
      let next = fillings.map(\.words.lowerBound).filter { $0 >= start }.min()
      let range = filling.words.lowerBound..<(next ?? sentence.words.count)
      guard self.startOfTail(in: range, sentence) == start, !self.isOnlyPolite(start, sentence)
      else {
        return nil
      }
      return sentence.text(start..<range.upperBound)
    }.first
  }

  /// Where the words begin that are said of something else: a condition, another place, another request, how often, or a word of
  /// courtesy behind a mark.
  func startOfTail(in range: Range<Int>, _ sentence: Sentence) -> Int? {
    guard !rules.numbers.isUnspaced else { return nil }
    return range.dropFirst().first {
      !sentence.isCapitalized($0)
        && (isOther(at: $0, before: range.upperBound, sentence)
          || range.upperBound == sentence.words.count && isOnlyPolite($0, sentence))
    }
  }

  private func isOther(at index: Int, before end: Int, _ sentence: Sentence) -> Bool {
    let (words, spoken) = (sentence.words, rules.spoken)
    // 'The airport and a table', 'or the station'; 'black or white cafe' is one.
    func isThing(_ start: Int) -> Bool {
      start < end
        && (rules.articles.match(words, at: start) != nil
          || spoken.personMarks.match(words, at: start) != nil)
    }
    if let joint = shared.joints.match(words, at: index)?.end, isThing(joint) { return true }
    if let other = rules.dialogue.alternatives.match(words, at: index), isThing(other.end) {
      // French 'où' is no 'ou'.
      return sentence.text(index..<other.end).utf8.allSatisfy { $0 < 128 }
    }
    if let sequel = spoken.sequels.match(words, at: index)?.end, sequel < end,
      sentences.begins(with: words[sequel].hash)
    {
      return true
    }
    return spoken.conditions.match(words, at: index).map { $0.end < end } ?? false
      || rules.times.recurrences.match(words, at: index)?.end == end
  }

  /// Whether all from a word on is polite, or a yes behind a mark: `if possible`, `, ok?`.
  private func isOnlyPolite(_ index: Int, _ sentence: Sentence) -> Bool {
    if rules.isCourtesy(sentence.words, from: index) { return true }
    let yes = rules.commands.match(sentence.words, at: index)
    return sentence.hasMark(before: index) && yes?.meaning == .yes
      && yes?.end == sentence.words.count
  }
}
