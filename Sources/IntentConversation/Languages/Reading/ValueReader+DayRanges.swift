import IntentRuntime

/// Days from one to another of which not both are said whole.
extension ValueReader {
  private var times: TimeWords { rules.times }

  /// Days of which the first is told by its number alone: `from 20 to 25 October`, `du 28 au 3 novembre`.
  func dayRange(_ sentence: Sentence, behind start: Int, _ middles: PhraseTable<Bool>)
    -> SaidDates?
  {
    let words = sentence.words
    guard !isBehindMonth(sentence, start),
      let first = dayNumber(sentence, times.dayMark(sentence, start) ?? start)
        .map({ (end: $0.end, value: $0.value) })
        ?? numberBeforeDash(sentence, start),
      let middle = middle(middles, in: sentence, at: first.end),
      !isCountOfDays(sentence, middle),
      let last = secondEnd(sentence, middle), last.components.hour == nil,
      let end = CivilDay(last.components),
      // 'The 22nd to the 20th' are of no month that is said.
      times.dayMark(sentence, start) == nil
        || (middle..<last.end).contains(where: { times.months.match(words, at: $0) != nil }),
      // Of '8 to 10 October 21' the month is that of the day behind it.
      times.months.match(words, at: last.end - 1) == nil
        || number(sentence, last.end).map({ (1...31).contains($0.value) }) != true
    else { return nil }
    let isEarlier = first.value < end.day
    let month = isEarlier ? end.month : (end.month + 10) % 12 + 1
    let year = !isEarlier && end.month == 1 ? end.year - 1 : end.year
    return CivilDay(year: year, month: month, day: first.value).map {
      SaidDates(end: last.end, start: CivilTime($0), last: last.components)
    }
  }

  /// Whether so many days or years are said at a word, of which the number before them is as many: `from 2 to 4 years ago`.
  func isCountOfDays(_ sentence: Sentence, _ start: Int) -> Bool {
    // 「25日」 is a day as well.
    !rules.numbers.isUnspaced && spans(sentence, start).contains { $0.span.isInDays }
  }

  /// Days of a month that is not named, where nothing but days is said so: `vom 18. bis zum 20.`, `du 18 au 20`.
  func numberedDays(_ sentence: Sentence, _ start: Int) -> SaidDates? {
    let words = sentence.words
    let pair = times.pairBegins.match(words, at: start)
    let days =
      times.dayRangeBegins.match(words, at: start)?.end
      // The word that leads to a number may be the template's.
      ?? times.dayRangeBegins.match(words, endingAt: start).map { _ in start }
    guard let begin = pair?.end ?? days else { return nil }
    // 'Entre el' has it inside; 'between 8-10' is of hours.
    let needsMark = days == nil && times.dayMarks.match(words, at: begin - 1)?.end != begin
    guard
      let first = dayNumber(sentence, behind: begin, needsMark: needsMark)
        ?? (needsMark ? nil : numberBeforeDash(sentence, begin)),
      let middle = middle(
        pair == nil ? times.rangeMiddles : times.pairMiddles, in: sentence, at: first.end),
      let second = dayNumber(sentence, behind: middle, needsMark: false)
        ?? numberBehindDash(sentence, middle),
      let from = coming(day: first.value), let month = from.month, let year = from.year
    else { return nil }
    let months = second.value >= first.value ? month - 1 : month
    return CivilDay(year: year + months / 12, month: months % 12 + 1, day: second.value).map {
      SaidDates(end: second.end, start: from, last: CivilTime($0))
    }
  }

  /// Days of which the second is told by its number alone: `October 17 to 19`, `from Oct 17-19`.
  func daysOfMonth(_ sentence: Sentence, _ start: Int) -> SaidDates? {
    let words = sentence.words
    let begin = times.rangeBegins.match(words, at: start)?.end ?? start
    guard let month = times.months.match(words, at: begin) ?? numberedMonth(sentence, begin) else {
      return nil
    }
    let mark = times.dayMarks.match(words, at: month.end)?.end ?? month.end
    let dashed = numberBeforeDash(sentence, mark)
    guard let first = dashed ?? dayNumber(sentence, mark).map({ ($0.end, $0.value) }),
      let middle = middle(times.rangeMiddles, in: sentence, at: first.end),
      let second = dayNumber(sentence, behind: middle, needsMark: false)
        ?? numberBehindDash(sentence, middle)
    else { return nil }
    let end = times.dayNumberMarks.match(words, at: second.end)?.end ?? second.end
    let said = said(year: year(sentence, end), month: month.meaning, day: first.value, end)
    guard let from = said.date, let year = from.year, second.value >= first.value else {
      return nil
    }
    return CivilDay(year: year, month: month.meaning, day: second.value).map {
      SaidDates(end: said.end, start: from, last: CivilTime($0))
    }
  }

  /// A month that is told by its number: `12月`.
  private func numberedMonth(_ sentence: Sentence, _ start: Int) -> (end: Int, meaning: Int)? {
    guard let number = number(sentence, start), (1...12).contains(number.value),
      let mark = times.monthMarks.match(sentence.words, at: number.end)
    else { return nil }
    return (mark.end, number.value)
  }

  /// The day behind a date of a month, of the same month or the next: `du 20 novembre au 25`, `11月20日から25日まで`.
  func secondDay(_ sentence: Sentence, _ middle: Int, behind first: Moment) -> Moment? {
    guard first.components.hour == nil, let start = CivilDay(first.components),
      (max(0, first.end - Self.mostWordsOfDate)..<first.end).contains(where: {
        times.months.match(sentence.words, at: $0) != nil
          || times.monthMarks.match(sentence.words, at: $0) != nil
      }),
      let number = dayNumber(sentence, behind: middle, needsMark: false)
    else { return nil }
    let months = number.value > start.day ? start.month - 1 : start.month
    let end = times.dayNumberMarks.match(sentence.words, at: number.end)?.end ?? number.end
    return CivilDay(year: start.year + months / 12, month: months % 12 + 1, day: number.value)
      .map { Moment(end: end, components: CivilTime($0)) }
  }

  /// More words than a date has.
  private static let mostWordsOfDate = 5

  /// Whether a number is of the month that stands right before it: `12月17`.
  private func isBehindMonth(_ sentence: Sentence, _ start: Int) -> Bool {
    times.months.match(sentence.words, endingAt: start) != nil
      || times.monthMarks.match(sentence.words, endingAt: start) != nil
  }

  /// The second of two numbers with a dash between them, where it is neither of a month nor an hour: `18-20`.
  private func numberBehindDash(_ sentence: Sentence, _ start: Int) -> (end: Int, value: Int)? {
    guard numberBeforeDash(sentence, start - 1) != nil else { return nil }
    return dayNumber(rest(of: sentence, behindDash: start), behind: 0, needsMark: false)
      .map { (start + $0.end, $0.value) }
  }

  /// The number of a day that is neither of a month nor an hour.
  func dayNumber(_ sentence: Sentence, behind start: Int, needsMark: Bool) -> (
    end: Int, value: Int
  )? {
    let mark = times.dayMarks.match(sentence.words, at: start)
    guard mark != nil || !needsMark, let day = dayNumber(sentence, mark?.end ?? start),
      (1...31).contains(day.value), time(sentence, mark?.end ?? start, needsMark: true) == nil,
      namedDate(sentence, mark?.end ?? start) == nil
    else { return nil }
    return (day.end, day.value)
  }
}
