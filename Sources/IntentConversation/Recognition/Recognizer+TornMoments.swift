import IntentRuntime

/// Days and times of which a part stands in the words beside them.
extension Recognizer {
  /// Whether words that are kept have a part of when, and a day or a time behind them the rest of it.
  func tearsMoment(_ fillings: [SentenceMatcher.Filling], _ sentence: Sentence) -> Bool {
    let moments = fillings.filter { $0.slot.type.isMoment && $0.value != nil }.map(\.words)
    return !moments.isEmpty
      && (tearsNamedDay(fillings, moments, sentence)
        || tearsRecurrence(fillings, moments, sentence))
  }

  /// Whether a day that has a name, of which nothing knows when it is, is torn between words that are kept and a day or a time
  /// behind them: `shop on black` and `friday`, `call mom on christmas` and `at 9`, `the first Monday of November` and `at 9`.
  private func tearsNamedDay(
    _ fillings: [SentenceMatcher.Filling], _ moments: [Range<Int>], _ sentence: Sentence
  ) -> Bool {
    let times = rules.times
    // Its hour is that of the day before it, while 'gifts for christmas tomorrow' are bought tomorrow.
    let starts = moments.filter { words in
      words.allSatisfy { nameOfDay(at: $0, in: sentence) == nil }
    }.map(\.lowerBound)
    // 'Le vendredi' of 'le vendredi saint'
    let isCut = moments.contains { words in
      (max(0, words.lowerBound - 1)..<words.upperBound).contains {
        times.namedDays.match(sentence.words, at: $0).map { $0.end > words.upperBound } ?? false
      }
    }
    if isCut { return true }
    return fillings.contains { filling in
      let range = filling.words
      guard filling.value == nil, let last = range.last else { return false }
      func isBeforeMoment(_ end: Int) -> Bool {
        starts.contains { (end...end + 1).contains($0) }
      }
      if let month = times.months.match(sentence.words, endingAt: range.upperBound),
        times.dateJoiners.match(sentence.words, endingAt: month.start) != nil,
        month.start <= last, isBeforeMoment(range.upperBound)
      {
        return true
      }
      return range.contains { index in
        guard let day = times.namedDays.match(sentence.words, at: index) else { return false }
        if day.end > range.upperBound { return true }
        // 'Pumpkins for halloween' are bought some day before.
        let isWhen =
          day.meaning
          || [times.dayMarks, times.timeMarks].contains {
            $0.match(sentence.words, endingAt: index) != nil
          } && times.countMarks.match(sentence.words, endingAt: index) == nil
        return day.end == range.upperBound && isWhen && isBeforeMoment(day.end)
      }
    }
  }

  /// Whether a text says how often, and a day or a time behind it has only a part of that: `every 2nd` before `Friday`, `every
  /// 4 hours starting` before `at 8`, `on the last day` before `of every month`.
  private func tearsRecurrence(
    _ fillings: [SentenceMatcher.Filling], _ moments: [Range<Int>], _ sentence: Sentence
  ) -> Bool {
    guard !rules.numbers.isUnspaced else { return false }
    let (times, words) = (rules.times, sentence.words)
    return fillings.contains { filling in
      let range = filling.words
      guard filling.slot.isText, filling.slot.isSpeakable, filling.value == nil,
        moments.contains(where: {
          (range.upperBound...range.upperBound + 1).contains($0.lowerBound)
        })
      else { return false }
      let isOfRecurrence = moments.contains { moment in
        moment.lowerBound >= range.upperBound
          && (times.dateJoiners.match(words, at: moment.lowerBound) != nil
            || times.dateJoiners.match(words, endingAt: moment.lowerBound) != nil)
      }
      return isOfRecurrence
        || range.contains { index in
          guard let mark = times.recurrenceMarks.match(words, at: index)?.end else { return false }
          return mark < words.count
            && (sentence.beginsWithDigit(mark)
              || times.dayOrdinals.match(words, at: mark) != nil
              || times.days.match(words, at: mark) != nil
              || times.units.match(words, at: mark) != nil)
        }
    }
  }
}
