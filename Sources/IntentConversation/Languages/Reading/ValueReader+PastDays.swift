import Foundation

/// Days that are over, where something is looked for.
extension ValueReader {
  private var times: TimeWords { rules.times }

  /// All days of a year, of ten years, of a month or a season of one, `2019`, `the 80s`, `summer 2019`, of several, `June to
  /// August 2019`, of the latest one, `last June`, or so many up to today: `the last three days`.
  ///
  /// - Parameters:
  ///   - bare: Whether a month or a season needs no year, `from June`.
  ///   - isLed: Whether what says that it is over stands before it.
  func pastDays(_ sentence: Sentence, _ start: Int, bare: Bool = false, isLed: Bool = false)
    -> SaidDates?
  {
    let words = sentence.words
    // 'Los 80' have their article.
    if let decade = [start, startOfPast(sentence, start)].lazy
      .compactMap({ times.decades.match(words, at: $0) }).first
    {
      return days(of: 1...120, decade.meaning, end: decade.end)
    }
    let isMarked =
      bare
      && (isLed || times.pastMarks.match(words, at: start) != nil
        || [times.rangeBegins, times.timeMarks, times.pastMarks].contains {
          $0.match(words, endingAt: start) != nil
        })
    let start = startOfPast(sentence, start)
    if let last = times.lastPartsOfYear.match(words, at: start) {
      return latest(last.meaning, end: last.end)
    }
    if let begin = times.rangeBegins.match(words, at: start)?.end {
      return daysToMonth(sentence, begin)
    }
    guard let days = daysOfYear(sentence, start) else {
      return daysToMonth(sentence, start) ?? lastDays(sentence, start)
        ?? (isMarked ? latestPart(sentence, start) : nil)
    }
    if let middle = middle(times.rangeMiddles, in: sentence, at: days.end),
      let last = daysOfYear(sentence, middle)
    {
      let end = times.rangeEnds.match(words, at: last.end)?.end ?? last.end
      return joined(days, SaidDates(end: end, start: last.start, last: last.last))
    }
    return days
  }

  /// The word behind what leads to days that are over: `during the` last week.
  func startOfPast(_ sentence: Sentence, _ start: Int) -> Int {
    let mark = times.pastMarks.match(sentence.words, at: start)?.end ?? start
    return rules.articles.match(sentence.words, at: mark)?.end ?? mark
  }

  private func joined(_ first: SaidDates, _ last: SaidDates) -> SaidDates? {
    guard let start = first.start, let end = last.last, isBefore(start, end) else { return nil }
    return SaidDates(end: last.end, start: start, last: end)
  }

  /// Those of two months or seasons of one year that is said behind both, `June to August 2019`.
  private func daysToMonth(_ sentence: Sentence, _ start: Int) -> SaidDates? {
    guard let first = partOfYear(sentence, start),
      let middle = middle(times.rangeMiddles, in: sentence, at: first.end),
      let last = daysOfYear(sentence, middle), let year = last.start?.year
    else { return nil }
    // 'December to February 2019' begins in the year before.
    return [year, year - 1].lazy.compactMap { year in
      self.days(of: first.months, year, end: first.end).flatMap { self.joined($0, last) }
    }.first
  }

  private func daysOfYear(_ sentence: Sentence, _ start: Int) -> SaidDates? {
    if let year = pastYear(sentence, start) {
      let begin = times.timeJoiners.match(sentence.words, at: year.end)?.end ?? year.end
      guard let part = partOfYear(sentence, begin), rules.numbers.isUnspaced else {
        return days(of: 1...12, year.value, end: year.end)
      }
      return days(of: part.months, year.value, end: part.end)
    }
    return partOfYear(sentence, start).flatMap { part in
      pastYear(sentence, part.end).flatMap { days(of: part.months, $0.value, end: $0.end) }
    }
  }

  /// A month or a season, named or by its number, `6月`.
  func partOfYear(_ sentence: Sentence, _ start: Int)
    -> (end: Int, months: ClosedRange<Int>)?
  {
    if let part = times.partsOfYear.match(sentence.words, at: start) {
      return (part.end, part.meaning)
    }
    guard let number = number(sentence, start),
      let month = times.monthMarks.match(sentence.words, at: number.end)
    else { return nil }
    return (month.end, number.value...number.value)
  }

