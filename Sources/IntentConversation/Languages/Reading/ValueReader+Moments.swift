import Foundation
import IntentRuntime

extension ValueReader {
  /// A day, a time, or both, and the word behind the last one.
  typealias Moment = (end: Int, components: DateComponents)

  private var times: TimeWords { rules.times }

  /// Dates and times as values of a type, the longest first.
  func dates(_ type: SlotType, _ sentence: Sentence, _ start: Int) -> [Found] {
    guard mayBeginMoment(sentence, start), !isBehindDay(sentence, start) else { return [] }
    let all = moments(sentence, start)
    let moments = all.filter {
      !isBeforeMonth(sentence, $0.end) && !isBeforeMinutes(sentence, $0)
    }
    switch type {
    case .dateComponents: return moments.map { ($0.end, json($0.components)) }
    case .dateRange: return ranges(sentence, start, moments, longest: all.first)
    case .temporalTrigger:
      return ranges(sentence, start, moments, longest: all.first).map {
        ($0.end, .object(["dateComponentsRange": $0.value]))
      }
    default:
      return moments.compactMap { moment in
        date(of: moment.components).map { (moment.end, .string($0.formatted(.iso8601))) }
      }
    }
  }

  /// Whether a month begins here whose day stands before it: with the day it is no date, as
  /// `30 de febrero`, and without it, it is another.
  private func isBehindDay(_ sentence: Sentence, _ start: Int) -> Bool {
    guard start > 0, times.months.match(sentence.words, at: start) != nil else { return false }
    let isJoined = times.dateJoiners.match(sentence.words, at: start - 1)?.end == start
    let day = isJoined ? start - 2 : start - 1
    return day >= 0 && (sentence.isDigits(day) || number(sentence, day) != nil)
  }

  /// Whether a month stands behind a day that it does not have: of `el 30 de febrero` there is no `el 30`.
  private func isBeforeMonth(_ sentence: Sentence, _ end: Int) -> Bool {
    let joiner = times.dateJoiners.match(sentence.words, at: end)
    return times.months.match(sentence.words, at: joiner?.end ?? end) != nil
  }

  /// Whether minutes stand behind a time that it does not have: of `8 y 75` there is no `8`.
  private func isBeforeMinutes(_ sentence: Sentence, _ moment: Moment) -> Bool {
    guard moment.components.hour != nil else { return false }
    let sign = times.minuteSigns.match(sentence.words, at: moment.end)
    guard let minutes = number(sentence, sign?.end ?? moment.end) else { return false }
    return sign != nil || times.minuteMarks.match(sentence.words, at: minutes.end) != nil
  }

  private func json(_ components: DateComponents) -> JSONValue {
    var values: [String: JSONValue] = [:]
    values["year"] = components.year.map { .integer($0) }
    values["month"] = components.month.map { .integer($0) }
    values["day"] = components.day.map { .integer($0) }
    values["hour"] = components.hour.map { .integer($0) }
    values["minute"] = components.minute.map { .integer($0) }
    return .object(values)
  }

  private func date(of components: DateComponents) -> Date? {
    if components.day != nil { return calendar.date(from: components) }
    return calendar.nextDate(after: now, matching: components, matchingPolicy: .nextTime)
  }

  // MARK: - Moments

  /// `tomorrow at 5pm`, `at 8:30`, `in ten minutes`, `明日の午前8時`; the longest first.
  func moments(_ sentence: Sentence, _ start: Int) -> [Moment] {
    guard mayBeginMoment(sentence, start) else { return [] }
    let found = laterMoments(sentence, start) + namedMoments(sentence, start)
    // 'za kwadrans szósta' is no quarter of an hour from now.
    return found.count < 2 ? found : found.sorted { $0.end > $1.end }
  }

  /// `tomorrow at 5pm`, `at 5pm tomorrow`.
  private func namedMoments(_ sentence: Sentence, _ start: Int) -> [Moment] {
    if let day = day(sentence, start) {
      guard let time = time(sentence, joined(sentence, day.end), needsMark: true) else {
        return [(day.end, day.date)]
      }
      return [(time.end, merged(day.date, time)), (day.end, day.date)]
    }
    guard let time = time(sentence, start, needsMark: true) else { return [] }
    let alone: Moment = (time.end, DateComponents(hour: time.hour, minute: time.minute))
    guard let day = day(sentence, joined(sentence, time.end)) else { return [alone] }
    return [(day.end, merged(day.date, time)), alone]
  }

  /// Where the second part of a day and a time begins.
  private func joined(_ sentence: Sentence, _ end: Int) -> Int {
    times.timeJoiners.match(sentence.words, at: end)?.end ?? end
  }

  private func merged(_ day: DateComponents, _ time: Clock) -> DateComponents {
    var components = day
    (components.hour, components.minute) = (time.hour, time.minute)
    return components
  }

  /// Whether a day or a time can begin at a word, as seen by the word alone.
  private func mayBeginMoment(_ sentence: Sentence, _ start: Int) -> Bool {
    guard sentence.words.indices.contains(start) else { return false }
    return times.hasPhrase(beginningWith: sentence.words[start].hash)
      || rules.numbers.words.hasPhrase(beginningWith: sentence.words[start].hash)
      || rules.numbers.fractions.hasPhrase(beginningWith: sentence.words[start].hash)
      || sentence.beginsWithDigit(start)
  }

