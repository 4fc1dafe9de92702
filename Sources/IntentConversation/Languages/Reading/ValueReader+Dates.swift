import Foundation

extension ValueReader {
  /// A day, and the word behind its last one.
  typealias DayReading = (end: Int, date: CivilTime)
  /// A day as it was said; no date where there is no such day.
  typealias SaidDay = (end: Int, date: CivilTime?)

  private var times: TimeWords { rules.times }

  /// A day: `tomorrow`, `next Friday`, `November 21, 2026`, `21/11/2026`, `11月21日`.
  func day(_ sentence: Sentence, _ start: Int) -> DayReading? {
    let words = sentence.words
    if let named = times.days.match(words, at: start) {
      guard !isOtherWord(sentence, start, named.end) else { return nil }
      // Behind a dash is another day: 'Friday - the 20th'.
      guard sentence.endOfDash(named.end) == nil else {
        return (named.end, components(of: named.meaning))
      }
      // 'Friday, November 21': the date says which Friday.
      if let weekday = named.meaning.coming {
        if let coming = ordinalDay(sentence, named.end, on: weekday) { return coming }
        if let written = writtenDate(sentence, named.end) {
          return weekdayOf(written.date) == weekday ? written : nil
        }
        if let day = numberedDay(sentence, named.end, on: weekday) { return day }
      }
      return dayInWeeks(sentence, named.end, from: named.meaning)
        ?? (named.end, components(of: named.meaning))
    }
    guard let written = writtenDate(sentence, start) else { return nil }
    // '11月21日 金曜日'
    if let named = times.days.match(words, at: written.end),
      let weekday = named.meaning.coming, weekdayOf(written.date) == weekday
    {
      return (named.end, written.date)
    }
    return written
  }

  /// Whether the short name of a day is another word, as behind an article: `the sun`, `la mer`.
  private func isOtherWord(_ sentence: Sentence, _ start: Int, _ end: Int) -> Bool {
    let word = sentence.words[start]
    guard end == start + 1, start > 0, word.end - word.start <= 3, !rules.numbers.isUnspaced else {
      return false
    }
    return rules.articles.match(sentence.words, at: start - 1)?.end == start
  }

  /// So many days or weeks from a day: `heute in einer Woche`, `Freitag in acht Tagen`.
  private func dayInWeeks(_ sentence: Sentence, _ end: Int, from day: TimeWords.Day) -> DayReading?
  {
    guard let mark = times.fromNow.match(sentence.words, at: end),
      let found = spans(sentence, mark.end).first, var days = wholeDays(found.span), days > 0
    else { return nil }
    switch day {
    // From one day of the week to the next they are eight in some languages, both of them counted.
    case .weekday where days == 8 || days == 15: days -= 1
    case .weekday where days % 7 == 0: break
    case .offset where days != 8 && days != 15: break
    default: return nil
    }
    return (found.end, moved(components(of: day), byDays: days))
  }

  /// How many days a length of time is that has nothing but days and weeks.
  func wholeDays(_ span: Span) -> Int? {
    let days = span.seconds / 86_400
    guard span.months == 0, days == days.rounded(), abs(days) < 3_650 else { return nil }
    return Int(days)
  }

  func weekdayOf(_ date: CivilTime) -> Int? {
    if today != nil, let day = CivilDay(date) { return day.weekday }
    return calendar.date(from: date).map { calendar.component(.weekday, from: $0) }
  }

  /// A date by its day and month, in words or in digits.
  func writtenDate(_ sentence: Sentence, _ start: Int) -> DayReading? {
    let words = sentence.words
    if let digits = numericDate(sentence, start) { return digits.date.map { (digits.end, $0) } }
    let mark = times.dayMarks.match(words, at: start)
    let begin = mark?.end ?? start
    if mark != nil, let digits = numericDate(sentence, begin) {
      return digits.date.map { (digits.end, $0) }
    }
    if let named = namedDate(sentence, begin) { return named.date.map { (named.end, $0) } }
    if let marked = markedDate(sentence, begin) { return marked.date.map { (marked.end, $0) } }
    // 'the 21st', 'el 21'
    guard mark != nil || times.hasBareOrdinals, let day = dayNumber(sentence, begin),
      day.isOrdinal, mark != nil || !sentence.beginsWithDigit(begin)
    else { return nil }
    // 'The second' is any second thing, but 'on the second'.
    let isLoose = mark == nil || times.looseDayMarks.match(words, at: start)?.end == begin
    guard !isLoose || day.value > 12 || sentence.beginsWithDigit(begin) else { return nil }
    // 'An den 3. Akt'
    let isOfNoun =
      rules.spoken.capitalizesNouns && day.end < words.count
      && (sentence.isCapitalized(day.end) || sentence.isAcronym(day.end))
      && rules.spoken.personMarks.match(words, endingAt: start) != nil
    return isOfNoun ? nil : coming(day: day.value).map { (day.end, $0) }
  }

