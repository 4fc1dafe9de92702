/// Whether days that are said, as `on Friday`, are still to come, where their words do not tell.
enum Tense: Hashable, Sendable {
  /// They are those of what is arranged.
  case coming
  /// They are those that something is put off to: `until 5` is five o'clock.
  case putOff
  /// They are the coming ones of what is looked for, but for words that may say either, `since`.
  case either
  /// They are those of what is over: when photos were taken.
  case over
}

extension ValueReader {
  private var times: TimeWords { rules.times }

  /// Days or times that would be to come as those before them: the last Friday, the last October.
  func over(_ dates: SaidDates, from start: Int, in sentence: Sentence) -> SaidDates {
    guard let latest = dates.last ?? dates.start, let date = calendar.date(from: latest), date > now
    else { return dates }
    let words = start..<min(dates.end, sentence.words.count)
    var past = dates
    if words.contains(where: { isNumberedWeekday(sentence, $0) }) {
      past.start = dates.start.flatMap(lastDay)
      past.last = dates.last.flatMap(lastDay)
    } else if words.contains(where: { isWeekday(sentence, $0) || isWeekend(sentence, $0) }) {
      // 'Last Friday' of 'last Friday to Sunday' is over already.
      let isOver = dates.last != nil && dates.start.map(isPast) ?? false
      past.start = isOver ? dates.start : dates.start.map { moved($0, byDays: -7) }
      past.last = dates.last.map { moved($0, byDays: -7) }
    } else if words.contains(where: {
      times.months.match(sentence.words, at: $0) != nil
        || times.monthMarks.match(sentence.words, at: $0) != nil
    }),
      !words.contains(where: { year(sentence, $0) != nil }),
      // This October has begun.
      dates.last == nil || !(dates.start.map(hasBegun) ?? false)
    {
      past.start = dates.start.flatMap { earlier($0, byMonths: 12) }
      past.last = dates.last.flatMap { earlier($0, byMonths: 12) }
    } else if words.count(where: { sentence.beginsWithDigit($0) })
      == [dates.start, dates.last].count(where: { $0 != nil }),
      !words.contains(where: { times.monthsAway.match(sentence.words, at: $0) != nil })
    {
      // 'The 20th', which is to come this month; 'the 10th to the 12th'.
      past.start = dates.start.flatMap(monthBefore)
      past.last = dates.last.flatMap(monthBefore)
    }
    return past
  }

  /// Days that go on to this one, where something began `since Monday`; `on Monday` it did not.
  func upToNow(_ dates: SaidDates, _ sentence: Sentence, _ start: Int) -> SaidDates {
    let words = sentence.words
    let mark =
      times.beginMarks.match(words, at: start)
      ?? times.beginMarks.match(words, endingAt: start).map { ($0.start, $0.meaning) }
    let isSince =
      mark?.meaning == .past
      // 'From Monday' may be on Monday, and 'desde el lunes' is not.
      || mark?.meaning == .either && times.timeMarks.match(words, at: start) == nil
        && times.timeMarks.match(words, endingAt: start) == nil
    guard isSince, dates.last == nil, let first = dates.start, first.hour == nil, hasBegun(first)
    else { return dates }
    var dates = dates
    dates.last = components(of: .offset(0))
    return dates
  }

  /// Whether a day of the week stands at a word with the number of its day, `Monday the 13th`.
  func isNumberedWeekday(_ sentence: Sentence, _ start: Int) -> Bool {
    guard isWeekday(sentence, start), let day = day(sentence, start) else { return false }
    let begin = times.dayMarks.match(sentence.words, at: start)?.end ?? start
    return times.days.match(sentence.words, at: begin).map { day.end > $0.end } ?? false
  }

  /// The last day that is over with the number and the day of the week of one that is to come.
  private func lastDay(_ date: CivilTime) -> CivilTime? {
    let weekday = weekdayOf(date)
    var day = date
    for _ in 0..<Self.mostMonthsBack {
      guard let before = monthBefore(day) else { return nil }
      if weekdayOf(before) == weekday, let then = calendar.date(from: before), then <= now {
        return before
      }
      day = before
    }
    return nil
  }

  /// Every day of a month has been every day of the week within so many months.
  private static let mostMonthsBack = 144

  /// The same day of the month before, or of the latest before that which has it.
  private func monthBefore(_ date: CivilTime) -> CivilTime? { earlier(date, byMonths: 1) }

  /// The same day and time so many months earlier, or twice as many and so on, where that month has no such day.
  private func earlier(_ date: CivilTime, byMonths months: Int) -> CivilTime? {
    guard let year = date.year, let month = date.month else { return nil }
    let found = (1...Self.mostTimesEarlier).lazy.compactMap { count -> CivilDay? in
      let index = year * 12 + month - 1 - count * months
      return CivilDay(year: index / 12, month: index % 12 + 1, day: date.day ?? 1)
    }.first
    return found.map(CivilTime.init).map { found in
      var earlier = date
      (earlier.year, earlier.month) = (found.year, found.month)
      return earlier
    }
  }

  /// Of nine years in a row one has a 29th of February.
  private static let mostTimesEarlier = 9

  /// Whether a weekend is said, of which it does not say that it is over.
  private func isWeekend(_ sentence: Sentence, _ start: Int) -> Bool {
    if case .weekend(0)? = times.periods.match(sentence.words, at: start)?.meaning {
      true
    } else {
      false
    }
  }
}
