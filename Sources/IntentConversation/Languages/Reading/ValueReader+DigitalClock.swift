extension ValueReader {
  private var times: TimeWords { rules.times }

  /// Whether a day and what leads to a time stand before a number in digits, of which nothing is counted behind it: `tomorrow at 530`,
  /// `on October 20 at 730 about dinner`.
  func isBehindTimedDay(_ sentence: Sentence, _ start: Int) -> Bool {
    let words = sentence.words
    guard let mark = times.timeMarks.match(words, endingAt: start)?.start,
      isNoCount(start, in: sentence)
    else { return false }
    return times.days.match(words, endingAt: mark) != nil
      || times.recurrences.match(words, endingAt: mark) != nil
      || (1...Self.mostWordsOfDate).contains { count in
        count <= mark && day(sentence, mark - count)?.end == mark
      }
  }

  /// Whether nothing is counted behind a number in digits, nor is it a house's, `at 250 Main Street`, Polish `o 250 krzesłach`: of
  /// hundreds neither is certain unless the sentence goes on with what is no noun.
  func isNoCount(_ start: Int, in sentence: Sentence) -> Bool {
    let (spoken, words, end) = (rules.spoken, sentence.words, start + 1)
    guard end < words.count, !sentence.hasMark(before: end) else { return true }
    let leads = [
      spoken.taskMarks, spoken.clauseStarts, spoken.topicMarks, spoken.personMarks,
      times.countMarks,
    ]
    if rules.politeness(words, at: end) != nil
      || leads.contains(where: { $0.match(words, at: end) != nil })
    {
      return true
    }
    let word = sentence.text(end..<end + 1)
    let isStreet = times.streets.match(words, at: end + 1) != nil
    return words[start].number % 100 != 0 && !isStreet
      && !times.countedEndings.contains { word.hasSuffix($0) && word.count > $0.count + 1 }
  }

  /// The most words of a day, `on the 20th of October`.
  private static let mostWordsOfDate = 5

  /// Whether two numbers from a word on are a time by what stands before or behind them, `um 20.15`, `20.15 Uhr`.
  private func isBesideTimeMark(_ sentence: Sentence, _ start: Int) -> Bool {
    let (words, end) = (sentence.words, start + 2)
    if times.hourMarks.match(words, at: end) != nil { return true }
    let isOfRange =
      times.beginMarks.match(words, endingAt: start) != nil
      || times.rangeBegins.match(words, endingAt: start) != nil
      || times.rangeMiddles.match(words, endingAt: start) != nil
    // 'Od 3.11' is a day, and 'von 8.30 bis 10.15' has no month.
    let mayBeTime =
      isOfRange
      ? words.indices.contains(start + 1) && words[start + 1].number > 12
      : isBehindTimeMark(sentence, start)
    return mayBeTime && !isAmount(sentence, end)
  }

  /// Whether what stands right before a word says that it is a time, `at`.
  func isBehindTimeMark(_ sentence: Sentence, _ start: Int) -> Bool {
    times.timeMarks.match(sentence.words, endingAt: start) != nil
  }

  /// Whether a colon and a number stand right before a word, so that it has the minutes or seconds of a time: `15:30` of
  /// `5:15:30`.
  private func isBehindClock(_ sentence: Sentence, _ start: Int) -> Bool {
    start > 0 && sentence.beginsWithDigit(start - 1) && sentence.isTight(start - 1)
      && sentence.isAnnounced(start)
  }

  /// A time in digits, as it is written: `8:30`, `8.30pm`, `8h30`, `8AM`.
  func digitalClock(_ sentence: Sentence, _ start: Int) -> Clock? {
    guard !sentence.areDigitsAlone(start), !isBehindClock(sentence, start) else { return nil }
    let scalars = sentence.scalars(from: start, upTo: 24)
    guard
      let written = WrittenClock(scalars, mayHavePoint: isBesideTimeMark(sentence, start))
    else { return nil }
    let end = Int(sentence.words[start].start) + written.length
    var next = start
    while next < sentence.words.count, Int(sentence.words[next].start) < end { next += 1 }
    // Letters behind it that belong to no time: '8:30th'.
    guard Int(sentence.words[next - 1].end) <= end else { return nil }
    var clock = Clock(end: next, hour: written.hour, minute: written.minute, isMarked: true)
    clock.isPadded = sentence.text(start..<start + 1).hasPrefix("0")
    clock.hasWrittenMinutes = written.hasMinutes
    guard let isAfternoon = written.isAfternoon else { return clock }
    guard (1...12).contains(clock.hour) || (isAfternoon && clock.hour > 12) else { return nil }
    if clock.hour <= 12 { clock.hour = clock.hour % 12 + (isAfternoon ? 12 : 0) }
    clock.hasDayPart = true
    return clock
  }

  /// Whether a number in words behind a dash is the minutes of the hour before it, as of `eight-fifteen`: `eight-ten` may be two
  /// hours.
  func isMinutesBehindDash(_ sentence: Sentence, _ start: Int) -> Bool {
    guard !rules.numbers.isUnspaced, sentence.words.indices.contains(start),
      !sentence.beginsWithDigit(start), sentence.endOfDash(start) == start,
      let number = smallNumber(sentence, start)
    else { return false }
    return (13..<60).contains(number.value)
  }

  /// Whether a number before a part of the day says how many: `for four in the evening`, neither `for four pm` nor `for four
  /// in the afternoon`.
  func isCount(_ clock: Clock, from start: Int, _ sentence: Sentence) -> Bool {
    guard clock.hour < Self.firstHourAwake,
      times.countMarks.match(sentence.words, endingAt: start) != nil,
      let part = times.comingDayParts.match(sentence.words, at: clock.end)
    else { return false }
    return part.meaning != .afternoon
  }

  /// The hour before which nobody arranges anything.
  private static let firstHourAwake = 5
}
