import Foundation
import IntentRuntime

extension ValueReader {
  /// A day, a time, or both.
  struct Moment {
    /// The word behind the last one.
    var end: Int
    var components: CivilTime
    /// Whether it can be no other half of the day.
    var hasDayPart = false
    /// The part of the day that was said with a day and no time.
    var part: TimeWords.DayPart?
    /// How it is said which half of its day it is in.
    var half = Half.said

    /// How it is said which half of a day a time is in.
    enum Half {
      /// By a part of the day, by a zero before the hour, or by an hour that only one of them has.
      case said
      /// By nothing, where twelve hours are counted, so that two times of a day are called so: `at 8`.
      case either
      /// By nothing, where twenty-four are counted: `um acht`.
      case unsaid
      /// By no more than that the minutes are written where twenty-four are counted: `um 8:30`.
      case written
    }

    /// Whether two times of its day are called so.
    var isEitherHalf: Bool { half == .either }
    /// Whether nothing says which half of its day it is in.
    var saysNoHalf: Bool { half == .either || half == .unsaid }
    /// Whether people who count twenty-four hours may call one of the afternoon so as well: `heute um zwei`.
    var isEarly: Bool {
      half != .said && components.hour.map(ValueReader.earlyHours.contains) == true
    }
    /// Whether it may be in the other half of its day.
    var mayBeLater: Bool { isEitherHalf || isEarly }
    /// Whether its hour is called by a name, `noon`.
    var isNamed = false
    /// Whether the time is that of now and nobody said it: `in two days`.
    var isTimeOfNow = false
    /// Whether it is so many hours or minutes from now: `in an hour`.
    var isFromNow = false
    /// Whether a number alone is its time, so that it may as well be how many there are: `for four tonight`.
    var isGuess = false

    /// What of a day and a time was said.
    var said: CivilTime {
      guard isTimeOfNow else { return components }
      var day = components
      (day.hour, day.minute) = (nil, nil)
      return day
    }

    /// Whether it has what is asked for, and nothing else.
    func fits(_ mode: ParameterLimits.DateMode?) -> Bool {
      switch mode {
      case .date?: said.day != nil && said.hour == nil
      case .time?: said.day == nil && said.hour != nil
      case nil: true
      }
    }
  }

  private var times: TimeWords { rules.times }

  /// The days and times that begin at a word.
  struct ReadMoments {
    /// All of them, the longest first.
    let all: [Moment]
    /// Those that are whole, and no part of something longer.
    let whole: [Moment]
    /// Whether what begins there may be a day, a time, or the first word of one.
    let mayBegin: Bool
    /// The word behind a day that there is not; none where none is said.
    let endOfImpossible: Int?
  }

  /// Reads the days and times that begin at a word, for values of all types.
  ///
  /// - Parameter known: All of them, where somebody has read them.
  func readMoments(_ sentence: Sentence, _ start: Int, known: [Moment]? = nil) -> ReadMoments {
    // What is announced begins there: 'at 5: Monday report'.
    let all = (known ?? moments(sentence, start)).filter {
      !sentence.isAnnounced(within: start..<$0.end)
    }
    guard mayBeginMoment(sentence, start) else {
      return ReadMoments(all: all, whole: [], mayBegin: false, endOfImpossible: nil)
    }
    let mayBegin =
      !isBehindDay(sentence, start) && !isInsideDayPart(sentence, start)
      && !isBehindVagueSpan(sentence, start)
    let whole = all.filter {
      mayBegin && !isBeforeMonth(sentence, $0.end) && !isBeforeMinutes(sentence, $0)
    }
    return ReadMoments(
      all: all, whole: whole, mayBegin: mayBegin,
      endOfImpossible: endOfImpossibleDate(sentence, start))
  }

