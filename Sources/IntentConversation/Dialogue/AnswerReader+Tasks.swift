import IntentRuntime

/// What there is to do, told apart from what says when.
extension AnswerReader {
  /// Whether words begin or end with how often something is to be done, `every day`; `my daily pills` are some.
  func saysHowOften(_ said: Sentence) -> Bool {
    let (words, times) = (said.words, recognizer.rules.times)
    let isUnspaced = recognizer.rules.numbers.isUnspaced
    return words.indices.contains { index in
      let ends = [
        times.recurrences.match(words, at: index)?.end,
        times.weeklyDays.match(words, at: index)?.end,
        times.dailyParts.match(words, at: index)?.end,
      ].compactMap(\.self)
      return index == 0 && !ends.isEmpty || !isUnspaced && ends.contains(words.count)
    }
  }

  /// Whether what there is to do would be a word of courtesy or haste, `please`, `now`, or under which condition, `unless it rains`.
  func isNoTask(_ said: Sentence) -> Bool {
    let (spoken, words) = (recognizer.rules.spoken, said.words)
    return recognizer.rules.isCourtesy(words, from: 0)
      || spoken.adverbs.match(words, at: 0)?.end == words.count
      || spoken.conditions.match(words, at: 0) != nil
  }

  /// Whether words are something to do, with nothing of when in them: no `please`, `or 6`, `までに`, `on Friday`.
  func isTask(_ said: Sentence) -> Bool {
    let (words, rules, reader) = (said.words, recognizer.rules, recognizer.reader)
    guard !words.isEmpty, !rules.isCourtesy(words, from: 0), rules.verdict(in: said) == nil,
      // '9시에' … '요'
      !isEnding(said.text.trimmingSpaces),
      rules.dialogue.alternatives.match(words, at: 0) == nil, reader.number(said, 0) == nil,
      rules.times.boundsBehind.match(words, at: 0) == nil,
      rules.times.rangeMiddles.match(words, at: 0) == nil,
      // 「明日の会議」
      !rules.numbers.isUnspaced
        || !rules.particles.contains(where: said.text.trimmingSpaces.hasPrefix)
          && rules.times.timeJoiners.match(words, at: 0) == nil
    else { return false }
    return !words.indices.contains { index in
      rules.times.days.match(words, at: index) != nil
        || rules.times.comingDayParts.match(words, at: index) != nil
        || reader.moments(said, index).contains { !$0.isGuess }
    }
  }

  /// Whether one letter is no word, but the ending of one: `요`, 「よ」, and not 「薬」.
  private func isEnding(_ text: String) -> Bool {
    if isPoliteEnding(text) { return true }
    guard text.count == 1, let letter = text.unicodeScalars.first else { return false }
    return !recognizer.rules.numbers.isUnspaced || letter.isHiragana
      || recognizer.rules.particles.contains(text)
  }

  /// Whether words are no more than what ends a sentence politely, `요`, `에요`.
  private func isPoliteEnding(_ text: String) -> Bool {
    recognizer.rules.dialogue.politeEndings.meaning(of: Sentence(text)) != nil
  }

  /// A sentence without what ends it politely: `9시예요`, 「9時です」.
  func withoutPoliteEnding(_ sentence: Sentence) -> Sentence {
    let endings = recognizer.rules.dialogue.politeEndings
    let ending = endings.match(sentence.words, endingAt: sentence.words.count)
    guard let start = ending?.start, start > 0 else { return sentence }
    return Sentence(sentence.text(0..<start))
  }
}