  /// So long from now: `in two hours`, `10分後`, `in a month`.
  private func laterMoments(_ sentence: Sentence, _ start: Int) -> [Moment] {
    let words = sentence.words
    var found: [(end: Int, span: Span)] = []
    if let mark = times.fromNow.match(words, at: start) {
      found = spans(sentence, mark.end)
    }
    if found.isEmpty {
      found = spans(sentence, start).compactMap { span in
        times.fromNowBehind.match(words, at: span.end).map { ($0.end, span.span) }
      }
    }
    return found.compactMap { found in
      // Years from now nobody is reminded of anything.
      guard found.span.seconds < 315_360_000, found.span.months <= 120,
        let month = calendar.date(byAdding: .month, value: found.span.months, to: now)
      else { return nil }
      let isDay = found.span.seconds.truncatingRemainder(dividingBy: 86_400) == 0
      let date =
        isDay
        ? calendar.date(byAdding: .day, value: Int(found.span.seconds / 86_400), to: month)
        : month.addingTimeInterval(found.span.seconds)
      guard let date else { return nil }
      return (
        found.end, calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
      )
    }
  }

  // MARK: - Ranges

  /// One end of a range.
  private typealias RangeEnd = (end: Int, components: DateComponents, hasDayPart: Bool)

  /// Stretches of time, and the moments that have a beginning alone.
  private func ranges(
    _ sentence: Sentence,
    _ start: Int,
    _ moments: [Moment],
    longest: Moment?
  ) -> [Found] {
    let words = sentence.words
    var found: [Found] = []
    if let begin = times.rangeBegins.match(words, at: start),
      let first = end(
        sentence, begin.end, self.moments(sentence, begin.end).first, needsMark: false),
      let range = range(sentence, from: first)
    {
      found.append(range)
    } else if let first = end(sentence, start, longest, needsMark: true),
      let range = range(sentence, from: first)
    {
      found.append(range)
    }
    if let period = times.periods.match(words, at: start), let range = range(of: period.meaning) {
      found.append((period.end, range))
    }
    return found
      + moments.map { ($0.end, .object(["startDateComponents": json($0.components)])) }
  }

  /// `5 to 7 pm`, `Monday to Friday`, `9時から17時まで`.
  private func range(_ sentence: Sentence, from first: RangeEnd) -> Found? {
    let words = sentence.words
    guard let middle = times.rangeMiddles.match(words, at: first.end),
      var second = end(
        sentence, middle.end, moments(sentence, middle.end).first, needsMark: false)
    else { return nil }
    if let behind = times.rangeEnds.match(words, at: second.end) { second.end = behind.end }
    var start = first.components
    // 'from 5 to 7 pm' is all in the afternoon, 'from 11 to 2 pm' is not.
    if second.hasDayPart, !first.hasDayPart, let hour = start.hour,
      let last = second.components.hour,
      hour + 12 <= last
    {
      start.hour = hour + 12
    }
    // A range that has two days, or two times; a day's times are of that day.
    if second.components.day == nil, start.day != nil {
      guard start.hour != nil else { return nil }
      second.components.year = start.year
      second.components.month = start.month
      second.components.day = start.day
    } else if second.components.day != nil, start.day == nil {
      (start.year, start.month) = (second.components.year, second.components.month)
      start.day = second.components.day
    }
    guard let end = inOrder(start, second.components) else { return nil }
    return (
      second.end, .object(["startDateComponents": json(start), "endDateComponents": json(end)])
    )
  }

  /// The end of a range, behind its beginning: `Monday to Friday` on a Wednesday ends next week.
  private func inOrder(_ start: DateComponents, _ end: DateComponents) -> DateComponents? {
    guard start.day != nil, let first = calendar.date(from: start),
      let last = calendar.date(from: end), last < first
    else { return end }
    guard let later = calendar.date(byAdding: .day, value: 7, to: last), later >= first else {
      return nil
    }
    var parts = calendar.dateComponents([.year, .month, .day], from: later)
    (parts.hour, parts.minute) = (end.hour, end.minute)
    return parts
  }

  /// An end of a range: a day, a time, or both; where it is marked an hour alone will do.
  ///
  /// - Parameter moment: The longest moment that begins there.
  private func end(_ sentence: Sentence, _ start: Int, _ moment: Moment?, needsMark: Bool)
    -> RangeEnd?
  {
    if let moment {
      let hasDayPart = time(sentence, start, needsMark: false)?.hasDayPart ?? false
      return (moment.end, moment.components, hasDayPart)
    }
    guard let clock = time(sentence, start, needsMark: needsMark) else { return nil }
    return (
      clock.end, DateComponents(hour: clock.hour, minute: clock.minute), clock.hasDayPart
    )
  }

  /// `next week`, from its first day to its last.
  private func range(of period: TimeWords.Period) -> JSONValue? {
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
      return .object([
        "startDateComponents": json(calendar.dateComponents(parts, from: start)),
        "endDateComponents": json(calendar.dateComponents(parts, from: end)),
      ])
    }
  }
}