  /// Dates and times for values of a type, the longest first.
  func dates(_ type: SlotType, _ sentence: Sentence, _ start: Int, _ moments: ReadMoments)
    -> [SaidDates]
  {
    guard moments.mayBegin else { return [] }
    let longest = moments.all.first
    switch type {
    case .dateComponents(let mode):
      return (ends(sentence, start) + moments.whole.map(coming) + comingPart(sentence, start))
        .filter { $0.fits(mode) }
        .map { SaidDates(end: $0.end, isGuess: $0.isGuess, start: $0.said) }
    case .dateRange(let tense):
      if tense == .over, let bounded = bounded(sentence, start) { return bounded }
      let dates =
        ends(sentence, start).map {
          tense == .putOff
            ? SaidDates(end: $0.end, start: putOff($0).said) : SaidDates(end: $0.end, last: $0.said)
        }
        + ranges(
          sentence, start, moments.whole + (tense == .coming ? comingPart(sentence, start) : []),
          longest: longest, tense: tense,
          where: { tense == .coming ? coming($0) : tense == .putOff ? putOff($0) : $0 })
      return tense == .over
        ? dates.map { upToNow(over($0, from: start, in: sentence), sentence, start) } : dates
    case .temporalTrigger:
      return recurrences(sentence, start, longest: longest)
        + ranges(
          sentence, start,
          moments.whole + comingPart(sentence, start) + hourToDo(sentence, start),
          longest: longest, tense: .coming, where: { due($0, in: sentence) })
    case .date(let mode):
      return (ends(sentence, start) + moments.whole.map(coming)).filter { $0.fits(mode) }.compactMap
      {
        moment in
        let said = mode == nil ? moment.components : moment.said
        return date(of: said).map { _ in
          SaidDates(end: moment.end, isGuess: moment.isGuess, start: said)
        }
      }
    default: return []
    }
  }

  /// The coming day of a number, where a day alone is asked for.
  func day(numbered number: Int, as type: SlotType) -> JSONValue? {
    coming(day: number).map { value(of: SaidDates(end: 0, start: $0), as: type) }
  }

  /// Whether a month begins here whose day stands before it: with the day it is no date, as
  /// `30 de febrero`, and without it, it is another.
  private func isBehindDay(_ sentence: Sentence, _ start: Int) -> Bool {
    guard start > 0, times.months.match(sentence.words, at: start) != nil else { return false }
    let isJoined = times.dateJoiners.match(sentence.words, at: start - 1)?.end == start
    let day = isJoined ? start - 2 : start - 1
    return day >= 0 && (sentence.isDigits(day) || number(sentence, day) != nil)
  }

  /// Whether a word is one of a part of the day, and so no day: `mañana` of `por la mañana`.
  private func isInsideDayPart(_ sentence: Sentence, _ start: Int) -> Bool {
    guard !rules.numbers.isUnspaced else { return false }
    return (1...3).contains { count in
      guard start >= count else { return false }
      return (times.dayParts.match(sentence.words, at: start - count)?.end ?? 0) > start
    }
  }

  /// Whether a word goes on with a length of time of which no more is known than from where to where it is: `à 3
  /// heures` of `dans 2 à 3 heures`.
  private func isBehindVagueSpan(_ sentence: Sentence, _ start: Int) -> Bool {
    (1...5).contains { count in
      guard start >= count, let mark = times.fromNow.match(sentence.words, at: start - count) else {
        return false
      }
      // 'De 2 a 3' of 'dentro de 2 a 3 horas'.
      if mark.end > start { return true }
      guard mark.end < start, let first = amounts(sentence, mark.end).last, first.suffix == nil,
        let middle = times.rangeMiddles.match(sentence.words, at: first.end)
      else { return false }
      return first.end == start || middle.end == start
    }
  }

