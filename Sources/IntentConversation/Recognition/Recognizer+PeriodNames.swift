import IntentRuntime

/// Words that stand where a name does, and say when something was, or a part of that.
extension Recognizer {
  /// Whether what is looked for would be a part of a month or a year, `early June`, `the end` before `of 2019`, several of
  /// them, `June and July`, or end with so many hours that are over, `Bobo in the last hour`.
  func isPartOfPeriod(_ range: Range<Int>, _ slot: Slot, _ sentence: Sentence) -> Bool {
    let (times, words) = (rules.times, sentence.words)
    if range.contains(where: { endOfLatestLength($0, in: sentence) == range.upperBound }) {
      return true
    }
    var (index, periods, hasPart) = (range.lowerBound, 0, false)
    while index < range.upperBound {
      if let end = endOfPeriod(index, in: sentence) {
        (index, periods) = (end, periods + 1)
      } else if let part = times.partsOfPeriods.match(words, at: index) {
        (index, hasPart) = (part.end, true)
      } else if let end = shared.joints.match(words, at: index)?.end
        ?? rules.dialogue.alternatives.match(words, at: index)?.end
        ?? rules.articles.match(words, at: index)?.end
        ?? times.dateJoiners.match(words, at: index)?.end
      {
        index = end
      } else {
        return false
      }
    }
    let goesOn = endOfPeriod(index, in: sentence) != nil
    if hasPart {
      // 「2019年」「末」
      return periods > 0 || goesOn
        || [times.yearMarks, times.monthMarks].contains {
          $0.match(words, endingAt: range.lowerBound) != nil
        }
    }
    // 'April and June' may be two who are called so.
    let areNames =
      (slot.isPeople || slot.isListOfPeople) && !goesOn && !rules.spoken.capitalizesNouns
      && sentence.isCapitalized(range.lowerBound)
    return periods > 1 && !areNames
  }

  /// The word behind a month, a season, a year, or a month of one; none where there is none.
  private func endOfPeriod(_ start: Int, in sentence: Sentence) -> Int? {
    let begin = rules.times.dateJoiners.match(sentence.words, at: start)?.end ?? start
    return reader.pastDays(sentence, begin)?.end ?? reader.partOfYear(sentence, begin)?.end
  }

  /// The word behind so much time that is over, `last two hours`, with what joins it to a noun, `지난 2시간 동안의`; none where
  /// none begins.
  private func endOfLatestLength(_ start: Int, in sentence: Sentence) -> Int? {
    let (times, words) = (rules.times, sentence.words)
    guard let mark = times.lastMarks.match(words, at: start)?.end,
      !sentence.isCapitalized(start),
      let unit = times.units.match(words, at: reader.number(sentence, mark)?.end ?? mark)?.end
    else { return nil }
    let end = times.lengthTails.match(words, at: unit)?.end ?? unit
    return rules.numbers.isUnspaced ? times.timeJoiners.match(words, at: end)?.end ?? end : end
  }
}