  /// A month or a season with no year, or from one to another, behind what leads to when: `from June` is the latest one that has
  /// begun.
  private func latestPart(_ sentence: Sentence, _ start: Int) -> SaidDates? {
    guard let part = times.partsOfYear.match(sentence.words, at: start),
      !rules.numbers.isUnspaced, dayNumber(sentence, part.end) == nil,
      // 'Jan' is somebody, and May has no more letters.
      sentence.text(start..<part.end).count > Self.lettersOfAbbreviation || part.meaning == 5...5
    else { return nil }
    let last = middle(times.rangeMiddles, in: sentence, at: part.end)
      .flatMap { times.partsOfYear.match(sentence.words, at: $0) }
    let year = calendar.component(.year, from: now)
    return [year, year - 1, year - 2].lazy.compactMap { year -> SaidDates? in
      guard let first = self.days(of: part.meaning, year, end: part.end), let last else {
        return self.days(of: part.meaning, year, end: part.end)
      }
      // 'November to January' ends in the year behind.
      let isLater = last.meaning.lowerBound < part.meaning.lowerBound
      return self.days(of: last.meaning, isLater ? year + 1 : year, end: last.end)
        .flatMap { self.joined(first, $0) }
    }
    .first { $0.start.map(self.hasBegun) ?? false }
  }

  /// Whether a day is this one or is over.
  func hasBegun(_ day: CivilTime) -> Bool {
    calendar.date(from: day).map { $0 <= now } ?? false
  }

  /// The last ones of these months that are over.
  private func latest(_ months: ClosedRange<Int>, end: Int) -> SaidDates? {
    let year = calendar.component(.year, from: now)
    return [year, year - 1, year - 2].lazy.compactMap { days(of: months, $0, end: end) }.first {
      $0.last.map(isPast) ?? false
    }
  }

  /// A year that has begun, with the word for it: `2019`, `last year`.
  private func pastYear(_ sentence: Sentence, _ start: Int) -> (end: Int, value: Int)? {
    let begin = times.dateJoiners.match(sentence.words, at: start)?.end ?? start
    if let period = times.periods.match(sentence.words, at: begin),
      case .year(let distance) = period.meaning, distance <= 0
    {
      return (period.end, calendar.component(.year, from: now) + distance)
    }
    guard let year = year(sentence, start), year.value >= Self.firstYear,
      year.value <= calendar.component(.year, from: now)
    else { return nil }
    return (times.yearMarks.match(sentence.words, at: year.end)?.end ?? year.end, year.value)
  }

  /// The first year that photos and the like are looked for in, so that other numbers are no years.
  private static let firstYear = 1_900

  private func days(of months: ClosedRange<Int>, _ year: Int, end: Int) -> SaidDates? {
    let (years, month) = (months.upperBound - 1).quotientAndRemainder(dividingBy: 12)
    guard let first = CivilDay(year: year, month: months.lowerBound, day: 1),
      let last = (28...31).reversed().lazy
        .compactMap({ CivilDay(year: year + years, month: month + 1, day: $0) }).first
    else { return nil }
    return SaidDates(end: end, start: CivilTime(first), last: CivilTime(last))
  }

  private func lastDays(_ sentence: Sentence, _ start: Int) -> SaidDates? {
    let words = sentence.words
    let before = times.lastMarks.match(words, at: start)
    let count = number(sentence, before?.end ?? start)
    guard let mark = before ?? count.flatMap({ times.lastMarks.match(words, at: $0.end) }),
      // 'Last week' is all of it.
      count != nil || times.periods.match(words, at: start) == nil,
      // 'Derniers jours' belongs to the number before it.
      count != nil || start == 0 || number(sentence, start - 1)?.end != start,
      let unit = times.units.match(words, at: before == nil ? mark.end : count?.end ?? mark.end),
      !isOfMonth(sentence, unit.end)
    else { return nil }
    let component: Calendar.Component
    switch unit.meaning {
    case .second, .minute, .hour: return nil
    case .day: component = .day
    case .week: component = .weekOfYear
    case .month: component = .month
    case .year: component = .year
    }
    let number = count?.value ?? 1
    let today = calendar.startOfDay(for: now)
    guard (1...Self.mostUnits).contains(number),
      let first = calendar.date(byAdding: component, value: -number, to: today)
    else { return nil }
    let parts: Set<Calendar.Component> = [.year, .month, .day]
    // '지난 3일 동안'
    let end =
      rules.numbers.isUnspaced
      ? times.lengthTails.match(words, at: unit.end)?.end ?? unit.end : unit.end
    return SaidDates(
      end: end, start: CivilTime(calendar.dateComponents(parts, from: first)),
      last: CivilTime(calendar.dateComponents(parts, from: today)))
  }

  /// Whether days are those of a month that is named behind them: `the last week of August`.
  func isOfMonth(_ sentence: Sentence, _ end: Int) -> Bool {
    let begin = times.dateJoiners.match(sentence.words, at: end)?.end ?? end
    return times.months.match(sentence.words, at: begin) != nil
  }

  /// More days, weeks or months than anybody looks back.
  private static let mostUnits = 1_000
}
