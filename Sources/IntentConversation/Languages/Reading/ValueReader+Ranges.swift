import Foundation
import IntentRuntime

extension ValueReader {
  private var times: TimeWords { rules.times }

  /// Stretches of time, and the moments that have a beginning alone.
  ///
  /// - Parameters:
  ///   - longest: The longest moment that begins there, whatever stands behind it.
  ///   - tense: Whether they are still to come, where their words do not tell.
  ///   - taken: A moment as it is taken, none where it is not.
  func ranges(
    _ sentence: Sentence,
    _ start: Int,
    _ moments: [Moment],
    longest: Moment?,
    tense: Tense,
    where taken: (Moment) -> Moment? = { $0 }
  ) -> [SaidDates] {
    let words = sentence.words
    let isComing = tense == .coming || tense == .putOff
    let moments = moments.compactMap(taken)
    var found: [SaidDates] = []
    if let days = numberedDays(sentence, start) ?? daysOfMonth(sentence, start) {
      found.append(days)
    } else if times.dayMark(sentence, start) != nil
      || dayNumber(sentence, start)?.isOrdinal == true,
      let days = dayRange(sentence, behind: start, times.rangeMiddles)
    {
      // 'The 20th to the 25th of November', whose first word may be the template's.
      found.append(days)
    } else if let begin = times.pairBegins.match(words, at: start) {
      if let range = range(sentence, behind: begin.end, times.pairMiddles) { found.append(range) }
    } else if let begin = times.rangeBegins.match(words, at: start)?.end
      // The word that leads to a number may be the template's.
      ?? (mayBeginNumber(sentence, start)
        ? times.rangeBegins.match(words, endingAt: start).map({ _ in start }) : nil),
      let range = range(sentence, behind: begin, times.rangeMiddles)
    {
      found.append(range)
    } else if let longest, !isCounted(sentence, start, before: longest.end),
      let range = range(sentence, from: longest, times.rangeMiddles)
        ?? moments.lazy.compactMap({ hours(sentence, of: $0) }).first
    {
      found.append(range)
    }
    found += periods(sentence, start, tense)
    func beginning(_ moment: Moment, at start: Int, behind mark: TimeWords.Beginning?) -> SaidDates
    {
      let isOver = mark == .past || mark == .either && !isComing
      let isLast =
        isOver && isWeekday(sentence, start) && !isNumberedWeekday(sentence, start)
      return SaidDates(
        end: moment.end, isGuess: moment.isGuess,
        start: isLast ? moved(moment.said, byDays: -7) : moment.said)
    }
    if let mark = times.dayBeginMarks.match(words, at: start),
      let number = dayNumber(sentence, behind: mark.end, needsMark: false),
      let day = coming(day: number.value)
    {
      found.append(SaidDates(end: number.end, start: day))
    } else if let mark = times.beginMarks.match(words, at: start) {
      found += self.moments(sentence, mark.end).compactMap(taken)
        .filter { $0.components.day != nil }
        .map { beginning($0, at: mark.end, behind: mark.meaning) }
    }
    let mark = times.beginMarks.match(words, endingAt: start)?.meaning
    return found + moments.map { beginning($0, at: start, behind: mark) }
  }

  /// The moment that something ends with, whenever it began: `before 5pm`, `until Friday`.
  func ends(_ sentence: Sentence, _ start: Int) -> [Moment] {
    if let mark = times.dayEndMarks.match(sentence.words, at: start),
      let day = dayNumber(sentence, behind: mark.end, needsMark: false),
      let coming = coming(day: day.value)
    {
      return [Moment(end: day.end, components: coming)]
    }
    guard let mark = times.endMarks.match(sentence.words, at: start),
      // 'Avant-hier' is one day.
      times.days.match(sentence.words, at: start).map({ $0.end > mark.end }) != true
    else {
      return moments(sentence, start).compactMap { moment in
        times.rangeEnds.match(sentence.words, at: moment.end).map { mark in
          var last = moment
          last.end = mark.end
          return last
        }
      }
    }
    return end(sentence, mark.end, moments(sentence, mark.end).first).map { [$0] } ?? []
  }

