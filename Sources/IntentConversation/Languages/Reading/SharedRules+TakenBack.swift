/// What takes back what was said before it.
extension SharedRules {
  /// Whether a text ends with words that take back what was said before them: `hello, never mind`, but not
  /// `I'd like you to forget it`, nor `check it and cancel it`.
  ///
  /// - Parameter evenWhole: Whether it may be nothing else, `never mind`.
  func takesBack(_ sentence: Sentence, evenWhole: Bool) -> Bool {
    let words = sentence.words
    guard words.count > 1 else { return false }
    guard !rules.numbers.isUnspaced else {
      // 「こんにちは、やっぱりキャンセルして」, also with no mark
      let last = words.indices.dropFirst().last {
        sentence.hasMark(before: $0) || spoken.secondThoughts.match(words, at: $0) != nil
      }
      return last.map { rules.command(in: sentence.rest(from: $0))?.command == .cancel } ?? false
    }
    return words.indices.contains { start in
      guard let command = rules.commands.match(words, at: start), command.end == words.count else {
        return false
      }
      // 'See you at 5, no', 'hi wait no', but not 'at 5, no?'
      if command.meaning == .no {
        return start > 0
          && (sentence.hasMark(before: start) && !sentence.isQuestion
            || isSecondThought(before: start, in: words)
            || spoken.hesitations.match(words, endingAt: start).map { $0.start > 0 } == true)
      }
      guard command.meaning == .cancel else { return false }
      guard start > 0 else {
        return evenWhole && spoken.functionWords.match(words, at: 0) == nil
      }
      if sentence.hasMark(before: start) { return true }
      guard joints.match(words, at: start - 1)?.end != start else { return false }
      return isSecondThought(before: start, in: words)
        || start + 1 < words.count && spoken.functionWords.match(words, at: start - 1)?.end != start
    }
  }

  /// The word behind what denies what is behind it, and is a no as well where a mark follows: `no` of `el lunes, no el martes`,
  /// not of `el lunes, no, el martes`; none where nothing does.
  func endOfDenial(_ sentence: Sentence, _ start: Int) -> Int? {
    guard start > 0, !rules.numbers.isUnspaced,
      let no = rules.commands.match(sentence.words, at: start), no.meaning == .no,
      rules.dialogue.negations.match(sentence.words, at: start)?.end == no.end,
      !sentence.hasMark(before: no.end)
    else { return nil }
    return no.end
  }

  /// Whether the words before one take back what they stand behind: `actually`, `no wait`.
  private func isSecondThought(before index: Int, in words: [Sentence.Word]) -> Bool {
    (max(0, index - Self.mostWordsOfThought)..<index).contains { start in
      [
        rules.corrections.match(words, at: start)?.end,
        spoken.secondThoughts.match(words, at: start)?.end,
        spoken.openings.match(words, at: start)?.end,
        rules.dialogue.interjections.match(words, at: start)?.end,
        rules.dialogue.contrasts.match(words, at: start)?.end,
      ].contains(index)
    }
  }

  /// The most words of what takes back what stands before it.
  private static let mostWordsOfThought = 3
}
