import Foundation

/// Days that are over, where something is looked for.
extension ValueReader {
  private var times: TimeWords { rules.times }

  /// All days of a year or of a month of it, `2019`, `June 2019`, of several, `2019 to 2021`, or so many up to today:
  /// `the last three days`.
  func pastDays(_ sentence: Sentence, _ start: Int) -> SaidDates? {
    guard let days = daysOfYear(sentence, start) else { return lastDays(sentence, start) }
    if let middle = middle(times.rangeMiddles, in: sentence, at: days.end),
      let last = daysOfYear(sentence, middle)
    {
      guard let first = days.start, let end = last.last, isBefore(first, end) else { return nil }
      return SaidDates(end: last.end, start: first, last: end)
    }
    return days
  }

  private func daysOfYear(_ sentence: Sentence, _ start: Int) -> SaidDates? {
    if let year = pastYear(sentence, start) {
      guard let number = number(sentence, year.end),
        let month = times.monthMarks.match(sentence.words, at: number.end)
      else { return days(of: 1...12, year.value, end: year.end) }
      return days(of: number.value...number.value, year.value, end: month.end)
    }
    guard let month = times.months.match(sentence.words, at: start) else { return nil }
    return pastYear(sentence, month.end).flatMap {
      days(of: month.meaning...month.meaning, $0.value, end: $0.end)
    }
  }

  /// A year that has begun, with the word for it.
  private func pastYear(_ sentence: Sentence, _ start: Int) -> (end: Int, value: Int)? {
    guard let year = year(sentence, start), year.value >= Self.firstYear,
      year.value <= calendar.component(.year, from: now)
    else { return nil }
    return (times.yearMarks.match(sentence.words, at: year.end)?.end ?? year.end, year.value)
  }

  /// The first year that photos and the like are looked for in, so that other numbers are no years.
  private static let firstYear = 1_900

  private func days(of months: ClosedRange<Int>, _ year: Int, end: Int) -> SaidDates? {
    guard let first = CivilDay(year: year, month: months.lowerBound, day: 1),
      let last = (28...31).reversed().lazy
        .compactMap({ CivilDay(year: year, month: months.upperBound, day: $0) }).first
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
    return SaidDates(
      end: unit.end, start: CivilTime(calendar.dateComponents(parts, from: first)),
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
