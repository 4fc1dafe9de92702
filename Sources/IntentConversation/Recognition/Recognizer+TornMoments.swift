import IntentRuntime
import UtteranceTemplates

/// Days and times of which a part stands in the words beside them.
extension Recognizer {
  /// Whether words that are kept have a part of when, and a day or a time behind them the rest of it.
  func tearsMoment(_ fillings: [SentenceMatcher.Filling], _ sentence: Sentence) -> Bool {
    let moments = fillings.filter(\.isMoment).map(\.words)
    return !moments.isEmpty
      && (tearsNamedDay(fillings, moments, sentence)
        || tearsRecurrence(fillings, moments, sentence)
        || tearsDays(fillings, moments, sentence) || tearsDenial(moments, sentence)
        || tearsAlternative(fillings, moments, sentence)
        || tearsClock(fillings, moments, sentence)
        || fillings.contains { isCountedFromEvent($0, sentence) })
  }

  /// Whether a title says how long before or after something it is to be, of which the time beside it is: `an hour before the
  /// meeting` before `at 3`.
  private func isCountedFromEvent(_ filling: SentenceMatcher.Filling, _ sentence: Sentence) -> Bool
  {
    guard filling.slot.isText || filling.slot.isList, filling.value == nil,
      let first = filling.words.first
    else { return false }
    let article = rules.articles.match(sentence.words, at: first)?.end
    return [first, article].compactMap(\.self).contains { start in
      reader.durations(sentence, start).contains { length in
        rules.times.spanSigns.match(sentence.words, at: length.end).map {
          $0.end < filling.words.upperBound
        } ?? false
      }
    }
  }

  /// Whether a text has a part of the time beside it: `call mom in the afternoon` before `tomorrow at 3`, `call mom at a` before
  /// `quarter of six`, `past to eat` behind `at ten`; or ends with what leads to a day that it is about, `email mark about` before
  /// `May 5`.
  private func tearsClock(
    _ fillings: [SentenceMatcher.Filling], _ moments: [Range<Int>], _ sentence: Sentence
  ) -> Bool {
    guard !rules.numbers.isUnspaced else { return false }
    let (times, words) = (rules.times, sentence.words)
    return fillings.contains { filling in
      let range = filling.words
      guard filling.slot.isText || filling.slot.isPeople, filling.value == nil,
        let first = range.first, let last = range.last
      else { return false }
      if moments.contains(where: { $0.upperBound == first }),
        isMinutes(before: first, sentence)
          // 'Am dritten zwölften' has a month.
          || times.dayOrdinals.match(words, at: first) != nil
      {
        return true
      }
      guard let moment = moments.first(where: { $0.lowerBound == range.upperBound }) else {
        return false
      }
      let hasHour = reader.moments(sentence, moment.lowerBound).contains {
        $0.end == moment.upperBound && $0.components.hour != nil
      }
      guard hasHour else {
        return rules.spoken.approximations.match(words, endingAt: range.upperBound) != nil
      }
      let isBehindMark = times.timeMarks.match(words, endingAt: last) != nil
      return times.dayParts.match(words, endingAt: range.upperBound) != nil
        || isBehindMark && rules.articles.match(words, at: last) != nil
    }
  }

  /// Whether the number before a word is of minutes, of an hour that is not said: `at ten past to eat`. '20 Uhr nach dem Sport' has
  /// none.
  private func isMinutes(before index: Int, _ sentence: Sentence) -> Bool {
    guard let sign = rules.times.hourSigns.match(sentence.words, at: index), sign.meaning > 0,
      rules.articles.match(sentence.words, at: sign.end) == nil
    else { return false }
    return reader.number(sentence, index - 1)?.end == index
  }

  /// Whether a text begins with a day of several, of which a day or a time before it has the first: `Mittwoch und Freitag`
  /// behind `am Montag`.
  private func tearsDays(
    _ fillings: [SentenceMatcher.Filling], _ moments: [Range<Int>], _ sentence: Sentence
  ) -> Bool {
    guard !rules.numbers.isUnspaced else { return false }
    let times = rules.times
    return fillings.contains { filling in
      guard filling.slot.isText, filling.value == nil, let first = filling.words.first,
        moments.contains(where: { $0.upperBound == first }), sentence.hasMark(before: first)
      else { return false }
      // 'Monday report' is a title.
      let next = first + 1
      guard shared.joints.match(sentence.words, at: next) != nil || sentence.hasMark(before: next)
      else { return false }
      let word = sentence.text(first..<first + 1)
      return times.days.match(sentence.words, at: first) != nil
        // 'Mercredis'
        || word.hasSuffix("s") && times.days.meaning(of: Sentence(String(word.dropLast()))) != nil
    }
  }