  /// Whether an hour or a day is one of a length of time: `5時` of `5時間`.
  ///
  /// - Parameter ofHour: Whether it is an hour, which comes again in `8시마다`.
  func isLength(_ sentence: Sentence, _ end: Int, ofHour: Bool = false) -> Bool {
    guard let tail = times.lengthTails.match(sentence.words, at: end) else { return false }
    return tail.end > end + 1 ? !ofHour : !sentence.hasGap(end - 1)
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

  /// The day with the hour that its part stands for, and no minutes: a time that is said elsewhere tells it
  /// better. In the middle of that part it is the next full hour, `this afternoon` at half past three.
  func withHour(_ moment: Moment) -> CivilTime {
    guard let part = moment.part, moment.components.hour == nil else { return moment.components }
    var timed = moment.components
    timed.hour = part.hours.lowerBound
    let current = calendar.dateComponents([.year, .month, .day, .hour], from: now)
    guard let hour = current.hour, part.hours.contains(hour),
      (current.year, current.month, current.day) == (timed.year, timed.month, timed.day)
    else { return timed }
    timed.hour = hour + 1
    return timed
  }

  func date(of components: CivilTime) -> Date? {
    if components.day != nil { return calendar.date(from: components) }
    return calendar.nextDate(after: now, matching: components.components, matchingPolicy: .nextTime)
  }

  // MARK: - Moments

  /// `tomorrow at 5pm`, `at 8:30`, `in ten minutes`, `明日の午前8時`; the longest first.
  func moments(_ sentence: Sentence, _ start: Int) -> [Moment] {
    let found = saidMoments(sentence, start)
    guard let first = found.first, let last = corrected(first, sentence) else { return found }
    return [last]
  }

  /// The same, whatever is corrected behind it.
  func saidMoments(_ sentence: Sentence, _ start: Int) -> [Moment] {
    guard mayBeginMoment(sentence, start) else { return [] }
    let found = (laterMoments(sentence, start) + namedMoments(sentence, start)).filter {
      !endsWithinWord(start..<$0.end, sentence)
    }
    // 'za kwadrans szósta' is no quarter of an hour from now.
    return found.count < 2 ? found : found.sorted { $0.end > $1.end }
  }

  /// `tomorrow at 5pm`, `at 5pm tomorrow`.
  private func namedMoments(_ sentence: Sentence, _ start: Int) -> [Moment] {
    if let day = day(sentence, start) {
      let name = dayName(sentence, start)
      var alone = Moment(end: day.end, components: day.date)
      if case .part(let part, _)? = name { alone.part = part }
      return timedDays(sentence, day.end, day.date, name) + [alone]
    }
    guard let time = time(sentence, start, needsMark: false) else { return [] }
    let behind = joined(sentence, time.end)
    let name = dayName(sentence, behind)
    guard
      time.isMarked || isBareTime(before: behind, name, sentence)
        || isBehindTimeMark(sentence, start)
    else { return [] }
    let alone = Moment(
      end: time.end, components: CivilTime(hour: time.hour, minute: time.minute),
      hasDayPart: time.hasDayPart, half: half(of: time),
      isNamed: time.isNamed, isGuess: !time.isMarked)
    guard let day = day(sentence, behind), !isOfDate(time, from: start, sentence) else {
      return [alone]
    }
    var whole = moment(day.date, name, time, day.end)
    whole.isGuess = !time.isMarked
    // 'At 5 tonight' is not at 5 of any day.
    if case .part? = name, !time.hasDayPart { return [whole] }
    return [whole, alone]
  }

  /// Whether a number that stands alone is the day of the month behind it, and that no month of another day: `from 21 October
  /// 8 until 10`.
  private func isOfDate(_ time: Clock, from start: Int, _ sentence: Sentence) -> Bool {
    let number = times.timeMarks.match(sentence.words, at: start)?.end ?? start
    guard time.end == number + 1, let date = namedDate(sentence, number), date.date != nil else {
      return false
    }
    let next = self.number(sentence, date.end)?.end
    return next.map { middle(times.rangeMiddles, in: sentence, at: $0) != nil } ?? false
  }

  /// Whether a number before a part of a day is a time with nothing to mark it, `8 tonight`, and not how many there are at
  /// another time, `for four tonight at 9`.
  private func isBareTime(before start: Int, _ name: TimeWords.Day?, _ sentence: Sentence) -> Bool {
    guard times.hasBareTimes, case .part(_, 0)? = name,
      let day = times.days.match(sentence.words, at: start)
    else { return false }
    return time(sentence, joined(sentence, day.end), needsMark: true) == nil
  }

  /// A day with the time or the part of the day behind it: `at 5pm`, `evening`, `evening at 8`.
  func timedDays(
    _ sentence: Sentence,
    _ end: Int,
    _ date: CivilTime,
    _ name: TimeWords.Day?
  ) -> [Moment] {
    let begin = joined(sentence, end)
    if let time = time(sentence, end, needsMark: true)
      ?? (begin > end ? time(sentence, begin, needsMark: true) : nil)
    {
      return [moment(date, name, time, time.end)]
    }
    guard
      let part = times.dayPart(sentence, end)
        ?? (begin > end ? times.dayPart(sentence, begin) : nil)
    else {
      return []
    }
    // 'The party tonight in the morning'
    if case .part(let said, _)? = name, said != part.meaning { return [] }
    let whole = Moment(end: part.end, components: date, part: part.meaning)
    guard let time = time(sentence, joined(sentence, part.end), needsMark: true) else {
      return [whole]
    }
    var days = 1
    if case .offset(0)? = name { days = 0 }
    return [moment(date, .part(part.meaning, days), time, time.end), whole]
  }

  func dayName(_ sentence: Sentence, _ start: Int) -> TimeWords.Day? {
    let day = times.days.match(sentence.words, at: start)?.meaning
    if case .weekdayPart(_, let part)? = day { return .part(part, 1) }
    return day
  }

  /// Where the second part of a day and a time begins.
  func joined(_ sentence: Sentence, _ end: Int) -> Int {
    times.timeJoiners.match(sentence.words, at: end)?.end ?? end
  }

  /// A time of a day: its part of the day may be said with the day, `tonight at 8`.
  private func moment(
    _ date: CivilTime,
    _ day: TimeWords.Day?,
    _ time: Clock,
    _ end: Int
  ) -> Moment {
    var (hour, isNextDay, hasDayPart) = (time.hour, time.isNextDay, time.hasDayPart)
    switch day {
    case .part(let part, let days)? where !hasDayPart && !isNextDay:
      (hour, isNextDay) = self.hour(hour, in: part, of: days)
      hasDayPart = true
    // 'Tonight at 2 am' is in the night behind the day, unless it is that night already.
    case .part(let part, let days)? where !isNextDay && hour < 6 && part.isLate:
      isNextDay = hour == 0 || days != 0 || calendar.component(.hour, from: now) >= 6
    // Of two midnights of today only one is still to come.
    case .offset(0)?, .part(_, 0)?:
      isNextDay = isNextDay || time.isMidnight
    default: break
    }
    var components = date
    (components.hour, components.minute) = (hour, time.minute)
    return Moment(
      end: end, components: isNextDay ? moved(components, byDays: 1) : components,
      hasDayPart: hasDayPart, half: hasDayPart ? .said : half(of: time), isNamed: time.isNamed)
  }

  /// The hour that is meant in a part of a day, and whether it is behind that day's midnight.
  func hour(_ hour: Int, in part: TimeWords.DayPart, of days: Int)
    -> (hour: Int, isNextDay: Bool)
  {
    switch (part, hour) {
    case (.morning, _): return (hour, false)
    case (.afternoon, 1..<12), (.lateAfternoon, 1..<12), (.evening, 4..<12), (.night, 6..<12):
      return (hour + 12, false)
    case (.evening, 0), (.evening, 12), (.night, 0), (.night, 12): return (0, true)
    case (.evening, ..<4), (.night, ..<6):
      // Before dawn it is the night that it is already.
      return (hour, days != 0 || calendar.component(.hour, from: now) >= 6)
    default: return (hour, false)
    }
  }

  /// The same time some days on.
  func moved(_ components: CivilTime, byDays days: Int) -> CivilTime {
    let day = CivilTime(
      year: components.year, month: components.month, day: components.day)
    guard let date = calendar.date(from: day),
      let other = calendar.date(byAdding: .day, value: days, to: date)
    else { return components }
    var parts = CivilTime(calendar.dateComponents([.year, .month, .day], from: other))
    (parts.hour, parts.minute) = (components.hour, components.minute)
    return parts
  }
}