  private func range(_ sentence: Sentence, behind start: Int, _ middles: PhraseTable<Bool>)
    -> SaidDates?
  {
    dayRange(sentence, behind: start, middles)
      ?? (hour(sentence, start, before: middles)
      ?? end(sentence, start, moments(sentence, start).first))
      .flatMap { range(sentence, from: $0, middles) }
  }

  /// Hours or days with nothing before the first of them, `9 to 11`, `17 to 19 October`, where nothing is asked for but when.
  func bareRange(_ sentence: Sentence, _ start: Int) -> SaidDates? {
    if let days = dayRange(sentence, behind: start, times.rangeMiddles) { return days }
    return (hour(sentence, start, before: times.rangeMiddles) ?? end(sentence, start, nil))
      .flatMap { range(sentence, from: $0, times.rangeMiddles) }
      .flatMap { $0.last?.hour == nil ? nil : $0 }
  }

  /// A number that is an hour, since another one stands behind what joins them: `entre huit et dix` is no ten past eight.
  private func hour(_ sentence: Sentence, _ start: Int, before middles: PhraseTable<Bool>)
    -> Moment?
  {
    guard let number = number(sentence, start) ?? numberBeforeDash(sentence, start),
      (0...24).contains(number.value), middle(middles, in: sentence, at: number.end) != nil
    else { return nil }
    return Moment(
      end: number.end, components: CivilTime(hour: number.value, minute: 0),
      half: half(of: Clock(end: number.end, hour: number.value)))
  }

  /// The second end of a range, which begins at a word.
  func secondEnd(_ sentence: Sentence, _ start: Int) -> Moment? {
    let isBehindDash = sentence.endOfDash(start) == start && sentence.beginsWithDigit(start)
    guard isBehindDash else {
      return end(sentence, start, moments(sentence, start).first)
    }
    let rest = rest(of: sentence, behindDash: start)
    return self.end(rest, 0, moments(rest, 0).first).map { moment in
      var moment = moment
      moment.end += start
      return moment
    }
  }

  /// The words behind a dash, of which the first would not be a number of its own beside the one before it.
  func rest(of sentence: Sentence, behindDash start: Int) -> Sentence {
    let (words, next) = (sentence.words, start + Self.mostWordsOfMoment)
    let end = next < words.count ? Int(words[next].start) : sentence.text.utf8.count
    return Sentence(sentence.text(from: Int(words[start].start), to: end))
  }

  /// More words than a day and its time have.
  private static let mostWordsOfMoment = 16

  /// Hours behind the day that they are on: `el viernes de 8 a 10`, `vendredi soir entre 8h et 10h`, `Freitag 8 bis 10 Uhr`.
  private func hours(_ sentence: Sentence, of day: Moment) -> SaidDates? {
    guard day.components.day != nil, day.components.hour == nil,
      endOfOtherDay(sentence, behind: day.end) == nil
    else { return nil }
    let pair = times.pairBegins.match(sentence.words, at: day.end)
    let start = (pair ?? times.rangeBegins.match(sentence.words, at: day.end))?.end ?? day.end
    let middles = pair == nil ? times.rangeMiddles : times.pairMiddles
    guard
      let first = hour(sentence, start, before: middles)
        ?? end(sentence, start, moments(sentence, start).first),
      first.components.day == nil
    else { return nil }
    return range(sentence, from: first, middles, on: day)
  }