  /// A day of the week with that of the month alone: of `Friday the 13th` the coming one.
  private func ordinalDay(_ sentence: Sentence, _ start: Int, on weekday: Int) -> DayReading? {
    guard let mark = times.dayMarks.match(sentence.words, at: start),
      namedDate(sentence, mark.end) == nil,
      let day = dayNumber(sentence, mark.end), day.isOrdinal, let today
    else { return nil }
    // Every day of the month is every day of the week within some years.
    let coming = (0..<96).lazy.compactMap { offset in
      let index = today.month - 1 + offset
      return CivilDay(year: today.year + index / 12, month: index % 12 + 1, day: day.value)
    }.first { $0 >= today && $0.weekday == weekday }
    return coming.map { (day.end, CivilTime($0)) }
  }

  /// A day of the week with the number of the coming one, `vendredi 17`, which in the first half of a day may as well be an
  /// hour: `vendredi 7` is a day where a time stands behind it.
  private func numberedDay(_ sentence: Sentence, _ start: Int, on weekday: Int) -> DayReading? {
    guard !rules.numbers.isUnspaced, start < sentence.words.count, !sentence.hasMark(before: start),
      let day = dayNumber(sentence, start), (1...31).contains(day.value),
      let coming = coming(day: day.value), weekdayOf(coming) == weekday,
      time(sentence, start, needsMark: true) == nil,
      day.value > 12 || time(sentence, joined(sentence, day.end), needsMark: true) != nil,
      sentence.endOfDash(day.end) == nil
    else { return nil }
    return (day.end, coming)
  }

  // MARK: - With the month's name

  /// `November 21, 2026`, `21 de noviembre de 2026`, `the twenty-first of November`.
  func namedDate(_ sentence: Sentence, _ start: Int) -> SaidDay? {
    let words = sentence.words
    if let month = times.months.match(words, at: start) {
      let begin = times.dayMarks.match(words, at: month.end)?.end ?? month.end
      guard let day = dayNumber(sentence, begin) else { return nil }
      return said(year: year(sentence, day.end), month: month.meaning, day: day.value, day.end)
    }
    guard let day = dayNumber(sentence, start) else { return nil }
    // '17-Oct' is a date, and 'the 20th - Nov 2' are two.
    guard sentence.endOfDash(day.end) == nil || sentence.isTight(day.end - 1) else { return nil }
    if let away = times.monthsAway.match(words, at: day.end), !rules.numbers.isUnspaced {
      return (away.end, date(ofDay: day.value, monthsAway: away.meaning))
    }
    if let any = times.anyMonth.match(words, at: day.end), let coming = coming(day: day.value) {
      return (any.end, coming)
    }
    let joiner = times.dateJoiners.match(words, at: day.end)
    guard let month = times.months.match(words, at: joiner?.end ?? day.end) else { return nil }
    return said(year: year(sentence, month.end), month: month.meaning, day: day.value, month.end)
  }

  /// The day of a month: `21`, `21st`, `twenty-first`, `21.`.
  func dayNumber(_ sentence: Sentence, _ start: Int)
    -> (end: Int, value: Int, isOrdinal: Bool)?
  {
    guard sentence.words.indices.contains(start) else { return nil }
    if let ordinal = times.dayOrdinals.match(sentence.words, at: start) {
      return (ordinal.end, ordinal.meaning, true)
    }
    if sentence.beginsWithDigit(start) {
      guard let numeral = numerals.read(sentence, at: start), let value = numeral.value.integer,
        (1...31).contains(value), numeral.end == start + 1,
        !isOfCompound(numeral.end, sentence)
      else { return nil }
      guard numeral.hasSuffix else { return (numeral.end, value, times.hasBareDays) }
      let suffix = sentence.hash(
        from: numeral.endOfDigits, to: Int(sentence.words[start].end))
      guard times.daySuffixes.meaning(ofWord: suffix) != nil else { return nil }
      return (numeral.end, value, true)
    }
    guard case .small(let value)? = rules.numbers.words.match(sentence.words, at: start)?.meaning,
      let end = rules.numbers.words.match(sentence.words, at: start)?.end, (1...31).contains(value),
      !rules.numbers.isUnspaced
    else { return nil }
    return (end, value, times.hasBareDays)
  }

  /// Whether a number is a part of the word that goes on behind a dash, `5-Uhr-Zug` and not `17-Oct`.
  private func isOfCompound(_ end: Int, _ sentence: Sentence) -> Bool {
    sentence.endOfDash(end) == end && end < sentence.words.count && sentence.isTight(end - 1)
      && !sentence.beginsWithDigit(end) && times.months.match(sentence.words, at: end) == nil
  }