  /// Whether a text begins with another day or hour that may be meant as well as the one before it: `or Tuesday` behind `on Monday`,
  /// `나 6시에` behind `5시`.
  private func tearsAlternative(
    _ fillings: [SentenceMatcher.Filling], _ moments: [Range<Int>], _ sentence: Sentence
  ) -> Bool {
    fillings.contains { filling in
      guard filling.slot.isText, filling.value == nil, let first = filling.words.first,
        moments.contains(where: { $0.upperBound == first })
      else { return false }
      // '5시' … '나 6시에' is asked about.
      return endOfAlternative(at: first, sentence).map { end in
        reader.moments(sentence, end).contains {
          !rules.numbers.isUnspaced || $0.components.hour == nil
        }
      } ?? false
    }
  }

  /// The word behind what says that another value may be meant as well, `or`, or the particle of it right behind the first, 「か」.
  func endOfAlternative(at index: Int, _ sentence: Sentence) -> Int? {
    let particle =
      index > 0 && sentence.hasGap(index - 1)
      ? nil : rules.dialogue.alternativeParticles.match(sentence.words, at: index)?.end
    return particle ?? rules.dialogue.alternatives.match(sentence.words, at: index)?.end
  }

  /// Whether a text ends with another day or hour in place of the one before it: `call mom no wait at 6`.
  func tearsSecondThought(_ fillings: [SentenceMatcher.Filling], _ sentence: Sentence) -> Bool {
    guard !rules.numbers.isUnspaced,
      let first = fillings.first(where: \.isMoment)?.words
    else { return false }
    let before = reader.moments(sentence, first.lowerBound).filter { $0.end == first.upperBound }
    return fillings.contains { filling in
      let range = filling.words
      guard filling.slot.isText, filling.value == nil, range.lowerBound >= first.upperBound else {
        return false
      }
      // The other one is read as a time of its own, or within the text.
      return sentence.words.indices.dropFirst(range.lowerBound + 1).contains { index in
        guard let end = endOfSecondThought(index, sentence) else { return false }
        return reader.moments(sentence, end).contains { other in
          before.contains {
            $0.components.day != nil && other.components.day != nil && other.components.hour == nil
              || $0.components.hour != nil && other.components.hour != nil
          }
        }
      }
    }
  }

  /// The word behind what takes back what stands before it, `no`, `wait`, `actually make it`; none where nothing does.
  private func endOfSecondThought(_ start: Int, _ sentence: Sentence) -> Int? {
    let (words, spoken) = (sentence.words, rules.spoken)
    var index = start
    for _ in 0..<Self.mostThoughts where index < words.count && !sentence.isCapitalized(index) {
      let command = rules.commands.match(words, at: index)
      let ends = [
        command?.meaning == .no ? command?.end : nil,
        spoken.retractions.match(words, at: index)?.end,
        spoken.secondThoughts.match(words, at: index)?.end,
        rules.corrections.match(words, at: index)?.end,
        spoken.hesitations.match(words, at: index)?.end,
      ]
      guard let end = ends.compactMap(\.self).max() else { break }
      index = end
    }
    return index > start ? index : nil
  }

  /// As many second thoughts as anybody has at once, `no wait actually make it`.
  private static let mostThoughts = 4

  /// Whether an hour is denied right behind a day, so that nobody knows which is left: `morgen nicht um 9, sondern um 10`.
  private func tearsDenial(_ moments: [Range<Int>], _ sentence: Sentence) -> Bool {
    moments.contains { moment in
      // 'At 5 not 6' is at five.
      let hasHour = reader.moments(sentence, moment.lowerBound).contains {
        $0.end == moment.upperBound && $0.components.hour != nil
      }
      guard !hasHour,
        let denial = rules.dialogue.negations.match(sentence.words, at: moment.upperBound)
      else {
        return false
      }
      return reader.moments(sentence, denial.end).contains { $0.components.hour != nil }
    }
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

extension SentenceMatcher.Filling {
  /// Whether it is what there is to do, as it was said.
  var isTask: Bool { slot.kind == .text && slot.isArray && value == nil && !words.isEmpty }

  /// Whether it is a day or a time that was read.
  var isMoment: Bool { slot.type.isMoment && value != nil }
}
