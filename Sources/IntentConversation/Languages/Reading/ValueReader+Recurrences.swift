import Foundation
import IntentRuntime

extension ValueReader {
  private var times: TimeWords { rules.times }

  /// What comes again: `every day`, `every Monday at 9`, `at 9 every day until Friday`; the longest first.
  ///
  /// - Parameter longest: The longest moment that begins there.
  func recurrences(_ sentence: Sentence, _ start: Int, longest: Moment?) -> [SaidDates] {
    let endless = endlessRecurrences(sentence, start, longest: longest)
    return endless.compactMap { ended($0, sentence) } + endless
  }

  /// What comes again up to the day that is said behind it, `until October 30`; none where none is, or that is over before it
  /// comes again: `every week before Monday` is a day of each of them.
  private func ended(_ dates: SaidDates, _ sentence: Sentence) -> SaidDates? {
    guard let rule = dates.rule,
      times.rangeMiddles.match(sentence.words, at: dates.end) != nil,
      let day = ends(sentence, dates.end).first, day.components.day != nil,
      day.components.hour == nil, let last = CivilDay(day.components), let today,
      last.number >= today.number + rule.days
    else { return nil }
    return SaidDates(
      end: day.end, start: dates.start, last: day.components, rule: rule, isInPart: dates.isInPart)
  }

  private func endlessRecurrences(_ sentence: Sentence, _ start: Int, longest: Moment?)
    -> [SaidDates]
  {
    if let date = recurringDate(sentence, start, longest: longest) {
      let alone = SaidDates(end: date.end, start: date.first, rule: date.rule)
      guard date.first.hour == nil, let time = timeBehind(sentence, date.end) else {
        return [alone]
      }
      var first = date.first
      (first.hour, first.minute) = (time.hour, time.minute)
      return [SaidDates(end: time.end, start: first, rule: date.rule), alone]
    }
    if let part = times.dailyParts.match(sentence.words, at: start) {
      return recurring(.daily, in: part.meaning, sentence, part.end)
    }
    if let (end, rule) = rule(sentence, start) {
      let alone = SaidDates(end: end, rule: rule)
      if let time = timeBehind(sentence, end) {
        return [SaidDates(end: time.end, start: components(of: time), rule: rule), alone]
      }
      guard let part = times.dayPart(sentence, end) else { return [alone] }
      return recurring(rule, in: part.meaning, sentence, part.end) + [alone]
    }
    guard longest?.components.hour != nil, let time = time(sentence, start, needsMark: true) else {
      return []
    }
    if let part = times.dailyParts.match(sentence.words, at: time.end),
      let first = components(of: time, in: part.meaning)
    {
      return [SaidDates(end: part.end, start: first, rule: .daily, isInPart: true)]
    }
    guard let (end, rule) = rule(sentence, time.end) else { return [] }
    return [SaidDates(end: end, start: components(of: time), rule: rule)]
  }

  /// What comes again in a part of the day, with the time behind it that says more: `every morning`, `every Monday
  /// morning at 6`.
  private func recurring(
    _ rule: RecurrenceRule, in part: TimeWords.DayPart, _ sentence: Sentence, _ end: Int
  ) -> [SaidDates] {
    let hour = CivilTime(hour: part.hours.lowerBound, minute: 0)
    let alone = SaidDates(end: end, start: hour, rule: rule, isInPart: true)
    guard let time = timeBehind(sentence, end), let first = components(of: time, in: part) else {
      return [alone]
    }
    return [SaidDates(end: time.end, start: first, rule: rule, isInPart: true), alone]
  }

  /// A time in a part of the day; none where that has no such hour.
  private func components(of time: Clock, in part: TimeWords.DayPart) -> CivilTime? {
    guard !time.hasDayPart else { return components(of: time) }
    return part.hour(of: time.hour).map { CivilTime(hour: $0, minute: time.minute) }
  }

  private func timeBehind(_ sentence: Sentence, _ end: Int) -> Clock? {
    let joiner = times.timeJoiners.match(sentence.words, at: end)
    return time(sentence, joiner?.end ?? end, needsMark: true)
  }

  private func components(of time: Clock) -> CivilTime {
    CivilTime(hour: time.hour, minute: time.minute)
  }

