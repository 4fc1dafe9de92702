import Foundation

/// What is said as a moment and can be none: a sentence that has it is asked about rather than taken for
/// another.
extension ValueReader {
  /// A phrase of a day that there is not, or that nobody can be reminded on.
  struct Unusable {
    /// The word behind its last one.
    let end: Int
    /// Whether there was such a day; words that name one may be meant as text.
    let isPast: Bool
  }

  private var times: TimeWords { rules.times }

  /// What begins at a word and is no moment of a type.
  ///
  /// - Parameter moments: The days and times that begin there.
  func unusableMoment(
    of type: SlotType, in sentence: Sentence, from start: Int, _ moments: ReadMoments
  ) -> Unusable? {
    if let end = moments.endOfImpossible { return Unusable(end: end, isPast: false) }
    guard case .temporalTrigger = type, !moments.all.isEmpty, let day = day(sentence, start) else {
      return nil
    }
    if isPast(day.date) { return Unusable(end: day.end, isPast: true) }
    // 'This morning', said at noon.
    let over = moments.all.first { isPast(withHour($0)) }
    return over.map { Unusable(end: $0.end, isPast: true) }
  }

  /// Whether a day is over, or the hour that a part of today stands for.
  func isPast(_ components: CivilTime) -> Bool {
    guard components.day != nil, let isOver = isDayOver(components) else { return false }
    if isOver { return true }
    // A time of today that is said is said for some reason.
    guard components.minute == nil, components.hour != nil,
      let begin = calendar.date(from: components)
    else { return false }
    return begin <= now
  }

  /// Whether a day is before today; none where it is no day.
  private func isDayOver(_ date: CivilTime) -> Bool? {
    if let today, let day = CivilDay(date) { return day < today }
    let day = CivilTime(year: date.year, month: date.month, day: date.day)
    return calendar.date(from: day).map { $0 < calendar.startOfDay(for: now) }
  }

  /// The word behind a day of a month that has no such day: `February 30`, `31.4.2027`.
  func endOfImpossibleDate(_ sentence: Sentence, _ start: Int) -> Int? {
    let words = sentence.words
    if let numeric = numericDate(sentence, start) { return numeric.date == nil ? numeric.end : nil }
    // 'Friday, November 20' of a year in which that is no Friday.
    if let weekday = times.days.match(words, at: start)?.meaning.coming,
      let end = times.days.match(words, at: start)?.end,
      let named = namedDate(sentence, times.dayMarks.match(words, at: end)?.end ?? end)
    {
      return named.date.map(weekdayOf) == weekday ? nil : named.end
    }
    let begin = times.dayMarks.match(words, at: start)?.end ?? start
    if let day = times.days.match(words, at: begin),
      let end = endOfOtherDay(sentence, behind: day.end)
    {
      return end
    }
    if begin > start, let numeric = numericDate(sentence, begin) {
      return numeric.date == nil ? numeric.end : nil
    }
    let date = namedDate(sentence, begin) ?? markedDate(sentence, begin)
    return date.flatMap { $0.date == nil ? $0.end : nil }
  }

  /// The word behind the number of a day of the month that is no hour, where the day of the week before it is not that one:
  /// `viernes 18 a las 8`, when the 18th is a Saturday.
  func endOfOtherDay(_ sentence: Sentence, behind end: Int) -> Int? {
    guard !rules.numbers.isUnspaced, end < sentence.words.count, !sentence.hasMark(before: end),
      let weekday = times.days.match(sentence.words, endingAt: end)?.meaning.coming,
      let number = dayNumber(sentence, end), (Self.firstHourOfHalf...31).contains(number.value),
      time(sentence, end, needsMark: true) == nil, sentence.endOfDash(number.end) == nil,
      let clock = time(sentence, joined(sentence, number.end), needsMark: true),
      // 'Vendredi 18 à 20h' is from then on.
      clock.hour < number.value,
      let coming = coming(day: number.value), weekdayOf(coming) != weekday
    else { return nil }
    return number.end
  }

  /// The first hour that a number behind a day is not taken for.
  private static let firstHourOfHalf = 13
}