  /// `5 to 7 pm`, `Monday to Friday`, `9時から17時まで`.
  ///
  /// - Parameter day: The day that was said before, with a part of it or without.
  private func range(
    _ sentence: Sentence, from first: Moment, _ middles: PhraseTable<Bool>, on day: Moment? = nil
  ) -> SaidDates? {
    let words = sentence.words
    guard let middle = middle(middles, in: sentence, at: first.end),
      first.components.day != nil || !isCountOfDays(sentence, middle),
      var second = secondDay(sentence, middle, behind: first) ?? secondEnd(sentence, middle)
    else { return nil }
    if let behind = times.rangeEnds.match(words, at: second.end) { second.end = behind.end }
    // Of 'from 8 to 12 tonight' both are tonight.
    if first.components.day == nil, day == nil, second.components.day != nil,
      let clock = end(sentence, middle, nil), let behind = dayAlone(sentence, clock.end),
      behind.part != nil, behind.end == second.end
    {
      second = clock
    }
    var (start, last) = (first.components, second.components)
    if let day, start.day == nil, last.day != nil {
      // 'Montag 9 bis Freitag 17 Uhr'
      (start.year, start.month, start.day) =
        (day.components.year, day.components.month, day.components.day)
      if let part = day.part, !first.hasDayPart { start = timed(start, in: part) }
    } else if start.day == nil, last.day == nil, let day = day ?? dayAlone(sentence, second.end) {
      (start.year, start.month, start.day) =
        (day.components.year, day.components.month, day.components.day)
      second.end = max(second.end, day.end)
      if let part = day.part, !first.hasDayPart, !second.hasDayPart {
        (last.year, last.month, last.day) = (start.year, start.month, start.day)
        (start, last) = (timed(start, in: part), timed(last, in: part))
        return isBefore(start, last) ? SaidDates(end: second.end, start: start, last: last) : nil
      }
    }
    shareDayPart(&start, first.hasDayPart, &last, second.hasDayPart)
    // 'From 9 to 5' is until the afternoon.
    if second.isEitherHalf, last.day == nil || start.day == nil, let from = start.minutes,
      let to = last.minutes, to <= from, from < to + Self.halfDay
    {
      last.hour = last.hour.map { $0 + 12 }
    }
    // Of today's hours those are meant that are still to come, unless one of them is of a half of the day alone.
    if let from = start.hour, let to = last.hour,
      start.minutes.map({ $0 < last.minutes ?? 0 }) == true,
      to < 12,
      first.mayBeLater, second.mayBeLater, last.day == nil || last.day == start.day
    {
      var end = start
      (end.hour, end.minute) = (to, last.minute)
      if isToday(start), isOver(end) { (start.hour, last.hour) = (from + 12, to + 12) }
    }
    // From a morning on it is the afternoon: 'von 9 bis 5', 'von halb eins bis zwei'.
    if let from = start.hour, (6...12).contains(from), last.day == nil || start.day == nil,
      second.isEarly, let to = last.hour, to < 12,
      (to, last.minute ?? 0) <= (from, start.minute ?? 0)
    {
      last.hour = to + 12
    }
    // From an evening on twelve is midnight.
    if last.hour == 12, let from = start.hour, from > 12, last.day == nil || last.day == start.day,
      !second.hasDayPart, !second.isNamed,
      times.hasTwelveHours || first.hasDayPart || from != first.components.hour
    {
      last.hour = 0
      if last.day != nil { last = moved(last, byDays: 1) }
    }
    let isWeekday = isWeekday(sentence, middle)
    // A range that has two days, or two times; a day's times are of that day, or the night behind it.
    if last.day == nil, start.day != nil {
      guard start.hour != nil else { return nil }
      (last.year, last.month, last.day) = (start.year, start.month, start.day)
      if isBefore(last, start) { last = moved(last, byDays: 1) }
    } else if last.day != nil, start.day == nil, last.hour == nil {
      // 'From 5 pm until Friday' begins at the five that comes next.
      let time = start
      start = dayOfNow
      (start.hour, start.minute) = (time.hour, time.minute)
      if isOver(start), first.mayBeLater { start.hour = start.hour.map { $0 + 12 } }
      if isOver(start) { start = moved(start, byDays: 1) }
    } else if last.day != nil, start.day == nil {
      (start.year, start.month, start.day) = (last.year, last.month, last.day)
      // 'From 8 pm to tomorrow at 7' begins today, and 'from 8 pm to midnight tomorrow' tomorrow.
      if isBefore(last, start) {
        let isMidnight = last.minutes == 0 && self.day(sentence, middle) == nil
        if isMidnight { last = moved(last, byDays: 1) } else { start = moved(start, byDays: -1) }
      }
    } else if start.day != nil, isWeekday,
      isBefore(last, start) || start.hour == nil && !isBefore(start, last)
    {
      // 'Monday to Friday' on a Wednesday ends next week.
      last = moved(last, byDays: 7)
    }
    guard start.day == nil || !isBefore(last, start) else { return nil }
    return SaidDates(end: second.end, start: start, last: last)
  }