  /// A year behind a date: four digits, `de 2026`, `, 2026`.
  func year(_ sentence: Sentence, _ start: Int) -> (end: Int, value: Int)? {
    let begin = times.dateJoiners.match(sentence.words, at: start)?.end ?? start
    guard sentence.words.indices.contains(begin), sentence.beginsWithDigit(begin),
      let numeral = numerals.read(sentence, at: begin), numeral.isPlain, !numeral.hasSuffix,
      numeral.end == begin + 1, let value = numeral.value.integer, (1_000...2_999).contains(value)
    else { return nil }
    return (numeral.end, value)
  }

  // MARK: - With marks behind the numbers

  /// `2026年11月21日`, `11월 21일`.
  func markedDate(_ sentence: Sentence, _ start: Int) -> SaidDay? {
    guard !times.dayNumberMarks.isEmpty else { return nil }
    let words = sentence.words
    var position = start
    func number(_ mark: PhraseTable<Bool>) -> Int? {
      guard let number = markedNumber(sentence, position),
        let mark = mark.match(words, at: number.end)
      else { return nil }
      position = mark.end
      return number.value
    }
    let away = times.monthsAway.match(words, at: start)
    if let away { position = away.end }
    let year = number(times.yearMarks)
    let month = number(times.monthMarks)
    guard year == nil || month != nil, let day = number(times.dayNumberMarks),
      !isLength(sentence, position),
      month != nil || away != nil || !isRepeated(sentence, position)
    else { return nil }
    if let away {
      return month == nil ? (position, date(ofDay: day, monthsAway: away.meaning)) : nil
    }
    guard let month else { return coming(day: day).map { (position, $0) } }
    return said(year: year.map { (position, $0) }, month: month, day: day, position)
  }

  /// Whether what stands before is how long the times or the things at a word are counted for: 「1日」 of 「1日2回」, 「1日中」.
  private func isRepeated(_ sentence: Sentence, _ start: Int) -> Bool {
    let begin = times.timeJoiners.match(sentence.words, at: start)?.end ?? start
    return times.repetitionMarks.match(sentence.words, at: start) != nil
      || number(sentence, begin).map {
        times.repetitionMarks.match(sentence.words, at: $0.end) != nil
      } ?? false
  }

  /// A day of the month so many months away; none where that has no such day.
  private func date(ofDay day: Int, monthsAway: Int) -> CivilTime? {
    guard let today else { return nil }
    let months = today.year * 12 + today.month - 1 + monthsAway
    return CivilDay(year: months / 12, month: months % 12 + 1, day: day).map(CivilTime.init)
  }

  private func markedNumber(_ sentence: Sentence, _ start: Int) -> (end: Int, value: Int)? {
    guard sentence.words.indices.contains(start) else { return nil }
    if sentence.beginsWithDigit(start) {
      guard let numeral = numerals.read(sentence, at: start), numeral.isPlain, !numeral.hasSuffix
      else { return nil }
      return numeral.value.integer.map { (numeral.end, $0) }
    }
    return amounts(sentence, start).lazy.compactMap { amount in
      amount.value.integer.map { (amount.end, $0) }
    }.first
  }

  // MARK: - In digits

  /// `2026-11-21`, `21/11/2026`, `21.11.`, `2026. 11. 21.`.
  func numericDate(_ sentence: Sentence, _ start: Int) -> SaidDay? {
    guard sentence.words.indices.contains(start), sentence.beginsWithDigit(start),
      !sentence.areDigitsAlone(start)
    else { return nil }
    guard let written = WrittenDate(sentence.scalars(from: start, upTo: 24)) else { return nil }
    let end = Int(sentence.words[start].start) + written.length
    var next = start
    while next < sentence.words.count, Int(sentence.words[next].start) < end { next += 1 }
    guard Int(sentence.words[next - 1].end) <= end else { return nil }
    let numbers = written.numbers
    guard numbers.count == 3 else {
      let order = shared.dateOrder
      let isMonthFirst = order != .dayMonthYear
      // Two numbers are as well something else.
      return date(
        year: nil, month: numbers[isMonthFirst ? 0 : 1], day: numbers[isMonthFirst ? 1 : 0], next
      ).map { ($0.end, $0.date) }
    }
    let parts =
      written.isYearFirst
      ? (year: numbers[0], month: numbers[1], day: numbers[2])
      : shared.dateOrder.date(numbers[0], numbers[1], numbers[2])
    // Of a year in two digits nobody means the last century.
    let year = parts.year < 100 ? parts.year + 2_000 : parts.year
    guard (1_000...2_999).contains(year) else { return nil }
    return said(year: (next, year), month: parts.month, day: parts.day, next)
  }

