import IntentRuntime
import UtteranceTemplates

/// A time in the middle of what there is to do: `Coco um 5 anrufen`, `meet Coco at 5 at the station`.
extension Recognizer {
  /// The title without a time that stands within it, and the trigger that the time is.
  struct InnerMoment {
    let trigger: (parameter: String, value: JSONValue)
    let titles: (parameter: String, value: JSONValue)
  }

  /// The time within what there is to do where the sentence says no other one; none where it may be said of something else:
  /// `the meeting is at 5 in room 2`.
  func innerMoment(
    _ intent: Int, _ fillings: [SentenceMatcher.Filling], _ sentence: Sentence
  ) -> InnerMoment? {
    guard !rules.numbers.isUnspaced, !fillings.contains(where: \.isMoment),
      intents[intent].takesMoments, !intents[intent].isRemoving,
      let filling = fillings.first(where: \.isTask), let titles = filling.slot.parameterName,
      !sentence.hasQuotations,
      let trigger = intents[intent].trigger,
      let words = timeInside(filling.words, sentence), !isLength(words, sentence),
      !isPurpose(at: words.lowerBound, sentence),
      !saysMoreOfWhen(filling.words, besides: words, sentence),
      let found = reader.values(of: .temporalTrigger, in: sentence, from: words.lowerBound)
        .first(where: { $0.end == words.upperBound })
    else { return nil }
    let title = [
      filling.words.lowerBound..<words.lowerBound, words.upperBound..<filling.words.upperBound,
    ]
    .map { sentence.text($0).trimmingSpaces }.joined(separator: " ")
    let value = inHalfMeant(found.value, as: .temporalTrigger, at: [words], in: sentence)
    return InnerMoment(
      trigger: (trigger, value ?? found.value),
      titles: (titles, .array([writer.value(title, nil, filling.slot)])))
  }

  /// When somebody is to be reminded, where that is all that a sentence says.
  func trigger(in sentence: Sentence) -> JSONValue? {
    let words = sentence.words.indices
    let found = reader.values(of: .temporalTrigger, in: sentence, from: 0)
    return found.first { $0.end == words.upperBound }.map {
      inHalfMeant($0.value, as: .temporalTrigger, at: [words], in: sentence) ?? $0.value
    }
  }

  /// The words of a time with what leads to it, and a day before it, with others on both sides: `morgen um 5`, `in 10 minutes`.
  func timeInside(_ title: Range<Int>, _ sentence: Sentence) -> Range<Int>? {
    let (times, words) = (rules.times, sentence.words)
    return title.dropFirst().lazy.compactMap { index -> Range<Int>? in
      let day = times.dayMarks.match(words, at: index)?.end ?? index
      let isDay = day < title.upperBound && self.nameOfDay(at: day, in: sentence) != nil
      let isLed = times.momentMarks.contains { $0.match(words, at: index) != nil }
      guard isDay || isLed && !sentence.isCapitalized(index) else { return nil }
      let end = self.reader.moments(sentence, index).filter {
        !$0.isGuess && ($0.components.hour != nil || $0.isFromNow)
      }.map(\.end).max()
      guard let end, end < title.upperBound, !self.isCount(index..<end, sentence),
        !self.isRange(index..<end, sentence)
      else { return nil }
      return index..<end
    }.first
  }

  /// Whether words say how long from now, `in 20 Minuten`, which may be how long something takes.
  private func isLength(_ time: Range<Int>, _ sentence: Sentence) -> Bool {
    rules.times.fromNow.match(sentence.words, at: time.lowerBound) != nil
  }

  /// Whether a time is an end of a stretch of time: `from 9` of `from 9 to 5`.
  private func isRange(_ time: Range<Int>, _ sentence: Sentence) -> Bool {
    let (times, words) = (rules.times, sentence.words)
    return times.beginMarks.match(words, at: time.lowerBound) != nil
      || times.rangeBegins.match(words, at: time.lowerBound) != nil
      || [times.rangeMiddles, times.endMarks].contains {
        $0.match(words, at: time.upperBound).map { reader.number(sentence, $0.end) != nil } ?? false
      }
  }

  /// Whether words may be how many of something, `at 10 houses`, or by how much, `by 5`: nothing says that they are an hour, and
  /// what is behind them begins with no word that leads on.
  private func isCount(_ time: Range<Int>, _ sentence: Sentence) -> Bool {
    let (words, next) = (sentence.words, time.upperBound)
    guard let last = time.last, sentence.isDigits(last) || reader.number(sentence, last) != nil,
      !reader.moments(sentence, time.lowerBound).contains(where: {
        $0.end == next && ($0.half == .written || $0.isFromNow)
      }),
      // '17:00'
      !(time.count > 1 && sentence.isDigits(last) && sentence.isDigits(last - 1))
    else { return false }
    if rules.times.dateJoiners.match(words, at: next) != nil || sentence.beginsWithDigit(next)
      || rules.numbers.words.match(words, at: next) != nil
      || rules.times.endMarks.match(words, at: time.lowerBound) != nil
    {
      return true
    }
    guard !rules.spoken.capitalizesNouns else {
      // 'Um 2 neue Reifen bitten', not 'um 5 im Büro anrufen'
      let isQuality =
        Self.endingsOfQualities.contains { sentence.text(next..<next + 1).hasSuffix($0) }
        && [
          rules.articles, rules.spoken.topicMarks, rules.times.timeMarks,
          rules.spoken.functionWords,
        ]
        .allSatisfy { $0.match(words, at: next) == nil }
      return sentence.isCapitalized(next) || isQuality && sentence.isCapitalized(next + 1)
        || rules.spoken.ownerMarks.match(words, at: next) != nil
    }
    let leads = [
      rules.spoken.functionWords, rules.spoken.personMarks, rules.spoken.purposeMarks,
      rules.times.countMarks, rules.times.fromNow, rules.times.dayMarks,
    ]
    // 'Look at 5 of the photos'
    return rules.spoken.ownerMarks.match(words, at: next) != nil
      || leads.allSatisfy { $0.match(words, at: next) == nil }
  }

  /// What adjectives end with before a noun in German, where nouns have capital letters.
  private static let endingsOfQualities = ["e", "en", "er", "es", "em"]

  /// Whether the words around a time may say something of it, or another time: `not`, `before`, `is`, `and at 6`.
  private func saysMoreOfWhen(
    _ title: Range<Int>, besides time: Range<Int>, _ sentence: Sentence
  ) -> Bool {
    let (spoken, times, dialogue, words) = (
      rules.spoken, rules.times, rules.dialogue, sentence.words
    )
    let clauses = [
      spoken.copulas, spoken.clauseStarts, spoken.questionWords, spoken.conditions,
      dialogue.negations, dialogue.contrasts, dialogue.alternatives, shared.joints,
    ]
    // 'El' before 'en una hora' is left of a day.
    if rules.articles.match(words, endingAt: time.lowerBound) != nil { return true }
    return title.contains { index in
      guard !time.contains(index) else { return false }
      return clauses.contains { $0.match(words, at: index) != nil }
        // 'An hour before the meeting at 3'
        || index < time.lowerBound && times.spanSigns.match(words, at: index) != nil
        || index + 1 == time.lowerBound
          && (times.beginMarks.match(words, at: index) != nil
            || times.endMarks.match(words, at: index) != nil)
        || mentionsRecurrence(in: index..<index + 1, sentence)
        || endOfDay(index, in: sentence) != nil
        || reader.moments(sentence, index).contains { !$0.isGuess }
        || sentence.hasMark(before: index) && index > title.lowerBound
    }
  }
}