  /// The word behind what stands between the ends of a range: a word for it, or a dash, which with spaces around it stands
  /// before a day or a time alone, and no number.
  func middle(_ middles: PhraseTable<Bool>, in sentence: Sentence, at index: Int) -> Int? {
    if let word = middles.match(sentence.words, at: index) { return word.end }
    guard let end = sentence.endOfDash(index), !isMinutesBehindDash(sentence, index) else {
      return nil
    }
    let isTight = end == index ? sentence.isTight(index - 1) : true
    return isTight || time(sentence, end, needsMark: true) != nil || day(sentence, end) != nil
      ? end : nil
  }

  /// A time as it is in a part of its day.
  func timed(_ moment: CivilTime, in part: TimeWords.DayPart) -> CivilTime {
    guard let hour = moment.hour else { return moment }
    let said = self.hour(hour, in: part, of: isToday(moment) ? 0 : 1)
    var timed = moment
    timed.hour = said.hour
    return said.isNextDay ? moved(timed, byDays: 1) : timed
  }

  /// Whether a day of the week stands at a word, and no date.
  func isWeekday(_ sentence: Sentence, _ start: Int) -> Bool {
    let begin = times.dayMarks.match(sentence.words, at: start)?.end ?? start
    return switch times.days.match(sentence.words, at: begin)?.meaning {
    case .weekday?, .weekdayPart?: true
    default: false
    }
  }

  func isOver(_ moment: CivilTime) -> Bool {
    calendar.date(from: moment).map { $0 < now } ?? false
  }

  /// The day behind a time, without one of its own: `de 8 a 10 el viernes`.
  private func dayAlone(_ sentence: Sentence, _ start: Int) -> Moment? {
    moments(sentence, start).first { $0.components.day != nil && $0.components.hour == nil }
  }

  /// The half of the day that was said of one end alone is that of both, where they are in order then:
  /// `from 5 to 7 pm` is all in the afternoon, `from 11 to 2 pm` is not.
  private func shareDayPart(
    _ start: inout CivilTime,
    _ isStartSure: Bool,
    _ last: inout CivilTime,
    _ isLastSure: Bool
  ) {
    guard isStartSure != isLastSure, let hour = start.hour, let end = last.hour,
      let from = start.minutes, let to = last.minutes
    else { return }
    if isLastSure, (1...11).contains(hour), from + Self.halfDay < to { start.hour = hour + 12 }
    if isStartSure, last.day == nil, (1...11).contains(end), to <= from, from < to + Self.halfDay {
      last.hour = end + 12
    }
  }

  /// The minutes of half a day.
  private static let halfDay = 720

  func isBefore(_ first: CivilTime, _ second: CivilTime) -> Bool {
    guard let first = calendar.date(from: first), let second = calendar.date(from: second) else {
      return false
    }
    return first < second
  }

  /// An end of a range: a day, a time, or both; an hour alone will do.
  ///
  /// - Parameter moment: The longest moment that begins there.
  private func end(_ sentence: Sentence, _ start: Int, _ moment: Moment?)
    -> Moment?
  {
    if let moment { return moment }
    guard let clock = time(sentence, start, needsMark: false) else { return nil }
    return Moment(
      end: clock.end, components: CivilTime(hour: clock.hour, minute: clock.minute),
      hasDayPart: clock.hasDayPart, half: half(of: clock),
      isNamed: clock.isNamed)
  }
}
