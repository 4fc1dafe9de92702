import IntentRuntime

/// Days and times that the words of a template would leave out.
extension Recognizer {
  /// A day or a time in the words of a template, of which no parameter hears: `tomorrow` of `delete my reminders for tomorrow`.
  /// What only shows something shows more than was asked for then; anything else would be done to more.
  func unheardMoment(
    _ intent: Int, _ fillings: [SentenceMatcher.Filling], _ sentence: Sentence
  ) -> String? {
    guard !intents[intent].isReading else { return nil }
    let isOfSeveral = intents[intent].description.parameters.contains(where: \.isArray)
    for index in start(of: sentence)..<sentence.words.count {
      guard !fillings.contains(where: { $0.words.contains(index) }),
        let end = endOfDay(index, in: sentence)
      else { continue }
      // What a template says for a value, 'today {when=today}', is heard.
      let isHeard = fillings.contains {
        let start = $0.words.lowerBound
        return start > index && ($0.words.isEmpty ? start <= end : start < end)
      }
      // What is done at once is done today, and of several things not to all of them.
      let isToday = !isOfSeveral && isToday(index..<end, in: sentence)
      if !isHeard, !isToday, !isTakenBack(index, sentence) { return sentence.text(index..<end) }
    }
    return nil
  }

  /// Whether what denies it stands before a day: `not today`, `no el martes`.
  private func isTakenBack(_ day: Int, _ sentence: Sentence) -> Bool {
    (max(0, day - Self.mostWordsBeforeDay)..<day).contains { index in
      rules.spoken.retractions.match(sentence.words, at: index) != nil
        || shared.endOfDenial(sentence, index) != nil
    }
  }

  /// The words of `not on` and `no el`.
  private static let mostWordsBeforeDay = 2

  private func isToday(_ words: Range<Int>, in sentence: Sentence) -> Bool {
    guard let day = rules.times.days.match(sentence.words, at: words.lowerBound),
      day.end == words.upperBound, case .offset(0) = day.meaning
    else { return false }
    return true
  }

  /// The word behind a day or a stretch of days with no mark before it.
  func endOfDay(_ index: Int, in sentence: Sentence) -> Int? {
    nameOfDay(at: index, in: sentence).map { day in
      reader.moments(sentence, index).first { !$0.isGuess }?.end ?? day.end
    } ?? rules.times.periods.match(sentence.words, at: index)?.end
  }

  /// The name of a day at a word, but for short ones that are other words as well: 'to do' has no Thursday.
  func nameOfDay(at index: Int, in sentence: Sentence) -> (end: Int, meaning: TimeWords.Day)? {
    let word = sentence.words[index]
    guard word.end - word.start > Self.lettersOfShortDay else { return nil }
    return rules.times.days.match(sentence.words, at: index)
  }

  /// The letters of `Do`, which is a short name of a day.
  private static let lettersOfShortDay = 2
}
