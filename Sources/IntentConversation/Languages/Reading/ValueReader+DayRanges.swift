import IntentRuntime

/// Days from one to another of which not both are said whole.
extension ValueReader {
  private var times: TimeWords { rules.times }

  /// Days of which the first is told by its number alone: `from 20 to 25 October`, `du 28 au 3 novembre`.
  func dayRange(_ sentence: Sentence, behind start: Int, _ middles: PhraseTable<Bool>)
    -> SaidDates?
  {
    guard
      let first = dayNumber(sentence, start).map({ (end: $0.end, value: $0.value) })
        ?? numberBeforeDash(sentence, start),
      let middle = middle(middles, in: sentence, at: first.end),
      let last = secondEnd(sentence, middle), last.components.hour == nil,
      let end = CivilDay(last.components),
      // Of '8 to 10 October 21' the month is that of the day behind it.
      times.months.match(sentence.words, at: last.end - 1) == nil
        || number(sentence, last.end).map({ (1...31).contains($0.value) }) != true
    else { return nil }
    let isEarlier = first.value < end.day
    let month = isEarlier ? end.month : (end.month + 10) % 12 + 1
    let year = !isEarlier && end.month == 1 ? end.year - 1 : end.year
    return CivilDay(year: year, month: month, day: first.value).map {
      SaidDates(end: last.end, start: CivilTime($0), last: last.components)
    }
  }

  /// Days of a month that is not named, where nothing but days is said so: `vom 18. bis zum 20.`, `du 18 au 20`.
  func numberedDays(_ sentence: Sentence, _ start: Int) -> SaidDates? {
    let words = sentence.words
    let pair = times.pairBegins.match(words, at: start)
    let days = times.dayRangeBegins.match(words, at: start)
    guard let begin = pair ?? days,
      // 'Entre el' has it inside.
      let first = dayNumber(
        sentence, behind: begin.end,
        needsMark: days == nil && times.dayMarks.match(words, at: begin.end - 1)?.end != begin.end)
        ?? numberBeforeDash(sentence, begin.end),
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
    guard let month = times.months.match(words, at: begin) else { return nil }
    let mark = times.dayMarks.match(words, at: month.end)?.end ?? month.end
    let dashed = numberBeforeDash(sentence, mark)
    guard let first = dashed ?? dayNumber(sentence, mark).map({ ($0.end, $0.value) }),
      let middle = middle(times.rangeMiddles, in: sentence, at: first.end),
      let second = dayNumber(sentence, behind: middle, needsMark: false)
        ?? numberBehindDash(sentence, middle)
    else { return nil }
    let said = said(
      year: year(sentence, second.end), month: month.meaning, day: first.value, second.end)
    guard let from = said.date, let year = from.year, second.value >= first.value else {
      return nil
    }
    return CivilDay(year: year, month: month.meaning, day: second.value).map {
      SaidDates(end: said.end, start: from, last: CivilTime($0))
    }
  }

  /// The second of two numbers with a dash between them.
  private func numberBehindDash(_ sentence: Sentence, _ start: Int) -> (end: Int, value: Int)? {
    guard numberBeforeDash(sentence, start - 1) != nil, sentence.words[start].number >= 0 else {
      return nil
    }
    return (start + 1, Int(sentence.words[start].number))
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