  /// A date of the month or the year that comes again: `the 15th of every month`, `every month on the 15th`,
  /// `every 24th of December`, `every 5th of the month`.
  private func recurringDate(_ sentence: Sentence, _ start: Int, longest: Moment?)
    -> (end: Int, rule: RecurrenceRule, first: CivilTime)?
  {
    func ofDates(_ start: Int) -> (end: Int, rule: RecurrenceRule)? {
      guard let found = times.recurrences.match(sentence.words, at: start),
        found.meaning == .monthly || found.meaning == .yearly
      else { return nil }
      return (found.end, found.meaning)
    }
    // 'Cada día 5 del mes'
    if let daily = times.recurrences.match(sentence.words, at: start), daily.meaning == .daily,
      let date = namedDate(sentence, daily.end), let first = date.date,
      times.anyMonth.match(sentence.words, endingAt: date.end) != nil
    {
      return (date.end, .monthly, first)
    }
    if let (end, rule) = ofDates(start) {
      let joiner = times.timeJoiners.match(sentence.words, at: end)
      if let date = writtenDate(sentence, joiner?.end ?? end) { return (date.end, rule, date.date) }
      // 「毎月5日」
      guard rule == .monthly, let day = dayNumber(sentence, joiner?.end ?? end),
        let mark = times.dayNumberMarks.match(sentence.words, at: day.end),
        // 「5日間」 is how long, and '5일 회의' a meeting on that day.
        mark.end == sentence.words.count || sentence.hasGap(mark.end - 1)
          || times.timeJoiners.match(sentence.words, at: mark.end) != nil,
        let first = coming(day: day.value)
      else { return nil }
      return (mark.end, rule, first)
    }
    if let longest, longest.components.day != nil, let (end, rule) = ofDates(longest.end) {
      // Of a day of the week, or of tomorrow, nobody can tell which day of the month is meant.
      let isNamed = (start..<longest.end).contains {
        times.days.match(sentence.words, at: $0) != nil
      }
      return isNamed ? nil : (end, rule, longest.components)
    }
    // 'Dwudziestego każdego miesiąca', with nothing before it.
    if let ordinal = times.dayOrdinals.match(sentence.words, at: start),
      let (end, rule) = ofDates(ordinal.end), rule == .monthly
    {
      return coming(day: ordinal.meaning).map { (end, rule, $0) }
    }
    guard let mark = times.recurrenceMarks.match(sentence.words, at: start),
      let date = namedDate(sentence, mark.end), let first = date.date
    else { return nil }
    let words = mark.end..<date.end
    func has<Meaning>(_ table: PhraseTable<Meaning>) -> Bool {
      words.contains { table.match(sentence.words, at: $0) != nil }
    }
    // 'Every 5th of next month' comes once.
    guard !has(times.monthsAway) else { return nil }
    return (date.end, has(times.anyMonth) ? .monthly : .yearly, first)
  }

  private func rule(_ sentence: Sentence, _ start: Int) -> (end: Int, rule: RecurrenceRule)? {
    let found =
      weeklyRule(sentence, start, times.weeklyDays, interval: 1)
      ?? weeklyRule(sentence, start, times.otherWeekDays, interval: 2)
      ?? times.recurrences.match(sentence.words, at: start).map { ($0.end, $0.meaning) }
      ?? countedRule(sentence, start)
    // 'Every second day of the month' is one of them.
    return found.flatMap {
      times.anyMonth.match(sentence.words, at: $0.end) == nil ? $0 : nil
    }
  }

  /// `every Monday`, `every Monday, Wednesday and Friday`, `every other Monday`, `montags bis donnerstags`.
  private func weeklyRule(
    _ sentence: Sentence,
    _ start: Int,
    _ table: PhraseTable<Int>,
    interval: Int
  ) -> (end: Int, rule: RecurrenceRule)? {
    let range = interval == 1 ? times.rangeBegins.match(sentence.words, at: start)?.end : nil
    guard let first = table.match(sentence.words, at: range ?? start) else { return nil }
    if interval == 1, let middle = middle(times.rangeMiddles, in: sentence, at: first.end),
      let last = weekday(sentence, middle), isWholeName(middle..<last.end, sentence)
    {
      // 'Monday to Monday' is every day.
      let distance = (last.meaning - first.meaning + 7) % 7
      let length = distance == 0 ? 6 : distance
      let days = (0...length).reduce(into: DayOfWeekOptions()) {
        $0.insert(Self.option((first.meaning + $1 - 1) % 7 + 1))
      }
      return (last.end, RecurrenceRule(interval: 1, frequency: .weekly, weeklyRecurrenceDays: days))
    }
    guard range == nil else { return nil }
    var end = first.end
    var days = Self.option(first.meaning)
    let junctions = SentenceJunctions(sentence: sentence, shared: shared)
    while let day = junctions.endOfJoiner(at: end).map({ weekday(sentence, $0) })
      ?? weekdayBeside(end, sentence)
    {
      days.insert(Self.option(day.meaning))
      end = day.end
    }
    return (
      end, RecurrenceRule(interval: interval, frequency: .weekly, weeklyRecurrenceDays: days)
    )
  }