  // MARK: - Dates

  /// A day with its month, and its date where there is one.
  func said(year: (end: Int, value: Int)?, month: Int, day: Int, _ end: Int) -> SaidDay {
    let date = date(year: year, month: month, day: day, end)
    return (date?.end ?? max(end, year?.end ?? end), date?.date)
  }

  /// A date that there is; without a year the coming one.
  private func date(year: (end: Int, value: Int)?, month: Int, day: Int, _ end: Int) -> DayReading?
  {
    if let year {
      return valid(year.value, month, day).map { (max(end, year.end), $0) }
    }
    if let today {
      return (today.year...today.year + 8).lazy
        .compactMap { CivilDay(year: $0, month: month, day: day) }.first { $0 >= today }
        .map { (end, CivilTime($0)) }
    }
    let today = calendar.startOfDay(for: now)
    let current = calendar.component(.year, from: now)
    // Eight years on there is a 29 February again, whatever the century.
    for year in current...(current + 8) {
      guard let date = valid(year, month, day), let moment = calendar.date(from: date),
        moment >= today
      else { continue }
      return (end, date)
    }
    return nil
  }

  private func valid(_ year: Int, _ month: Int, _ day: Int) -> CivilTime? {
    // The calendar that was before had other leap years.
    if today != nil, year > 1_582 {
      return CivilDay(year: year, month: month, day: day).map { CivilTime($0) }
    }
    let components = CivilTime(year: year, month: month, day: day)
    guard (1...12).contains(month), let date = calendar.date(from: components) else { return nil }
    let found = calendar.dateComponents([.year, .month, .day], from: date)
    return found.day == day && found.month == month ? CivilTime(found) : nil
  }

  /// The coming day of that number.
  func coming(day: Int) -> CivilTime? {
    guard (1...31).contains(day) else { return nil }
    if let today {
      return (0..<13).lazy
        .compactMap { offset in
          let index = today.month - 1 + offset
          return CivilDay(year: today.year + index / 12, month: index % 12 + 1, day: day)
        }
        .first { $0 >= today }.map { CivilTime($0) }
    }
    let today = calendar.startOfDay(for: now)
    let current = calendar.dateComponents([.year, .month], from: now)
    guard let year = current.year, let month = current.month else { return nil }
    for offset in 0..<13 {
      let index = month - 1 + offset
      guard let date = valid(year + index / 12, index % 12 + 1, day),
        let moment = calendar.date(from: date), moment >= today
      else { continue }
      return date
    }
    return nil
  }

  func components(of day: TimeWords.Day) -> CivilTime {
    if let today {
      return CivilTime(CivilDay(number: today.number + days(to: day, from: today.weekday)))
    }
    let today = calendar.startOfDay(for: now)
    let offset = days(to: day, from: calendar.component(.weekday, from: today))
    let date = calendar.date(byAdding: .day, value: offset, to: today) ?? today
    return CivilTime(calendar.dateComponents([.year, .month, .day], from: date))
  }

  /// How many days it is to a day from today.
  ///
  /// - Parameter weekday: Today's, from 1 for Sunday on.
  private func days(to day: TimeWords.Day, from weekday: Int) -> Int {
    switch day {
    case .offset(let days), .part(_, let days): days
    case .weekday(let wanted), .weekdayPart(let wanted, _): (wanted - weekday + 6) % 7 + 1
    case .weekdayOfThisWeek(let wanted): (wanted - weekday + 7) % 7
    // Weeks begin on Monday.
    case .weekdayOfNextWeek(let wanted): (wanted + 5) % 7 - (weekday + 5) % 7 + 7
    case .weekdayOfSecondWeek(let wanted): (wanted + 5) % 7 - (weekday + 5) % 7 + 14
    case .weekdayAfterNext(let wanted): (wanted - weekday + 6) % 7 + 8
    case .lastWeekday(let wanted): (wanted - weekday + 7) % 7 - 7
    case .endOfMonth(let months): daysToEndOfMonth(months) ?? 0
    }
  }

  private func daysToEndOfMonth(_ months: Int) -> Int? {
    guard let date = calendar.date(byAdding: .month, value: months, to: now),
      let month = calendar.dateInterval(of: .month, for: date)
    else { return nil }
    let today = calendar.startOfDay(for: now)
    return calendar.dateComponents([.day], from: today, to: month.end).day.map { $0 - 1 }
  }
}

extension CivilDay {
  /// The day of a date; none where it names none, or one before the Gregorian calendar.
  init?(_ date: CivilTime) {
    guard let year = date.year, year > 1_582, let month = date.month, let day = date.day else {
      return nil
    }
    self.init(year: year, month: month, day: day)
  }
}
