import Foundation

extension ValueReader {
  private var times: TimeWords { rules.times }

  /// So long from now, or from a day: `in two hours`, `10分後`, `a week from Friday`; or so many days ago.
  func laterMoments(_ sentence: Sentence, _ start: Int) -> [Moment] {
    let words = sentence.words
    if let mark = times.fromNow.match(words, at: start) {
      let found = spans(sentence, mark.end)
      if !found.isEmpty { return found.flatMap { later($0.span, sentence, $0.end) } }
    }
    if let mark = times.beforeNow.match(words, at: start) {
      let found = spans(sentence, mark.end).flatMap { earlier($0.span, sentence, $0.end) }
      if !found.isEmpty { return found }
    }
    return spans(sentence, start).flatMap { found in
      if let mark = times.beforeNowBehind.match(words, at: found.end) {
        let earlier = earlier(found.span, sentence, mark.end)
        if !earlier.isEmpty { return earlier }
      }
      if let mark = times.fromNowBehind.match(words, at: found.end) {
        return later(found.span, sentence, mark.end)
      }
      return counted(found.span, sentence, start, found.end)
    }
  }

  /// So many days or weeks before or after another day: `two days after tomorrow`.
  private func counted(_ span: Span, _ sentence: Sentence, _ start: Int, _ end: Int) -> [Moment] {
    // 'At 10 day after tomorrow' is no ten days.
    guard let days = wholeDays(span), days > 0,
      times.days.match(sentence.words, at: end - 1).map({ $0.end > end }) != true
    else { return [] }
    let sign = times.spanSigns.match(sentence.words, at: end)
    guard let begin = sign?.end ?? times.spanBegins.match(sentence.words, at: end)?.end,
      // 'For two days from tomorrow' begins tomorrow.
      sign != nil || !isBehindCountMark(sentence, start),
      let day = day(sentence, begin)
    else { return [] }
    let date = moved(day.date, byDays: days * (sign?.meaning ?? 1))
    return timedDays(sentence, day.end, date, nil) + [Moment(end: day.end, components: date)]
  }

  /// The day so many days, weeks, months or years ago: `two days ago`, `il y a un mois`.
  private func earlier(_ span: Span, _ sentence: Sentence, _ end: Int) -> [Moment] {
    guard span.isInDays, span.months <= 1_200, let days = wholeDays(Span(seconds: span.seconds)),
      let month = calendar.date(byAdding: .month, value: -span.months, to: now),
      let date = calendar.date(byAdding: .day, value: -days, to: month)
    else { return [] }
    return [
      Moment(
        end: end, components: CivilTime(calendar.dateComponents([.year, .month, .day], from: date)))
    ]
  }