  /// Whether a day is named in full, and not a part of a longer word: `sun` may be what there is to do.
  private func isWholeName(_ range: Range<Int>, _ sentence: Sentence) -> Bool {
    rules.numbers.isUnspaced
      || sentence.text(range).count > Self.lettersOfAbbreviation
        && !(range.upperBound < sentence.words.count && sentence.isTight(range.upperBound - 1))
  }

  /// The letters of `Wed`, `Jan`.
  static let lettersOfAbbreviation = 3

  /// A day of the week right behind another one, with nothing that joins them: `every Monday Thursday`, as in Korean.
  private func weekdayBeside(_ end: Int, _ sentence: Sentence) -> (end: Int, meaning: Int)? {
    let start = joined(sentence, end)
    guard let day = weekday(sentence, start), !sentence.hasMark(before: end),
      isWholeName(start..<day.end, sentence)
    else { return nil }
    return day
  }

  private func weekday(_ sentence: Sentence, _ start: Int) -> (end: Int, meaning: Int)? {
    if let day = times.weeklyDays.match(sentence.words, at: start) { return day }
    guard let day = times.days.match(sentence.words, at: start),
      case .weekday(let number) = day.meaning
    else { return nil }
    return (day.end, number)
  }

  /// A day of the week as an option, by its number from 1 for Sunday on.
  private static func option(_ weekday: Int) -> DayOfWeekOptions {
    DayOfWeekOptions(rawValue: 1 << ((weekday + 5) % 7))
  }

  /// `every two weeks`, `every 3 hours`.
  private func countedRule(_ sentence: Sentence, _ start: Int) -> (end: Int, rule: RecurrenceRule)?
  {
    guard let mark = times.recurrenceMarks.match(sentence.words, at: start),
      let count = number(sentence, mark.end), (1...1_000).contains(count.value),
      let unit = times.units.match(sentence.words, at: count.end),
      let frequency = Self.frequency(of: unit.meaning)
    else { return nil }
    return (unit.end, RecurrenceRule(interval: count.value, frequency: frequency))
  }

  private static func frequency(of unit: TimeWords.Unit) -> RecurrenceFrequency? {
    switch unit {
    case .second: nil
    case .minute: .minute
    case .hour: .hourly
    case .day: .daily
    case .week: .weekly
    case .month: .monthly
    case .year: .yearly
    }
  }
}

extension RecurrenceRule {
  /// The rules that every language has words for.
  static let daily = RecurrenceRule(interval: 1, frequency: .daily)
  static let weekly = RecurrenceRule(interval: 1, frequency: .weekly)
  static let monthly = RecurrenceRule(interval: 1, frequency: .monthly)
  static let yearly = RecurrenceRule(interval: 1, frequency: .yearly)
  static let hourly = RecurrenceRule(interval: 1, frequency: .hourly)
  static let everyOtherDay = RecurrenceRule(interval: 2, frequency: .daily)
  static let everyOtherWeek = RecurrenceRule(interval: 2, frequency: .weekly)
  static let onWeekdays = RecurrenceRule(
    interval: 1, frequency: .weekly,
    weeklyRecurrenceDays: [.monday, .tuesday, .wednesday, .thursday, .friday])
  static let onWeekends = RecurrenceRule(
    interval: 1, frequency: .weekly, weeklyRecurrenceDays: [.saturday, .sunday])

  /// The days from one time to the next, or a little less.
  fileprivate var days: Int {
    switch frequency {
    case .unknown, .minute, .hourly: 0
    case .daily: interval
    case .weekly: 7 * interval
    case .monthly: 28 * interval
    case .yearly: 365 * interval
    }
  }
}
