import Foundation
import IntentRuntime

extension ValueReader {
  /// A day, a time, or both, the word behind the last one, and whether it can be no other half of the
  /// day.
  typealias Moment = (end: Int, components: DateComponents, hasDayPart: Bool)

  private var times: TimeWords { rules.times }

  /// Dates and times as values of a type, the longest first.
  func dates(_ type: SlotType, _ sentence: Sentence, _ start: Int) -> [Found] {
    guard mayBeginMoment(sentence, start), !isBehindDay(sentence, start) else { return [] }
    let all = moments(sentence, start)
    let moments = all.filter {
      !isBeforeMonth(sentence, $0.end) && !isBeforeMinutes(sentence, $0)
    }
    switch type {
    case .dateComponents:
      return (ends(sentence, start) + moments).map { ($0.end, json($0.components)) }
    case .dateRange:
      let open = ends(sentence, start).map { moment -> Found in
        (moment.end, .object(["endDateComponents": json(moment.components)]))
      }
      return open + ranges(sentence, start, moments, longest: all.first)
    case .temporalTrigger:
      // Of nothing that is over anybody is reminded, and 'before five' is no time to be reminded at.
      let coming = moments.filter { !isPast($0.components) }
      let found = recurrences(sentence, start) + ranges(sentence, start, coming, longest: all.first)
      return found.map { ($0.end, .object(["dateComponentsRange": $0.value])) }
    default:
      return (ends(sentence, start) + moments).compactMap { moment in
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

  func json(_ components: DateComponents) -> JSONValue {
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
      let dayAlone: Moment = (day.end, day.date, false)
      guard let time = time(sentence, joined(sentence, day.end), needsMark: true) else {
        return [dayAlone]
      }
      return [moment(day.date, dayName(sentence, start), time, time.end), dayAlone]
    }
    guard let time = time(sentence, start, needsMark: true) else { return [] }
    let alone: Moment = (
      time.end, DateComponents(hour: time.hour, minute: time.minute), time.hasDayPart
    )
    let behind = joined(sentence, time.end)
    guard let day = day(sentence, behind) else { return [alone] }
    return [moment(day.date, dayName(sentence, behind), time, day.end), alone]
  }

  private func dayName(_ sentence: Sentence, _ start: Int) -> TimeWords.Day? {
    times.days.match(sentence.words, at: start)?.meaning
  }

  /// Where the second part of a day and a time begins.
  private func joined(_ sentence: Sentence, _ end: Int) -> Int {
    times.timeJoiners.match(sentence.words, at: end)?.end ?? end
  }

  /// A time of a day: its part of the day may be said with the day, `tonight at 8`.
  private func moment(
    _ date: DateComponents,
    _ day: TimeWords.Day?,
    _ time: Clock,
    _ end: Int
  ) -> Moment {
    var (hour, isNextDay, hasDayPart) = (time.hour, time.isNextDay, time.hasDayPart)
    switch day {
    case .part(let part, let days)? where !hasDayPart && !isNextDay:
      (hour, isNextDay) = self.hour(hour, in: part, of: days)
      hasDayPart = true
    // Of two midnights of today only one is still to come.
    case .offset(0)?, .part(_, 0)?: isNextDay = isNextDay || time.isMidnight
    default: break
    }
    var components = date
    (components.hour, components.minute) = (hour, time.minute)
    return (end, isNextDay ? moved(components, byDays: 1) : components, hasDayPart)
  }

  /// The hour that is meant in a part of a day, and whether it is behind that day's midnight.
  private func hour(_ hour: Int, in part: TimeWords.DayPart, of days: Int)
    -> (hour: Int, isNextDay: Bool)
  {
    switch (part, hour) {
    case (.morning, _): return (hour, false)
    case (.afternoon, 1..<12), (.evening, 4..<12), (.night, 6..<12): return (hour + 12, false)
    case (.evening, 0), (.evening, 12), (.night, 0), (.night, 12): return (0, true)
    case (.evening, ..<4), (.night, ..<6):
      // Before dawn it is the night that it is already.
      return (hour, days != 0 || calendar.component(.hour, from: now) >= 6)
    default: return (hour, false)
    }
  }

  /// The same time some days on.
  func moved(_ components: DateComponents, byDays days: Int) -> DateComponents {
    let day = DateComponents(
      year: components.year, month: components.month, day: components.day)
    guard let date = calendar.date(from: day),
      let other = calendar.date(byAdding: .day, value: days, to: date)
    else { return components }
    var parts = calendar.dateComponents([.year, .month, .day], from: other)
    (parts.hour, parts.minute) = (components.hour, components.minute)
    return parts
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
        found.end, calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date), true
      )
    }
  }
}
