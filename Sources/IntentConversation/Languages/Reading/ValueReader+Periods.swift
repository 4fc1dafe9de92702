import Foundation

/// Weeks, years and the like, and what was before or after one.
extension ValueReader {
  private var times: TimeWords { rules.times }

  /// Periods, and of those behind `since` only when they began.
  func periods(_ sentence: Sentence, _ start: Int, _ tense: Tense) -> [SaidDates] {
    let isComing = tense == .coming || tense == .putOff
    let since = times.beginMarks.match(sentence.words, at: start)
    let isOpen =
      (since
      ?? times.beginMarks.match(sentence.words, endingAt: start).map { ($0.start, $0.meaning) })?
      .meaning == .past
    let begin = isOpen ? since?.end ?? start : start
    let lead = isComing ? begin : startOfPast(sentence, begin)
    let past = isComing ? nil : pastDays(sentence, begin, bare: tense == .over)
    return [period(sentence, begin) ?? period(sentence, lead), past].compactMap(\.self)
      // Nothing is arranged for what is over.
      .filter { !isComing || !($0.last.map(isPast) ?? false) }
      .map { isOpen ? SaidDates(end: $0.end, start: $0.start) : $0 }
  }

  private func period(_ sentence: Sentence, _ start: Int) -> SaidDates? {
    times.periods.match(sentence.words, at: start).flatMap { period in
      // 'Next week on Monday' is one day of it.
      let isDay = times.days.match(sentence.words, at: start).map { $0.end > period.end } ?? false
      return isDay || isOfMonth(sentence, period.end)
        ? nil
        : days(of: period.meaning).map {
          SaidDates(end: period.end, start: $0.first, last: $0.last)
        }
    }
  }

  /// What was before or after a day or a period, `before 1990`, `after last summer`, 「1990年以降」; none where nothing says so,
  /// and nothing where the word that says so is the template's and no such time is behind it.
  func bounded(_ sentence: Sentence, _ start: Int) -> [SaidDates]? {
    let (words, bounds) = (sentence.words, times.periodBounds)
    if let lead = bounds.leading.match(words, at: start), !isPartOfDay(start..<lead.end, sentence) {
      return boundedDays(sentence, lead.end).flatMap { beside($0, lead.meaning) }.map { [$0] }
    }
    if let lead = bounds.leading.match(words, endingAt: start),
      !isPartOfDay(lead.start..<start, sentence)
    {
      let found = boundedDays(sentence, start).flatMap { beside($0, lead.meaning) }
      // Behind 'since' a day or a time is read like any other.
      if found == nil, case .since = lead.meaning { return nil }
      return [found].compactMap(\.self)
    }
    guard !bounds.trailing.isEmpty, let days = boundedDays(sentence, start),
      let mark = bounds.trailing.match(words, at: days.end)
    else { return nil }
    return beside(days, mark.meaning, end: mark.end).map { [$0] }
  }

  /// Whether words go on as the name of a day, `avant` of `avant-hier`.
  private func isPartOfDay(_ range: Range<Int>, _ sentence: Sentence) -> Bool {
    range.contains { index in
      times.days.match(sentence.words, at: index).map { $0.end > range.upperBound } ?? false
    }
  }

  private func boundedDays(_ sentence: Sentence, _ start: Int) -> SaidDates? {
    let days =
      period(sentence, startOfPast(sentence, start))
      ?? pastDays(sentence, start, bare: true, isLed: true)
      ?? moments(sentence, start).first { $0.components.hour == nil && $0.components.day != nil }
      .map { over(SaidDates(end: $0.end, start: $0.said), from: start, in: sentence) }
    return days.flatMap { days in
      // 'Od czerwca do sierpnia 2019' has both ends.
      (start..<days.end).contains { times.rangeMiddles.match(sentence.words, at: $0) != nil }
        ? nil : days
    }
  }

  private func beside(_ days: SaidDates, _ side: PeriodBounds.Side, end: Int? = nil) -> SaidDates? {
    guard let first = days.start else { return nil }
    let (end, last, today) = (end ?? days.end, days.last ?? first, components(of: .offset(0)))
    switch side {
    case .before: return SaidDates(end: end, last: moved(first, byDays: -1))
    case .upTo: return SaidDates(end: end, last: last)
    case .since:
      // A single day is read with what stands before it elsewhere.
      guard days.last != nil, hasBegun(first) else { return nil }
      return SaidDates(end: end, start: first, last: today)
    case .after:
      let next = moved(last, byDays: 1)
      return hasBegun(next) ? SaidDates(end: end, start: next, last: today) : nil
    }
  }

  /// `next week`, from its first day to its last.
  private func days(of period: TimeWords.Period) -> (first: CivilTime, last: CivilTime)? {
    let today = calendar.startOfDay(for: now)
    let monday = -((calendar.component(.weekday, from: today) + 5) % 7)
    func days(_ first: Int, _ last: Int) -> (Date, Date)? {
      guard let start = calendar.date(byAdding: .day, value: first, to: today),
        let end = calendar.date(byAdding: .day, value: last, to: today)
      else { return nil }
      return (start, end)
    }
    func unit(_ unit: Calendar.Component, _ count: Int) -> (Date, Date)? {
      guard let date = calendar.date(byAdding: unit, value: count, to: today),
        let interval = calendar.dateInterval(of: unit, for: date),
        let last = calendar.date(byAdding: .day, value: -1, to: interval.end)
      else { return nil }
      return (interval.start, last)
    }
    let found: (Date, Date)? =
      switch period {
      case .week(let weeks): days(monday + weeks * 7, monday + weeks * 7 + 6)
      case .weekend(let weeks): days(monday + weeks * 7 + 5, monday + weeks * 7 + 6)
      case .month(let months): unit(.month, months)
      case .year(let years): unit(.year, years)
      }
    return found.map { start, end in
      let parts: Set<Calendar.Component> = [.year, .month, .day]
      return (
        CivilTime(calendar.dateComponents(parts, from: start)),
        CivilTime(calendar.dateComponents(parts, from: end))
      )
    }
  }
}