  private func later(_ span: Span, _ sentence: Sentence, _ end: Int) -> [Moment] {
    // Years from now nobody is reminded of anything.
    guard span.seconds < 315_360_000, span.months <= 120,
      let month = calendar.date(byAdding: .month, value: span.months, to: now)
    else { return [] }
    let isDay = span.isInDays && span.seconds.truncatingRemainder(dividingBy: 86_400) == 0
    let date =
      isDay
      ? calendar.date(byAdding: .day, value: Int(span.seconds / 86_400), to: month)
      : month.addingTimeInterval(span.seconds)
    guard let date else { return [] }
    let parts = CivilTime(
      calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date))
    let alone = Moment(
      end: end, components: parts, hasDayPart: true, isTimeOfNow: isDay, isFromNow: !isDay)
    return isDay ? timedDays(sentence, end, alone.said, nil) + [alone] : [alone]
  }

  /// A moment that may be in either half of today in the one that is still to come: `today at 3`, said at four.
  func coming(_ moment: Moment) -> Moment {
    guard isToday(moment.components), let hour = moment.components.hour, moment.mayBeLater,
      isOver(hour, moment)
    else { return moment }
    return moved(moment, toHour: hour + 12)
  }

  /// A moment that something is put off to, which has an hour in its part of the day.
  func putOff(_ moment: Moment) -> Moment {
    var moment = coming(moment)
    if !moment.isTimeOfNow { moment.components = withHour(moment) }
    return moment
  }

  /// A moment to be reminded at: of nothing that is over anybody is reminded, and 'before five' is no such time.
  func due(_ moment: Moment, in sentence: Sentence) -> Moment? {
    var moment = coming(moment)
    moment.components = withHour(moment)
    moment.isTimeOfNow = false
    let isBound = times.boundsBehind.match(sentence.words, at: moment.end) != nil
    return isBound || isPast(moment.components) ? nil : moment
  }

  /// A number that is an hour before what there is to do then: `a reminder for 5 to call mom`.
  func hourToDo(_ sentence: Sentence, _ start: Int) -> [Moment] {
    let words = sentence.words
    guard times.hasBareTimes, times.countMarks.match(words, endingAt: start) != nil,
      let time = time(sentence, start, needsMark: false), !time.isMarked,
      let end = rules.spoken.personMarks.match(words, at: time.end)?.end, end < words.count,
      // 'For 5 to 6', 'for 5 to the store'
      number(sentence, end) == nil, rules.articles.match(words, at: end) == nil
    else { return [] }
    return [
      Moment(
        end: time.end, components: CivilTime(hour: time.hour, minute: time.minute),
        half: half(of: time), isGuess: true)
    ]
  }

  /// A time with no day, that may be in either half of it, in the one that comes next: `at 5`, said at ten in the morning.
  ///
  /// - Returns: None where it is no other time: of two that are over the first is meant, of the day behind.
  func next(_ moment: Moment) -> Moment? {
    guard moment.components.day == nil, let hour = moment.components.hour, moment.mayBeLater,
      isOver(hour, moment), !isOver(hour + 12, moment)
    else { return nil }
    return moved(moment, toHour: hour + 12)
  }

  /// A time at which people sleep, of another day than today or of several days, twelve hours later: `tomorrow at 3`.
  ///
  /// - Returns: None where it is no such time, or its half of the day was said.
  func awake(_ moment: Moment, comesAgain: Bool = false) -> Moment? {
    guard comesAgain || moment.components.day != nil && !isToday(moment.components),
      let hour = moment.components.hour, Self.hoursAsleep.contains(hour), moment.saysNoHalf
    else { return nil }
    return moved(moment, toHour: hour + 12)
  }

  /// Whether a time, of whatever day, is over on the day of now.
  func isTimeOfDayOver(_ time: CivilTime) -> Bool {
    time.hour.map { isOver($0, Moment(end: 0, components: time)) } ?? false
  }

  /// Whether the minute of a moment is over in an hour of today.
  private func isOver(_ hour: Int, _ moment: Moment) -> Bool {
    let present = calendar.dateComponents([.hour, .minute], from: now)
    return (hour, moment.components.minute ?? 0) < (present.hour ?? 0, present.minute ?? 0)
  }

  func moved(_ moment: Moment, toHour hour: Int) -> Moment {
    var moment = moment
    moment.components.hour = hour
    return moment
  }

  /// The next part of a day of which nobody says which day it is, `in the morning`, where no time is said behind it.
  ///
  /// - Parameter corrections: How often it may be taken back for another one.
  func comingPart(
    _ sentence: Sentence, _ start: Int, corrections: Int = ValueReader.mostCorrections
  ) -> [Moment] {
    guard let part = times.comingDayParts.match(sentence.words, at: start),
      time(sentence, joined(sentence, part.end), needsMark: true) == nil
    else { return [] }
    // 'In the morning, no, in the evening'
    if corrections > 0, let begin = endOfSecondThought(sentence, part.end) {
      let better =
        comingPart(sentence, begin, corrections: corrections - 1) + saidMoments(sentence, begin)
      if !better.isEmpty { return better }
    }
    // 'In the morning on Friday', 'por la mañana del viernes'; in Korean and Japanese the day stands before it.
    if !rules.numbers.isUnspaced, let day = day(sentence, joined(sentence, part.end)) {
      if case .part(let said, _)? = dayName(sentence, joined(sentence, part.end)),
        said != part.meaning
      {
        return []
      }
      return timedDays(sentence, day.end, day.date, .part(part.meaning, 1))
        + [Moment(end: day.end, components: day.date, part: part.meaning)]
    }
    guard !isOfOtherDay(sentence, part.end) else { return [] }
    let day = isOver(part.meaning) ? moved(dayOfNow, byDays: 1) : dayOfNow
    return [Moment(end: part.end, components: day, part: part.meaning)]
  }

  /// The day that it is, without a time.
  var dayOfNow: CivilTime {
    CivilTime(calendar.dateComponents([.year, .month, .day], from: now))
  }

  /// Whether a part of today is over, so that tomorrow's comes next.
  func isOver(_ part: TimeWords.DayPart) -> Bool {
    // Of a morning that has begun nobody says `in the morning`.
    let last = part == .morning ? part.hours.lowerBound : part.hours.upperBound - 1
    return calendar.component(.hour, from: now) >= last
  }

  /// Whether a part of a day goes on with a day that is not read behind it: `of Friday`, `des 20.`, `every 20th`.
  private func isOfOtherDay(_ sentence: Sentence, _ start: Int) -> Bool {
    guard !rules.numbers.isUnspaced else { return false }
    let words = sentence.words
    // 'In der Nacht auf Samstag', 'in der Nacht von Freitag auf Samstag'
    let begin = times.rangeBegins.match(words, at: start)?.end ?? start + 1
    if begin < words.count, !sentence.hasMark(before: start), day(sentence, start) == nil,
      times.days.match(words, at: begin) != nil
    {
      return true
    }
    let marks = [times.dateJoiners, rules.articles].compactMap { $0.match(words, at: start)?.end }
    let isRule =
      times.recurrenceMarks.match(words, at: start) != nil
      || times.weeklyDays.match(words, at: start) != nil
    return isRule && recurrences(sentence, start, longest: nil).isEmpty
      || times.dateJoiners.match(words, at: start) != nil
      || marks.contains { day(sentence, $0) != nil || dayNumber(sentence, $0) != nil }
  }

  func isToday(_ moment: CivilTime) -> Bool {
    guard moment.day != nil else { return false }
    if let today, let day = CivilDay(moment) { return day == today }
    return calendar.date(from: moment).map { calendar.isDate($0, inSameDayAs: now) } ?? false
  }

  /// How it is said which half of its day a time is in.
  func half(of time: Clock) -> Moment.Half {
    guard !time.hasDayPart, !time.isPadded, !time.isNamed, (1..<12).contains(time.hour) else {
      return .said
    }
    guard !times.hasTwelveHours else { return .either }
    return time.hasWrittenMinutes ? .written : .unsaid
  }

  /// The hours of the first half of a day that people who count twenty-four may say of its second half as well.
  static let earlyHours = 1..<8
  /// Those at which nobody arranges anything without saying the part of the day.
  static let hoursAsleep = 1..<6
}
